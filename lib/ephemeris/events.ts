import { type Course, elongationCourse, type LongitudeCourse, longitudeCourse, turns } from './course.ts';
import { crossings, type Mark } from './crossings.ts';
import { FIRST_MS, instantMs, julianDayTt, LAST_MS } from './time-scales.ts';
import { BODIES, type Body, SIGNS, type Sign } from './zodiac.ts';

/** The instant at which a body turns retrograde or direct. Instants are whole milliseconds since 1970. */
export type Station = { body: Body; turns: 'retrograde' | 'direct'; atMs: number };

/** A principal Moon phase: the Moon's elongation from the Sun is 0, 90, 180 or 270 degrees. */
export type MoonPhase = { name: 'new' | 'first quarter' | 'full' | 'last quarter'; atMs: number };

/** The instant at which a body enters a sign. */
export type Ingress = { body: Body; sign: Sign; atMs: number };

const PHASES = [
  { name: 'new', angleDeg: 0 },
  { name: 'first quarter', angleDeg: 90 },
  { name: 'full', angleDeg: 180 },
  { name: 'last quarter', angleDeg: 270 },
] as const;
/** The cusps of the signs, each with the sign after it (`sign`) and the sign before it. */
const CUSPS = SIGNS.map((sign, i) => ({ sign, before: SIGNS.at(i - 1) ?? sign, angleDeg: 30 * i }));

const courses = new Map(BODIES.map((body) => [body, longitudeCourse(body)]));
const moonFromSun = elongationCourse('Sun');

/** Returns the shared course of a body's longitude. */
export function courseOf(body: Body): LongitudeCourse {
  return courses.get(body) as LongitudeCourse;
}

/** The stations of all bodies in [fromMs, toMs), ascending. */
export function stations(fromMs: number, toMs: number): Station[] {
  return BODIES.flatMap((body) => stationsOf(body, fromMs, toMs)).sort((a, b) => a.atMs - b.atMs);
}

/** The stations of one body in [fromMs, toMs), ascending. */
export function stationsOf(body: Body, fromMs: number, toMs: number): Station[] {
  return turns(courseOf(body), julianDayTt(fromMs), julianDayTt(toMs)).map(({ jdTt, forward }) => ({
    body,
    turns: forward ? 'direct' : 'retrograde',
    atMs: Math.round(instantMs(jdTt)),
  }));
}

/** The Moon's principal phases in [fromMs, toMs), ascending. */
export function moonPhases(fromMs: number, toMs: number): MoonPhase[] {
  const found: MoonPhase[] = [];
  forEachCrossing(moonFromSun, PHASES, fromMs, toMs, ({ name }, atMs) => {
    found.push({ name, atMs });
  });
  return found;
}

/** A body's ingresses in [fromMs, toMs), direct or retrograde, ascending. */
export function ingresses(body: Body, fromMs: number, toMs: number): Ingress[] {
  const found: Ingress[] = [];
  forEachCrossing(courseOf(body), CUSPS, fromMs, toMs, ({ sign, before }, atMs, forward) => {
    found.push({ body, sign: forward ? sign : before, atMs });
  });
  return found;
}

/** `crossings` with instants instead of Julian days: whole milliseconds since 1970, in [fromMs, toMs). */
export function forEachCrossing<M extends Mark>(
  course: Course,
  marks: readonly M[],
  fromMs: number,
  toMs: number,
  found: (mark: M, atMs: number, forward: boolean) => void,
): void {
  // Searches an extra millisecond on each side, so that rounding can't drop a crossing between two adjacent spans.
  crossings(course, marks, julianDayTt(fromMs - 1), julianDayTt(toMs + 1), (mark, jdTt, forward) => {
    const atMs = Math.round(instantMs(jdTt));
    if (atMs >= fromMs && atMs < toMs) found(mark, atMs, forward);
  });
}

/** A time interval in milliseconds since 1970. */
export type Interval = { fromMs: number; toMs: number };

const DAY_MS = 86_400_000;
/** The Moon takes at most 2.6 days to cross a sign. */
const MAX_SIGN_DAYS = 2.7;
/** Ptolemaic aspects in both directions, as degrees by which the Moon is ahead of the other body. */
const ASPECTS = [0, 60, 90, 120, 180, 240, 270, 300].map((angleDeg) => ({ angleDeg }));

const elongations: Course[] = BODIES.filter((body): body is Exclude<Body, 'Moon'> => body !== 'Moon').map(
  elongationCourse,
);

/**
 * The Moon's void-of-course intervals that overlap [fromMs, toMs), ascending and not clipped. Each begins at the Moon's last
 * exact Ptolemaic aspect in a sign, to the Sun or a planet, and ends at the Moon's next ingress. Pluto counts as a planet,
 * as in modern practice. Intervals that extend beyond the ephemeris are omitted.
 */
export function voidsOfCourse(fromMs: number, toMs: number): Interval[] {
  const reachMs = MAX_SIGN_DAYS * DAY_MS;
  const beginMs = Math.max(FIRST_MS, fromMs - reachMs);
  const endMs = Math.min(LAST_MS, toMs + reachMs);
  const signs = ingresses('Moon', beginMs, endMs).map(({ atMs }) => atMs);
  const first = signs[0];
  if (first === undefined) return [];
  // The last aspect before each ingress. Without one, the Moon is void through the whole sign.
  const begins = Float64Array.from(signs.slice(0, -1));
  for (const course of elongations) {
    let sign = 0;
    forEachCrossing(course, ASPECTS, first, signs.at(-1) ?? first, (_, atMs) => {
      while (atMs >= (signs[sign + 1] as number)) sign++;
      begins[sign] = Math.max(begins[sign] as number, atMs);
    });
  }
  return Array.from(begins, (begin, i) => ({ fromMs: begin, toMs: signs[i + 1] as number })).filter(
    (interval) => interval.fromMs < toMs && interval.toMs > fromMs,
  );
}
