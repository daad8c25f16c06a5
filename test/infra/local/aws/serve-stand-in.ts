import dns from 'node:dns';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import type { ServiceStandIn } from '../../../../infra/local/aws/service-call.ts';

/** A stand-in behind a real HTTP server of its own, so that real clients can call it. */
export type ServedStandIn = {
  url: string;
  /** How many calls have come. */
  callCount(): number;
  close(): Promise<void>;
};

/** Serves a stand-in on a free port of this machine. */
export async function serveStandIn(standIn: ServiceStandIn): Promise<ServedStandIn> {
  let calls = 0;
  const server = createServer(async (request, response) => {
    calls += 1;
    const { method = '', url: path = '', headers } = request;
    const answer = await standIn({
      method,
      path,
      headers: headers as Record<string, string | undefined>,
      body: await buffer(request),
    });
    response.writeHead(answer.status, answer.headers).end(answer.body);
  });
  await new Promise<void>((resolve) => server.listen(0, 'localhost', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://localhost:${port}`,
    callCount: () => calls,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

/** What every client of a stand-in is told. */
export const clientOf = ({ url }: ServedStandIn) => ({
  endpoint: url,
  region: 'us-east-1',
  credentials: { accessKeyId: 'test', secretAccessKey: 'test' },
  maxAttempts: 1,
});

/** Lets the names below localhost lead to this machine, as the Location client puts `places.` before the host. */
export function resolveLocalhostNames(): void {
  const lookup = dns.lookup;
  dns.lookup = ((name: string, ...rest: unknown[]) =>
    Reflect.apply(lookup, dns, [name.endsWith('.localhost') ? 'localhost' : name, ...rest])) as typeof lookup;
}
