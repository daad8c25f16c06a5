import type { Birth } from '#lib/chart/birth.ts';
import { type Houses, housesOf } from '#lib/chart/houses.ts';

/** The person a reading is for. */
export type Reader = {
  /** YYYY-MM-DD. */
  birthDate: string;
  /** Only with a birth time. */
  houses?: Pick<Houses, 'cuspsDeg'>;
};

/** The reader of a birth: Placidus houses, or whole signs where Placidus has none. RangeError as `housesOf`. */
export function readerOf(birth: Birth): Reader {
  const houses = housesOf(birth, 'placidus');
  return { birthDate: birth.birthDate, ...(houses && { houses }) };
}

/** Age from which adult subjects are mentioned. */
export const COMING_OF_AGE = 16;
/** Ages at which work is mentioned. */
export const WORKING_AGES = { from: COMING_OF_AGE, to: 75 };
