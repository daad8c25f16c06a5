import { normalizeDeg } from './angles.ts';

/** The twelve signs of the tropical zodiac, thirty degrees each from the true equinox of date. */
export const SIGNS = [
  'Aries',
  'Taurus',
  'Gemini',
  'Cancer',
  'Leo',
  'Virgo',
  'Libra',
  'Scorpio',
  'Sagittarius',
  'Capricorn',
  'Aquarius',
  'Pisces',
] as const;

/** A sign's English name. */
export type Sign = (typeof SIGNS)[number];

/** Names the sign that an ecliptic longitude in degrees falls into; a cusp belongs to the sign that it begins. */
export function signOf(longitudeDeg: number): Sign {
  return SIGNS[Math.floor(normalizeDeg(longitudeDeg) / 30)] as Sign;
}
