import { courseOf } from '#lib/ephemeris/events.ts';
import { julianDayTt } from '#lib/ephemeris/time-scales.ts';
import { BODIES } from '#lib/ephemeris/zodiac.ts';
import { NOONS_MS } from '../days.ts';

/** All bodies on all days by this project's sky, in bulk, their times converted too. */
export function year(): number {
  const jdTts = NOONS_MS.map(julianDayTt);
  let sum = 0;
  for (const body of BODIES) {
    const course = courseOf(body);
    for (const jdTt of jdTts) sum += course.angleAt(jdTt);
  }
  return sum;
}
