import { createHash } from 'node:crypto';
import { expect, test } from '@jest/globals';
import { natalChart } from '#lib/chart/natal-chart.ts';
import { MODEL_VERSION } from '#lib/forecast/forecast-entry.ts';
import { scoreDays } from '#lib/scoring/score-days.ts';
import { datesFrom, PEOPLE } from '../../support/people.ts';

/**
 * The scores of a fixed month under each version. A change of tables, constants or rules shows here: it needs
 * a new version, or caches would mix forecasts of two models.
 */
const SCORES: Readonly<Record<string, string>> = {
  '1': '5f2458d6143f3efbe8bd096a626b6eda6d8e9cba20102fb4f77f515448f376e8',
  '2': '5f2458d6143f3efbe8bd096a626b6eda6d8e9cba20102fb4f77f515448f376e8',
  '3': '5f2458d6143f3efbe8bd096a626b6eda6d8e9cba20102fb4f77f515448f376e8',
  '4': '5f2458d6143f3efbe8bd096a626b6eda6d8e9cba20102fb4f77f515448f376e8',
  '5': '5f2458d6143f3efbe8bd096a626b6eda6d8e9cba20102fb4f77f515448f376e8',
};

test('scores change only with the version of the model', () => {
  const scores = PEOPLE.flatMap((person) =>
    Array.from(
      scoreDays(natalChart(person), { dates: datesFrom('2026-06-01', 30), timeZone: 'Etc/UTC' }),
      ({ overallRating, metrics, transits }) => [
        overallRating,
        metrics,
        transits.map(({ points }) => points),
      ],
    ),
  );
  const digest = createHash('sha256').update(JSON.stringify(scores)).digest('hex');
  expect(digest).toBe(SCORES[MODEL_VERSION]);
});
