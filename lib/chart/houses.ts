import { ascendantDeg, type LocalSky, localSky, midheavenDeg } from '#lib/ephemeris/angles.ts';
import { placidusCusps, wholeSignCusps } from '#lib/ephemeris/house-cusps.ts';
import { type ZodiacPlace, zodiacPlace } from '#lib/ephemeris/zodiac.ts';
import { type Birth, birthMoment } from './birth.ts';
import type { HouseSystem } from './house-systems.ts';

/** The angles of a chart: the degrees that rise and that culminate. */
export type Angles = { ascendant: ZodiacPlace; midheaven: ZodiacPlace };

/** The angles of a chart and the twelve cusps of its houses, the first one's first, degrees in [0, 360). */
export type Houses = {
  system: HouseSystem;
  angles: Angles;
  cuspsDeg: readonly number[];
};

/**
 * The angles and houses of a birth, undefined where its time or its place is unknown. Beyond the polar circles, where
 * Placidus has none, houses are whole signs. RangeError as `birthMoment`.
 */
export function housesOf(birth: Birth, asked: HouseSystem): Houses | undefined {
  const sky = skyOf(birth);
  if (sky === undefined) return undefined;
  const angles = anglesIn(sky);
  const cuspsDeg = asked === 'placidus' ? placidusCusps(sky) : undefined;
  return cuspsDeg
    ? { system: 'placidus', angles, cuspsDeg }
    : { system: 'whole-sign', angles, cuspsDeg: wholeSignCusps(sky) };
}

/**
 * The angles at an instant (ms since 1970) over a birthplace; undefined where the place is unknown or the time of birth is, to
 * which the instant belongs.
 */
export function anglesAt(ms: number, birth: Birth): Angles | undefined {
  const sky = skyOf(birth, ms);
  return sky && anglesIn(sky);
}

/** The sky over a birthplace, at the birth or another instant. */
function skyOf(birth: Birth, ms?: number): LocalSky | undefined {
  const { birthTime, latitude, longitude } = birth;
  if (birthTime === undefined || latitude === undefined || longitude === undefined) return undefined;
  return localSky(ms ?? birthMoment(birth).atMs, { latitude, longitude });
}

function anglesIn(sky: LocalSky): Angles {
  return { ascendant: zodiacPlace(ascendantDeg(sky)), midheaven: zodiacPlace(midheavenDeg(sky)) };
}
