import { expect, test } from '@jest/globals';
import { newId } from '#lib/accounts/identifiers.ts';
import { DEFAULT_LANGUAGE } from '#lib/forecast/languages.ts';
import * as forecasts from '#lib/table/forecasts.ts';
import { newEntry } from '../../support/new-items.ts';
import { datesFrom } from '../../support/people.ts';
import { runCommand } from '../../support/run-command.ts';
import { baseUrl } from '../../support/service.ts';
import { countItems, forecastsOf } from '../../support/table-items.ts';

const port = new URL(baseUrl()).port;
const purge = (...args: string[]) => runCommand('purge', ['--port', port, ...args]);

/** A number of the form `900001`, which no other test uses. */
const newModel = () => String(900_000 + Math.floor(Math.random() * 99_999));

/** Caches forecasts of a model version that were computed at some time. */
async function cached(modelVersion: string, count: number, nowMs = Date.now()) {
  const profileId = newId('prf', nowMs);
  const person = { userId: newId('usr', nowMs), profileId, birth: 'born', language: DEFAULT_LANGUAGE };
  const zone = { timeZone: 'Europe/London', isOfBirthplace: false };
  const entries = datesFrom('2026-01-01', count).map(newEntry);
  await forecasts.store({ ...person, modelVersion, ...zone }, entries, nowMs);
  // Besides the forecasts, there is the item of cached zones.
  return { left: async () => (await countItems(forecastsOf(profileId))) - 1 };
}

test('npm run purge counts the cached forecasts of a model version and deletes only those', async () => {
  const [model, other] = [newModel(), newModel()];
  const [wrong, alsoWrong, right] = [
    await cached(model, 250),
    await cached(model, 2),
    await cached(other, 3),
  ];
  expect(await purge('--model', model)).toEqual({
    code: 0,
    output: '252 cached forecasts would be deleted. Nothing was deleted; use --write to delete them.',
  });
  expect(await wrong.left()).toBe(250);
  expect(await purge('--model', model, '--write')).toEqual({
    code: 0,
    output: 'Deleted 252 cached forecasts.',
  });
  expect([await wrong.left(), await alsoWrong.left(), await right.left()]).toEqual([0, 0, 3]);
  expect((await purge('--model', model)).output).toMatch(/^0 cached/);
});

test.each([
  [['--model', 'v11'], 'v11 is not a model version such as 6.'],
  [
    ['--computed-after', '2026-11-20T14:00:00Z', '--computed-before', '2026-11-20T10:00:00Z'],
    '--computed-after must be earlier than --computed-before.',
  ],
])('npm run purge %j fails with one sentence', async (args, output) => {
  expect(await purge(...args)).toEqual({ code: 1, output });
});

test('npm run purge deletes the forecasts computed in a period', async () => {
  const model = newModel();
  // Longer ago than any forecast of other tests.
  const noon = Date.now() - 20 * 86_400_000;
  const [early, wrong, late] = [
    await cached(model, 1, noon - 60_000),
    await cached(newModel(), 2, noon),
    await cached(model, 3, noon + 60_000),
  ];
  const time = (ms: number) => new Date(noon + ms).toISOString();
  const period = ['--computed-after', time(-30_000), '--computed-before', time(30_000)];
  expect((await purge(...period, '--model', model)).output).toMatch(/^0 cached/);
  expect((await purge(...period, '--write')).output).toBe('Deleted 2 cached forecasts.');
  expect([await early.left(), await wrong.left(), await late.left()]).toEqual([1, 0, 3]);
  const after = ['--computed-after', time(30_000), '--model', model];
  expect((await purge(...after, '--write')).output).toBe('Deleted 3 cached forecasts.');
  const before = ['--computed-before', time(-30_000), '--model', model];
  expect((await purge(...before, '--write')).output).toBe('Deleted 1 cached forecasts.');
});

test.each([
  [[], /^Usage: npm run purge/],
  [['--write'], /^Usage: npm run purge/],
  [['--computed-after', 'noon'], /^noon is not a time/],
])('npm run purge with the arguments %j fails with one sentence', async (args, sentence) => {
  const { code, output } = await purge(...args);
  expect([code, output]).toEqual([1, expect.stringMatching(sentence)]);
});
