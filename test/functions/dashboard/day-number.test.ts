import { expect, test } from '@jest/globals';
import { explainDays } from '#lib/forecast/forecast-days.ts';
import { METRICS } from '#lib/scoring/day.ts';
import {
  exactSum,
  levelFrom,
  ratingFrom,
  sumOf,
} from '../../../functions/dashboard/client/day/rating-arithmetic.ts';
import { datesFrom, PEOPLE } from '../../support/people.ts';

/** What a page gets: the answer's text and nothing of the engine. */
function answerTo(person: (typeof PEOPLE)[number]) {
  const days = { dates: datesFrom('2026-11-01', 90), timeZone: person.timeZone };
  return JSON.parse(JSON.stringify(explainDays(person, days)));
}

test.each(PEOPLE)('the page comes to the number and the levels of each day of $name by itself', (person) => {
  const { model, entries } = answerTo(person);
  expect(entries).toHaveLength(90);
  for (const { date, overallRating, metrics, transits } of entries) {
    const { rating } = ratingFrom(sumOf(transits, 'rating'), model.rating);
    expect([date, rating]).toEqual([date, overallRating]);
    for (const metric of METRICS) {
      const { level } = levelFrom(sumOf(transits, metric), metric, model.metrics);
      expect([date, metric, level]).toEqual([date, metric, metrics[metric]]);
    }
  }
});

test('a level is told with all that lead to it', () => {
  const { model } = answerTo(PEOPLE[0]);
  const { level, steps } = levelFrom(1000, 'energy', model.metrics);
  expect(level).toBe('High');
  expect(steps.map((step) => step.level)).toEqual(['Moderate', 'Good', 'High']);
});

test('sums have a sign that can be read, and enough decimals to compute with', () => {
  expect([exactSum(3.2049), exactSum(-1.1), exactSum(0)]).toEqual(['+3.20', '−1.10', '+0.00']);
});
