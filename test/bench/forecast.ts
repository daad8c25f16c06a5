import { houseAt } from '#lib/chart/house-systems.ts';
import { housesOf } from '#lib/chart/houses.ts';
import { type Birth, natalChart, northNode } from '#lib/chart/natal-chart.ts';
import { forecastDays } from '#lib/forecast/forecast-days.ts';
import { periodOverview } from '#lib/forecast/overview.ts';
import { scoreDays } from '#lib/scoring/score-days.ts';
import { addDays } from '#lib/time/civil-day.ts';
import { BIRTH, NOONS_MS, TIMED_BIRTH } from './days.ts';

/** Number of 366-day periods from 2026-01-01, all within the ephemeris. */
const YEARS = 60;
const ZONES = [BIRTH.timeZone, 'America/New_York', 'Asia/Tokyo', 'Australia/Sydney'] as const;

type Days = { dates: string[]; timeZone: string };

/** Returns 366 consecutive dates and a time zone: for 0, the dates from 2026-01-01; up to 239, each number's result differs. */
export function daysToForecast(number: number): Days {
  const firstDay = (number % YEARS) * NOONS_MS.length;
  const timeZone = ZONES[Math.floor(number / YEARS)] as string;
  return { dates: NOONS_MS.map((_, day) => addDays('2026-01-01', firstDay + day)), timeZone };
}

/** Computes the complete forecast of `days` for a birth `daysLater` days after `birth`. */
export const forecast = (daysLater: number, days: Days, birth: Birth = BIRTH): number =>
  forecastDays(birthLater(daysLater, birth), days).length;

/** Computes a natal chart with a birth time: bodies, aspects, node, angles, and the house of each body. */
export function chartWithHouses(daysLater: number): number {
  const birth = birthLater(daysLater, TIMED_BIRTH);
  const { bornAt, bodies } = natalChart(birth);
  const houses = housesOf(birth, 'placidus');
  if (!houses) throw new Error('There are no houses');
  const places = [...bodies, northNode(bornAt)];
  return places.reduce((sum, { longitudeDeg }) => sum + houseAt(longitudeDeg, houses), 0);
}

export const scored = (daysLater: number, days: Days): number =>
  [...scoreDays(natalChart(birthLater(daysLater)), days)].length;

export const overview = (daysLater: number, days: Days): number =>
  periodOverview(birthLater(daysLater), days).themes.length;

const birthLater = (daysLater: number, birth: Birth = BIRTH): Birth => ({
  ...birth,
  birthDate: addDays(birth.birthDate, daysLater),
});

/** Computes the first forecast of a process. */
export const year = (): number => forecast(0, daysToForecast(0));
