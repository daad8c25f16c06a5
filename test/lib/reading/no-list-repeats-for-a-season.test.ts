import { describe, expect, test } from '@jest/globals';
import { forecastDays } from '#lib/forecast/forecast-days.ts';
import type { ForecastEntry } from '#lib/forecast/forecast-entry.ts';
import { datesFrom } from '../../support/people.ts';

/** Somebody born every three years or so from 1940 on, around the year. */
const BIRTH_DATES = Array.from({ length: 20 }, (_, i) =>
  new Date(Date.UTC(1940, 3 + 41 * i, 1 + 7 * (i % 4))).toISOString().slice(0, 10),
);
/** A year in which Mercury, Venus, Mars and the slow bodies all turn back. */
const DATES = datesFrom('2026-07-01', 365);
const SIDES = ['favorable', 'unfavorable'] as const;

const FORECASTS = BIRTH_DATES.map((birthDate) =>
  forecastDays({ birthDate, timeZone: 'Europe/Berlin' }, { dates: DATES, timeZone: 'Europe/Berlin' }),
);

type Course = { name: string; days: number; run: number; longestRun: number; lastDay: number };

/** How every activity that is listed at all comes and goes on each side of each person's forecast. */
const COURSES = FORECASTS.flatMap((entries) => SIDES.flatMap((side) => coursesOf(entries, side)));

function coursesOf(entries: readonly ForecastEntry[], side: (typeof SIDES)[number]): Course[] {
  const courses = new Map<string, Course>();
  for (const [day, entry] of entries.entries())
    for (const activity of entry[side]) {
      const name = `${activity}, ${side}`;
      const known = courses.get(name) ?? { name, days: 0, run: 0, longestRun: 0, lastDay: -2 };
      known.days += 1;
      known.run = known.lastDay === day - 1 ? known.run + 1 : 1;
      known.longestRun = Math.max(known.longestRun, known.run);
      known.lastDay = day;
      courses.set(name, known);
    }
  return [...courses.values()];
}

describe('no list repeats for a season', () => {
  test('nobody reads of the same activity on three days of ten of a year', () => {
    expect(COURSES.filter(({ days }) => days > 0.3 * DATES.length)).toEqual([]);
  });

  test('or for more than ten days running', () => {
    expect(COURSES.filter(({ longestRun }) => longestRun > 10)).toEqual([]);
  });
});
