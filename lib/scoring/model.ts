import { LEVELS, type Level, type Metric, type Points, type ScoredTransit } from './day.ts';
import { fourDecimals } from './points.ts';
import { LEVEL_CUTS, RATING_SCALE } from './tables/scale.ts';

/**
 * The constants and rules with which rating and labels follow from a day's points, as published with an
 * explained forecast.
 */
export const MODEL = {
  rating: {
    rule: 'sum = points.rating of all transits added, rounded to four decimals; z = (sum - mean) / deviation; side = above if z > 0 else below; rating = centre + side.span * z / sqrt(side.width^2 + z^2), rounded to one decimal',
    ...RATING_SCALE,
  },
  metrics: {
    rule: "levels[number of the metric's cuts that are not greater than its points of all transits added, rounded to four decimals]",
    levels: LEVELS,
    cuts: LEVEL_CUTS,
  },
} as const;

/** A day's points added up over its transits, four decimals. */
export function summedPoints(transits: readonly ScoredTransit[]): Points {
  let [rating, energy, focus, romance, luck] = [0, 0, 0, 0, 0];
  for (const { points } of transits) {
    rating += points.rating;
    energy += points.energy;
    focus += points.focus;
    romance += points.romance;
    luck += points.luck;
  }
  return {
    rating: fourDecimals(rating),
    energy: fourDecimals(energy),
    focus: fourDecimals(focus),
    romance: fourDecimals(romance),
    luck: fourDecimals(luck),
  };
}

/**
 * The rating, 1.0 to 10.0 with one decimal, of a day's summed rating points: only arithmetic and a square
 * root, which every machine computes alike.
 */
export function ratingOf(sum: number): number {
  const z = (sum - RATING_SCALE.mean) / RATING_SCALE.deviation;
  const { span, width } = z > 0 ? RATING_SCALE.above : RATING_SCALE.below;
  const rating = RATING_SCALE.centre + (span * z) / Math.sqrt(width * width + z * z);
  return Math.round(rating * 10) / 10;
}

/** The label of a metric's summed points: one level higher from each cut on. */
export function levelOf(metric: Metric, sum: number): Level {
  const [moderate, good, high] = LEVEL_CUTS[metric];
  return LEVELS[sum < moderate ? 0 : sum < good ? 1 : sum < high ? 2 : 3];
}

/** The labels of all metrics for a day's summed points. */
export function levelsOf(sums: Points): Record<Metric, Level> {
  return {
    energy: levelOf('energy', sums.energy),
    focus: levelOf('focus', sums.focus),
    romance: levelOf('romance', sums.romance),
    luck: levelOf('luck', sums.luck),
  };
}
