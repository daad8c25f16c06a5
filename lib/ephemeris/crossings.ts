import type { Course } from './course.ts';
import { forEachLeg, type Leg } from './legs.ts';
import type { Motion } from './sky.ts';
import { normalizeDeg, signedDeg } from './zodiac.ts';

/** Newton's steps end when what one leaves is expected to be less than a tenth of a millisecond. */
const PRECISION_DAYS = 1e-9;
const MOST_STEPS = 60;

/** An angle, [0, 360) degrees, that a course passes. */
export type Mark = { readonly angleDeg: number };

const motion: Motion = { value: 0, perDay: 0 };

/**
 * Calls `found` for every time (Julian day, TT) in [fromJd, toJd) at which a course passes one of the marks, in the
 * order of time, with the mark and whether the course moves forward. The marks' angles are ascending. The times do not depend on the span. No passage is missed: a course passes an angle once in a leg if
 * the leg's ends enclose it, and not at all if they don't.
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
      // The end belongs to the next leg.
      if (ahead >= size) break;
      const jdTt = passage(course, leg, mark.angleDeg, expectedShare(leg, ahead / size));
      if (jdTt >= fromJd && jdTt < toJd) found(mark, jdTt, forward);
    }
  });
}

/** Index of the first mark at or ahead of `deg` in the direction of motion; out of range means round the circle. */
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
 * The share of a leg's time in which it covers a share of its way, by the cubic that has its speeds at both ends;
 * evenly where the cubic could turn back (Fritsch and Carlson 1980), as it can beside a station.
 */
function expectedShare({ fromJd, toJd, sweepDeg, fromSpeed, toSpeed }: Leg, way: number): number {
  const meanSpeed = sweepDeg / (toJd - fromJd);
  const slopeFrom = meanSpeed / fromSpeed;
  const slopeTo = meanSpeed / toSpeed;
  if (!(slopeFrom > 0 && slopeFrom < 3 && slopeTo > 0 && slopeTo < 3)) return way;
  const rest = 1 - way;
  return way * (rest * rest * slopeFrom + way * (1 + 2 * rest - rest * slopeTo));
}

/**
 * Newton's method inside a shrinking bracket; a step that leaves it is replaced by halving it. A step s leaves an error
 * of s * s * acceleration / (2 * speed); twice that is allowed for, as the acceleration is the leg's mean one.
 */
function passage(course: Course, leg: Leg, angleDeg: number, firstGuess: number): number {
  const { forward } = leg;
  let low = leg.fromJd;
  let high = leg.toJd;
  const acceleration = (leg.toSpeed - leg.fromSpeed) / (high - low);
  let jdTt = low + (high - low) * firstGuess;
  for (let i = 0; i < MOST_STEPS; i++) {
    course.motionAt(jdTt, motion);
    const offDeg = signedDeg(motion.value - angleDeg);
    if (offDeg < 0 === forward) low = jdTt;
    else high = jdTt;
    let next = jdTt - offDeg / motion.perDay;
    const isNewton = next >= low && next <= high;
    if (!isNewton) next = (low + high) / 2;
    const step = next - jdTt;
    const left = isNewton ? Math.abs((step * step * acceleration) / motion.perDay) : Math.abs(step);
    if (left < PRECISION_DAYS) return next;
    jdTt = next;
  }
  return jdTt;
}
