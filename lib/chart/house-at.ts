import { normalizeDeg } from '#lib/ephemeris/zodiac.ts';

/**
 * The house, 1 to 12, that a longitude falls into, by the cusps of all twelve, the first one's first, degrees; a cusp belongs
 * to the house that it begins.
 */
export function houseAt(longitudeDeg: number, { cuspsDeg }: { cuspsDeg: readonly number[] }): number {
  const [firstDeg = 0] = cuspsDeg;
  const aheadDeg = normalizeDeg(longitudeDeg - firstDeg);
  return cuspsDeg.filter((cuspDeg) => normalizeDeg(cuspDeg - firstDeg) <= aheadDeg).length;
}
