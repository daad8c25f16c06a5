import { authorizedCaller, rejectCrossSite, rejectForeignHost } from '#lib/http/caller.ts';
import { pipeline } from '#lib/http/endpoint.ts';
import { bodyText } from '#lib/http/read-input.ts';
import { handleMessage } from '#lib/mcp/handle-message.ts';
import { serverFor } from '#lib/mcp/server.ts';

const MCP_HEADERS = ['accept', 'content-type', 'mcp-protocol-version', 'mcp-method', 'mcp-name'];

/** Handles POST /mcp: one message of the Model Context Protocol. */
export const handler = pipeline(
  async (event) => {
    // These checks apply to API keys, too, as protection against DNS rebinding.
    rejectForeignHost(event, 'Messages are not accepted from pages of other sites.');
    rejectCrossSite(event, 'Messages are not accepted from pages of other sites.');
    const call = { caller: authorizedCaller(event), requestId: event.requestContext.requestId };
    const headers = MCP_HEADERS.map((name): [string, string] => [name, event.headers[name] ?? '']);
    const sent = Object.fromEntries(headers.filter(([, value]) => value));
    const response = await handleMessage(sent, bodyText(event), () => serverFor(call));
    const type = response.headers.get('content-type');
    return {
      statusCode: response.status,
      headers: type ? { 'Content-Type': type } : {},
      body: await response.text(),
    };
  },
  { method: 'POST' },
);
