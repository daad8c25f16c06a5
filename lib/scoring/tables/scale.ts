import type { BirthPrecision } from '#lib/chart/natal-points.ts';
import type { Metric } from '../day.ts';
import { FITTED } from './fitted.ts';

/**
 * Maps summed points to a value from 1 to 10. `mean` and `deviation` are measured on the calibration population.
 * `centre` is the value at the mean. It is above 5.5, since most days are solid and a low rating should mean
 * something. `span` is the maximum distance from `centre`; 71% of it is reached at `width` standard deviations.
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
  sign: { ...FITTED.sign.rating, ...RATING_CURVE },
  date: { ...FITTED.date.rating, ...RATING_CURVE },
  time: { ...FITTED.time.rating, ...RATING_CURVE },
};

/**
 * Quantiles at which levels change: 20% of days are Low, 30% Moderate, 30% Good and 20% High. Luck is Low on 10% of days, so
 * that it isn't for most of anyone's month.
 */
const SHARES = [0.2, 0.5, 0.8] as const;
export const LEVEL_SHARES: Readonly<Record<Metric, readonly [number, number, number]>> = {
  energy: SHARES,
  focus: SHARES,
  romance: SHARES,
  luck: [0.1, 0.5, 0.8],
};

/** Minimum summed points for a metric to be Moderate, Good and High. */
export const LEVEL_CUTS: Readonly<
  Record<BirthPrecision, Readonly<Record<Metric, readonly [number, number, number]>>>
> = {
  sign: FITTED.sign.cuts,
  date: FITTED.date.cuts,
  time: FITTED.time.cuts,
};
