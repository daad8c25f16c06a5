import {
  checkSpan,
  curveNamed,
  DEGREES_PER_UNIT,
  longitudeMotionOn,
  longitudesOn,
  type Motion,
  motionAt,
  SKY_BEGIN_JD,
} from './sky.ts';
import { type Body, normalizeDeg, signedDeg } from './zodiac.ts';

/**
 * A celestial angle as a function of time. Time is divided into cells, counted from the beginning of the
 * ephemeris. Within a cell, the angle moves less than 180 degrees and reverses at most once.
 */
export type Course = {
  cellDays: number;
  /** Whether the angle ever reverses. */
  turns: boolean;
  /** Writes the angle (degrees, [0, 360)) and its rate (degrees per day) at a Julian day (TT) into `out`. */
  motionAt(jdTt: number, out: Motion): void;
};

/** A body's longitude as a function of time. */
export type LongitudeCourse = Course & {
  /** Returns the angles without rates at several Julian days (TT). Throws a RangeError outside the ephemeris. */
  anglesAt(jdTts: Float64Array): Float64Array;
};

/** A quarter of the Moon's segment. Over two days, the Moon moves so evenly that most crossings take a single Newton step. */
const MOON_CELL_DAYS = 2;

/**
 * The course of a body's apparent longitude. A planet's cells are its ephemeris segments, which are shorter than the
 * planet's shortest retrograde period (16 days against 19 days for Mercury, 32 days against 40 days for Venus).
 */
export function longitudeCourse(body: Body): LongitudeCourse {
  const curve = curveNamed(body);
  return {
    cellDays: body === 'Moon' ? MOON_CELL_DAYS : 1 / curve.segmentsPerDay,
    turns: body !== 'Sun' && body !== 'Moon',
    anglesAt: (jdTts) => longitudesOn(curve, jdTts),
    motionAt: (jdTt, out) => longitudeMotionOn(curve, jdTt, out),
  };
}

/** The Moon's elongation from another body. It never reverses: the Moon is at least five times as fast as any other body. */
export function elongationCourse(body: Exclude<Body, 'Moon'>): Course {
  const moon = curveNamed('Moon');
  const curve = curveNamed(body);
  const other: Motion = { value: 0, perDay: 0 };
  return {
    cellDays: MOON_CELL_DAYS,
    turns: false,
    motionAt: (jdTt, out) => {
      motionAt(curve, jdTt, other);
      motionAt(moon, jdTt, out);
      out.value = normalizeDeg((out.value - other.value) * DEGREES_PER_UNIT);
      out.perDay = (out.perDay - other.perDay) * DEGREES_PER_UNIT;
    },
  };
}

/** A monotonic section of a course. `sweepDeg` is negative for backward motion; speeds are in degrees per day. */
export type Leg = {
  forward: boolean;
  fromJd: number;
  toJd: number;
  fromDeg: number;
  sweepDeg: number;
  fromSpeed: number;
  toSpeed: number;
};

/** The instant at which a course reverses, and whether the course moves forward afterward. */
export type Turn = { jdTt: number; forward: boolean };

/** The search for a turn stops when a step is shorter than this: about a hundredth of a second. */
const TURN_PRECISION_DAYS = 1e-7;
const MAX_STEPS = 60;

const motion: Motion = { value: 0, perDay: 0 };

/**
 * Visits every leg of a course that overlaps a time span (Julian days, TT), in order and without gaps. Legs are never
 * clipped to the span. The visitor receives the same mutable object each time. Throws a RangeError outside the ephemeris.
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
  let start = stateAt(course, cellStart(course, first));
  let end = { ...start };
  for (let cell = first; cell <= last; cell++) {
    setState(end, course, cellStart(course, cell + 1));
    if (course.turns && start.perDay > 0 !== end.perDay > 0) {
      const turn = stateAt(course, turnBetween(course, start, end));
      setLeg(leg, start, turn);
      visit(leg);
      setLeg(leg, turn, end);
    } else setLeg(leg, start, end);
    visit(leg);
    const left = start;
    start = end;
    end = left;
  }
}

/** All turns of a course in a time span (Julian days, TT), ascending. */
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

type CourseState = Motion & { jdTt: number };

function cellOf({ cellDays }: Course, jdTt: number): number {
  return Math.floor((jdTt - SKY_BEGIN_JD) / cellDays);
}

function cellStart({ cellDays }: Course, cell: number): number {
  return SKY_BEGIN_JD + cell * cellDays;
}

function stateAt(course: Course, jdTt: number): CourseState {
  const state: CourseState = { jdTt, value: 0, perDay: 0 };
  setState(state, course, jdTt);
  return state;
}

function setState(state: CourseState, course: Course, jdTt: number): void {
  course.motionAt(jdTt, motion);
  state.jdTt = jdTt;
  state.value = motion.value;
  state.perDay = motion.perDay;
}

function setLeg(leg: Leg, a: CourseState, b: CourseState): void {
  // At a turn the speed is close to zero, so the speed at the other end determines the leg's direction.
  leg.forward = a.perDay + b.perDay > 0;
  leg.fromJd = a.jdTt;
  leg.toJd = b.jdTt;
  leg.fromDeg = a.value;
  leg.sweepDeg = signedDeg(b.value - a.value);
  leg.fromSpeed = a.perDay;
  leg.toSpeed = b.perDay;
}

/** Finds the instant of zero speed by the Illinois variant of false position (Dowell and Jarratt 1971). */
function turnBetween(course: Course, start: CourseState, end: CourseState): number {
  let before = start.jdTt;
  let after = end.jdTt;
  let speedBefore = start.perDay;
  let speedAfter = end.perDay;
  let jdTt = before;
  let movedAfter: boolean | undefined;
  for (let i = 0; i < MAX_STEPS; i++) {
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
