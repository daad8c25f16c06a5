/** The languages that forecasts are written in, as BCP 47 tags. */
export const LANGUAGES = ['en'] as const;

/** One of them. */
export type Language = (typeof LANGUAGES)[number];

/** The language of whoever asks for none. */
export const DEFAULT_LANGUAGE: Language = 'en';
