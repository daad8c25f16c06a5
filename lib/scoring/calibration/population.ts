import type { Birth } from '#lib/chart/natal-chart.ts';
import { addDays, daysBetween } from '#lib/time/civil-day.ts';

/** Where the people of the population were born and live: two to each of the world's greater regions. */
export const ZONES = [
  'Europe/London',
  'Europe/Berlin',
  'America/New_York',
  'America/Los_Angeles',
  'America/Sao_Paulo',
  'America/Mexico_City',
  'Africa/Lagos',
  'Africa/Johannesburg',
  'Asia/Kolkata',
  'Asia/Tokyo',
  'Asia/Shanghai',
  'Australia/Sydney',
] as const;

const FIRST_BIRTH = '1935-01-01';
const LAST_BIRTH = '2010-12-31';

/** Steps of this share of a whole never fall into a rhythm and leave no gap (the golden ratio's fraction). */
const GOLDEN = (Math.sqrt(5) - 1) / 2;

/**
 * A fixed population of `count` births from 1935 to 2010, spread evenly over the years and the zones. Every
 * other `series` is a different population of the same kind.
 */
export function population(count: number, series = 0): Birth[] {
  const span = daysBetween(FIRST_BIRTH, LAST_BIRTH);
  return Array.from({ length: count }, (_, i) => {
    const share = ((i + 1) * GOLDEN + series * 0.1234567) % 1;
    return {
      birthDate: addDays(FIRST_BIRTH, Math.floor(share * span)),
      timeZone: ZONES[i % ZONES.length] as string,
    };
  });
}

/** Every date of `years` calendar years from the first of January of `firstYear` on. */
export function datesOfYears(firstYear: number, years: number): string[] {
  const first = `${firstYear}-01-01`;
  const count = daysBetween(first, `${firstYear + years}-01-01`);
  return Array.from({ length: count }, (_, i) => addDays(first, i));
}
