import type { Model, Transit } from '#lib/client/types.gen.ts';
import type { Metric } from '#lib/scoring/day.ts';

/** What a day has points for. */
export type Subject = 'rating' | Metric;

/** The points of a day's transits for something, added up and rounded to four decimals, as the service adds them. */
export const sumOf = (transits: readonly Pick<Transit, 'points'>[], subject: Subject): number =>
  Math.round(transits.reduce((sum, { points }) => sum + points[subject], 0) * 1e4) / 1e4;

/** How far a day's points are from those of an ordinary day, in usual swings, and the rating that this makes. */
export function ratingFrom(sum: number, model: Model['rating']): { swings: number; rating: number } {
  const { mean, deviation, centre, above, below } = model;
  const swings = (sum - mean) / deviation;
  const side = swings > 0 ? above : below;
  const rating = centre + (side.span * swings) / Math.sqrt(side.width ** 2 + swings ** 2);
  return { swings, rating: Math.round(rating * 10) / 10 };
}

/** The level that a day's points for a metric make, and from how many points on each level above the lowest holds. */
export function levelFrom(sum: number, metric: Metric, { levels, cuts }: Model['metrics']) {
  const reached = cuts[metric].filter((cut) => cut <= sum).length;
  const steps = cuts[metric].map((cut, i) => ({ cut, level: levels[i + 1] ?? '' }));
  return { level: levels[reached] ?? '', steps };
}

/** A sum of points with its sign, a true minus and two decimals, from which the rating can be computed again. */
export const exactSum = (points: number): string => `${points < 0 ? '−' : '+'}${Math.abs(points).toFixed(2)}`;
