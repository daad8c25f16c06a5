import type { Metric } from '../day.ts';
import { FITTED } from './fitted.ts';

/**
 * Where a day's summed rating points lie on the scale from 1 to 10. `mean` and `deviation` are those of the
 * calibration's population; `centre` is the rating of a day at the mean, which leaves more room below than
 * above: most days are solid, and a low rating should mean something. `span` is how far a rating can rise or
 * fall from there, and a day `width` standard deviations from the mean uses up 0.71 of it.
 */
export const RATING_SCALE: Readonly<{
  mean: number;
  deviation: number;
  centre: number;
  above: Readonly<{ span: number; width: number }>;
  below: Readonly<{ span: number; width: number }>;
}> = {
  ...FITTED.rating,
  centre: 6.3,
  above: { span: 3.7, width: 1.9 },
  below: { span: 5.3, width: 2.6 },
};

/**
 * The shares of the population's days at which one level ends and the next begins: 20 % are Low, 30 %
 * Moderate, 30 % Good and 20 % High.
 */
export const LEVEL_SHARES = [0.2, 0.5, 0.8] as const;

/** Summed points from which a metric is Moderate, Good and High. */
export const LEVEL_CUTS: Readonly<Record<Metric, readonly [number, number, number]>> = FITTED.cuts;
