import { apparentLongitude } from '#lib/ephemeris/sky.ts';
import { julianDayTt } from '#lib/ephemeris/time-scales.ts';
import { BODIES } from '#lib/ephemeris/zodiac.ts';
import { NOONS_MS } from '../days.ts';

/** Positions computed one at a time, including the conversion of time scales. */
export function year(): number {
  let sum = 0;
  for (const body of BODIES) {
    for (const ms of NOONS_MS) sum += apparentLongitude(body, julianDayTt(ms));
  }
  return sum;
}
