import type { Words } from '#lib/reading/reading.ts';
import type { Level, Metric } from '#lib/scoring/day.ts';

/** An element of `horoscopes` in the interface's daily answer. */
export type ForecastEntry = Words & {
  date: string;
  overallRating: number;
  metrics: Record<Metric, Level>;
};

/** The languages that forecasts are written in, as BCP 47 tags. */
export const LANGUAGES = ['en'] as const;

/** One of them. */
export type Language = (typeof LANGUAGES)[number];

/** The language of whoever asks for none. */
export const DEFAULT_LANGUAGE: Language = 'en';

/**
 * Version of the scoring model and its words. It changes with every change that can change an entry, so that
 * stored entries of an older model are never mixed with new ones.
 */
export const MODEL_VERSION = '5';
