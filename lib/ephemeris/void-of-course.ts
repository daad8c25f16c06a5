import { BODIES, type Body } from './bodies.ts';
import { type Course, elongationCourse } from './course.ts';
import { crossingInstants, ingresses } from './events.ts';
import { FIRST_MS, LAST_MS } from './sky.ts';

/** A stretch of time in milliseconds since 1970. */
export type Interval = { fromMs: number; toMs: number };

const DAY_MS = 86_400_000;
/** The Moon stays at most 2.6 days in a sign. */
const SIGN_DAYS = 2.7;
/** Ptolemaic aspects on both sides of the other body, degrees the Moon is ahead of it. */
const ASPECTS = [0, 60, 90, 120, 180, 240, 270, 300].map((angleDeg) => ({ angleDeg }));

const elongations: Course[] = BODIES.filter((body): body is Exclude<Body, 'Moon'> => body !== 'Moon').map(
  elongationCourse,
);

/**
 * The times during which the Moon is void of course that overlap [fromMs, toMs), whole and ascending: from its last
 * exact Ptolemaic aspect to the Sun or a planet (Pluto included, the modern rule) until it leaves its sign. One that
 * does not lie wholly within the ephemeris is left out.
 */
export function voidsOfCourse(fromMs: number, toMs: number): Interval[] {
  const reachMs = SIGN_DAYS * DAY_MS;
  const beginMs = Math.max(FIRST_MS, fromMs - reachMs);
  const endMs = Math.min(LAST_MS, toMs + reachMs);
  const signs = ingresses('Moon', beginMs, endMs).map(({ atMs }) => atMs);
  const first = signs[0];
  if (first === undefined) return [];
  // The last aspect before each ingress; a sign without one is void from its beginning.
  const begins = Float64Array.from(signs.slice(0, -1));
  for (const course of elongations) {
    let sign = 0;
    crossingInstants(course, ASPECTS, first, signs.at(-1) ?? first, (_, atMs) => {
      while (atMs >= (signs[sign + 1] as number)) sign++;
      begins[sign] = Math.max(begins[sign] as number, atMs);
    });
  }
  return Array.from(begins, (begin, i) => ({ fromMs: begin, toMs: signs[i + 1] as number })).filter(
    (interval) => interval.fromMs < toMs && interval.toMs > fromMs,
  );
}
