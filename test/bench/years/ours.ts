import { courseOf } from '#lib/ephemeris/events.ts';
import { julianDaysTt } from '#lib/ephemeris/time-scales.ts';
import { BODIES } from '#lib/ephemeris/zodiac.ts';
import { NOONS_MS } from '../days.ts';

/** Positions computed in bulk, including the conversion of time scales. */
export function year(): number {
  const jdTts = julianDaysTt(NOONS_MS);
  let sum = 0;
  for (const body of BODIES) {
    const longitudes = courseOf(body).anglesAt(jdTts);
    for (let i = 0; i < longitudes.length; i += 1) sum += longitudes[i] ?? 0;
  }
  return sum;
}
