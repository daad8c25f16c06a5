import { randomUUID } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import { type LoopbackServer, listenOnLoopback } from '../loopback-server.ts';
import { StartError } from '../start-error.ts';
import type { Gateway, Handled } from './gateway.ts';
import type { GatewayRequest } from './gateway-request.ts';
import type { LocalPage } from './local-pages.ts';

type OpenGatewayOptions = {
  port: number;
  /** Local pages by path. They take precedence over routes. */
  pages: Record<string, LocalPage>;
  /** Pending until the environment has started. */
  gateway: () => Promise<Gateway>;
  log: (line: string) => void;
};

/** Serves the local pages, and the API with or without the stage's prefix. Throws `StartError` if the port is unavailable. */
export async function openGateway(options: OpenGatewayOptions): Promise<LoopbackServer> {
  const { port, pages, gateway, log } = options;
  async function answer(incoming: IncomingMessage, body: Buffer): Promise<Response> {
    const { method = 'GET', url = '/', headers, rawHeaders } = incoming;
    // Clients that use this server as a proxy send absolute URLs.
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
    const why = cause.code === 'EADDRINUSE' ? 'is taken' : `is unavailable (${cause.code ?? String(cause)})`;
    throw new StartError(`Port ${port} ${why}; choose another with --port`, { cause });
  });
}

/** Renders a request's log line without path and query values, which may contain keys, codes or addresses by mistake. */
function requestLine(
  { receivedAt, method }: GatewayRequest,
  { answer, routePath = '(no route)', functionTitle, coldStart, reason }: Handled,
): string {
  const notes = [functionTitle, coldStart && 'cold', reason].filter(Boolean).join(', ');
  const time = receivedAt.toISOString().slice(11, 23);
  const milliseconds = Date.now() - receivedAt.getTime();
  const what = `${method.padEnd(6)} ${routePath}  ${answer.status}  ${milliseconds} ms`;
  return `${time}  ${what}  ${notes}`.trimEnd();
}
