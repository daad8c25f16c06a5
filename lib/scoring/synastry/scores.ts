import type { Aspect, NatalChart } from '#lib/chart/natal-chart.ts';
import type { NatalPoint } from '#lib/chart/natal-points.ts';
import { LEVELS, type Level } from '../day.ts';
import { onScale } from '../model.ts';
import { FITTED_SYNASTRY } from '../tables/fitted-synastry.ts';

/** Synastry categories, in the API's order. */
export const SYNASTRY_CATEGORIES = ['love', 'talk', 'work', 'friction'] as const;
export type SynastryCategory = (typeof SYNASTRY_CATEGORIES)[number];

/** Builds an object with a value for each category. */
export function byCategory<Value>(valueFor: (category: SynastryCategory) => Value) {
  return {
    love: valueFor('love'),
    talk: valueFor('talk'),
    work: valueFor('work'),
    friction: valueFor('friction'),
  };
}

/** Signed points by category, rounded to four decimal places. */
export type CategoryPoints = Record<SynastryCategory, number>;

/** An aspect between point `a` of the first chart and point `b` of the second. */
export type SynastryAspect = { a: NatalPoint; b: NatalPoint; aspect: Aspect; orbDeg: number };

export type ScoredAspect = SynastryAspect & { points: CategoryPoints };

/** How many of the two birth times are known. */
export const KNOWN_TIMES = ['neither', 'one', 'both'] as const;
export type KnownTimes = (typeof KNOWN_TIMES)[number];

export function knownTimes(first: NatalChart, second: NatalChart): KnownTimes {
  if (first.known !== second.known) return 'one';
  return first.known === 'time' ? 'both' : 'neither';
}

/** Maps summed points to scores, 1.0 to 10.0, rounded to one decimal place. */
export function synastryScores(sums: CategoryPoints, known: KnownTimes): Record<SynastryCategory, number> {
  return byCategory((category) =>
    onScale(sums[category], { ...FITTED_SYNASTRY[known][category], ...SYNASTRY_CURVE }),
  );
}

/** The level of a score. For friction `High` means the most strain. */
export function synastryLevel(score: number): Level {
  return LEVELS[SYNASTRY_CUTS.filter((cut) => score >= cut).length] ?? 'High';
}

/** Curve of all categories, friction included. An average couple scores a little above the middle of the scale, 5.5. */
const SYNASTRY_CURVE = { centre: 5.8, above: { span: 4.2, width: 2.2 }, below: { span: 4.8, width: 2.5 } };

/** Scores at which a category becomes Moderate, Good and High: about 20%, 50% and 80% of couples score lower. */
const SYNASTRY_CUTS = [4.3, 5.8, 7.2] as const;
