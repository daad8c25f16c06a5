import { once } from 'node:events';
import { createServer, type RequestListener, type Server, type ServerOptions } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';

/** An HTTP server that only this machine reaches. */
export type LoopbackServer = {
  port: number;
  /** Accepts nothing more, lets running requests end for `graceMs` and then cuts them off. */
  close: (graceMs?: number) => Promise<void>;
};

/**
 * Listens on 127.0.0.1 and, where the machine has it, on ::1, so that `localhost` works whichever it resolves to. Port 0
 * is any free one. Rejects with the system's error, such as `EADDRINUSE`.
 */
export async function listenOnLoopback(
  port: number,
  listener: RequestListener,
  options: ServerOptions = {},
): Promise<LoopbackServer> {
  // Nobody's connection is closed because it was idle: it might be just as it is used again.
  const kept = { keepAliveTimeout: 0, ...options };
  const ipv4 = createServer(kept, listener);
  await listen(ipv4, port, '127.0.0.1');
  const address = ipv4.address();
  const actualPort = address && typeof address === 'object' ? address.port : port;
  const servers = [ipv4];
  const ipv6 = createServer(kept, listener);
  try {
    await listen(ipv6, actualPort, '::1');
    servers.push(ipv6);
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    // A port that was asked for must be ours on both; one that the system chose is used through the address that has it.
    if (code === 'EADDRINUSE' && port !== 0) {
      await close([ipv4], 0);
      throw error;
    }
  }
  let closed: Promise<void> | undefined;
  return {
    port: actualPort,
    close: (graceMs = 0) => {
      closed ??= close(servers, graceMs);
      return closed;
    },
  };
}

async function listen(server: Server, port: number, host: string): Promise<void> {
  server.listen(port, host);
  await once(server, 'listening');
}

async function close(servers: readonly Server[], graceMs: number): Promise<void> {
  const closed = Promise.all(servers.map((server) => once(server.close(), 'close')));
  for (const server of servers) server.closeIdleConnections();
  await Promise.race([closed, wait(graceMs, undefined, { ref: false })]);
  for (const server of servers) server.closeAllConnections();
  await closed;
}
