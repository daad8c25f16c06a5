import { once } from 'node:events';
import { type IncomingMessage, request } from 'node:http';
import { buffer } from 'node:stream/consumers';
import { listenOnLoopback } from '../../infra/local/loopback-server.ts';

/** What a proxy makes of a request; `forward` has it answered by whom the proxy stands before. */
export type Meddle = (asked: IncomingMessage, forward: () => Promise<Response>) => Promise<Response>;

const untouched: Meddle = (_asked, forward) => forward();

/** Headers that concern one connection alone. */
const OF_THE_CONNECTION = ['connection', 'keep-alive', 'transfer-encoding', 'content-length'];

/** Opens a proxy before what listens at an address, as a domain of its own would stand there: with its own host and no path. */
export async function openProxy(target: string, meddle = untouched) {
  const server = await listenOnLoopback(0, (asked, body) =>
    meddle(asked, () => forwarded(target, asked, body)),
  );
  return { url: `http://localhost:${server.port}`, close: () => server.close() };
}

async function forwarded(target: string, { method, url, headers }: IncomingMessage, body: Buffer) {
  const kept = { ...headers, 'x-forwarded-proto': 'http', connection: 'close' };
  const sent = request(target + url, { method, headers: kept }).end(body);
  const [answer]: IncomingMessage[] = await once(sent, 'response');
  if (!answer) throw new Error('There is no answer');
  const content = await buffer(answer);
  const pairs = Object.entries(answer.headersDistinct).flatMap(([name, values = []]) =>
    OF_THE_CONNECTION.includes(name) ? [] : values.map((value): [string, string] => [name, value]),
  );
  const { statusCode: status = 0 } = answer;
  return new Response(content.length > 0 ? content : null, { status, headers: pairs });
}
