import { theoreticalLongitude } from '#lib/ephemeris/theory.ts';
import { julianDayTt } from '#lib/ephemeris/time-scales.ts';
import { BODIES } from '#lib/ephemeris/zodiac.ts';
import { NOONS_MS } from '../days.ts';

/** All bodies on all days by astronomia used directly. */
export function year(): number {
  let sum = 0;
  for (const body of BODIES) {
    for (const ms of NOONS_MS) sum += theoreticalLongitude(body, julianDayTt(ms));
  }
  return sum;
}
