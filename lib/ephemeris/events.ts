import { BODIES, type Body } from './bodies.ts';
import { type Course, elongationCourse, longitudeCourse } from './course.ts';
import { crossings } from './crossings.ts';
import { turns } from './legs.ts';
import { SIGNS, type Sign } from './signs.ts';
import { instantMs, julianDayTt } from './time-scales.ts';

/** The moment at which a body seems to stand still and turns. Instants are whole milliseconds since 1970. */
export type Station = { body: Body; turns: 'retrograde' | 'direct'; atMs: number };

/** A principal phase: the Moon's longitude less the Sun's is 0, 90, 180 or 270 degrees. */
export type MoonPhase = { name: 'new' | 'first quarter' | 'full' | 'last quarter'; atMs: number };

/** The moment at which a body enters a sign. */
export type Ingress = { body: Body; sign: Sign; atMs: number };

const PHASES = ['new', 'first quarter', 'full', 'last quarter'] as const;
const PHASE_ANGLES_DEG = [0, 90, 180, 270];
const SIGN_ANGLES_DEG = SIGNS.map((_, i) => 30 * i);

const courses = new Map(BODIES.map((body) => [body, longitudeCourse(body)]));
const moonFromSun = elongationCourse('Sun');

/** A body's longitude as a course to search; the same object each time. */
export function courseOf(body: Body): Course {
  return courses.get(body) as Course;
}

/** The stations of all bodies in [fromMs, toMs), ascending. */
export function stations(fromMs: number, toMs: number): Station[] {
  const found = BODIES.flatMap((body) =>
    turns(courseOf(body), julianDayTt(fromMs), julianDayTt(toMs)).map(
      ({ jdTt, forward }): Station => ({
        body,
        turns: forward ? 'direct' : 'retrograde',
        atMs: Math.round(instantMs(jdTt)),
      }),
    ),
  );
  return found.sort((a, b) => a.atMs - b.atMs);
}

/** The Moon's principal phases in [fromMs, toMs), ascending. */
export function moonPhases(fromMs: number, toMs: number): MoonPhase[] {
  const found: MoonPhase[] = [];
  crossingInstants(moonFromSun, PHASE_ANGLES_DEG, fromMs, toMs, (index, atMs) => {
    found.push({ name: PHASES[index] as MoonPhase['name'], atMs });
  });
  return found;
}

/** The times in [fromMs, toMs) at which a body enters a sign, backwards too, ascending. */
export function ingresses(body: Body, fromMs: number, toMs: number): Ingress[] {
  const found: Ingress[] = [];
  crossingInstants(courseOf(body), SIGN_ANGLES_DEG, fromMs, toMs, (index, atMs, forward) => {
    found.push({ body, sign: SIGNS[forward ? index : (index + 11) % 12] as Sign, atMs });
  });
  return found;
}

/** `crossings` by instants: whole milliseconds since 1970 in [fromMs, toMs). */
export function crossingInstants(
  course: Course,
  anglesDeg: ArrayLike<number>,
  fromMs: number,
  toMs: number,
  found: (index: number, atMs: number, forward: boolean) => void,
): void {
  // A millisecond more on both sides: rounding must not push a passage out of every span.
  crossings(course, anglesDeg, julianDayTt(fromMs - 1), julianDayTt(toMs + 1), (index, jdTt, forward) => {
    const atMs = Math.round(instantMs(jdTt));
    if (atMs >= fromMs && atMs < toMs) found(index, atMs, forward);
  });
}
