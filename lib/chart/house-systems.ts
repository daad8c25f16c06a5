import { normalizeDeg } from '#lib/ephemeris/zodiac.ts';

/** House systems. Placidus divides the time between rising and culmination; whole sign uses the signs as houses. */
export const HOUSE_SYSTEMS = ['placidus', 'whole-sign'] as const;

export type HouseSystem = (typeof HOUSE_SYSTEMS)[number];

/** The house (1 to 12) of a longitude. A cusp belongs to the house it begins. */
export function houseAt(longitudeDeg: number, { cuspsDeg }: { cuspsDeg: readonly number[] }): number {
  const [firstDeg = 0] = cuspsDeg;
  const aheadDeg = normalizeDeg(longitudeDeg - firstDeg);
  return cuspsDeg.filter((cuspDeg) => normalizeDeg(cuspDeg - firstDeg) <= aheadDeg).length;
}
