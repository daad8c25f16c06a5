import type { Aspect, NatalChart } from '#lib/chart/natal-chart.ts';
import type { NatalPoint } from '#lib/chart/natal-points.ts';

/** What a pair is scored for, in the interface's order. */
export const MATTERS = ['love', 'talk', 'work', 'friction'] as const;
export type Matter = (typeof MATTERS)[number];

/** What an aspect adds to each of a pair's sums, signed, four decimals. */
export type MatterPoints = Record<Matter, number>;

/** An aspect between a point of one chart, `a`, and a point of another, `b`, and how far from exact it is, degrees. */
export type AspectBetween = { a: NatalPoint; b: NatalPoint; aspect: Aspect; orbDeg: number };

/** An aspect between two charts with what it adds. */
export type ScoredAspect = AspectBetween & { points: MatterPoints };

/** Of how many of the two the time of birth is known. */
export const PAIR_KNOWN = ['neither', 'one', 'both'] as const;
export type PairKnown = (typeof PAIR_KNOWN)[number];

/** Of how many of two charts the time of birth is known. */
export function knownOf(first: NatalChart, second: NatalChart): PairKnown {
  if (first.known !== second.known) return 'one';
  return first.known === 'time' ? 'both' : 'neither';
}
