import { execFile } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { expect, test } from '@jest/globals';
import { baseUrl, newEmail } from './support/service.ts';

const readme = readFileSync(new URL('../README.md', import.meta.url), 'utf8');
const tour = /## A tour with curl\n(.*?)\n## /s.exec(readme)?.[1] ?? '';
const blocks = [...tour.matchAll(/```sh\n(.*?)```/gs)].map(([, block = '']) => block);
const answers = [...tour.matchAll(/```json\n(.*?)```/gs)].map(([, block = '']) => block);

/** The fields that an answer has, all the way down. */
const shapeOf = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.slice(0, 1).map(shapeOf);
  if (typeof value !== 'object' || value === null) return typeof value;
  return Object.fromEntries(Object.entries(value).map(([name, inner]) => [name, shapeOf(inner)]));
};

test('the README’s tour works as printed, from sign-in to forecast, and answers have the fields shown', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'horoscope-tour-'));
  const steps = blocks.filter((block) => block.includes('curl '));
  const script = steps
    .map((block) => `echo '#step'\n${block}`)
    .join('\n')
    .replaceAll('http://localhost:3000', baseUrl())
    .replaceAll('ada@example.com', newEmail());
  const { stdout } = await promisify(execFile)('bash', ['-euo', 'pipefail', '-c', script], { cwd: folder });
  rmSync(folder, { recursive: true });
  const given = stdout.split('#step\n').filter((text) => text.trim().startsWith('{'));
  expect(given).toHaveLength(answers.length);
  expect(given.map((text) => shapeOf(JSON.parse(text)))).toEqual(
    answers.map((text) => shapeOf(JSON.parse(text))),
  );
});
