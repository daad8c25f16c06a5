import { METRICS, type Metric } from '../day.ts';
import { LEVEL_SHARES } from '../tables/scale.ts';
import { deviation, mean, quantile } from './statistics.ts';
import type { Sums } from './sums.ts';

/** The constants of the model that are measured and not chosen, two decimals. */
export type Fit = {
  rating: { mean: number; deviation: number };
  cuts: Record<Metric, [number, number, number]>;
};

/**
 * Mean and standard deviation of the summed rating points, and the sums at which each metric's levels begin.
 */
export function fitted(charts: readonly Sums[]): Fit {
  const joined = (name: keyof Sums) => Float64Array.from(charts.flatMap((sums) => [...sums[name]]));
  const rating = joined('rating');
  const cuts = METRICS.map((metric) => {
    const sums = joined(metric);
    return [metric, LEVEL_SHARES.map((share) => twoDecimals(quantile(sums, share)))];
  });
  return {
    rating: { mean: twoDecimals(mean(rating)), deviation: twoDecimals(deviation(rating)) },
    cuts: Object.fromEntries(cuts) as Fit['cuts'],
  };
}

function twoDecimals(value: number): number {
  return Math.round(value * 100) / 100;
}
