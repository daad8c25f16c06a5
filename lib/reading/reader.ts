import type { Birth } from '#lib/chart/birth.ts';
import { type Houses, housesOf } from '#lib/chart/houses.ts';
import type { NatalChart } from '#lib/chart/natal-chart.ts';
import type { Area } from './brief/areas.ts';

/** A reader's birth data and, if stated, what the reader wants the forecast to attend to. */
export type ReaderBirth = Birth & { matters?: readonly Area[] };

/** The person a reading is for. */
export type Reader = {
  /** Date of birth, YYYY-MM-DD. */
  birthDate: string;
  /** The natal Sun's longitude, degrees. */
  sunDeg: number;
  /** House cusps; undefined if the time or place of birth is unknown. */
  houses?: Pick<Houses, 'cuspsDeg'>;
  /** What the reader wants the forecast to attend to; empty if the reader has stated nothing. */
  matters: readonly Area[];
};

/** Creates a reader from the person's natal chart, with Placidus houses (whole-sign houses beyond the polar circles). Throws the same errors as `housesOf`. */
export function readerOf(birth: ReaderBirth, chart: NatalChart): Reader {
  const houses = housesOf(birth, 'placidus');
  const sunDeg = chart.bodies[0]?.longitudeDeg ?? 0;
  return { birthDate: birth.birthDate, sunDeg, ...(houses && { houses }), matters: birth.matters ?? [] };
}

/** Minimum age for adult subjects. */
export const COMING_OF_AGE = 16;
/** Ages at which a reading mentions work, inclusive. */
export const WORKING_AGES = { from: COMING_OF_AGE, to: 67 };
