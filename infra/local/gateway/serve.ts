import { randomUUID } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { type LoopbackServer, listenOnLoopback } from '../loopback-server.ts';
import { readBody } from '../read-body.ts';
import { type Gateway, type Handled, LARGEST_BODY_BYTES } from './gateway.ts';
import type { GatewayRequest } from './gateway-request.ts';

/** A page of the local environment itself, outside the API. */
export type LocalPage = (request: PageRequest) => Response | Promise<Response>;
type PageRequest = { method: string; query: URLSearchParams; accept: string | undefined; body: Buffer };

/** What is served, where, and who is told. */
export type ServeOptions = {
  port: number;
  /** Read anew for every request, so that a change takes effect at once. */
  gateway: () => Promise<{ handle: Gateway; stage: string }>;
  /** Pages by path, all below `/__local/`. */
  pages: Record<string, LocalPage>;
  onHandled: (request: GatewayRequest, handled: Handled, milliseconds: number) => void;
};

// API Gateway's own answer to longer ones is a line of text that no gateway response changes.
const LARGEST_HEADER_BYTES = 10_240;
const PARSER_HEADER_BYTES = 64 * 1024;

/** Serves the API over HTTP, with and without the stage's prefix, and the pages of the local environment. */
export async function serve({ port, gateway, pages, onHandled }: ServeOptions): Promise<LoopbackServer> {
  async function answerTo(incoming: IncomingMessage): Promise<Response> {
    const received = performance.now();
    const { method = 'GET', url = '/', headers, rawHeaders } = incoming;
    if ([method, url, ...rawHeaders].join('').length > LARGEST_HEADER_BYTES) {
      incoming.resume();
      return new Response(`HTTP header is larger than ${LARGEST_HEADER_BYTES} bytes.`, { status: 431 });
    }
    const body = await readBody(incoming, LARGEST_BODY_BYTES);
    // Proxies send the absolute form.
    const [, path = '', query = ''] = /^(?:https?:\/\/[^/?]*)?([^?]*)\??(.*)$/is.exec(url) ?? [];
    const page = pages[path];
    if (page) return page({ method, query: new URLSearchParams(query), accept: headers.accept, body });
    const { handle, stage } = await gateway();
    const request: GatewayRequest = {
      requestId: randomUUID(),
      receivedAt: new Date(),
      method,
      path: withoutStage(path || '/', stage),
      query,
      headers: Array.from({ length: rawHeaders.length / 2 }, (_, index) => [
        rawHeaders[2 * index] ?? '',
        rawHeaders[2 * index + 1] ?? '',
      ]),
      body,
      sourceIp: (incoming.socket.remoteAddress ?? '').replace(/^::ffff:/, ''),
    };
    const handled = await handle(request);
    onHandled(request, handled, performance.now() - received);
    return handled.answer;
  }

  return listenOnLoopback(
    port,
    (incoming, response) => {
      answerTo(incoming)
        .then((answer) => send(incoming, response, answer))
        .catch(() => response.destroy());
    },
    { maxHeaderSize: PARSER_HEADER_BYTES },
  );
}

function withoutStage(path: string, stage: string): string {
  if (path === `/${stage}`) return '/';
  return path.startsWith(`/${stage}/`) ? path.slice(stage.length + 1) : path;
}

async function send(incoming: IncomingMessage, response: ServerResponse, answer: Response): Promise<void> {
  response.statusCode = answer.status;
  response.setHeaders(answer.headers);
  const body = Buffer.from(await answer.arrayBuffer());
  if (answer.body && incoming.method !== 'HEAD') response.setHeader('Content-Length', body.length).end(body);
  else response.end();
}
