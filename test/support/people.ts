import { addDays } from '#lib/time/civil-day.ts';

/** People of different ages and hemispheres, one born on a day when the Sun changed signs. */
export const PEOPLE = [
  { name: 'a Berliner of 1990', birthDate: '1990-05-17', timeZone: 'Europe/Berlin' },
  { name: 'a New Yorker of 1947', birthDate: '1947-03-21', timeZone: 'America/New_York' },
  { name: 'a Samoan of 2008', birthDate: '2008-02-29', timeZone: 'Pacific/Apia' },
  { name: 'an Indian of 1900', birthDate: '1900-01-01', timeZone: 'Asia/Kolkata' },
] as const;

/** A Londoner of 1971 with a known time and place of birth. */
export const LONDONER = {
  ...{ birthDate: '1971-03-19', birthTime: '12:41', timeZone: 'Europe/London' },
  ...{ latitude: 51.50853, longitude: -0.12574 },
} as const;

/** Consecutive dates from `first` on. */
export function datesFrom(first: string, count: number): string[] {
  return Array.from({ length: count }, (_, i) => addDays(first, i));
}
