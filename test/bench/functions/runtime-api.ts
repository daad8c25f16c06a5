import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';

/** A call to the Runtime API: a request for the next event, or a response or an error as JSON. */
type RuntimeCall = { kind: 'next' | 'response' | 'error'; text: string };

const ONE_MINUTE_MS = 60_000;

/** Starts an emulator of Lambda's Runtime API for one process; the emulator sends events and receives responses. */
export async function startRuntimeApi(functionArn: string) {
  let onCall: ((call: RuntimeCall) => void) | undefined;
  const early: RuntimeCall[] = [];
  let waiting: ServerResponse | undefined;
  let events = 0;

  const server = createServer({ keepAliveTimeout: 0 }, async (request, response) => {
    const kind = kindOf(request);
    const text = (await buffer(request)).toString();
    if (kind === 'next') waiting = response;
    else response.writeHead(202).end();
    if (onCall) onCall({ kind, text });
    else early.push({ kind, text });
    onCall = undefined;
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const { port } = server.address() as AddressInfo;

  return {
    address: `127.0.0.1:${port}`,
    /** Resolves with the next call that the process makes. */
    nextCall(): Promise<RuntimeCall> {
      const first = early.shift();
      return first ? Promise.resolve(first) : new Promise((resolve) => (onCall = resolve));
    },
    /** Sends an event to the process, which must have requested one. */
    sendEvent(event: string): void {
      events += 1;
      waiting
        ?.writeHead(200, {
          'Content-Type': 'application/json',
          'Lambda-Runtime-Aws-Request-Id': `00000000-0000-4000-8000-${String(events).padStart(12, '0')}`,
          'Lambda-Runtime-Deadline-Ms': String(Date.now() + ONE_MINUTE_MS),
          'Lambda-Runtime-Invoked-Function-Arn': functionArn,
        })
        .end(event);
    },
    async stop(): Promise<void> {
      server.close();
      server.closeAllConnections();
      await once(server, 'close');
    },
  };
}

/** The kind of a call, by its path: `invocation/next`, `invocation/ID/response`, `invocation/ID/error` or `init/error`. */
function kindOf({ url = '' }: IncomingMessage): RuntimeCall['kind'] {
  const last = url.split('/').at(-1);
  return last === 'next' || last === 'response' ? last : 'error';
}
