import { execFile } from 'node:child_process';
import { chmodSync, mkdirSync, mkdtempSync, readFileSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterEach, beforeEach, expect, test } from '@jest/globals';

const script = fileURLToPath(new URL('../../infra/install-missing.sh', import.meta.url));
let folder: string;

/** The script of a fake npm that records each install. */
const fakeNpm = (end: string) => `#!/bin/sh
echo "$1" >> installs
sleep 0.3
${end}
`;
const SUCCEEDS = 'mkdir -p node_modules; touch node_modules/.package-lock.json';
const FAILS = 'echo "no such package" >&2; exit 1';

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'install-'));
  mkdirSync(join(folder, 'bin'));
  setNpm(SUCCEEDS);
  writeFileSync(join(folder, 'package-lock.json'), '{}');
  ageLock(-60);
});
afterEach(() => rmSync(folder, { recursive: true }));

function setNpm(end: string) {
  writeFileSync(join(folder, 'bin/npm'), fakeNpm(end));
  chmodSync(join(folder, 'bin/npm'), 0o755);
}

function ageLock(seconds: number) {
  const at = Date.now() / 1000 + seconds;
  utimesSync(join(folder, 'package-lock.json'), at, at);
}

const installs = () => readFileSync(join(folder, 'installs'), 'utf8').trim().split('\n');

const run = () =>
  new Promise<{ code: number; stderr: string }>((resolve) => {
    const env = { PATH: `${join(folder, 'bin')}:${process.env['PATH']}` };
    const child = execFile('sh', [script], { cwd: folder, env }, (_error, _stdout, stderr) =>
      resolve({ code: child.exitCode ?? 1, stderr }),
    );
  });

test('packages are installed if missing, and again if package-lock.json is newer', async () => {
  expect(await run()).toEqual({ code: 0, stderr: expect.stringContaining('Installing') });
  expect(await run()).toEqual({ code: 0, stderr: '' });
  expect(installs()).toEqual(['ci']);
  ageLock(60);
  await run();
  expect(installs()).toEqual(['ci', 'ci']);
});

test('one of several concurrent commands installs, and the others wait', async () => {
  const results = await Promise.all([run(), run(), run()]);
  expect(results.map(({ code }) => code)).toEqual([0, 0, 0]);
  expect(installs()).toEqual(['ci']);
});

test('a failed install fails the command, and the next command retries the install', async () => {
  setNpm(FAILS);
  const { code, stderr } = await run();
  expect(code).toBe(1);
  expect(stderr).toMatch(/no such package[\s\S]*npm ci failed/);
  setNpm(SUCCEEDS);
  expect((await run()).code).toBe(0);
  expect(installs()).toEqual(['ci', 'ci']);
});

test('the lock of a killed install is ignored', async () => {
  const ended = execFile('true');
  await new Promise((resolve) => ended.on('close', resolve));
  mkdirSync(join(folder, '.local'));
  await new Promise((resolve) =>
    execFile('ln', ['-s', String(ended.pid), join(folder, '.local/installing')], resolve),
  );
  expect((await run()).code).toBe(0);
  expect(installs()).toEqual(['ci']);
});
