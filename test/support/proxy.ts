import { once } from 'node:events';
import { type IncomingMessage, request } from 'node:http';
import { buffer } from 'node:stream/consumers';
import { listenOnLoopback } from '../../infra/local/loopback-server.ts';

/** Handles a request at the proxy; `forward` sends it to the target. */
export type ProxyHandler = (request: IncomingMessage, forward: () => Promise<Response>) => Promise<Response>;

const untouched: ProxyHandler = (_request, forward) => forward();

/** Hop-by-hop headers, which a proxy must not forward. */
const OF_THE_CONNECTION = ['connection', 'keep-alive', 'transfer-encoding', 'content-length'];

/** Starts a proxy for the URL `target`. Like a custom domain, the proxy's own URL has a different host and no path. */
export async function openProxy(target: string, meddle = untouched) {
  const server = await listenOnLoopback(0, (incoming, body) =>
    meddle(incoming, () => forwarded(target, incoming, body)),
  );
  return { url: `http://localhost:${server.port}`, close: () => server.close() };
}

async function forwarded(target: string, { method, url, headers }: IncomingMessage, body: Buffer) {
  const kept = { ...headers, 'x-forwarded-proto': 'http', connection: 'close' };
  const sent = request(target + url, { method, headers: kept }).end(body);
  const [answer]: IncomingMessage[] = await once(sent, 'response');
  if (!answer) throw new Error('There is no response');
  const content = await buffer(answer);
  const pairs = Object.entries(answer.headersDistinct).flatMap(([name, values = []]) =>
    OF_THE_CONNECTION.includes(name) ? [] : values.map((value): [string, string] => [name, value]),
  );
  const { statusCode: status = 0 } = answer;
  return new Response(content.length > 0 ? content : null, { status, headers: pairs });
}
