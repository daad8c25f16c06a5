import { callerInContext } from '#lib/http/caller-context.ts';
import { refuseCrossSite } from '#lib/http/callers.ts';
import { pipeline } from '#lib/http/endpoint.ts';
import { bodyText } from '#lib/http/read-input.ts';
import { answerMessage } from '#lib/mcp/answer-message.ts';
import { serverFor } from '#lib/mcp/server.ts';

/** The headers that the protocol reads. */
const HEADERS = ['accept', 'content-type', 'mcp-protocol-version', 'mcp-method', 'mcp-name'];

/** POST /mcp: one message of an assistant, in the Model Context Protocol. */
export const handler = pipeline(async (event) => {
  // Also with a key: a page that has had its name changed to this address has none, and says so (DNS rebinding).
  refuseCrossSite(event, 'Messages are not accepted from pages of other sites.');
  const call = { caller: callerInContext(event), requestId: event.requestContext.requestId };
  const headers = HEADERS.map((name): [string, string] => [name, event.headers[name] ?? '']);
  const sent = Object.fromEntries(headers.filter(([, value]) => value));
  const answer = await answerMessage(sent, bodyText(event), () => serverFor(call));
  const type = answer.headers.get('content-type');
  return {
    statusCode: answer.status,
    headers: type ? { 'Content-Type': type } : {},
    body: await answer.text(),
  };
}, 'POST');
