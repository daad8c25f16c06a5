import {
  ascendantDeg,
  type LocalSky,
  localSky,
  midheavenDeg,
  placidusCusps,
  wholeSignCusps,
} from '#lib/ephemeris/local-sky.ts';
import { type ZodiacPosition, zodiacPosition } from '#lib/ephemeris/zodiac.ts';
import { type Birth, birthInstant } from './birth.ts';
import type { HouseSystem } from './house-systems.ts';

/** The angles of a chart: the rising and culminating degrees. */
export type Angles = { ascendant: ZodiacPosition; midheaven: ZodiacPosition };

/** The angles of a chart and its twelve house cusps, starting with the first, degrees in [0, 360). */
export type Houses = {
  system: HouseSystem;
  angles: Angles;
  cuspsDeg: readonly number[];
};

/**
 * The angles and houses of a birth; undefined if its time or place is unknown. Uses whole-sign houses beyond
 * the polar circles, where Placidus is undefined. Throws the same errors as `birthInstant`.
 */
export function housesOf(birth: Birth, requested: HouseSystem): Houses | undefined {
  const sky = skyOf(birth);
  if (sky === undefined) return undefined;
  const angles = anglesIn(sky);
  const cuspsDeg = requested === 'placidus' ? placidusCusps(sky) : undefined;
  return cuspsDeg
    ? { system: 'placidus', angles, cuspsDeg }
    : { system: 'whole-sign', angles, cuspsDeg: wholeSignCusps(sky) };
}

/** The angles at a birthplace at an instant (ms since 1970); undefined if the time or place of birth is unknown. */
export function anglesAt(ms: number, birth: Birth): Angles | undefined {
  const sky = skyOf(birth, ms);
  return sky && anglesIn(sky);
}

/** The sky over a birthplace, by default at the instant of birth. */
function skyOf(birth: Birth, ms?: number): LocalSky | undefined {
  const { birthTime, latitude, longitude } = birth;
  if (birthTime === undefined || latitude === undefined || longitude === undefined) return undefined;
  return localSky(ms ?? birthInstant(birth).atMs, { latitude, longitude });
}

function anglesIn(sky: LocalSky): Angles {
  return { ascendant: zodiacPosition(ascendantDeg(sky)), midheaven: zodiacPosition(midheavenDeg(sky)) };
}
