import type { Birth } from '#lib/chart/natal-chart.ts';
import { population, ZONES } from '#lib/scoring/calibration/population.ts';
import { addDays } from '#lib/time/civil-day.ts';

/** People for the year from the first of January of `firstYear` on: a population, and children and the very old. */
export type People = { population: Birth[]; children: Birth[]; old: Birth[] };

const DAYS_OF_A_YEAR = 365.2425;
const CHILDREN = 15;
const OLDEST = 105;
const OVER_A_WORKING_LIFE = 76;

/**
 * Sixty people of the calibration's population, a child of each age from 0 to 14 and, from 76 to 105, somebody every
 * third year. Every other `series` is a different population of the same kind.
 */
export function people(firstYear: number, series = 0): People {
  const old = Math.floor((OLDEST - OVER_A_WORKING_LIFE) / 3) + 1;
  return {
    population: population(60, series),
    children: Array.from({ length: CHILDREN }, (_, age) => bornBefore(firstYear, age, series)),
    old: Array.from({ length: old }, (_, i) => bornBefore(firstYear, OVER_A_WORKING_LIFE + 3 * i, series)),
  };
}

/** Somebody who has been of an age for some months when a year begins, and so is two ages in it. */
function bornBefore(firstYear: number, age: number, series: number): Birth {
  const months = (5 * age + series) % 12;
  return {
    birthDate: addDays(`${firstYear}-01-01`, -Math.round((age + months / 12) * DAYS_OF_A_YEAR)),
    timeZone: ZONES[age % ZONES.length] ?? 'Europe/London',
  };
}
