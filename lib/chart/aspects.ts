import { signedDeg } from '#lib/ephemeris/zodiac.ts';

/** The five Ptolemaic aspects, by the angle between two bodies: 0, 60, 90, 120 and 180 degrees. */
export type Aspect = 'conjunction' | 'sextile' | 'square' | 'trine' | 'opposition';

/** The five Ptolemaic aspects and their angles in degrees. */
export const ASPECT_ANGLES_DEG: Readonly<Record<Aspect, number>> = {
  conjunction: 0,
  sextile: 60,
  square: 90,
  trine: 120,
  opposition: 180,
};

/** The aspects in the order of their angles. */
export const ASPECTS = Object.keys(ASPECT_ANGLES_DEG) as Aspect[];

/** How far an aspect may be from exact between two natal bodies, degrees. */
export const NATAL_ORBS_DEG: Readonly<Record<Aspect, number>> = {
  conjunction: 8,
  sextile: 5,
  square: 7,
  trine: 7,
  opposition: 8,
};

/** How far two longitudes are from an aspect, degrees: 0 if exact, negative if they stand closer than its angle. */
export function distanceFromAspect(fromDeg: number, toDeg: number, aspect: Aspect): number {
  return Math.abs(signedDeg(toDeg - fromDeg)) - ASPECT_ANGLES_DEG[aspect];
}

/**
 * A longitude or distance as charts and explanations publish it: degrees to four decimals, a third of an arc-second; cut
 * off, so that no body slips into the next sign.
 */
export function publishedDeg(deg: number): number {
  return Math.floor(deg * 1e4) / 1e4;
}
