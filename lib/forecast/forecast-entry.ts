import type { Reading } from '#lib/reading/reading.ts';
import type { Level, Metric } from '#lib/scoring/day.ts';

/** An element of `horoscopes` in the daily response. */
export type ForecastEntry = Reading & {
  date: string;
  overallRating: number;
  metrics: Record<Metric, Level>;
};

/** Version of scoring and texts. Change it whenever any entry could change, since entries are cached. */
export const MODEL_VERSION = '14';
