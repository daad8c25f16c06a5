import { readFileSync } from 'node:fs';
import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import { tools } from '#lib/contract/tools.ts';
import { ENGLISH } from '#lib/reading/en/english.ts';
import { ACTIVITIES, type ActivityId } from '#lib/reading/lists/activities.ts';
import {
  ACTIVITY_SCORES,
  activityScore,
  climateOf,
  scoreOf,
  supportOf,
} from '#lib/reading/lists/activity-scores.ts';
import { PALETTE, weekdayRuler } from '#lib/reading/lists/luck.ts';
import type { Reader } from '#lib/reading/reader.ts';
import { type Reading, renderReading } from '#lib/reading/reading.ts';
import { scoredDay } from './generated-days.ts';
import { DAYS, YEARS } from './scored-years.ts';

/** Scores of all activities on each day. */
const SCORES = DAYS.map(({ day }) => {
  const climate = climateOf(day);
  return ACTIVITIES.map((_, row) => scoreOf(row, supportOf(row, climate), climate));
});
const YOUNGEST = 15;
const OLDEST = 85;

/** Describes violations of the contract by a day's lists. */
function faultsOf({ favorable, unfavorable, luckyColors, luckyNumbers }: Reading): string[] {
  const ascends = luckyNumbers.every((number, i) => i === 0 || number > (luckyNumbers[i - 1] as number));
  const faults: [boolean, string][] = [
    [favorable.length < 1 || favorable.length > 4, `favorable: ${favorable}`],
    [unfavorable.length < 1 || unfavorable.length > 4, `unfavorable: ${unfavorable}`],
    [new Set([...favorable, ...unfavorable]).size < favorable.length + unfavorable.length, 'in both lists'],
    [luckyColors.length < 2 || luckyColors.length > 3, `${luckyColors.length} colors`],
    [new Set(luckyColors.map(({ hex }) => hex)).size < luckyColors.length, 'a color twice'],
    [luckyNumbers.length !== 4 || !ascends, `numbers: ${luckyNumbers}`],
    [luckyNumbers.some((n) => !Number.isInteger(n) || n < 1 || n > 99), `numbers: ${luckyNumbers}`],
  ];
  return faults.flatMap(([isWrong, fault]) => (isWrong ? [fault] : []));
}

/** Readers from not yet born to 110 years old on the generated days. */
const anyReader = fc
  .integer({ min: 1916, max: 2027 })
  .map((year): Reader => ({ birthDate: `${year}-02-03`, matters: [] }));

/** The share of days with the same list as on the previous day. */
function repetition(year: (typeof YEARS)[number], list: (reading: Reading) => readonly unknown[]): number {
  const lists = year.map(({ reading }) => list(reading).join());
  return lists.filter((text, i) => text === lists[i - 1]).length / lists.length;
}

test('lists conform to the contract on every day of ten years', () => {
  expect(DAYS.flatMap(({ reading }) => faultsOf(reading))).toEqual([]);
});

test('lists conform to the contract on generated days, even without transits', () => {
  fc.assert(
    fc.property(scoredDay, anyReader, (day, reader) => {
      const alone = renderReading({ ...day, transits: [] }, reader, ENGLISH);
      expect([...faultsOf(renderReading(day, reader, ENGLISH)), ...faultsOf(alone)]).toEqual([]);
    }),
    { numRuns: 200 },
  );
});

test('every activity that isn’t only for children is listed, and at least 95% of those allowed on both lists are on both', () => {
  const favorable = new Set(DAYS.flatMap(({ reading }) => reading.favorable));
  const unfavorable = new Set(DAYS.flatMap(({ reading }) => reading.unfavorable));
  const grownUps = ACTIVITIES.filter(({ ages }) => (ages?.to ?? OLDEST) >= YOUNGEST);
  const names = grownUps.map(({ id }) => ENGLISH.activities[id]);
  expect(names.filter((name) => !favorable.has(name) && !unfavorable.has(name))).toEqual([]);
  const twoSided = grownUps
    .filter(({ virtue, risk }) => !virtue && !risk)
    .map(({ id }) => ENGLISH.activities[id]);
  const onBothSides = twoSided.filter((name) => favorable.has(name) && unfavorable.has(name));
  expect(onBothSides.length / twoSided.length).toBeGreaterThanOrEqual(0.95);
});

test('on average, an activity scores above its mean on days when it is favorable, and below its mean when unfavorable', () => {
  const mean = (index: number, isListed: (reading: Reading) => boolean) => {
    const listed = SCORES.filter((_, i) => isListed((DAYS[i] as (typeof DAYS)[number]).reading));
    return listed.reduce((sum, all) => sum + (all[index] as number), 0) / listed.length;
  };
  for (const [index, { id, ages }] of ACTIVITIES.entries()) {
    if ((ages?.to ?? OLDEST) < YOUNGEST) continue;
    const name = ENGLISH.activities[id];
    const usual = mean(index, () => true);
    const high = mean(index, ({ favorable }) => favorable.includes(name));
    expect(Number.isNaN(high) || high > usual).toBe(true);
    const low = mean(index, ({ unfavorable }) => unfavorable.includes(name));
    expect(Number.isNaN(low) || low < usual).toBe(true);
  }
});

test('activity scores stay within the documented bounds and come close to them', () => {
  const scores = SCORES.flat().toSorted((a, b) => a - b);
  const { lowest, highest } = ACTIVITY_SCORES;
  const [min = Number.NaN, max = Number.NaN] = [scores[0], scores.at(-1)];
  expect(min).toBeGreaterThanOrEqual(lowest);
  expect(max).toBeLessThanOrEqual(highest);
  expect(min).toBeLessThan(lowest + 0.25);
  expect(max).toBeGreaterThan(highest - 0.25);
  const bounds = `between ${lowest} and ${highest}`;
  expect(tools.best_days.description).toContain(bounds);
  expect(readFileSync('docs/answers.md', 'utf8').replaceAll('\n', ' ')).toContain(bounds);
});

test('scoring an activity outside the catalog throws', () => {
  const [known] = ACTIVITIES;
  const day = DAYS[0]?.day;
  if (known === undefined || day === undefined) throw new Error('nothing to score');
  expect(activityScore(known, day)).toBeCloseTo(activityScore(known, { ...day }), 12);
  expect(() => activityScore({ ...known, id: 'alchemy' as ActivityId }, day)).toThrow(RangeError);
});

test('the first color belongs to the weekday’s ruler', () => {
  expect(weekdayRuler('2026-11-21')).toBe('Saturn');
  expect(weekdayRuler('1999-12-31')).toBe('Venus');
  for (const { day, reading } of DAYS.slice(0, 50))
    expect(
      PALETTE[weekdayRuler(day.date)].map(({ id, hex }) => ({ name: ENGLISH.colors[id], hex })),
    ).toContainEqual(reading.luckyColors[0]);
});

test('lucky numbers and favorable activities rarely repeat on consecutive days', () => {
  for (const year of YEARS) {
    expect(repetition(year, ({ luckyNumbers }) => luckyNumbers)).toBeLessThan(0.02);
    expect(repetition(year, ({ favorable }) => favorable)).toBeLessThan(0.05);
  }
});

test('rendering a day again returns the same bytes', () => {
  const some = DAYS.filter((_, i) => i % 97 === 0);
  expect(some.map(({ day, reader }) => renderReading(day, reader, ENGLISH))).toEqual(
    some.map(({ reading }) => reading),
  );
});
