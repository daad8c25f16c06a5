import type { BirthKnown } from '#lib/chart/natal-points.ts';
import { LEVELS, type Level, type Metric, type Points, type ScoredTransit } from './day.ts';
import { fourDecimals } from './points.ts';
import { LEVEL_CUTS, RATING_SCALE, type Scale } from './tables/scale.ts';

/**
 * The constants and rules with which rating and labels follow from a day's points, as published with an explained forecast,
 * by what of the birth is known: a chart with angles and an exact Moon has more transits, and so a scale of its own.
 */
export const MODELS = { date: modelFor('date'), time: modelFor('time') };

/** What an explained forecast publishes of the model. */
export type Model = ReturnType<typeof modelFor>;

function modelFor(known: BirthKnown) {
  return {
    rating: {
      rule: 'sum = points.rating of all transits added, rounded to four decimals; z = (sum - mean) / deviation; side = above if z > 0 else below; rating = centre + side.span * z / sqrt(side.width^2 + z^2), rounded to one decimal',
      ...RATING_SCALE[known],
    },
    metrics: {
      rule: "levels[number of the metric's cuts that are not greater than its points of all transits added, rounded to four decimals]",
      levels: LEVELS,
      cuts: LEVEL_CUTS[known],
    },
  };
}

/** A day's points added up over its transits, four decimals. */
export function summedPoints(transits: readonly ScoredTransit[]): Points {
  let rating = 0;
  let energy = 0;
  let focus = 0;
  let romance = 0;
  let luck = 0;
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
export function ratingOf(sum: number, known: BirthKnown): number {
  return onScale(sum, RATING_SCALE[known]);
}

/** Where summed points lie on a scale, 1.0 to 10.0 with one decimal. */
export function onScale(sum: number, { mean, deviation, centre, above, below }: Scale): number {
  const z = (sum - mean) / deviation;
  const { span, width } = z > 0 ? above : below;
  const rating = centre + (span * z) / Math.sqrt(width * width + z * z);
  return Math.round(rating * 10) / 10;
}

/** The label of a metric's summed points: one level higher from each cut on. */
export function levelOf(metric: Metric, sum: number, known: BirthKnown): Level {
  const [moderate, good, high] = LEVEL_CUTS[known][metric];
  return LEVELS[sum < moderate ? 0 : sum < good ? 1 : sum < high ? 2 : 3];
}

/** The labels of all metrics for a day's summed points. */
export function levelsOf(sums: Points, known: BirthKnown): Record<Metric, Level> {
  return {
    energy: levelOf('energy', sums.energy, known),
    focus: levelOf('focus', sums.focus, known),
    romance: levelOf('romance', sums.romance, known),
    luck: levelOf('luck', sums.luck, known),
  };
}
