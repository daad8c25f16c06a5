/** The ten bodies of the service, in the field's usual order. */
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

/** A body of the chart (the Sun and the Moon count as bodies). */
export type Body = (typeof BODIES)[number];

/** Brings an angle into [0, 360) degrees. */
export function normalizeDeg(angleDeg: number): number {
  // Most angles are within a turn, and a remainder takes long.
  if (angleDeg >= 0 && angleDeg < 360) return angleDeg;
  const rest = angleDeg % 360;
  // A tiny negative rest plus 360 rounds to 360 itself.
  return rest < 0 ? (rest + 360) % 360 : rest;
}

/** Brings an angle into [-180, 180) degrees: the short way round. */
export function signedDeg(angleDeg: number): number {
  return normalizeDeg(angleDeg + 180) - 180;
}

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

/** A longitude (degrees, [0, 360)) with its sign and the degrees within it, [0, 30). */
export type ZodiacPlace = { longitudeDeg: number; sign: Sign; signDegrees: number };

/** Where in the signs a longitude in degrees, [0, 360), stands. */
export function zodiacPlace(longitudeDeg: number): ZodiacPlace {
  return { longitudeDeg, sign: signOf(longitudeDeg), signDegrees: longitudeDeg % 30 };
}
