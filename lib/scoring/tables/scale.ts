import type { BirthKnown } from '#lib/chart/natal-points.ts';
import type { Metric } from '../day.ts';
import { FITTED } from './fitted.ts';

/**
 * Where a day's summed rating points lie on the scale from 1 to 10. `mean` and `deviation` are those of the
 * calibration's population; `centre` is the rating of a day at the mean, which leaves more room below than
 * above: most days are solid, and a low rating should mean something. `span` is how far a rating can rise or
 * fall from there, and a day `width` standard deviations from the mean uses up 0.71 of it.
 */
export type Scale = Readonly<{
  mean: number;
  deviation: number;
  centre: number;
  above: Readonly<{ span: number; width: number }>;
  below: Readonly<{ span: number; width: number }>;
}>;

const CHOSEN = { centre: 6.3, above: { span: 3.7, width: 1.9 }, below: { span: 5.3, width: 2.6 } };

/** By what of the birth is known. */
export const RATING_SCALE: Readonly<Record<BirthKnown, Scale>> = {
  date: { ...FITTED.date.rating, ...CHOSEN },
  time: { ...FITTED.time.rating, ...CHOSEN },
};

/**
 * The shares of the population's days at which one level ends and the next begins: 20 % are Low, 30 %
 * Moderate, 30 % Good and 20 % High.
 */
export const LEVEL_SHARES = [0.2, 0.5, 0.8] as const;

type LevelCuts = Readonly<Record<Metric, readonly [number, number, number]>>;

/** Summed points from which a metric is Moderate, Good and High, by what of the birth is known. */
export const LEVEL_CUTS: Readonly<Record<BirthKnown, LevelCuts>> = {
  date: FITTED.date.cuts,
  time: FITTED.time.cuts,
};
