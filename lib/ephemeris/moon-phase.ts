import { normalizeDeg } from './zodiac.ts';

/** The eight Moon phases, starting with the new Moon: the principal phases and the four between them. */
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

export type MoonPhaseName = (typeof MOON_PHASES)[number];

/** Maximum distance from the exact elongation at which a principal phase is named: about half a day before and after. */
const PRINCIPAL_ORB_DEG = 6;
const QUARTER_DEG = 90;

/** The phase at an elongation of the Moon from the Sun, degrees along the ecliptic. */
export function moonPhaseName(elongationDeg: number): MoonPhaseName {
  const sinceNewDeg = normalizeDeg(elongationDeg + PRINCIPAL_ORB_DEG);
  const isBetween = sinceNewDeg % QUARTER_DEG >= 2 * PRINCIPAL_ORB_DEG;
  return MOON_PHASES[2 * Math.floor(sinceNewDeg / QUARTER_DEG) + Number(isBetween)] ?? 'new';
}

/**
 * The illuminated fraction of the Moon's disk, 0 to 1, at an elongation in degrees: Meeus, chapter 48,
 * simplified to (1 - cos elongation) / 2. The Moon's latitude and distance, ignored here, change the fraction
 * by less than 0.01.
 */
export function illuminatedFraction(elongationDeg: number): number {
  return (1 - Math.cos((elongationDeg * Math.PI) / 180)) / 2;
}
