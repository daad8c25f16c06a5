import { NATAL_ORBS_DEG, type NatalChart } from '#lib/chart/natal-chart.ts';
import { NATAL_POINTS } from '#lib/chart/natal-points.ts';
import { fourDecimals } from '../points.ts';
import { bearing, loudness } from '../tables/pair-weights.ts';
import { ASPECT_WEIGHT } from '../tables/weights.ts';
import { aspectsBetween } from './aspects-between.ts';
import { type AspectBetween, MATTERS, type Matter, type MatterPoints, type ScoredAspect } from './pair.ts';

/** What the loudest exact conjunction is worth. */
const FULL_POINTS = 10;

/**
 * The aspects between two charts that have points, the largest first: by their points of all matters without sign. What is
 * of a size goes by how exact it is, and then by its points.
 */
export function scoredAspects(first: NatalChart, second: NatalChart): ScoredAspect[] {
  return aspectsBetween(first, second)
    .map((between) => ({ ...between, points: pointsOf(between) }))
    .filter(({ points }) => sizeOf(points) > 0)
    .sort((x, y) => sizeOf(y.points) - sizeOf(x.points) || x.orbDeg - y.orbDeg || rankOf(x) - rankOf(y));
}

/** The points of aspects added up, four decimals. */
export function summedMatters(aspects: readonly ScoredAspect[]): MatterPoints {
  return byMatter((matter) => aspects.reduce((sum, { points }) => sum + points[matter], 0));
}

function pointsOf({ a, b, aspect, orbDeg }: AspectBetween): MatterPoints {
  const strength = 1 - orbDeg / NATAL_ORBS_DEG[aspect];
  return byMatter(
    (matter) =>
      FULL_POINTS * loudness(a, b, matter) * ASPECT_WEIGHT[aspect] * bearing(a, aspect, b, matter) * strength,
  );
}

function byMatter(pointsIn: (matter: Matter) => number): MatterPoints {
  return {
    love: fourDecimals(pointsIn('love')),
    talk: fourDecimals(pointsIn('talk')),
    work: fourDecimals(pointsIn('work')),
    friction: fourDecimals(pointsIn('friction')),
  };
}

function sizeOf(points: MatterPoints): number {
  return MATTERS.reduce((sum, matter) => sum + Math.abs(points[matter]), 0);
}

/** The same for an aspect and for what it is seen from the other side. */
function rankOf({ a, b }: AspectBetween): number {
  const [one, other] = [NATAL_POINTS.indexOf(a), NATAL_POINTS.indexOf(b)];
  return Math.min(one, other) * NATAL_POINTS.length + Math.max(one, other);
}
