import { SIGNS, type Sign } from '#lib/ephemeris/zodiac.ts';

/**
 * Degrees of a sign at which its chart has a Sun. They are twice the orb of the Sun to Mars apart, so that these bodies aspect
 * one of them all the way through a sign, as in aspects by whole sign (Ptolemy, Tetrabiblos I.13).
 */
const SUNS_DEG = [3, 9, 15, 21, 27] as const;

/**
 * The chart of everyone born under a sign, of which nothing but the Sun's sign is known: Suns spread over the sign. Each is
 * uncertain by a degree, which is too much for a sky event to touch it, and not enough to put a transit out of orb.
 */
export function signChart(sign: Sign) {
  const points = SUNS_DEG.map((ofSignDeg) => {
    const longitudeDeg = 30 * SIGNS.indexOf(sign) + ofSignDeg;
    return { point: 'Sun', longitudeDeg, fromDeg: longitudeDeg - 1, toDeg: longitudeDeg + 1 } as const;
  });
  return { points, known: 'sign' } as const;
}
