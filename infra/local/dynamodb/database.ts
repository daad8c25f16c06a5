import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { request } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';
import { CannotStart } from '../cannot-start.ts';
import { freePort } from './free-port.ts';
import { findDynamoDbLocal, findJava } from './java.ts';

/** A running DynamoDB Local. */
export type Database = {
  port: number;
  /** Settles with Java's last words when Java ends without having been asked to. */
  died: Promise<string>;
  stop: () => Promise<void>;
};

type DatabaseOptions = {
  /** Folder that holds the data; without one they are kept in memory. */
  folder?: string;
  signal?: AbortSignal;
};

/** How long a connection may be idle; DynamoDB Local closes it after thirty seconds, perhaps just as it is used again. */
export const IDLE_TIMEOUT_MS = 20_000;

const START_TIMEOUT_MS = 30_000;
const STARTS = 3;

// Holds our end of a pipe as its standard input: when this process ends, however it ends, the pipe closes and Java
// is killed. Java's data survive that. When Java ends first, so does the guard, with Java's exit code.
const GUARD = `
exec 3<&0
"$@" 3<&- </dev/null &
java=$!
{ read -r _ <&3; kill -9 $java; } 2>/dev/null &
reader=$!
wait $java
status=$?
kill -9 $reader 2>/dev/null
exit $status`;

/** Starts DynamoDB Local and waits until it answers; rejects with `CannotStart` if Java is missing or gives up. */
export async function startDatabase({ folder, signal }: DatabaseOptions): Promise<Database> {
  const [java, release] = await Promise.all([findJava(), findDynamoDbLocal()]);
  let lastWords = '';
  for (let start = 0; start < STARTS; start++) {
    signal?.throwIfAborted();
    const port = await freePort();
    const started = await launch(java, release, port, folder, signal);
    if (typeof started !== 'string') return started;
    lastWords = started;
    // Between finding the port and Java's binding it, somebody else may have taken it.
    if (!/address already in use|failed to bind/i.test(lastWords)) break;
  }
  throw new CannotStart(`DynamoDB Local did not start: ${lastWords || 'Java said nothing'}`);
}

async function launch(
  java: string,
  release: string,
  port: number,
  folder: string | undefined,
  signal: AbortSignal | undefined,
): Promise<Database | string> {
  const options = ['-Xmx256m', '-XX:+UseSerialGC', '-XX:TieredStopAtLevel=1'];
  const program = [
    `-Djava.library.path=${release}/DynamoDBLocal_lib`,
    '-jar',
    `${release}/DynamoDBLocal.jar`,
  ];
  const storage = folder === undefined ? ['-inMemory'] : ['-dbPath', folder];
  const command = [
    java,
    ...options,
    ...program,
    '-sharedDb',
    '-disableTelemetry',
    '-port',
    `${port}`,
    ...storage,
  ];
  // Its own process group, so that Ctrl-C reaches this process alone and Java ends last.
  const guard = spawn('sh', ['-c', GUARD, 'dynamodb-guard', ...command], {
    detached: true,
    stdio: ['pipe', 'pipe', 'pipe'],
  });
  let output = '';
  for (const stream of [guard.stdout, guard.stderr])
    stream.setEncoding('utf8').on('data', (chunk: string) => {
      output = (output + chunk).slice(-4000);
    });
  const ended = once(guard, 'close').then(() => lastWordsOf(output));
  const stop = async () => {
    guard.stdin.end();
    await ended;
  };
  const givenUp = AbortSignal.timeout(START_TIMEOUT_MS);
  const outcome = await Promise.race([
    ended,
    untilItAnswers(port, signal ? AbortSignal.any([signal, givenUp]) : givenUp),
  ]);
  if (typeof outcome === 'string') return outcome;
  if (outcome) return { port, died: ended, stop };
  await stop();
  signal?.throwIfAborted();
  return `it did not answer within ${START_TIMEOUT_MS / 1000} seconds. ${lastWordsOf(output)}`;
}

async function untilItAnswers(port: number, signal: AbortSignal): Promise<boolean> {
  while (!signal.aborted) {
    if (await answers(port)) return true;
    await wait(40);
  }
  return false;
}

function answers(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    request({ host: '127.0.0.1', port, agent: false, timeout: 2000 }, (response) => {
      response.resume();
      resolve(true);
    })
      .on('error', () => resolve(false))
      .on('timeout', function (this: { destroy: () => void }) {
        this.destroy();
      })
      .end();
  });
}

function lastWordsOf(output: string): string {
  const lines = output.split('\n').flatMap((line) => line.trim() || []);
  return lines.findLast((line) => /exception|error|in use|cannot/i.test(line)) ?? lines.at(-1) ?? '';
}
