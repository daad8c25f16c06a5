import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { setTimeout as wait } from 'node:timers/promises';

export type LoopbackServer = Awaited<ReturnType<typeof listenOnLoopback>>;

/** Handles a request after its body is read. If the handler rejects, the connection is closed. */
export type RequestHandler = (request: IncomingMessage, body: Buffer) => Promise<Response>;

/** Listens on 127.0.0.1. Port 0 selects a free port. Rejects with the system's error, such as `EADDRINUSE`. */
export async function listenOnLoopback(port: number, handle: RequestHandler) {
  // An idle timeout could close a connection just as a client reuses it.
  const server = createServer({ keepAliveTimeout: 0 }, async (request, response) => {
    try {
      await send(response, await handle(request, await buffer(request)));
    } catch {
      response.destroy();
    }
  });
  await once(server.listen(port, '127.0.0.1'), 'listening');
  const closed = once(server, 'close');
  return {
    port: (server.address() as AddressInfo).port,
    /** Stops listening, gives requests in flight `graceMs` to finish, then closes all connections. */
    async close(graceMs = 0) {
      server.close();
      server.closeIdleConnections();
      await Promise.race([closed, wait(graceMs, undefined, { ref: false })]);
      server.closeAllConnections();
      await closed;
    },
  };
}

async function send(response: ServerResponse, answer: Response): Promise<void> {
  response.statusCode = answer.status;
  response.setHeaders(answer.headers);
  const body = Buffer.from(await answer.arrayBuffer());
  if (answer.body && response.req.method !== 'HEAD')
    response.setHeader('Content-Length', body.length).end(body);
  else response.end();
}
