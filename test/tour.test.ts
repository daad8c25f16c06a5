import { execFile } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { expect, test } from '@jest/globals';
import { baseUrl, newEmail } from './support/service.ts';

const root = fileURLToPath(new URL('..', import.meta.url));
const readme = readFileSync(join(root, 'README.md'), 'utf8');
const tour = /## A tour with curl\n(.*?)\n## /s.exec(readme)?.[1] ?? '';
const blocks = [...tour.matchAll(/```sh\n(.*?)```/gs)].map(([, block = '']) => block);
const answers = [...tour.matchAll(/```json\n(.*?)```/gs)].map(([, block = '']) => block);

/** The names and types of a value's fields, at all levels. */
const shapeOf = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.slice(0, 1).map(shapeOf);
  if (typeof value !== 'object' || value === null) return typeof value;
  return Object.fromEntries(Object.entries(value).map(([name, inner]) => [name, shapeOf(inner)]));
};

test('the README’s tour works as printed, and its responses have the fields shown', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'horoscope-tour-'));
  const script = blocks
    .map((block) => `echo '#step'\n${block}`)
    .join('\n')
    .replace('PORT=3000', `PORT=${new URL(baseUrl()).port}`)
    .replaceAll('npm run tier --', `npm --prefix ${root} run --silent tier --`)
    .replaceAll('ada@example.com', newEmail());
  const run = () => promisify(execFile)('bash', ['-euo', 'pipefail', '-c', script], { cwd: folder });
  const { stdout } = await run();
  // A second run must also work, with the existing account and profile.
  const again = await run();
  rmSync(folder, { recursive: true });
  expect(again.stdout.match(/^"date":"[\d-]+","overallRating"/gm)).toHaveLength(31);
  const given = stdout.split('#step\n').filter((text) => text.trim().startsWith('{'));
  expect(given).toHaveLength(answers.length);
  expect(stdout.match(/^"date":"[\d-]+","overallRating"/gm)).toHaveLength(31);
  expect(stdout.match(/^"date":"[\d-]+"$/gm)).toHaveLength(5);
  expect(given.map((text) => shapeOf(JSON.parse(text)))).toEqual(
    answers.map((text) => shapeOf(JSON.parse(text))),
  );
});
