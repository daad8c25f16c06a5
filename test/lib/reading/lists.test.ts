import { readFileSync } from 'node:fs';
import { expect, test } from '@jest/globals';
import { tools } from '#lib/contract/tools.ts';
import { ENGLISH } from '#lib/reading/en/english.ts';
import { ACTIVITIES, type ActivityId, activityOf } from '#lib/reading/lists/activities.ts';
import { ACTIVITY_SCORES, activityScore, climateOf } from '#lib/reading/lists/activity-scores.ts';
import { luckyColors, luckyNumbers, PALETTE, weekdayRuler } from '#lib/reading/lists/luck.ts';
import { DAYS, YEARS } from './scored-years.ts';

const SOME = DAYS.filter((_, i) => i % 7 === 0);
const SCORES = SOME.map(({ day }) => ACTIVITIES.map((activity) => activityScore(activity, climateOf(day))));

test('colors and numbers conform to the contract on every day of ten years', () => {
  const wrong = DAYS.filter(({ entry: { luckyColors: colors, luckyNumbers: numbers } }) => {
    const isAscending = numbers.every((number, i) => i === 0 || number > (numbers[i - 1] ?? 0));
    const areNumbers =
      numbers.length === 4 &&
      numbers.every((number) => Number.isInteger(number) && number >= 1 && number <= 99);
    const areColors =
      colors.length >= 2 &&
      colors.length <= 3 &&
      new Set(colors.map(({ hex }) => hex)).size === colors.length;
    return !isAscending || !areNumbers || !areColors;
  });
  expect(wrong.map(({ entry }) => entry)).toEqual([]);
});

test('a day without transits still has four numbers and two colors', () => {
  for (const { day } of DAYS.slice(0, 31)) {
    const ruler = weekdayRuler(day.date);
    expect(luckyNumbers({ ...day, transits: [] }, ruler)).toHaveLength(4);
    expect(luckyColors({ ...day, transits: [] }, ruler)).toHaveLength(2);
  }
});

test('most of a day’s activities follow from its scene', () => {
  const { favorable, unfavorable } = DAYS.reduce(
    (counts, { story: { lists, scene } }) => {
      counts.favorable.push(...lists.favorable.map((id) => scene.favorable.includes(id)));
      counts.unfavorable.push(...lists.unfavorable.map((id) => scene.unfavorable.includes(id)));
      return counts;
    },
    { favorable: [] as boolean[], unfavorable: [] as boolean[] },
  );
  const share = (list: readonly boolean[]) => list.filter(Boolean).length / list.length;
  expect(share(favorable)).toBeGreaterThan(0.95);
  expect(share(unfavorable)).toBeGreaterThan(0.85);
});

test('nothing begins on a hard day, and museums are closed on Mondays', () => {
  const wrong = DAYS.flatMap(({ day, entry, story: { lists } }) => {
    const isMonday = new Date(day.date).getUTCDay() === 1;
    return [
      ...lists.favorable.filter((id) => entry.overallRating < 4 && activityOf(id).begins),
      ...[...lists.favorable, ...lists.unfavorable].filter(
        (id) => isMonday && activityOf(id).closedOnMondays,
      ),
    ].map((id) => `${day.date}: ${id}`);
  });
  expect(wrong).toEqual([]);
});

test('a virtue is unfavorable only where the scene says why, and a risk never favorable', () => {
  const wrong = DAYS.flatMap(({ day, story: { lists, scene } }) => [
    ...lists.unfavorable
      .filter((id) => activityOf(id).virtue && !scene.unfavorable.includes(id))
      .map((id) => `${day.date}: ${id}`),
    ...lists.favorable.filter((id) => activityOf(id).risk).map((id) => `${day.date}: ${id}`),
  ]);
  expect(wrong).toEqual([]);
});

test('nine of ten activities are listed in a year, and none on more than two of five days of a month', () => {
  const listed = new Set(DAYS.flatMap(({ story: { lists } }) => [...lists.favorable, ...lists.unfavorable]));
  expect(listed.size / ACTIVITIES.length).toBeGreaterThan(0.9);
  const most = YEARS.flatMap((days) =>
    Array.from({ length: 12 }, (_, month) => {
      const ids = days
        .slice(30 * month, 30 * month + 30)
        .flatMap(({ story: { lists } }) => [...lists.favorable, ...lists.unfavorable]);
      return Math.max(...[...Map.groupBy(ids, (id) => id).values()].map((same) => same.length));
    }),
  );
  expect(Math.max(...most)).toBeLessThanOrEqual(12);
});

test('activity scores stay within the documented bounds and come close to them', () => {
  const scores = SCORES.flat();
  const { lowest, highest } = ACTIVITY_SCORES;
  const [min, max] = [Math.min(...scores), Math.max(...scores)];
  expect(min).toBeGreaterThanOrEqual(lowest);
  expect(max).toBeLessThanOrEqual(highest);
  expect(min).toBeLessThan(lowest + 0.35);
  expect(max).toBeGreaterThan(highest - 0.35);
  const bounds = `between ${lowest} and ${highest}`;
  expect(tools.best_days.description).toContain(bounds);
  expect(readFileSync('docs/answers.md', 'utf8').replaceAll('\n', ' ')).toContain(bounds);
});

test('an activity outside the catalog throws', () => {
  expect(() => activityOf('alchemy' as ActivityId)).toThrow(RangeError);
});

test('the first color belongs to the weekday’s ruler', () => {
  expect(weekdayRuler('2026-11-21')).toBe('Saturn');
  expect(weekdayRuler('1999-12-31')).toBe('Venus');
  for (const { day, entry } of DAYS.slice(0, 50))
    expect(
      PALETTE[weekdayRuler(day.date)].map(({ id, hex }) => ({ name: ENGLISH.colors[id], hex })),
    ).toContainEqual(entry.luckyColors[0]);
});

test('lucky numbers and favorable activities rarely repeat on consecutive days', () => {
  for (const year of YEARS) {
    const repetition = (list: (i: number) => readonly unknown[] | undefined) =>
      year.filter((_, i) => i > 0 && list(i)?.join() === list(i - 1)?.join()).length / year.length;
    expect(repetition((i) => year[i]?.entry.luckyNumbers)).toBeLessThan(0.02);
    expect(repetition((i) => year[i]?.entry.favorable)).toBeLessThan(0.05);
  }
});
