import type { Course } from './course.ts';
import { forEachLeg, type Leg } from './course.ts';
import type { Motion } from './sky.ts';
import { normalizeDeg, signedDeg } from './zodiac.ts';

/** Newton's method stops when the expected error is below a tenth of a millisecond. */
const PRECISION_DAYS = 1e-9;
const MAX_STEPS = 60;

/** An angle whose crossings are searched for, degrees in [0, 360). */
export type Mark = { readonly angleDeg: number };

const motion: Motion = { value: 0, perDay: 0 };

/**
 * Calls `found` for each crossing of a mark in [fromJd, toJd) (Julian days, TT), in chronological order, with
 * its direction. Marks must be ascending. A crossing's time doesn't depend on the span. No crossing is missed, since a
 * leg crosses each angle between its ends exactly once.
 */
export function crossings<M extends Mark>(
  course: Course,
  marks: readonly M[],
  fromJd: number,
  toJd: number,
  found: (mark: M, jdTt: number, forward: boolean) => void,
): void {
  const count = marks.length;
  forEachLeg(course, fromJd, toJd, (leg) => {
    const { forward } = leg;
    const size = Math.abs(leg.sweepDeg);
    const step = forward ? 1 : -1;
    let index = firstAhead(marks, leg.fromDeg, forward);
    for (let tried = 0; tried < count; tried++, index += step) {
      if (index === count) index = 0;
      if (index < 0) index = count - 1;
      const mark = marks[index] as M;
      const ahead = normalizeDeg((mark.angleDeg - leg.fromDeg) * step);
      // A leg's end belongs to the next leg.
      if (ahead >= size) break;
      const jdTt = crossingJd(course, leg, mark.angleDeg, timeShare(leg, ahead / size));
      if (jdTt >= fromJd && jdTt < toJd) found(mark, jdTt, forward);
    }
  });
}

/** Index of the first mark at or ahead of `deg` in the direction of motion. The caller wraps an out-of-range index. */
function firstAhead(marks: readonly Mark[], deg: number, forward: boolean): number {
  let low = 0;
  let high = marks.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    const { angleDeg } = marks[middle] as Mark;
    if (forward ? angleDeg < deg : angleDeg <= deg) low = middle + 1;
    else high = middle;
  }
  return forward ? low : low - 1;
}

/**
 * Estimates the fraction of a leg's duration that covers a given fraction of its sweep, using the cubic that matches the
 * speeds at both ends. Uses linear interpolation where the cubic might not be monotonic, such as near a station (Fritsch
 * and Carlson 1980).
 */
function timeShare({ fromJd, toJd, sweepDeg, fromSpeed, toSpeed }: Leg, sweepShare: number): number {
  const meanSpeed = sweepDeg / (toJd - fromJd);
  const slopeFrom = meanSpeed / fromSpeed;
  const slopeTo = meanSpeed / toSpeed;
  if (!(slopeFrom > 0 && slopeFrom < 3 && slopeTo > 0 && slopeTo < 3)) return sweepShare;
  const rest = 1 - sweepShare;
  return sweepShare * (rest * rest * slopeFrom + sweepShare * (1 + 2 * rest - rest * slopeTo));
}

/**
 * Newton's method inside a shrinking bracket, with bisection for steps that leave it. A step s leaves an error
 * of s * s * acceleration / (2 * speed). We assume twice that, since the acceleration is only the leg's mean.
 */
function crossingJd(course: Course, leg: Leg, angleDeg: number, firstGuess: number): number {
  const { forward } = leg;
  let low = leg.fromJd;
  let high = leg.toJd;
  const acceleration = (leg.toSpeed - leg.fromSpeed) / (high - low);
  let jdTt = low + (high - low) * firstGuess;
  for (let i = 0; i < MAX_STEPS; i++) {
    course.motionAt(jdTt, motion);
    const offDeg = signedDeg(motion.value - angleDeg);
    if (offDeg < 0 === forward) low = jdTt;
    else high = jdTt;
    let next = jdTt - offDeg / motion.perDay;
    const isNewton = next >= low && next <= high;
    if (!isNewton) next = (low + high) / 2;
    const step = next - jdTt;
    const errorDays = isNewton ? Math.abs((step * step * acceleration) / motion.perDay) : Math.abs(step);
    if (errorDays < PRECISION_DAYS) return next;
    jdTt = next;
  }
  return jdTt;
}
