import { readFileSync } from 'node:fs';
import { expect, test } from '@jest/globals';
import { tools } from '#lib/contract/tools.ts';
import { ACTIVITY_SCORES, climateOf, scoreOf, supportOf } from '#lib/reading/lists/activity-scores.ts';
import { ACTIVITIES } from '#lib/reading/lists/catalogue.ts';
import { DAYS } from './scored-years.ts';

const scores = DAYS.flatMap(({ day }) => {
  const climate = climateOf(day);
  return ACTIVITIES.map((_, row) => scoreOf(row, supportOf(row, climate), climate));
}).toSorted((a, b) => a - b);

test('no activity’s score of ten years leaves the bounds that are told, and some come near to them', () => {
  const { lowest, highest } = ACTIVITY_SCORES;
  const [least = Number.NaN, most = Number.NaN] = [scores[0], scores.at(-1)];
  expect(least).toBeGreaterThanOrEqual(lowest);
  expect(most).toBeLessThanOrEqual(highest);
  expect(least).toBeLessThan(lowest + 0.25);
  expect(most).toBeGreaterThan(highest - 0.25);
});

test('the documentation and the tool tell these bounds', () => {
  const told = `between ${ACTIVITY_SCORES.lowest} and ${ACTIVITY_SCORES.highest}`;
  expect(tools.best_days.description).toContain(told);
  expect(readFileSync('docs/answers.md', 'utf8').replaceAll('\n', ' ')).toContain(told);
});
