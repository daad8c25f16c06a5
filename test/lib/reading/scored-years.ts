import { natalChart } from '#lib/chart/natal-chart.ts';
import { ENGLISH } from '#lib/reading/en/english.ts';
import type { Reader } from '#lib/reading/reader.ts';
import { type Words, wordsFor } from '#lib/reading/reading.ts';
import type { ScoredDay } from '#lib/scoring/day.ts';
import { scoreDays } from '#lib/scoring/score-days.ts';
import { addDays } from '#lib/time/civil-day.ts';

/** A day with the day before, whom it is told to and what is said of it. */
export type ToldDay = { day: ScoredDay; yesterday: ScoredDay; reader: Reader; words: Words };

const PEOPLE = [
  { birthDate: '1941-02-19', timeZone: 'Europe/London' },
  { birthDate: '1958-11-30', timeZone: 'America/New_York' },
  { birthDate: '1969-07-20', timeZone: 'Asia/Kolkata' },
  { birthDate: '1977-03-21', timeZone: 'Australia/Sydney' },
  { birthDate: '1985-09-08', timeZone: 'America/Sao_Paulo' },
  { birthDate: '1990-07-14', timeZone: 'Europe/Berlin' },
  { birthDate: '1999-12-31', timeZone: 'Pacific/Auckland' },
  { birthDate: '2010-05-05', timeZone: 'Asia/Tokyo' },
] as const;

/** The year 2026 of eight people from all over the world, scored and told. */
export const YEARS: readonly (readonly ToldDay[])[] = PEOPLE.map(({ birthDate, timeZone }) => {
  const dates = Array.from({ length: 366 }, (_, i) => addDays('2025-12-31', i));
  const days = [...scoreDays(natalChart({ birthDate, timeZone }), { dates, timeZone })];
  return days.slice(1).map((day, i) => {
    const yesterday = days[i] as ScoredDay;
    return { day, yesterday, reader: { birthDate }, words: wordsFor(day, yesterday, { birthDate }, ENGLISH) };
  });
});

/** All days of those years. */
export const DAYS: readonly ToldDay[] = YEARS.flat();
