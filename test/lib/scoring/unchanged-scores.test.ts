import { expect, test } from '@jest/globals';
import { ASPECTS, natalChart } from '#lib/chart/natal-chart.ts';
import { NATAL_POINTS } from '#lib/chart/natal-points.ts';
import { BODIES } from '#lib/ephemeris/zodiac.ts';
import { MODEL_VERSION } from '#lib/forecast/forecast-entry.ts';
import { METRICS } from '#lib/scoring/day.ts';
import { levelOf, MODELS, ratingOf } from '#lib/scoring/model.ts';
import { scoreDays } from '#lib/scoring/score-days.ts';
import {
  agreementOf,
  harmony,
  LUCK_WEIGHT,
  NATAL_WEIGHT,
  RETROGRADE_FACTOR,
  relevance,
  TRANSITING_WEIGHT,
} from '#lib/scoring/tables/weights.ts';
import { digest } from '../../support/digest.ts';
import { datesFrom, PEOPLE } from '../../support/people.ts';

const charts = [0, 1].map((i) => natalChart(PEOPLE[i] as (typeof PEOPLE)[0]));

/** Each pair of a transiting body and a natal point. */
const pairs = BODIES.flatMap((body) => NATAL_POINTS.map((point) => [body, point] as const));

test(`the tables and the scores of model version ${MODEL_VERSION} don’t change`, () => {
  const tables = [
    ...[TRANSITING_WEIGHT, NATAL_WEIGHT, LUCK_WEIGHT, RETROGRADE_FACTOR],
    NATAL_POINTS.map((a) => NATAL_POINTS.map((b) => agreementOf(a, b))),
    pairs.map(([a, b]) => METRICS.map((metric) => relevance(a, b, metric))),
    pairs.map(([a, b]) =>
      ASPECTS.map((aspect) => [undefined, ...METRICS].map((metric) => harmony(a, aspect, b, metric))),
    ),
  ];
  const scored = charts.map((chart) =>
    Array.from(
      scoreDays(chart, { dates: datesFrom('2026-01-01', 150), timeZone: 'UTC' }),
      ({ overallRating, metrics, transits }) => [
        overallRating,
        metrics,
        transits.map(({ transiting, aspect, natal, points }) => [transiting, aspect, natal, points]),
      ],
    ),
  );
  // If one of these changes, readers' stored and new days no longer fit together: raise MODEL_VERSION.
  expect({ tables: digest(tables), model: digest(MODELS), scored: scored.map(digest) }).toEqual({
    tables: '2aa7240125ba87e0',
    model: '493e1d614749bc2c',
    scored: ['b55da3c49d3e45f7', 'b7d18866d39fedeb'],
  });
});

test('a rating rises with its sum, and a level starts at its cut', () => {
  for (const precision of ['date', 'time'] as const) {
    const { mean, deviation, centre } = MODELS[precision].rating;
    const at = [-3, -1, 0, 1, 3].map((z) => ratingOf(mean + z * deviation, precision));
    expect(at).toEqual(at.toSorted((a, b) => a - b));
    expect(at[2]).toBe(Math.round(centre * 10) / 10);
    for (const metric of METRICS) {
      const cuts = MODELS[precision].metrics.cuts[metric];
      expect(cuts.map((cut) => levelOf(metric, cut, precision))).toEqual(['Moderate', 'Good', 'High']);
      expect(cuts.map((cut) => levelOf(metric, cut - 1e-4, precision))).toEqual(['Low', 'Moderate', 'Good']);
    }
  }
});
