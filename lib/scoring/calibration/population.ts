import type { Birth } from '#lib/chart/natal-chart.ts';
import { twoDigits } from '#lib/time/calendar-date.ts';
import { addDays, daysBetween, instantsAt } from '#lib/time/civil-day.ts';

/** Where the people of the population were born and live, degrees: two to each of the world's greater regions. */
const PLACES = [
  { timeZone: 'Europe/London', latitude: 51.51, longitude: -0.13 },
  { timeZone: 'Europe/Berlin', latitude: 52.52, longitude: 13.41 },
  { timeZone: 'America/New_York', latitude: 40.71, longitude: -74.01 },
  { timeZone: 'America/Los_Angeles', latitude: 34.05, longitude: -118.24 },
  { timeZone: 'America/Sao_Paulo', latitude: -23.55, longitude: -46.63 },
  { timeZone: 'America/Mexico_City', latitude: 19.43, longitude: -99.13 },
  { timeZone: 'Africa/Lagos', latitude: 6.45, longitude: 3.4 },
  { timeZone: 'Africa/Johannesburg', latitude: -26.2, longitude: 28.04 },
  { timeZone: 'Asia/Kolkata', latitude: 22.57, longitude: 88.36 },
  { timeZone: 'Asia/Tokyo', latitude: 35.69, longitude: 139.69 },
  { timeZone: 'Asia/Shanghai', latitude: 31.22, longitude: 121.46 },
  { timeZone: 'Australia/Sydney', latitude: -33.87, longitude: 151.21 },
] as const;

/** The zones of those places. */
export const ZONES = PLACES.map(({ timeZone }) => timeZone);

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

/** The same people, with the places and the times of their births, which are spread evenly over the day. */
export function timedPopulation(count: number, series = 0): Birth[] {
  return population(count, series).map((birth, i) => timed(birth, i));
}

/** A birth in one of the population's zones, with its place and a time of its own; `i` numbers those who get one. */
export function timed(birth: Birth, i: number): Birth {
  const place = PLACES.find(({ timeZone }) => timeZone === birth.timeZone);
  if (place === undefined) throw new RangeError(`Nobody of the population lives in ${birth.timeZone}.`);
  const minute = Math.floor((((i + 1) * GOLDEN * GOLDEN * 7) % 1) * 1440);
  const at = (minuteOfDay: number) =>
    `${twoDigits(Math.floor(minuteOfDay / 60))}:${twoDigits(minuteOfDay % 60)}`;
  const { birthDate, timeZone } = birth;
  // Where the clocks jumped over it, some hours later they show a time again.
  const birthTime = [minute, (minute + 240) % 1440]
    .map(at)
    .find((time) => instantsAt(birthDate, time, timeZone).length > 0);
  if (birthTime === undefined) throw new RangeError(`No such time on ${birthDate} in ${timeZone}.`);
  return { ...birth, ...place, birthTime };
}

/** Every date of `years` calendar years from the first of January of `firstYear` on. */
export function datesOfYears(firstYear: number, years: number): string[] {
  const first = `${firstYear}-01-01`;
  const count = daysBetween(first, `${firstYear + years}-01-01`);
  return Array.from({ length: count }, (_, i) => addDays(first, i));
}
