import { natalChart } from '#lib/chart/natal-chart.ts';
import { type RenderedDay, renderDays } from '#lib/forecast/forecast-days.ts';
import type { ReaderBirth } from '#lib/reading/reader.ts';
import { datesFrom } from '../../support/people.ts';

export const NORA = {
  birthDate: '1991-03-28',
  birthTime: '06:40',
  timeZone: 'Europe/Lisbon',
  latitude: 38.72,
  longitude: -9.14,
};
export const TOM = { birthDate: '1976-10-09', timeZone: 'America/Chicago' };
export const INES = {
  ...{ birthDate: '2002-12-02', birthTime: '21:15', timeZone: 'America/Montevideo' },
  ...{ latitude: -34.9, longitude: -56.19 },
};

export type ReaderDay = RenderedDay & { birth: ReaderBirth };

/** A reader's days in the reader's time zone. */
export function daysOf(birth: ReaderBirth, dates: readonly string[]): ReaderDay[] {
  const { timeZone } = birth;
  return Array.from(renderDays(natalChart(birth), birth, { dates: [...dates], timeZone }), (day) => ({
    ...day,
    birth,
  }));
}

const MADRID = { timeZone: 'Europe/Madrid', latitude: 40.42, longitude: -3.7 };
const CHICAGO = { timeZone: 'America/Chicago', latitude: 41.88, longitude: -87.63 };
const PEOPLE: readonly ReaderBirth[] = [
  { birthDate: '1941-02-19', timeZone: 'Europe/London' },
  { birthDate: '1958-11-30', timeZone: 'America/New_York' },
  { birthDate: '1969-07-20', timeZone: 'Asia/Kolkata' },
  { birthDate: '1977-03-21', timeZone: 'Australia/Sydney' },
  { birthDate: '1985-09-08', timeZone: 'America/Sao_Paulo' },
  { birthDate: '1990-07-14', timeZone: 'Europe/Berlin', matters: ['money', 'friends'] },
  { birthDate: '2013-12-31', timeZone: 'Pacific/Auckland' },
  { birthDate: '2016-05-05', timeZone: 'Asia/Tokyo' },
  { ...MADRID, birthDate: '1983-04-20', birthTime: '05:12' },
  { ...CHICAGO, birthDate: '1934-10-02', birthTime: '18:47' },
];

/** The days of 2026 for ten readers from all over the world: two are children, two are old, two have birth times. */
export const YEARS: readonly (readonly ReaderDay[])[] = PEOPLE.map((birth) =>
  daysOf(birth, datesFrom('2026-01-01', 365)),
);

export const DAYS: readonly ReaderDay[] = YEARS.flat();
