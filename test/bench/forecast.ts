import { houseAt } from '#lib/chart/house-at.ts';
import { housesOf } from '#lib/chart/houses.ts';
import { type Birth, natalChart } from '#lib/chart/natal-chart.ts';
import { northNode } from '#lib/chart/north-node.ts';
import { forecastDays } from '#lib/forecast/forecast-days.ts';
import { periodOverview } from '#lib/forecast/overview.ts';
import { scoreDays } from '#lib/scoring/score-days.ts';
import { addDays } from '#lib/time/civil-day.ts';
import { BIRTH, NOONS_MS, TIMED_BIRTH } from './days.ts';

/** How many years there are until the ephemeris ends. */
const YEARS = 60;
const ZONES = [BIRTH.timeZone, 'America/New_York', 'Asia/Tokyo', 'Australia/Sydney'] as const;

type Days = { dates: string[]; timeZone: string };

/** 366 days to forecast: the comparison's own for 0, and other days for each number up to 239. */
export function daysToForecast(number: number): Days {
  const firstDay = (number % YEARS) * NOONS_MS.length;
  const timeZone = ZONES[Math.floor(number / YEARS)] as string;
  return { dates: NOONS_MS.map((_, day) => addDays('2026-01-01', firstDay + day)), timeZone };
}

/** The whole forecast of some days, words included, for somebody born `later` days later than `BIRTH`. */
export function forecast(later: number, days: Days): number {
  return forecastDays(birthOf(later), days).length;
}

/** The same forecast where the time of birth is known. */
export function timedForecast(later: number, days: Days): number {
  return forecastDays(birthOf(later, TIMED_BIRTH), days).length;
}

/** The whole chart of somebody whose time of birth is known: bodies, aspects, node, angles, and the house of each body. */
export function chartWithHouses(later: number): number {
  const birth = birthOf(later, TIMED_BIRTH);
  const { bornAt, bodies } = natalChart(birth);
  const houses = housesOf(birth, 'placidus');
  if (!houses) throw new Error('There are no houses.');
  const places = [...bodies, northNode(bornAt)];
  return places.reduce((sum, { longitudeDeg }) => sum + houseAt(longitudeDeg, houses), 0);
}

/** The same days scored and no more. */
export function scored(later: number, days: Days): number {
  return [...scoreDays(natalChart(birthOf(later)), days)].length;
}

/** The overview of the same days. */
export function overview(later: number, days: Days): number {
  return periodOverview(birthOf(later), days).themes.length;
}

function birthOf(later: number, birth: Birth = BIRTH): Birth {
  return { ...birth, birthDate: addDays(birth.birthDate, later) };
}

/** The first forecast of a process. */
export function year(): number {
  return forecast(0, daysToForecast(0));
}
