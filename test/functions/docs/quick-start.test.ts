import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from '@jest/globals';
import { readHtml } from '../../support/html.ts';
import { newEmail, serviceOf } from '../../support/service.ts';

const { call, mailsTo, signIn } = serviceOf();
const folder = mkdtempSync(join(tmpdir(), 'quick-start-'));
afterAll(() => rmSync(folder, { recursive: true }));

/** All code blocks of the quick start in one language, joined into one program. */
async function codeIn(language: string): Promise<string> {
  const { all } = readHtml((await call('GET', '/docs/quick-start')).text);
  const blocks = all('code').filter(({ attributes }) => attributes['class'] === `language-${language}`);
  expect(blocks.length).toBeGreaterThan(0);
  return blocks.map((block) => block.text).join('\n');
}

/** Runs a program, typing a new email address and its sign-in code. Returns the exit code and the output. */
async function runProgram(command: string, args: string[]): Promise<{ code: number | null; output: string }> {
  const email = newEmail();
  const child = spawn(command, args, { cwd: folder });
  let output = '';
  const until = async (text: string) => {
    while (!output.includes(text) && child.exitCode === null)
      await Promise.race([once(child.stdout, 'data'), once(child, 'close')]);
  };
  const closed = once(child, 'close');
  for (const stream of [child.stdout, child.stderr])
    stream.setEncoding('utf8').on('data', (text: string) => {
      output += text;
    });
  await until('Your email address: ');
  child.stdin.write(`${email}\n`);
  await until('The code from the email: ');
  const [mail] = await mailsTo(email);
  child.stdin.end(`${/\b\d{6}\b/.exec(mail?.text ?? '')?.[0]}\n`);
  await closed;
  return { code: child.exitCode, output };
}

test('the quick start with curl works as printed', async () => {
  const { code, output } = await runProgram('bash', ['-euo', 'pipefail', '-c', await codeIn('sh')]);
  expect(output).toMatch(/"horoscopes":\[\{"date":"\d{4}-\d\d-\d\d","overallRating":\d/);
  expect(code).toBe(0);
});

test('the response that the quick start shows is that to its own commands', async () => {
  const { key } = await signIn();
  const shown = JSON.parse(await codeIn('json'));
  const [{ date }] = shown.horoscopes;
  const birth = /-d '(\{"name".*\})'/.exec(await codeIn('sh'))?.[1] ?? '';
  const { id } = (await call('POST', '/api/profiles', { key, body: JSON.parse(birth) })).body;
  const query = `profileId=${id}&startDate=${date}&endDate=${date}`;
  const { body } = await call('GET', `/api/horoscope/daily?${query}`, { key });
  expect({ ...shown, profileId: id }).toEqual(body);
  const { all } = readHtml((await call('GET', '/docs/quick-start')).text);
  const written = new Date(date).toLocaleDateString('en-US', { dateStyle: 'long', timeZone: 'UTC' });
  expect(all('main')[0]?.text).toContain(`the response on ${written}`);
});

test('the quick start with curl prints the problem of a failed request and fails', async () => {
  const program = (await codeIn('sh')).replace('1990-06-15', '1990-06-31');
  const { code, output } = await runProgram('bash', ['-euo', 'pipefail', '-c', program]);
  expect(output).toContain('"code":"invalid_request"');
  expect(code).toBe(1);
});

// The Python program is skipped where Python is missing; `.ci/run` requires Python.
const hasPython = spawnSync('python3', ['--version']).status === 0;

test.each([
  ['js', process.execPath, 'first-forecast.mjs'],
  ...(hasPython ? [['python', 'python3', 'first_forecast.py'] as const] : []),
])('the quick start in language %s works as printed', async (language, command, file) => {
  writeFileSync(join(folder, file), await codeIn(language));
  const { code, output } = await runProgram(command, [file]);
  expect(output).toMatch(/\d{4}-\d\d-\d\d \d+(\.\d)? [A-Z].{40,}\.$/m);
  expect(code).toBe(0);
});
