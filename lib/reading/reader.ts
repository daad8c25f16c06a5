import type { Birth } from '#lib/chart/birth.ts';
import { type Houses, housesOf } from '#lib/chart/houses.ts';

/** The person a reading is for. */
export type Reader = {
  /** Date of birth, YYYY-MM-DD. */
  birthDate: string;
  /** House cusps; undefined if the time or place of birth is unknown. */
  houses?: Pick<Houses, 'cuspsDeg'>;
};

/** Creates a reader with Placidus houses (whole-sign houses beyond the polar circles). Throws the same errors as `housesOf`. */
export function readerOf(birth: Birth): Reader {
  const houses = housesOf(birth, 'placidus');
  return { birthDate: birth.birthDate, ...(houses && { houses }) };
}

/** Minimum age for adult subjects. */
export const COMING_OF_AGE = 16;
/** Ages at which a reading mentions work, inclusive. */
export const WORKING_AGES = { from: COMING_OF_AGE, to: 75 };
