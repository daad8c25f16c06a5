/** The ten bodies, in the order astrologers list them. */
export const BODIES = [
  'Sun',
  'Moon',
  'Mercury',
  'Venus',
  'Mars',
  'Jupiter',
  'Saturn',
  'Uranus',
  'Neptune',
  'Pluto',
] as const;

/** One of the ten bodies of a chart, including the Sun and Moon. */
export type Body = (typeof BODIES)[number];

/** Normalizes an angle to [0, 360) degrees. */
export function normalizeDeg(angleDeg: number): number {
  // Fast path: most angles are in range, and % is slow.
  if (angleDeg >= 0 && angleDeg < 360) return angleDeg;
  const rest = angleDeg % 360;
  // A tiny negative remainder plus 360 rounds to 360 itself.
  return rest < 0 ? (rest + 360) % 360 : rest;
}

/** Normalizes an angle to [-180, 180) degrees. */
export function signedDeg(angleDeg: number): number {
  return normalizeDeg(angleDeg + 180) - 180;
}

/** The signs of the tropical zodiac, thirty degrees each, starting at the true equinox of date. */
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

export type Sign = (typeof SIGNS)[number];

/** The sign of an ecliptic longitude in degrees. A cusp belongs to the sign it begins. */
export function signOf(longitudeDeg: number): Sign {
  return SIGNS[Math.floor(normalizeDeg(longitudeDeg) / 30)] as Sign;
}

/** A longitude (degrees, [0, 360)), its sign, and the degrees within that sign, [0, 30). */
export type ZodiacPosition = { longitudeDeg: number; sign: Sign; signDegrees: number };

export function zodiacPosition(longitudeDeg: number): ZodiacPosition {
  return { longitudeDeg, sign: signOf(longitudeDeg), signDegrees: longitudeDeg % 30 };
}
