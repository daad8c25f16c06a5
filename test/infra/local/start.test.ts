import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { afterAll, afterEach, expect, test } from '@jest/globals';
import { parseOptions } from '../../../infra/local/options.ts';
import { StartError } from '../../../infra/local/start-error.ts';

const root = fileURLToPath(new URL('../../..', import.meta.url));
const folder = mkdtempSync(join(tmpdir(), 'start-'));
const data = join(folder, 'data');
const running = new Set<ChildProcess>();

afterEach(() => {
  for (const child of running) child.kill('SIGKILL');
});
afterAll(() => rmSync(folder, { recursive: true }));

/** Runs the command that `npm start` runs. */
function start(args: string[], environment: Record<string, string | undefined> = {}) {
  const child = spawn(process.execPath, ['infra/local/start.ts', ...args], {
    cwd: root,
    env: { ...process.env, NODE_OPTIONS: '', ...environment },
  });
  running.add(child);
  let output = '';
  for (const stream of [child.stdout, child.stderr])
    stream.setEncoding('utf8').on('data', (chunk) => {
      output += chunk;
    });
  const ended = once(child, 'close').then(([code]) => {
    running.delete(child);
    return { code: code as number | null, output };
  });
  const line = async (pattern: RegExp) => {
    while (!pattern.test(output)) await Promise.race([once(child.stdout, 'data'), ended.then(unexpectedEnd)]);
    return pattern.exec(output)?.[1] ?? '';
  };
  const unexpectedEnd = () => {
    throw new Error(`The command ended: ${output}`);
  };
  return { child, ended, line, output: () => output };
}

/** Processes with this test's folder in their command line, such as Java and its guard. */
function leftovers(): string[] {
  const processes = execFileSync('ps', ['-eo', 'pid=,args='], { encoding: 'utf8' }).split('\n');
  return processes.filter((line) => line.includes(folder) && !line.includes(' ps '));
}

async function untilNothingIsLeft(): Promise<void> {
  while (leftovers().length > 0) await wait(50);
}

const lastLine = (output: string) => output.trim().split('\n').at(-1);

test('npm start locks its port and data, and kill -9 leaves no process', async () => {
  const first = start(['--port', '0', '--data', data]);
  const url = await first.line(/^Ready: (http:\/\/localhost:\d+)$/m);
  expect(first.output()).toContain(`Inbox: ${url}/__local/mail\n`);
  const dashboard = await first.line(/^Open: {2}(\S+) for the dashboard, /m);
  expect((await fetch(dashboard)).headers.get('content-type')).toMatch(/^text\/html/);
  const curl = await first.line(/^Try: {3}(curl .*)$/m);
  const answer = execFileSync('sh', ['-c', `${curl} -s -w ' %{http_code}'`], { encoding: 'utf8' });
  expect(answer).toMatch(/^\{"message":.*\} 200$/);

  const [samePort, sameData] = await Promise.all([
    start(['--port', new URL(url).port, '--data', join(folder, 'other')]).ended,
    start(['--port', '0', '--data', data]).ended,
  ]);
  expect([samePort.code, lastLine(samePort.output)]).toEqual([
    1,
    `Port ${new URL(url).port} is taken; choose another with --port`,
  ]);
  expect([sameData.code, lastLine(sameData.output)]).toEqual([
    1,
    `The data folder ${data} is in use by another running environment; stop it or choose another with --data`,
  ]);

  first.child.kill('SIGKILL');
  await first.ended;
  await untilNothingIsLeft();
});

// These tests use the data of the killed environment, which must stay unchanged.
test.each(['SIGINT', 'SIGTERM'] as const)('a %s during npm start stops every process', async (signal) => {
  const secrets = readFileSync(join(data, 'secrets.json'), 'utf8');
  const starting = start(['--port', '0', '--data', data]);
  await starting.line(/(Starting)/);
  while (leftovers().length === 0) await wait(5);
  starting.child.kill(signal);
  expect((await starting.ended).code).toBe(0);
  await untilNothingIsLeft();
  expect(readFileSync(join(data, 'secrets.json'), 'utf8')).toBe(secrets);
});

test('--fresh deletes stored data and nothing else', async () => {
  const used = join(folder, 'used');
  mkdirSync(join(used, 'dynamodb'), { recursive: true });
  const stored = ['dynamodb/shared-local-instance.db', 'secrets.json'];
  const foreign = ['notes.txt', 'dynamodb/backup.db'];
  for (const name of [...stored, ...foreign]) writeFileSync(join(used, name), 'x');
  // Without Java, npm start exits as soon as it has opened the data folder.
  await start(['--port', '0', '--data', used, '--fresh'], { PATH: '', JAVA_HOME: undefined }).ended;
  expect(stored.filter((name) => existsSync(join(used, name)))).toEqual([]);
  expect(foreign.filter((name) => existsSync(join(used, name)))).toEqual(foreign);
});

test.each([
  [
    'no Java',
    () => ({ PATH: '', JAVA_HOME: undefined }),
    /\(.*java: not found\)\. It needs Java 17 or newer; install it/,
  ],
  ['an old Java', oldJava, /\(java version "1\.8\.0_402"\)\. It needs Java 17 or newer; install it/],
])('npm start with %s fails with an instruction', async (_what, environment, sentence) => {
  const { code, output } = await start(['--port', '0', '--data', join(folder, 'java')], environment()).ended;
  expect([code, lastLine(output)]).toEqual([1, expect.stringMatching(sentence)]);
  expect(output.trim().split('\n')).toHaveLength(2);
});

function oldJava() {
  const bin = join(folder, 'jdk', 'bin');
  mkdirSync(bin, { recursive: true });
  writeFileSync(join(bin, 'java'), '#!/bin/sh\necho \'java version "1.8.0_402"\' >&2\n');
  chmodSync(join(bin, 'java'), 0o755);
  return { PATH: '', JAVA_HOME: join(folder, 'jdk') };
}

test.each([
  [
    'a file in place of the data folder',
    (path: string) => writeFileSync(path, ''),
    /^The data folder .* is unusable \(ENOTDIR.*\); choose another with --data$/,
  ],
  [
    'damaged secrets',
    (path: string) => {
      mkdirSync(path);
      writeFileSync(join(path, 'secrets.json'), '{"x":');
    },
    /^The secrets in .* are damaged/,
  ],
])('npm start with %s fails with one sentence', async (what, damage, sentence) => {
  const path = join(folder, what.replaceAll(' ', '-'));
  damage(path);
  const { code, output } = await start(['--port', '0', '--data', path]).ended;
  expect([code, lastLine(output)]).toEqual([1, expect.stringMatching(sentence)]);
});

test('--help lists every option, and an unknown option fails with one sentence', async () => {
  const { code, output } = await start(['--help']).ended;
  expect(code).toBe(0);
  for (const option of '--port --data --fresh --limits --watch --verbose'.split(' '))
    expect(output).toContain(option);
  const sentence = "Unknown option '--nope'; --help lists the options\n";
  expect(await start(['--nope']).ended).toEqual({ code: 1, output: sentence });
});

test.each([
  [['--port=x'], '--port must be a number from 0 to 65535, not "x"'],
  [['--port', '65536'], '--port must be a number from 0 to 65535, not "65536"'],
  [['--data', ''], '--data must be the path of a folder'],
  [['--limits', 'none'], '--limits must be "production", not "none"'],
  [['stray'], "Unexpected argument 'stray'; --help lists the options"],
  [['--port'], "Option '--port <value>' argument missing; --help lists the options"],
])('npm start with the arguments %j fails with one sentence', (args, sentence) => {
  const refusal = expect.objectContaining({ constructor: StartError, message: sentence });
  expect(() => parseOptions(args)).toThrow(refusal);
});
