import { once } from 'node:events';
import { createServer, type RequestListener, type ServerOptions } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';

/** An HTTP server that only this machine reaches. */
export type LoopbackServer = {
  port: number;
  /** Accepts nothing more, lets running requests end for `graceMs` and then cuts them off. */
  close: (graceMs?: number) => Promise<void>;
};

/**
 * Listens on 127.0.0.1, to which `localhost` leads, at the latest after ::1 was refused. Port 0 is any free one.
 * Rejects with the system's error, such as `EADDRINUSE`.
 */
export async function listenOnLoopback(
  port: number,
  listener: RequestListener,
  options: ServerOptions = {},
): Promise<LoopbackServer> {
  // Nobody's connection is closed because it was idle: it might be just as it is used again.
  const server = createServer({ keepAliveTimeout: 0, ...options }, listener).listen(port, '127.0.0.1');
  await once(server, 'listening');
  const closed = once(server, 'close');
  return {
    port: (server.address() as AddressInfo).port,
    async close(graceMs = 0) {
      server.close();
      server.closeIdleConnections();
      await Promise.race([closed, wait(graceMs, undefined, { ref: false })]);
      server.closeAllConnections();
      await closed;
    },
  };
}
