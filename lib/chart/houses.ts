import { ascendantDeg, localSky, midheavenDeg } from '#lib/ephemeris/angles.ts';
import { placidusCusps, wholeSignCusps } from '#lib/ephemeris/house-cusps.ts';
import { normalizeDeg, type ZodiacPlace, zodiacPlace } from '#lib/ephemeris/zodiac.ts';
import { type Birth, birthMoment } from './birth.ts';
import type { HouseSystem } from './house-systems.ts';

/** The angles of a chart and the twelve cusps of its houses, the first one's first, degrees in [0, 360). */
export type Houses = {
  system: HouseSystem;
  angles: { ascendant: ZodiacPlace; midheaven: ZodiacPlace };
  cuspsDeg: readonly number[];
};

/**
 * The angles and houses of a birth, undefined where its time or its place is unknown. Beyond the polar circles, where
 * Placidus has none, houses are whole signs. RangeError as `birthMoment`.
 */
export function housesOf(birth: Birth, asked: HouseSystem): Houses | undefined {
  const { birthTime, latitude, longitude } = birth;
  if (birthTime === undefined || latitude === undefined || longitude === undefined) return undefined;
  const sky = localSky(birthMoment(birth).atMs, { latitude, longitude });
  const angles = { ascendant: zodiacPlace(ascendantDeg(sky)), midheaven: zodiacPlace(midheavenDeg(sky)) };
  const cuspsDeg = asked === 'placidus' ? placidusCusps(sky) : undefined;
  return cuspsDeg
    ? { system: 'placidus', angles, cuspsDeg }
    : { system: 'whole-sign', angles, cuspsDeg: wholeSignCusps(sky) };
}

/** The house, 1 to 12, that a longitude falls into; a cusp belongs to the house that it begins. */
export function houseAt(longitudeDeg: number, { cuspsDeg }: Pick<Houses, 'cuspsDeg'>): number {
  const [firstDeg = 0] = cuspsDeg;
  const aheadDeg = normalizeDeg(longitudeDeg - firstDeg);
  return cuspsDeg.filter((cuspDeg) => normalizeDeg(cuspDeg - firstDeg) <= aheadDeg).length;
}
