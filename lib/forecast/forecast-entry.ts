import type { Words } from '#lib/reading/reading.ts';
import type { Level, Metric } from '#lib/scoring/day.ts';

/** An element of `horoscopes` in the interface's daily answer. */
export type ForecastEntry = Words & {
  date: string;
  overallRating: number;
  metrics: Record<Metric, Level>;
};
