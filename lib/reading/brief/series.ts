import { courseOf, forEachCrossing } from '#lib/ephemeris/events.ts';
import { longitudeSpeed } from '#lib/ephemeris/sky.ts';
import { FIRST_MS, julianDayTt, LAST_MS } from '#lib/ephemeris/time-scales.ts';
import type { Body } from '#lib/ephemeris/zodiac.ts';
import type { TransitWindow } from '#lib/transits/transit-windows.ts';
import { isSlow } from './weights.ts';

/** The passes of a body over one point in a retrograde loop: the number of this one, of how many, and all instants (ms). */
export type Series = { hit: number; of: number; instantsMs: readonly number[] };

const DAY_MS = 86_400_000;

/** Days within which a body returns to a point in a retrograde loop, at least. */
const LOOP_DAYS: Readonly<Record<Body, number>> = {
  Sun: 0,
  Moon: 0,
  Mercury: 60,
  Venus: 110,
  Mars: 160,
  Jupiter: 225,
  Saturn: 250,
  Uranus: 275,
  Neptune: 285,
  Pluto: 300,
};

/**
 * Speed, degrees per day, above which a body is outside of the arc that it passes more than once. Measured from 1900 to 2100;
 * a test checks it.
 */
const SINGLE_PASS_SPEED: Readonly<Record<Body, number>> = {
  Sun: 0,
  Moon: 0,
  Mercury: 1.7,
  Venus: 0.9,
  Mars: 0.56,
  Jupiter: 0.22,
  Saturn: 0.13,
  Uranus: 0.066,
  Neptune: 0.04,
  Pluto: 0.043,
};

type Pass = { atMs: number; forward: boolean };

/**
 * The series of passes that an exact instant belongs to; undefined if the body passes the point only once. Passes of one
 * series alternate between direct and retrograde motion.
 */
export function seriesOf({ transiting, target }: TransitWindow, exactMs: number): Series | undefined {
  const loopMs = LOOP_DAYS[transiting] * DAY_MS;
  if (loopMs === 0 || longitudeSpeed(transiting, julianDayTt(exactMs)) > SINGLE_PASS_SPEED[transiting])
    return undefined;
  const passes: Pass[] = [];
  // A slow body may pass a point five times.
  const reachMs = (isSlow(transiting) ? 4 : 2) * loopMs;
  const fromMs = Math.max(FIRST_MS, exactMs - reachMs);
  const toMs = Math.min(LAST_MS, exactMs + reachMs);
  const mark = { angleDeg: target.targetDeg };
  forEachCrossing(courseOf(transiting), [mark], fromMs, toMs, (_, atMs, forward) => {
    passes.push({ atMs, forward });
  });
  passes.sort((a, b) => a.atMs - b.atMs);
  const here = passes.findIndex(({ atMs }) => Math.abs(atMs - exactMs) < 1000);
  if (here < 0) return undefined;
  const belongs = (pass: Pass | undefined, next: Pass | undefined) =>
    pass !== undefined &&
    next !== undefined &&
    pass.forward !== next.forward &&
    next.atMs - pass.atMs <= loopMs;
  let first = here;
  while (belongs(passes[first - 1], passes[first])) first -= 1;
  let last = here;
  while (belongs(passes[last], passes[last + 1])) last += 1;
  if (first === last) return undefined;
  const instantsMs = passes.slice(first, last + 1).map(({ atMs }) => atMs);
  return { hit: here - first + 1, of: instantsMs.length, instantsMs };
}
