import type { DayTransit } from '#lib/transits/day-transits.ts';
import type { EclipseTouch } from '#lib/transits/eclipse-touches.ts';
import type { DaySky } from '#lib/transits/sky-days.ts';

/** The four metrics of an entry, in the interface's order. */
export const METRICS = ['energy', 'focus', 'romance', 'luck'] as const;
export type Metric = (typeof METRICS)[number];

/** The level labels, from low to high. */
export const LEVELS = ['Low', 'Moderate', 'Good', 'High'] as const;
export type Level = (typeof LEVELS)[number];

/** Signed raw scores of one transit, four decimals: what it adds to the day's rating and to each metric. */
export type Points = { rating: number } & Record<Metric, number>;

/** A transit of a day with what it adds to the day. */
export type ScoredTransit = DayTransit & { points: Points };

/** One civil day of one person, computed and scored: all that the words are made of. */
export type ScoredDay = {
  /** YYYY-MM-DD in `timeZone`. */
  date: string;
  /** IANA name of the zone whose day is meant. */
  timeZone: string;
  fromMs: number;
  toMs: number;
  /** 1.0 to 10.0, one decimal. */
  overallRating: number;
  metrics: Record<Metric, Level>;
  /** Every transit of the day, the largest absolute rating points first. */
  transits: ScoredTransit[];
  sky: DaySky;
  /** The bodies of the chart that the day's eclipse falls on or opposite; empty on other days. */
  eclipseTouches: readonly EclipseTouch[];
};
