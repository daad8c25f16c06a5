import { execFile } from 'node:child_process';
import { cpSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import * as users from '#lib/table/users.ts';
import { readHtml } from '../../support/html.ts';
import { serviceOf } from '../../support/service.ts';

const run = promisify(execFile);
const { call, signIn } = serviceOf();
const folder = mkdtempSync(join(tmpdir(), 'client-page-'));
afterAll(() => rmSync(folder, { recursive: true }));

let user: Awaited<ReturnType<typeof signIn>>;
beforeAll(async () => {
  user = await signIn();
  const { text } = await call('GET', '/docs/client');
  const [program] = readHtml(text)
    .all('code')
    .filter(({ attributes }) => attributes['class'] === 'language-ts');
  writeFileSync(join(folder, 'week.ts'), program?.text ?? '');
  writeFileSync(join(folder, 'package.json'), '{ "type": "module" }');
  cpSync('lib/client', join(folder, 'client'), { recursive: true });
});

/** The lines that the program of the page prints. */
async function printed(): Promise<string[]> {
  const env = { ...process.env, HOROSCOPE_KEY: user.key };
  const { stdout } = await run(process.execPath, ['week.ts'], { cwd: folder, env });
  return stdout.trim().split('\n');
}

const TODAY = /^\d{4}-\d\d-\d\d \d+(\.\d)? [A-Z].{40,}\.$/;

test('the program of the page runs as printed, and is told how far a tier sees', async () => {
  const [today, ...rest] = await printed();
  expect(today).toMatch(TODAY);
  expect(rest).toEqual([expect.stringMatching(/^Your tier sees no day after \d{4}-\d\d-\d\d\.$/)]);
  await users.setTier(user.id, 'pro');
  const [again, ...days] = await printed();
  expect(again).toBe(today);
  expect(days).toHaveLength(5);
  for (const day of days) expect(day).toMatch(/^[1-5] \d{4}-\d\d-\d\d$/);
});

test('the compiler takes it', async () => {
  const flags = [
    '--noEmit',
    '--strict',
    '--allowImportingTsExtensions',
    '--module',
    'nodenext',
    '--target',
    'esnext',
  ];
  const types = ['--types', 'node', '--typeRoots', resolve('node_modules/@types')];
  await run(process.execPath, [resolve('node_modules/typescript/bin/tsc'), ...flags, ...types, 'week.ts'], {
    cwd: folder,
  });
});
