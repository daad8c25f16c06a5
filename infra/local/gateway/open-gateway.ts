import { randomUUID } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import { CannotStart } from '../cannot-start.ts';
import { requestLine } from '../log-lines.ts';
import { type LoopbackServer, listenOnLoopback } from '../loopback-server.ts';
import type { Gateway } from './gateway.ts';
import type { LocalPage } from './local-pages.ts';

type OpenGatewayOptions = {
  port: number;
  /** Pages of the local environment by path, before which the API's routes do not count. */
  pages: Record<string, LocalPage>;
  /** The gateway of the version that is served, asked anew for every request; waits while the environment starts. */
  gateway: () => Promise<Gateway>;
  log: (line: string) => void;
};

/** Serves the API, with and without the stage's prefix, and the pages; throws `CannotStart` if the port cannot be had. */
export async function openGateway(options: OpenGatewayOptions): Promise<LoopbackServer> {
  const { port, pages, gateway, log } = options;
  async function answer(incoming: IncomingMessage, body: Buffer): Promise<Response> {
    const { method = 'GET', url = '/', headers, rawHeaders } = incoming;
    // Proxies send the absolute form.
    const [, path = '', query = ''] = /^(?:https?:\/\/[^/?]*)?([^?]*)\??(.*)$/is.exec(url) ?? [];
    const page = pages[path];
    if (page) {
      const { host = '', accept = '', 'content-type': type = '' } = headers;
      const init = { method, headers: { host, accept, 'content-type': type } };
      return page(new Request(`http://localhost?${query}`, method === 'POST' ? { ...init, body } : init));
    }
    const receivedAt = new Date();
    const handle = await gateway();
    const request = {
      requestId: randomUUID(),
      receivedAt,
      method,
      path: path || '/',
      query,
      headers: rawHeaders.flatMap((name, at) => (at % 2 ? [] : [[name, rawHeaders[at + 1] ?? ''] as const])),
      body,
      sourceIp: (incoming.socket.remoteAddress ?? '').replace(/^::ffff:/, ''),
    };
    const handled = await handle(request);
    log(requestLine(request, handled));
    return handled.answer;
  }

  return listenOnLoopback(port, answer).catch((cause: NodeJS.ErrnoException) => {
    const why = cause.code === 'EADDRINUSE' ? 'is taken' : `cannot be used (${cause.code ?? String(cause)})`;
    throw new CannotStart(`Port ${port} ${why}; choose another with --port`, { cause });
  });
}
