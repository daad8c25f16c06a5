import type { Course } from './course.ts';
import { checkSpan, type Motion, SKY_BEGIN_JD } from './sky.ts';
import { signedDeg } from './zodiac.ts';

/**
 * A stretch of time in which an angle moves one way only: from `fromDeg` on by `sweepDeg`, negative if backwards. The
 * speeds at its ends are in degrees a day.
 */
export type Leg = {
  forward: boolean;
  fromJd: number;
  toJd: number;
  fromDeg: number;
  sweepDeg: number;
  fromSpeed: number;
  toSpeed: number;
};

/** The moment at which an angle turns back, or forward again. */
export type Turn = { jdTt: number; forward: boolean };

/** A turn is found to a hundredth of a second. */
const TURN_PRECISION_DAYS = 1e-7;
const MOST_STEPS = 60;

const motion: Motion = { value: 0, perDay: 0 };

/**
 * Visits the legs of a course that overlap a span of time (Julian days, TT), ascending, each beginning where the one
 * before ends; the leg is the same object each time. They are whole legs: where the span begins and ends has no influence
 * on them. RangeError outside the ephemeris.
 */
export function forEachLeg(
  course: Course,
  fromJd: number,
  toJd: number,
  visit: (leg: Readonly<Leg>) => void,
): void {
  checkSpan(fromJd);
  checkSpan(toJd);
  const first = cellOf(course, fromJd);
  const last = cellOf(course, toJd);
  const leg: Leg = { forward: true, fromJd, toJd, fromDeg: 0, sweepDeg: 0, fromSpeed: 0, toSpeed: 0 };
  let start = placeAt(course, cellStart(course, first));
  let end = { ...start };
  for (let cell = first; cell <= last; cell++) {
    move(end, course, cellStart(course, cell + 1));
    if (course.turns && start.perDay > 0 !== end.perDay > 0) {
      const turn = placeAt(course, turnBetween(course, start, end));
      lay(leg, start, turn);
      visit(leg);
      lay(leg, turn, end);
    } else lay(leg, start, end);
    visit(leg);
    const left = start;
    start = end;
    end = left;
  }
}

/** The turns of a course in a span of time (Julian days, TT), ascending. */
export function turns(course: Course, fromJd: number, toJd: number): Turn[] {
  const found: Turn[] = [];
  if (!course.turns) return found;
  let wasForward: boolean | undefined;
  forEachLeg(course, fromJd, toJd, (leg) => {
    const turned = wasForward !== undefined && wasForward !== leg.forward;
    wasForward = leg.forward;
    if (turned && leg.fromJd >= fromJd && leg.fromJd < toJd)
      found.push({ jdTt: leg.fromJd, forward: leg.forward });
  });
  return found;
}

type Place = Motion & { jdTt: number };

function cellOf({ cellDays }: Course, jdTt: number): number {
  return Math.floor((jdTt - SKY_BEGIN_JD) / cellDays);
}

function cellStart({ cellDays }: Course, cell: number): number {
  return SKY_BEGIN_JD + cell * cellDays;
}

function placeAt(course: Course, jdTt: number): Place {
  const place: Place = { jdTt, value: 0, perDay: 0 };
  move(place, course, jdTt);
  return place;
}

function move(place: Place, course: Course, jdTt: number): void {
  course.motionAt(jdTt, motion);
  place.jdTt = jdTt;
  place.value = motion.value;
  place.perDay = motion.perDay;
}

/** Lays a leg between two places. */
function lay(leg: Leg, a: Place, b: Place): void {
  // Where the course turns, the speed is nearly none: the other end tells the direction.
  leg.forward = a.perDay + b.perDay > 0;
  leg.fromJd = a.jdTt;
  leg.toJd = b.jdTt;
  leg.fromDeg = a.value;
  leg.sweepDeg = signedDeg(b.value - a.value);
  leg.fromSpeed = a.perDay;
  leg.toSpeed = b.perDay;
}

/** Where the speed becomes zero, by false position with Illinois' halving (Dowell and Jarratt 1971). */
function turnBetween(course: Course, start: Place, end: Place): number {
  let before = start.jdTt;
  let after = end.jdTt;
  let speedBefore = start.perDay;
  let speedAfter = end.perDay;
  let jdTt = before;
  let movedAfter: boolean | undefined;
  for (let i = 0; i < MOST_STEPS; i++) {
    const next = after - (speedAfter * (after - before)) / (speedAfter - speedBefore);
    const isSettled = Math.abs(next - jdTt) < TURN_PRECISION_DAYS;
    jdTt = next;
    if (isSettled) break;
    course.motionAt(jdTt, motion);
    const moveAfter = motion.perDay > 0 === speedAfter > 0;
    if (moveAfter) {
      after = jdTt;
      speedAfter = motion.perDay;
      if (movedAfter === true) speedBefore /= 2;
    } else {
      before = jdTt;
      speedBefore = motion.perDay;
      if (movedAfter === false) speedAfter /= 2;
    }
    movedAfter = moveAfter;
  }
  return jdTt;
}
