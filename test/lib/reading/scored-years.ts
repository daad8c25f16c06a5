import { natalChart } from '#lib/chart/natal-chart.ts';
import { ENGLISH } from '#lib/reading/en/english.ts';
import { type Reader, readerOf } from '#lib/reading/reader.ts';
import { type Words, wordsFor } from '#lib/reading/reading.ts';
import type { ScoredDay } from '#lib/scoring/day.ts';
import { scoreDays } from '#lib/scoring/score-days.ts';
import { addDays } from '#lib/time/civil-day.ts';

/** A day of somebody and what is said of it. */
export type ToldDay = { day: ScoredDay; reader: Reader; words: Words };

const PEOPLE = [
  { birthDate: '1941-02-19', timeZone: 'Europe/London' },
  { birthDate: '1958-11-30', timeZone: 'America/New_York' },
  { birthDate: '1969-07-20', timeZone: 'Asia/Kolkata' },
  { birthDate: '1977-03-21', timeZone: 'Australia/Sydney' },
  { birthDate: '1985-09-08', timeZone: 'America/Sao_Paulo' },
  { birthDate: '1990-07-14', timeZone: 'Europe/Berlin' },
  { birthDate: '1999-12-31', timeZone: 'Pacific/Auckland' },
  { birthDate: '2010-05-05', timeZone: 'Asia/Tokyo' },
  {
    birthDate: '1983-04-20',
    birthTime: '05:12',
    timeZone: 'Europe/Madrid',
    latitude: 40.42,
    longitude: -3.7,
  },
  {
    birthDate: '1964-10-02',
    birthTime: '18:47',
    timeZone: 'America/Chicago',
    latitude: 41.88,
    longitude: -87.63,
  },
] as const;

/** The year 2026 of ten people from all over the world, two of whose births are known to the minute, scored and told. */
export const YEARS: readonly (readonly ToldDay[])[] = PEOPLE.map((birth) => {
  const { timeZone } = birth;
  const reader = readerOf(birth);
  const dates = Array.from({ length: 365 }, (_, i) => addDays('2026-01-01', i));
  return [...scoreDays(natalChart(birth), { dates, timeZone })].map((day) => ({
    day,
    reader,
    words: wordsFor(day, reader, ENGLISH),
  }));
});

/** All days of those years. */
export const DAYS: readonly ToldDay[] = YEARS.flat();
