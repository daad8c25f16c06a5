import type { Birth } from '#lib/chart/natal-chart.ts';
import { signChart } from '#lib/chart/sign-chart.ts';
import { SIGNS } from '#lib/ephemeris/zodiac.ts';
import { twoDigits } from '#lib/time/calendar-date.ts';
import { addDays, daysBetween, instantsAt } from '#lib/time/civil-day.ts';

/** Birthplaces of the population, on six continents; coordinates in degrees. */
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

export const ZONES = PLACES.map(({ timeZone }) => timeZone);

const FIRST_BIRTH = '1935-01-01';
const LAST_BIRTH = '2010-12-31';

/** Fractional part of the golden ratio. Its multiples modulo 1 are spread evenly, without a pattern. */
const GOLDEN = (Math.sqrt(5) - 1) / 2;

/**
 * A fixed population of `count` births from 1935 to 2010, spread evenly over years and time zones. Each `series`
 * selects a different population of the same kind.
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

/** The births of `population` with places, and with times spread evenly over the day. */
export function timedPopulation(count: number, series = 0): Birth[] {
  return population(count, series).map((birth, i) => withBirthTime(birth, i));
}

/**
 * Adds the place in the birth's time zone and the `i`-th birth time. Throws a RangeError if no birth in the population has this
 * time zone.
 */
export function withBirthTime(birth: Birth, i: number): Birth {
  const place = PLACES.find(({ timeZone }) => timeZone === birth.timeZone);
  if (place === undefined) throw new RangeError(`The population has no births in ${birth.timeZone}.`);
  const minute = Math.floor((((i + 1) * GOLDEN * GOLDEN * 7) % 1) * 1440);
  const at = (minuteOfDay: number) =>
    `${twoDigits(Math.floor(minuteOfDay / 60))}:${twoDigits(minuteOfDay % 60)}`;
  const { birthDate, timeZone } = birth;
  // If a clock change skipped this time, the time four hours later is used.
  const birthTime = [minute, (minute + 240) % 1440]
    .map(at)
    .find((time) => instantsAt(birthDate, time, timeZone).length > 0);
  if (birthTime === undefined) throw new RangeError(`No such time on ${birthDate} in ${timeZone}.`);
  return { ...birth, ...place, birthTime };
}

/** The charts of the twelve signs, each in another time zone. */
export const signCharts = () =>
  SIGNS.map((sign, i) => ({ ...signChart(sign), timeZone: ZONES[i % ZONES.length] as string }));

export function datesOfYears(firstYear: number, years: number): string[] {
  const first = `${firstYear}-01-01`;
  const count = daysBetween(first, `${firstYear + years}-01-01`);
  return Array.from({ length: count }, (_, i) => addDays(first, i));
}

const DAYS_OF_A_YEAR = 365.2425;
const CHILDREN = 15;
const OLDEST = 105;
const RETIREMENT_AGE = 76;

/**
 * Readers for the reading measures: sixty births of the population, a child of each age from 0 to 14, and one
 * person of every third age from 76 to 103. Each `series` selects different readers of the same kind.
 */
export function readers(firstYear: number, series = 0) {
  const old = Math.floor((OLDEST - RETIREMENT_AGE) / 3) + 1;
  return {
    population: population(60, series),
    children: Array.from({ length: CHILDREN }, (_, age) => bornBefore(firstYear, age, series)),
    old: Array.from({ length: old }, (_, i) => bornBefore(firstYear, RETIREMENT_AGE + 3 * i, series)),
  };
}

/** Birth of a reader whose birthday falls within the year, so that the year covers two ages. */
function bornBefore(firstYear: number, age: number, series: number): Birth {
  const months = (5 * age + series) % 12;
  return {
    birthDate: addDays(`${firstYear}-01-01`, -Math.round((age + months / 12) * DAYS_OF_A_YEAR)),
    timeZone: ZONES[age % ZONES.length] ?? 'Europe/London',
  };
}
