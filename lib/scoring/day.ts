import type { DayTransit } from '#lib/transits/day-transits.ts';
import type { EclipseTouch } from '#lib/transits/eclipse-touches.ts';
import type { DaySky } from '#lib/transits/sky-days.ts';

/** The metrics of an entry, in the API's order. */
export const METRICS = ['energy', 'focus', 'romance', 'luck'] as const;
export type Metric = (typeof METRICS)[number];

/** From low to high. */
export const LEVELS = ['Low', 'Moderate', 'Good', 'High'] as const;
export type Level = (typeof LEVELS)[number];

/** Signed points of one transit for the rating and each metric, four decimals. */
export type Points = { rating: number } & Record<Metric, number>;

export type ScoredTransit = DayTransit & { points: Points };

/** One civil day of one person, scored. Readings are made from it. */
export type ScoredDay = {
  /** YYYY-MM-DD in `timeZone`. */
  date: string;
  /** IANA time zone. */
  timeZone: string;
  fromMs: number;
  toMs: number;
  /** 1.0 to 10.0, one decimal. */
  overallRating: number;
  metrics: Record<Metric, Level>;
  /** Largest absolute rating points first. */
  transits: ScoredTransit[];
  sky: DaySky;
  /** Natal points on or opposite the day's eclipse; empty without one. */
  eclipseTouches: readonly EclipseTouch[];
};

/** Rounds to four decimals, the precision of published points. */
export function fourDecimals(value: number): number {
  // Twice as fast as Math.round, and never -0.
  return Math.floor(value * 1e4 + 0.5) / 1e4;
}
