import { readFileSync } from 'node:fs';
import { expect, test } from '@jest/globals';
import { natalChart } from '#lib/chart/natal-chart.ts';
import { KNOWN_TIMES, SYNASTRY_CATEGORIES } from '#lib/scoring/synastry/scores.ts';
import { FITTED_SYNASTRY } from '#lib/scoring/tables/fitted-synastry.ts';
import { dayMeasures, type Measure, sumCharts } from '../../../infra/calibration/day-measures.ts';
import {
  datesOfYears,
  population,
  signCharts,
  timedPopulation,
} from '../../../infra/calibration/population.ts';
import { readingMeasures } from '../../../infra/calibration/reading-measures.ts';
import { pairsOf, sumPairs, synastryMeasures } from '../../../infra/calibration/synastry-measures.ts';

// Smaller samples than in `npm run calibrate`, of different people and a different year.
const dates = datesOfYears(2027, 1);
const birthsByDate = population(36, 7);
const named = (population: string, measures: readonly Measure[]) =>
  measures.map((measure) => ({ population, ...measure }));

test.each([
  ...named('days of signs', dayMeasures(sumCharts(signCharts(), dates), 'sign')),
  ...named('days, by date', dayMeasures(sumCharts(birthsByDate.map(natalChart), dates), 'date')),
  ...named('days, by time', dayMeasures(sumCharts(timedPopulation(36, 7).map(natalChart), dates), 'time')),
  ...named('readings, by date', readingMeasures(2027, { known: 'date', series: 7 })),
  ...named('readings, by time', readingMeasures(2027, { known: 'time', series: 7 })),
  ...KNOWN_TIMES.flatMap((known) =>
    named(`couples, ${known} timed`, synastryMeasures(sumPairs(pairsOf(300, known, 7)), known)),
  ),
])('for $population, $name stays within its bounds', ({ value, min, max }) => {
  expect(value).toBeGreaterThanOrEqual(min);
  expect(value).toBeLessThanOrEqual(max);
});

test('the population is reproducible and spans nine decades and twelve time zones', () => {
  const births = population(300);
  expect(births).toEqual(population(300));
  expect(new Set(births.map(({ birthDate }) => birthDate.slice(0, 3))).size).toBe(9);
  expect(new Set(births.map(({ timeZone }) => timeZone)).size).toBe(12);
  expect(new Set(births.map(({ birthDate }) => birthDate)).size).toBeGreaterThan(295);
});

test('half of the couples are close in age, and few people share a birth date', () => {
  const couples = pairsOf(300, 'both');
  const yearsApart = couples.map(
    ([one, other]) => Math.abs(Date.parse(one.birthDate) - Date.parse(other.birthDate)) / 3.15576e10,
  );
  expect(yearsApart.filter((apart) => apart <= 4.1).length).toBeGreaterThanOrEqual(150);
  expect(yearsApart.filter((apart) => apart > 10).length).toBeGreaterThanOrEqual(90);
  expect(new Set(couples.map(([one]) => one.birthDate)).size).toBeGreaterThan(295);
});

test('the documented synastry constants match the code', () => {
  const documented = readFileSync(new URL('../../../docs/answers.md', import.meta.url), 'utf8');
  for (const known of KNOWN_TIMES)
    for (const category of SYNASTRY_CATEGORIES) {
      const { mean, deviation } = FITTED_SYNASTRY[known][category];
      expect(documented).toContain(`| ${known} | ${category} | ${mean} | ${deviation} |`);
    }
});
