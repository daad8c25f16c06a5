import { natalChart } from '#lib/chart/natal-chart.ts';
import { ENGLISH } from '#lib/reading/en/english.ts';
import { type Overview, overviewOf } from '#lib/reading/overview/overview.ts';
import type { Period } from '#lib/reading/overview/theme-story.ts';
import { readerOf } from '#lib/reading/reader.ts';
import { scoreDays } from '#lib/scoring/score-days.ts';
import { addDays } from '#lib/time/civil-day.ts';
import { datesFrom } from '../../support/people.ts';

export type ReaderOverview = { birthDate: string; period: Period; days: number; overview: Overview };

const LENGTHS = [1, 2, 3, 7, 10, 30, 45, 90, 365];
const ZONES = ['Europe/Berlin', 'America/Sao_Paulo', 'Asia/Tokyo', 'America/New_York'];

/** Overviews of periods of nine lengths for two dozen readers of all ages. */
export const OVERVIEWS: readonly ReaderOverview[] = Array.from({ length: 24 }, (_, i) => {
  const person = { birthDate: addDays('1938-04-02', i * 1_361), timeZone: ZONES[i % ZONES.length] ?? 'UTC' };
  return LENGTHS.map((days, j) => overviewFor(person, addDays('2026-01-05', i * 29 + j * 11), days));
}).flat();

export function overviewFor(
  person: { birthDate: string; timeZone: string },
  startDate: string,
  days: number,
  locale = ENGLISH,
): ReaderOverview {
  const { birthDate, timeZone } = person;
  const dates = datesFrom(startDate, days);
  const period = { startDate, endDate: dates.at(-1) ?? startDate, timeZone };
  const chart = natalChart(person);
  const scored = scoreDays(chart, { dates, timeZone });
  const reader = readerOf(person, chart);
  return { birthDate, period, days, overview: overviewOf(chart, scored, period, reader, locale) };
}
