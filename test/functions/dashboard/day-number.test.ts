import { expect, test } from '@jest/globals';
import { explainDays } from '#lib/forecast/forecast-days.ts';
import { METRICS } from '#lib/scoring/day.ts';
import {
  levelFrom,
  ratingFrom,
  signed,
  totalPoints,
} from '../../../functions/dashboard/client/day/explanation.ts';
import { datesFrom, PEOPLE } from '../../support/people.ts';

/** Explained days as the page receives them: parsed from JSON. */
function explained(person: (typeof PEOPLE)[number]) {
  const days = { dates: datesFrom('2026-11-01', 90), timeZone: person.timeZone };
  return JSON.parse(JSON.stringify(explainDays(person, days)));
}

test.each(PEOPLE)('the page recomputes the rating and the levels of each day of $name', (person) => {
  const { model, entries } = explained(person);
  expect(entries).toHaveLength(90);
  for (const { date, overallRating, metrics, transits } of entries) {
    const { rating } = ratingFrom(totalPoints(transits, 'rating'), model.rating);
    expect([date, rating]).toEqual([date, overallRating]);
    for (const metric of METRICS) {
      const { level } = levelFrom(totalPoints(transits, metric), metric, model.metrics);
      expect([date, metric, level]).toEqual([date, metric, metrics[metric]]);
    }
  }
});

test('the level scale lists every level above the lowest', () => {
  const { model } = explained(PEOPLE[0]);
  const { level, steps } = levelFrom(1000, 'energy', model.metrics);
  expect(level).toBe('High');
  expect(steps.map((step) => step.level)).toEqual(['Moderate', 'Good', 'High']);
});

test('totals of points have a sign and two decimal places', () => {
  expect([signed(3.2049), signed(-1.1), signed(0)]).toEqual(['+3.20', '−1.10', '+0.00']);
});
