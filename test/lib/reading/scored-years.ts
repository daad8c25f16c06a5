import { natalChart } from '#lib/chart/natal-chart.ts';
import { ENGLISH } from '#lib/reading/en/english.ts';
import { type Reader, readerOf } from '#lib/reading/reader.ts';
import { type Reading, renderReading } from '#lib/reading/reading.ts';
import type { ScoredDay } from '#lib/scoring/day.ts';
import { scoreDays } from '#lib/scoring/score-days.ts';
import { datesFrom } from '../../support/people.ts';

export type RenderedDay = { day: ScoredDay; reader: Reader; reading: Reading };

const MADRID = { timeZone: 'Europe/Madrid', latitude: 40.42, longitude: -3.7 };
const CHICAGO = { timeZone: 'America/Chicago', latitude: 41.88, longitude: -87.63 };
const PEOPLE = [
  { birthDate: '1941-02-19', timeZone: 'Europe/London' },
  { birthDate: '1958-11-30', timeZone: 'America/New_York' },
  { birthDate: '1969-07-20', timeZone: 'Asia/Kolkata' },
  { birthDate: '1977-03-21', timeZone: 'Australia/Sydney' },
  { birthDate: '1985-09-08', timeZone: 'America/Sao_Paulo' },
  { birthDate: '1990-07-14', timeZone: 'Europe/Berlin' },
  { birthDate: '1999-12-31', timeZone: 'Pacific/Auckland' },
  { birthDate: '2010-05-05', timeZone: 'Asia/Tokyo' },
  { ...MADRID, birthDate: '1983-04-20', birthTime: '05:12' },
  { ...CHICAGO, birthDate: '1964-10-02', birthTime: '18:47' },
] as const;

/** The days of 2026 for ten readers from all over the world, two of them with birth times. */
export const YEARS: readonly (readonly RenderedDay[])[] = PEOPLE.map((birth) => {
  const { timeZone } = birth;
  const reader = readerOf(birth);
  const days = scoreDays(natalChart(birth), { dates: datesFrom('2026-01-01', 365), timeZone });
  return Array.from(days, (day) => ({ day, reader, reading: renderReading(day, reader, ENGLISH) }));
});

export const DAYS: readonly RenderedDay[] = YEARS.flat();
