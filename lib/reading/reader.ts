import type { Birth } from '#lib/chart/birth.ts';
import { type Houses, housesOf } from '#lib/chart/houses.ts';
import { SIGNS, type Sign } from '#lib/ephemeris/zodiac.ts';
import { addDays } from '#lib/time/calendar-date.ts';
import type { NatalPositions } from '#lib/transits/transit-kinds.ts';
import type { Area } from './brief/areas.ts';

/** A reader's birth data and, if stated, what the reader wants the forecast to attend to. */
export type ReaderBirth = Birth & { matters?: readonly Area[]; signIndex?: number | undefined };

/** The person a reading is for, or everyone born under a sign. */
export type Reader = {
  /** Date of birth, YYYY-MM-DD. */
  birthDate: string;
  /** The natal Sun's longitude, degrees. */
  sunDeg: number;
  /** House cusps; undefined if the time or place of birth is unknown. */
  houses?: Pick<Houses, 'cuspsDeg'>;
  /** What the reader wants the forecast to attend to; empty if the reader has stated nothing. */
  matters: readonly Area[];
  /** The number of the sign, from 0, if the reader is everyone born under it. */
  signIndex?: number | undefined;
};

/** Stands for everyone born under a sign: an adult of working age. The dates differ, so that the choices of texts do, too. */
export function birthOfSign(sign: Sign, timeZone: string): ReaderBirth {
  const signIndex = SIGNS.indexOf(sign);
  return { birthDate: addDays('1990-01-01', signIndex), timeZone, signIndex };
}

/**
 * Creates a reader from the person's natal chart, with Placidus houses (whole-sign houses beyond the polar circles). Throws the
 * same errors as `housesOf`.
 */
export function readerOf(birth: ReaderBirth, chart: NatalPositions): Reader {
  const houses = housesOf(birth, 'placidus');
  const { birthDate, matters = [], signIndex } = birth;
  const sunDeg = chart.points[0]?.longitudeDeg ?? 0;
  return { birthDate, sunDeg, ...(houses && { houses }), matters, signIndex };
}

/** Minimum age for adult subjects. */
export const COMING_OF_AGE = 16;
/** Ages at which a reading mentions work, inclusive. */
export const WORKING_AGES = { from: COMING_OF_AGE, to: 67 };
