import { expect, test } from '@jest/globals';
import { measures } from '#lib/scoring/calibration/measures.ts';
import { datesOfYears, population, timedPopulation } from '#lib/scoring/calibration/population.ts';
import { sumsOf } from '#lib/scoring/calibration/sums.ts';

// A smaller sample of other people than the constants were fitted to; `npm run calibrate` measures the whole.
const dates = datesOfYears(2027, 1);
const sample = [
  ...measures(sumsOf(population(36, 7), dates), 'date').map((measure) => ({ known: 'date', ...measure })),
  ...measures(sumsOf(timedPopulation(36, 7), dates), 'time').map((measure) => ({
    known: 'time',
    ...measure,
  })),
];

test.each(sample)('of births by $known: $name stays within its bounds', ({ value, least, most }) => {
  expect(value).toBeGreaterThanOrEqual(least);
  expect(value).toBeLessThanOrEqual(most);
});

test('the population is the same each time and spread over years and zones', () => {
  const births = population(300);
  expect(births).toEqual(population(300));
  expect(new Set(births.map(({ birthDate }) => birthDate.slice(0, 3))).size).toBe(9);
  expect(new Set(births.map(({ timeZone }) => timeZone)).size).toBe(12);
  expect(new Set(births.map(({ birthDate }) => birthDate)).size).toBeGreaterThan(295);
});
