import { expect, test } from '@jest/globals';
import { natalChart } from '#lib/chart/natal-chart.ts';
import { BODIES } from '#lib/ephemeris/zodiac.ts';
import { LEVELS, METRICS, type Points, type ScoredTransit } from '#lib/scoring/day.ts';
import { scoreDays } from '#lib/scoring/score-days.ts';
import { LEVEL_SHARES } from '#lib/scoring/tables/scale.ts';
import {
  ASPECT_WEIGHT,
  harmony,
  LUCK_WEIGHT,
  METRICS_IN_RATING,
  NATAL_WEIGHT,
  RETROGRADE_FACTOR,
  relevance,
  TRANSITING_WEIGHT,
} from '#lib/scoring/tables/weights.ts';
import { datesFrom, LONDONER, PEOPLE } from '../../support/people.ts';

const CHARTS = [natalChart(PEOPLE[0]), natalChart(LONDONER)];
const DAYS = CHARTS.flatMap((chart) =>
  Array.from(scoreDays(chart, { dates: datesFrom('2026-01-01', 120), timeZone: 'UTC' }), (day) => ({
    day,
    known: chart.known,
  })),
);

/** A transit's points as the model states them, at a strength of 1 and in direct motion. */
function fullPoints({ transiting, aspect, natal }: ScoredTransit, known: keyof typeof NATAL_WEIGHT): Points {
  const weight = TRANSITING_WEIGHT[transiting] * NATAL_WEIGHT[known][natal] * ASPECT_WEIGHT[aspect];
  const [energy, focus, romance, luck] = METRICS.map((name) => {
    const ofBody = name === 'luck' ? LUCK_WEIGHT[transiting] : 1;
    return weight * ofBody * relevance(transiting, natal, name) * harmony(transiting, aspect, natal, name);
  }) as [number, number, number, number];
  const rating =
    weight * harmony(transiting, aspect, natal) + METRICS_IN_RATING * (energy + focus + romance + luck);
  return { rating, energy, focus, romance, luck };
}

test('a transit’s points have the proportions of the tables, with the metrics’ share in the rating', () => {
  const strong = DAYS.flatMap(({ day, known }) => day.transits.map((transit) => ({ transit, known }))).filter(
    ({ transit }) => Math.abs(transit.points.rating) > 1,
  );
  expect(strong.length).toBeGreaterThan(1000);
  for (const { transit, known } of strong) {
    const full = fullPoints(transit, known);
    const factor = (value: number) =>
      transit.retrograde ? (value > 0 ? RETROGRADE_FACTOR.helping : RETROGRADE_FACTOR.hurting) : 1;
    const strength = transit.points.rating / (full.rating * factor(full.rating));
    expect(strength).toBeGreaterThan(0);
    expect(strength).toBeLessThanOrEqual(1.0001);
    for (const name of METRICS)
      expect(transit.points[name]).toBeCloseTo(full[name] * factor(full[name]) * strength, 2);
  }
});

test('luck is of the day: the Moon counts most, bodies from Mars to Pluto hardly, and a tenth of the days are Low', () => {
  expect(BODIES.filter((body) => LUCK_WEIGHT[body] < 0.5)).toEqual([
    'Mars',
    'Jupiter',
    'Saturn',
    'Uranus',
    'Neptune',
    'Pluto',
  ]);
  expect(BODIES.toSorted((a, b) => LUCK_WEIGHT[b] - LUCK_WEIGHT[a])[0]).toBe('Moon');
  expect(METRICS.map((name) => LEVEL_SHARES[name][0])).toEqual([0.2, 0.2, 0.2, 0.1]);
});

test('days with equal labels have similar ratings: the more labels are high, the higher is the rating', () => {
  const groups = Map.groupBy(DAYS, ({ day }) =>
    METRICS.reduce((sum, name) => sum + LEVELS.indexOf(day.metrics[name]), 0),
  );
  const means = [...groups]
    .filter(([, days]) => days.length >= 10)
    .sort(([a], [b]) => a - b)
    .map(([, days]) => days.reduce((sum, { day }) => sum + day.overallRating, 0) / days.length);
  expect(means.length).toBeGreaterThan(6);
  expect(means).toEqual(means.toSorted((a, b) => a - b));
});
