import type { BirthPrecision } from '#lib/chart/natal-points.ts';
import type { Metric } from '../day.ts';
import { FITTED } from './fitted.ts';

/**
 * Maps summed rating points to 1 to 10. `mean` and `deviation` are measured on the calibration's population.
 * `centre` is the rating of a day at the mean: above 5.5, since most days are solid and a low rating should
 * mean something. `span` is the maximum distance from there; at `width` standard deviations 0.71 of it is
 * reached.
 */
export type Scale = Readonly<{
  mean: number;
  deviation: number;
  centre: number;
  above: Readonly<{ span: number; width: number }>;
  below: Readonly<{ span: number; width: number }>;
}>;

const RATING_CURVE = { centre: 6.3, above: { span: 3.7, width: 1.9 }, below: { span: 5.3, width: 2.6 } };

export const RATING_SCALE: Readonly<Record<BirthPrecision, Scale>> = {
  date: { ...FITTED.date.rating, ...RATING_CURVE },
  time: { ...FITTED.time.rating, ...RATING_CURVE },
};

/** Shares at which levels change: 20 % of days are Low, 30 % Moderate, 30 % Good and 20 % High. */
export const LEVEL_SHARES = [0.2, 0.5, 0.8] as const;

/** Summed points from which a metric is Moderate, Good and High. */
export const LEVEL_CUTS: Readonly<
  Record<BirthPrecision, Readonly<Record<Metric, readonly [number, number, number]>>>
> = {
  date: FITTED.date.cuts,
  time: FITTED.time.cuts,
};
