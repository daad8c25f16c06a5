import type { Birth } from '#lib/chart/birth.ts';
import { type Houses, housesOf } from '#lib/chart/houses.ts';

/** Whom a day is told to. */
export type Reader = {
  /** YYYY-MM-DD. */
  birthDate: string;
  /** The houses of the chart, where the time of birth is known. */
  houses?: Pick<Houses, 'cuspsDeg'>;
};

/** Whom the forecast of a birth is told to: houses are Placidus', or whole signs where that has none. RangeError as `housesOf`. */
export function readerOf(birth: Birth): Reader {
  const houses = housesOf(birth, 'placidus');
  return { birthDate: birth.birthDate, ...(houses && { houses }) };
}

/** From this age on what concerns grown-ups is told. */
export const COMING_OF_AGE = 16;
/** Whom what is said of work concerns. */
export const WORKING_AGES = { from: COMING_OF_AGE, to: 75 };
