import type { BirthPrecision } from '#lib/chart/natal-points.ts';
import { fourDecimals, LEVELS, type Level, type Metric, type Points, type ScoredTransit } from './day.ts';
import { LEVEL_CUTS, RATING_SCALE, type Scale } from './tables/scale.ts';

/**
 * The constants and rules that turn points into ratings and levels, as published in explained forecasts. A birth time adds
 * transits to the angles and gives the natal Moon its full weight, and a sign's chart has nothing but Suns, so each of them has a
 * scale of its own.
 */
export const MODELS = { sign: modelFor('sign'), date: modelFor('date'), time: modelFor('time') };

export type Model = ReturnType<typeof modelFor>;

function modelFor(precision: BirthPrecision) {
  return {
    rating: {
      rule: 'sum = points.rating of all transits added, rounded to four decimals; z = (sum - mean) / deviation; side = above if z > 0 else below; rating = centre + side.span * z / sqrt(side.width^2 + z^2), rounded to one decimal',
      ...RATING_SCALE[precision],
    },
    metrics: {
      rule: "levels[number of the metric's cuts that are not greater than its points of all transits added, rounded to four decimals]",
      levels: LEVELS,
      cuts: LEVEL_CUTS[precision],
    },
  };
}

/** The summed points of a day's transits, rounded to four decimal places. */
export function sumDayPoints(transits: readonly ScoredTransit[]): Points {
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
 * The rating for summed points, 1.0 to 10.0, rounded to one decimal place. Uses only arithmetic and a square root,
 * which IEEE 754 defines exactly, so every machine gets the same result.
 */
export function ratingOf(sum: number, precision: BirthPrecision): number {
  return onScale(sum, RATING_SCALE[precision]);
}

/** Maps summed points to a scale, 1.0 to 10.0, rounded to one decimal place. */
export function onScale(sum: number, { mean, deviation, centre, above, below }: Scale): number {
  const z = (sum - mean) / deviation;
  const { span, width } = z > 0 ? above : below;
  const rating = centre + (span * z) / Math.sqrt(width * width + z * z);
  return Math.round(rating * 10) / 10;
}

export function levelOf(metric: Metric, sum: number, precision: BirthPrecision): Level {
  const [moderate, good, high] = LEVEL_CUTS[precision][metric];
  return LEVELS[sum < moderate ? 0 : sum < good ? 1 : sum < high ? 2 : 3];
}

export function levelsOf(sums: Points, precision: BirthPrecision): Record<Metric, Level> {
  return {
    energy: levelOf('energy', sums.energy, precision),
    focus: levelOf('focus', sums.focus, precision),
    romance: levelOf('romance', sums.romance, precision),
    luck: levelOf('luck', sums.luck, precision),
  };
}
