import { once } from 'node:events';
import { createServer } from 'node:net';

const given = new Set<number>();

/**
 * Finds a port on the loopback interface that nobody listens on at the moment, and that this process has not been given
 * before: whoever got it may not listen yet.
 */
export async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  server.close();
  await once(server, 'close');
  if (!address || typeof address === 'string') throw new Error('The system gave no port');
  if (given.has(address.port)) return freePort();
  given.add(address.port);
  return address.port;
}
