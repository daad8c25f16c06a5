import { randomUUID } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { type LoopbackServer, listenOnLoopback } from '../loopback-server.ts';
import { readBody } from '../read-body.ts';
import type { Gateway, Handled } from './gateway.ts';
import type { GatewayAnswer } from './gateway-answer.ts';
import type { GatewayRequest } from './gateway-request.ts';

/** A page of the local environment itself, outside the API. */
export type LocalPage = (request: PageRequest) => GatewayAnswer | Promise<GatewayAnswer>;
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

// API Gateway's limits; its own answer to the second is a line of text that no gateway response changes.
const LARGEST_BODY_BYTES = 10 * 1024 * 1024;
const LARGEST_HEADER_BYTES = 10_240;
const PARSER_HEADER_BYTES = 64 * 1024;

/** Serves the API over HTTP, with and without the stage's prefix, and the pages of the local environment. */
export async function serve({ port, gateway, pages, onHandled }: ServeOptions): Promise<LoopbackServer> {
  async function answerTo(incoming: IncomingMessage): Promise<GatewayAnswer> {
    const received = performance.now();
    if (headerBytes(incoming) > LARGEST_HEADER_BYTES) {
      incoming.resume();
      return text(431, `HTTP header is larger than ${LARGEST_HEADER_BYTES} bytes.`);
    }
    const body = await readBody(incoming, LARGEST_BODY_BYTES);
    const { pathname, query } = split(incoming.url ?? '/');
    const page = pages[pathname];
    if (page) {
      const { method = 'GET', headers } = incoming;
      return page({ method, query: new URLSearchParams(query), accept: headers.accept, body });
    }
    const { handle, stage } = await gateway();
    const request = gatewayRequest(incoming, withoutStage(pathname, stage), query, body);
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

function gatewayRequest(
  incoming: IncomingMessage,
  path: string,
  query: string,
  body: Buffer,
): GatewayRequest {
  const headers: [string, string][] = [];
  for (let index = 0; index + 1 < incoming.rawHeaders.length; index += 2)
    headers.push([incoming.rawHeaders[index] ?? '', incoming.rawHeaders[index + 1] ?? '']);
  return {
    requestId: randomUUID(),
    receivedAt: new Date(),
    method: incoming.method ?? 'GET',
    path,
    query,
    httpVersion: incoming.httpVersion,
    headers,
    body,
    sourceIp: (incoming.socket.remoteAddress ?? '').replace(/^::ffff:/, ''),
  };
}

function split(target: string): { pathname: string; query: string } {
  // Proxies send the absolute form.
  const relative = target.replace(/^https?:\/\/[^/]*/i, '');
  const mark = relative.indexOf('?');
  const pathname = mark < 0 ? relative : relative.slice(0, mark);
  return { pathname: pathname || '/', query: mark < 0 ? '' : relative.slice(mark + 1) };
}

function withoutStage(pathname: string, stage: string): string {
  if (pathname === `/${stage}`) return '/';
  return pathname.startsWith(`/${stage}/`) ? pathname.slice(stage.length + 1) : pathname;
}

function headerBytes(incoming: IncomingMessage): number {
  const requestLine = (incoming.method?.length ?? 0) + (incoming.url?.length ?? 0);
  return incoming.rawHeaders.reduce((sum, part) => sum + part.length, requestLine);
}

function send(
  incoming: IncomingMessage,
  response: ServerResponse,
  { status, headers, body }: GatewayAnswer,
): void {
  response.statusCode = status;
  for (const [name, value] of headers)
    if (name.toLowerCase() !== 'content-length') response.appendHeader(name, value);
  const bodyless = status === 204 || status === 304 || incoming.method === 'HEAD';
  if (!bodyless) response.setHeader('Content-Length', body.length);
  response.end(bodyless ? undefined : body);
}

function text(status: number, message: string): GatewayAnswer {
  return { status, headers: [['Content-Type', 'text/plain']], body: Buffer.from(message) };
}
