import { BODIES, type Body } from './bodies.ts';
import { type Course, elongationCourse, type LongitudeCourse, longitudeCourse } from './course.ts';
import { crossings, type Mark } from './crossings.ts';
import { turns } from './legs.ts';
import { SIGNS, type Sign } from './signs.ts';
import { instantMs, julianDayTt } from './time-scales.ts';

/** The moment at which a body seems to stand still and turns. Instants are whole milliseconds since 1970. */
export type Station = { body: Body; turns: 'retrograde' | 'direct'; atMs: number };

/** A principal phase: the Moon's longitude less the Sun's is 0, 90, 180 or 270 degrees. */
export type MoonPhase = { name: 'new' | 'first quarter' | 'full' | 'last quarter'; atMs: number };

/** The moment at which a body enters a sign. */
export type Ingress = { body: Body; sign: Sign; atMs: number };

const PHASES = [
  { name: 'new', angleDeg: 0 },
  { name: 'first quarter', angleDeg: 90 },
  { name: 'full', angleDeg: 180 },
  { name: 'last quarter', angleDeg: 270 },
] as const;
/** The beginnings of the signs, with the sign that each ends. */
const CUSPS = SIGNS.map((sign, i) => ({ sign, before: SIGNS.at(i - 1) ?? sign, angleDeg: 30 * i }));

const courses = new Map(BODIES.map((body) => [body, longitudeCourse(body)]));
const moonFromSun = elongationCourse('Sun');

/** A body's longitude as a course to search; the same object each time. */
export function courseOf(body: Body): LongitudeCourse {
  return courses.get(body) as LongitudeCourse;
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
  crossingInstants(moonFromSun, PHASES, fromMs, toMs, ({ name }, atMs) => {
    found.push({ name, atMs });
  });
  return found;
}

/** The times in [fromMs, toMs) at which a body enters a sign, backwards too, ascending. */
export function ingresses(body: Body, fromMs: number, toMs: number): Ingress[] {
  const found: Ingress[] = [];
  crossingInstants(courseOf(body), CUSPS, fromMs, toMs, ({ sign, before }, atMs, forward) => {
    found.push({ body, sign: forward ? sign : before, atMs });
  });
  return found;
}

/** `crossings` by instants: whole milliseconds since 1970 in [fromMs, toMs). */
export function crossingInstants<M extends Mark>(
  course: Course,
  marks: readonly M[],
  fromMs: number,
  toMs: number,
  found: (mark: M, atMs: number, forward: boolean) => void,
): void {
  // A millisecond more on both sides: rounding must not push a passage out of every span.
  crossings(course, marks, julianDayTt(fromMs - 1), julianDayTt(toMs + 1), (mark, jdTt, forward) => {
    const atMs = Math.round(instantMs(jdTt));
    if (atMs >= fromMs && atMs < toMs) found(mark, atMs, forward);
  });
}
