import { normalizeDeg } from './zodiac.ts';

/** The eight phases of the Moon, from new on: four of an instant, and what lies between them. */
export const MOON_PHASES = [
  'new',
  'waxing crescent',
  'first quarter',
  'waxing gibbous',
  'full',
  'waning gibbous',
  'last quarter',
  'waning crescent',
] as const;

/** One of them. */
export type NamedPhase = (typeof MOON_PHASES)[number];

/** How far from the elongation of a phase's instant the Moon is still called by it: about half a day either way. */
const NEAR_DEG = 6;
const QUARTER_DEG = 90;

/** What the Moon is called when it stands so far ahead of the Sun along the ecliptic, degrees. */
export function phaseAt(elongationDeg: number): NamedPhase {
  const sinceNewDeg = normalizeDeg(elongationDeg + NEAR_DEG);
  const isBetween = sinceNewDeg % QUARTER_DEG >= 2 * NEAR_DEG;
  return MOON_PHASES[2 * Math.floor(sinceNewDeg / QUARTER_DEG) + Number(isBetween)] ?? 'new';
}

/**
 * The part of the Moon's disk that is lit at an elongation in degrees, 0 to 1: Meeus, Astronomical Algorithms, chapter 48,
 * simplified to (1 - cos elongation) / 2, without the Moon's latitude and distance, which change it by less than 0.01.
 */
export function illuminatedAt(elongationDeg: number): number {
  return (1 - Math.cos((elongationDeg * Math.PI) / 180)) / 2;
}
