import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';

/** What a process has asked of the Runtime API: the next event, or to take an answer or a failure, as JSON. */
type Asked = { what: 'next' | 'response' | 'error'; text: string };

const ONE_MINUTE_MS = 60_000;

/** Lambda's Runtime API for one process: it hands out an event when the process asks for one, and takes the answer. */
export async function startRuntimeApi(functionArn: string) {
  let onAsked: ((asked: Asked) => void) | undefined;
  const early: Asked[] = [];
  let waiting: ServerResponse | undefined;
  let events = 0;

  const server = createServer({ keepAliveTimeout: 0 }, async (request, response) => {
    const what = whatOf(request);
    const text = (await buffer(request)).toString();
    if (what === 'next') waiting = response;
    else response.writeHead(202).end();
    if (onAsked) onAsked({ what, text });
    else early.push({ what, text });
    onAsked = undefined;
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const { port } = server.address() as AddressInfo;

  return {
    address: `127.0.0.1:${port}`,
    /** Resolves with what the process asks next. */
    asked(): Promise<Asked> {
      const first = early.shift();
      return first ? Promise.resolve(first) : new Promise((resolve) => (onAsked = resolve));
    },
    /** Hands an event to the process, which has asked for the next one. */
    give(event: string): void {
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

/** One of `invocation/next`, `invocation/ID/response`, `invocation/ID/error` and `init/error`. */
function whatOf({ url = '' }: IncomingMessage): Asked['what'] {
  const last = url.split('/').at(-1);
  return last === 'next' || last === 'response' ? last : 'error';
}
