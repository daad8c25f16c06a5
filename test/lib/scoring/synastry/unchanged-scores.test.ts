import { expect, test } from '@jest/globals';
import { ASPECTS, natalChart } from '#lib/chart/natal-chart.ts';
import { NATAL_POINTS } from '#lib/chart/natal-points.ts';
import { scoreAspects, sumPoints } from '#lib/scoring/synastry/score-aspects.ts';
import {
  KNOWN_TIMES,
  knownTimes,
  SYNASTRY_CATEGORIES,
  synastryLevel,
  synastryScores,
} from '#lib/scoring/synastry/scores.ts';
import { synastryHarmony, synastryRelevance } from '#lib/scoring/tables/synastry-weights.ts';
import { digest } from '../../../support/digest.ts';
import { LONDONER, PEOPLE } from '../../../support/people.ts';

const dated = natalChart(PEOPLE[0]);
const first = natalChart(LONDONER);
const second = natalChart({ ...LONDONER, birthDate: '1984-09-02' });

test('the tables and scores of synastry don’t change', () => {
  const tables = NATAL_POINTS.map((a) =>
    NATAL_POINTS.map((b) =>
      SYNASTRY_CATEGORIES.map((category) => [
        synastryRelevance(a, b, category),
        ASPECTS.map((aspect) => synastryHarmony(a, aspect, b, category)),
      ]),
    ),
  );
  const scored = (
    [
      [first, second],
      [dated, second],
      [dated, dated],
    ] as const
  ).map(([one, other]) => {
    const aspects = scoreAspects(one, other);
    return digest([aspects, synastryScores(sumPoints(aspects), knownTimes(one, other))]);
  });
  expect({ tables: digest(tables), scored }).toEqual({
    tables: '0265502da91aa159',
    scored: ['cdb6be13577d3b84', '68d1c7747fcf6efb', '4030e563c3cdfe21'],
  });
});

test('a pair knows neither, one or both birth times', () => {
  expect([knownTimes(dated, dated), knownTimes(dated, first), knownTimes(first, dated)]).toEqual([
    ...['neither', 'one', 'one'],
  ]);
  expect(knownTimes(first, second)).toBe('both');
});

test('a score rises with its points, and has the level that starts at or below it', () => {
  const sums = (points: number) => ({ love: points, talk: points, work: points, friction: points });
  for (const known of KNOWN_TIMES)
    for (const category of SYNASTRY_CATEGORIES) {
      const scores = [-1_000, 0, 1_000].map((points) => synastryScores(sums(points), known)[category]);
      expect(scores).toEqual(scores.toSorted((a, b) => a - b));
      expect(scores[0]).toBeLessThan(1.2);
      expect(scores[2]).toBeGreaterThan(9.8);
    }
  expect([1, 4.2, 4.3, 5.7, 5.8, 7.1, 7.2, 10].map(synastryLevel)).toEqual([
    ...['Low', 'Low', 'Moderate', 'Moderate', 'Good', 'Good', 'High', 'High'],
  ]);
});
