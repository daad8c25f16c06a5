import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { ENGLISH } from '#lib/reading/en/english.ts';
import { activityScore, climateOf, scoreOf, supportOf } from '#lib/reading/lists/activity-scores.ts';
import { ACTIVITIES } from '#lib/reading/lists/catalogue.ts';
import { PALETTE, weekdayRuler } from '#lib/reading/lists/luck.ts';
import type { Reader } from '#lib/reading/reader.ts';
import { type Words, wordsFor } from '#lib/reading/reading.ts';
import { scoredDay } from './generated-days.ts';
import { DAYS, YEARS } from './scored-years.ts';

/** The ages between which the people of the eight years are. */
const YOUNGEST = 15;
const OLDEST = 85;

/** What is wrong with the form of a day's lists; empty if they are as the contract has them. */
function faultsOf({ favorable, unfavorable, luckyColors, luckyNumbers }: Words): string[] {
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

/** Somebody from nobody's age yet to 110 on the generated days. */
const anyReader = fc
  .integer({ min: 1916, max: 2027 })
  .map((year): Reader => ({ birthDate: `${year}-02-03` }));

/** The share of days on which a list is the day before's. */
function repetition(year: (typeof YEARS)[number], list: (words: Words) => readonly unknown[]): number {
  const lists = year.map(({ words }) => list(words).join());
  return lists.filter((text, i) => text === lists[i - 1]).length / lists.length;
}

describe('the lists are well formed', () => {
  test('on every day of eight years', () => {
    expect(DAYS.flatMap(({ words }) => faultsOf(words))).toEqual([]);
  });

  test('on any day, also without a single transit', () => {
    fc.assert(
      fc.property(scoredDay, anyReader, (day, reader) => {
        const alone = wordsFor({ ...day, transits: [] }, reader, ENGLISH);
        expect([...faultsOf(wordsFor(day, reader, ENGLISH)), ...faultsOf(alone)]).toEqual([]);
      }),
      { numRuns: 200 },
    );
  });

  test('every activity occurs, and nearly every one on both sides', () => {
    const favorable = new Set(DAYS.flatMap(({ words }) => words.favorable));
    const unfavorable = new Set(DAYS.flatMap(({ words }) => words.unfavorable));
    const grownUps = ACTIVITIES.filter(({ ages }) => (ages?.to ?? OLDEST) >= YOUNGEST);
    const names = grownUps.map(({ id }) => ENGLISH.activities[id]);
    expect(names.filter((name) => !favorable.has(name) && !unfavorable.has(name))).toEqual([]);
    const twoSided = grownUps
      .filter(({ virtue, risk }) => !virtue && !risk)
      .map(({ id }) => ENGLISH.activities[id]);
    const onBothSides = twoSided.filter((name) => favorable.has(name) && unfavorable.has(name));
    expect(onBothSides.length / twoSided.length).toBeGreaterThanOrEqual(0.95);
  });

  test('an activity scores high where it is favorable and low where it is unfavorable', () => {
    const scores = DAYS.map(({ day }) => {
      const climate = climateOf(day);
      return ACTIVITIES.map((_, row) => scoreOf(row, supportOf(row, climate), climate));
    });
    const mean = (index: number, isListed: (words: Words) => boolean) => {
      const listed = scores.filter((_, i) => isListed((DAYS[i] as (typeof DAYS)[number]).words));
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

  test('an activity that is not in the catalogue has no score', () => {
    const [known] = ACTIVITIES;
    const day = DAYS[0]?.day;
    if (known === undefined || day === undefined) throw new Error('nothing to score');
    expect(activityScore(known, day)).toBeCloseTo(activityScore(known, { ...day }), 12);
    expect(() => activityScore({ ...known, id: 'alchemy' }, day)).toThrow(RangeError);
  });

  test('the weekday’s ruler gives the first color', () => {
    expect(weekdayRuler('2026-11-21')).toBe('Saturn');
    expect(weekdayRuler('1999-12-31')).toBe('Venus');
    for (const { day, words } of DAYS.slice(0, 50))
      expect(
        PALETTE[weekdayRuler(day.date)].map(({ id, hex }) => ({ name: ENGLISH.colors[id], hex })),
      ).toContainEqual(words.luckyColors[0]);
  });

  test('numbers and activities change from day to day', () => {
    for (const year of YEARS) {
      expect(repetition(year, ({ luckyNumbers }) => luckyNumbers)).toBeLessThan(0.02);
      expect(repetition(year, ({ favorable }) => favorable)).toBeLessThan(0.05);
    }
  });

  test('the same day is told in the same bytes, whatever was told before', () => {
    const some = DAYS.filter((_, i) => i % 97 === 0);
    expect(some.map(({ day, reader }) => wordsFor(day, reader, ENGLISH))).toEqual(
      some.map(({ words }) => words),
    );
  });
});
