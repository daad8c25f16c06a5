import { ENGLISH } from '#lib/reading/en/english.ts';
import type { Locale } from '#lib/reading/locale.ts';
import { DEFAULT_LANGUAGE, type Language } from './languages.ts';

/** The words of each supported language. */
export const LOCALES: Readonly<Record<Language, Locale>> = { en: ENGLISH };

export const DEFAULT_LOCALE: Locale = LOCALES[DEFAULT_LANGUAGE];
