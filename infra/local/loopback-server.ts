import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { setTimeout as wait } from 'node:timers/promises';

/** An HTTP server that only this machine reaches. */
export type LoopbackServer = Awaited<ReturnType<typeof listenOnLoopback>>;

/** Answers a request whose body has been read; if it rejects, the connection is cut off. */
export type Answering = (request: IncomingMessage, body: Buffer) => Promise<Response>;

/**
 * Listens on 127.0.0.1, to which `localhost` leads, at the latest after ::1 was refused. Port 0 is any free one.
 * Rejects with the system's error, such as `EADDRINUSE`.
 */
export async function listenOnLoopback(port: number, answer: Answering) {
  // Nobody's connection is closed because it was idle: it might be just as it is used again.
  const server = createServer({ keepAliveTimeout: 0 }, async (request, response) => {
    try {
      await send(response, await answer(request, await buffer(request)));
    } catch {
      response.destroy();
    }
  });
  await once(server.listen(port, '127.0.0.1'), 'listening');
  const closed = once(server, 'close');
  return {
    port: (server.address() as AddressInfo).port,
    /** Accepts nothing more, lets running requests end for `graceMs` and then cuts them off. */
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
