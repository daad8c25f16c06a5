import { courseOf } from '#lib/ephemeris/events.ts';
import { julianDaysTt } from '#lib/ephemeris/time-scales.ts';
import { BODIES } from '#lib/ephemeris/zodiac.ts';
import { NOONS_MS } from '../days.ts';

/** All bodies on all days by this project's sky, in bulk, their times converted too. */
export function year(): number {
  const jdTts = julianDaysTt(NOONS_MS);
  let sum = 0;
  for (const body of BODIES) {
    const longitudes = courseOf(body).anglesAt(jdTts);
    for (let i = 0; i < longitudes.length; i += 1) sum += longitudes[i] ?? 0;
  }
  return sum;
}
