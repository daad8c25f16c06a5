import type { DayTransit } from '#lib/transits/day-transits.ts';
import type { EclipseTouch } from '#lib/transits/eclipse-touches.ts';
import type { DaySky } from '#lib/transits/sky-days.ts';

/** The metrics of a forecast entry, in the API's order. */
export const METRICS = ['energy', 'focus', 'romance', 'luck'] as const;
export type Metric = (typeof METRICS)[number];

/** The levels of a metric, lowest first. */
export const LEVELS = ['Low', 'Moderate', 'Good', 'High'] as const;
export type Level = (typeof LEVELS)[number];

/** A transit's signed points for the rating and each metric, rounded to four decimal places. */
export type Points = { rating: number } & Record<Metric, number>;

export type ScoredTransit = DayTransit & { points: Points };

/** A person's scored civil day: the input of a reading. */
export type ScoredDay = {
  /** Local date, YYYY-MM-DD, in `timeZone`. */
  date: string;
  /** IANA time zone name. */
  timeZone: string;
  fromMs: number;
  toMs: number;
  /** Rating of the day, 1.0 to 10.0, rounded to one decimal place. */
  overallRating: number;
  metrics: Record<Metric, Level>;
  /** Sorted by absolute rating points, largest first. */
  transits: ScoredTransit[];
  sky: DaySky;
  /** Natal points conjunct or opposite the day's eclipse; empty without an eclipse. */
  eclipseTouches: readonly EclipseTouch[];
};

/** Rounds to four decimal places, the precision of published points. */
export function fourDecimals(value: number): number {
  // Math.floor is twice as fast as Math.round here and never returns -0.
  return Math.floor(value * 1e4 + 0.5) / 1e4;
}
