import { execFile } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import * as users from '#lib/table/users.ts';
import { readHtml } from '../../support/html.ts';
import { baseUrl, serviceOf } from '../../support/service.ts';

const run = promisify(execFile);
const { call, signIn } = serviceOf();

/** A folder inside the repository, because only there can the page’s program import `#lib`. */
mkdirSync('.local', { recursive: true });
const folder = mkdtempSync(resolve('.local/client-page-'));
afterAll(() => rmSync(folder, { recursive: true }));

beforeAll(async () => {
  const { text } = await call('GET', '/docs/client');
  const { all } = readHtml(text);
  const program = all('code').find(({ attributes }) => attributes['class'] === 'language-ts');
  writeFileSync(join(folder, 'week.ts'), program?.text ?? '');
});

test('the client page’s program runs as printed and reports the tier’s last date', async () => {
  const user = await signIn();
  const printedLines = async (): Promise<string[]> => {
    const env = { ...process.env, HOROSCOPE_URL: baseUrl(), HOROSCOPE_KEY: user.key };
    const { stdout } = await run(process.execPath, ['week.ts'], { cwd: folder, env });
    return stdout.trim().split('\n');
  };
  const [today, ...rest] = await printedLines();
  expect(today).toMatch(/^\d{4}-\d\d-\d\d \d+(\.\d)? [A-Z].{40,}\.$/);
  expect(rest).toEqual([expect.stringMatching(/^Your tier's last date is \d{4}-\d\d-\d\d\.$/)]);
  await users.setTier(user.id, 'pro');
  const [again, ...days] = await printedLines();
  expect(again).toBe(today);
  expect(days).toHaveLength(5);
  for (const day of days) expect(day).toMatch(/^[1-5] \d{4}-\d\d-\d\d$/);
});

test('the client page’s program compiles', async () => {
  const files = ['week.ts', '../../lib/ephemeris/astronomia.d.ts'];
  const config = { extends: '../../tsconfig.json', files, include: [] };
  writeFileSync(join(folder, 'tsconfig.json'), JSON.stringify(config));
  await run(process.execPath, ['node_modules/typescript/bin/tsc', '-p', folder]);
});
