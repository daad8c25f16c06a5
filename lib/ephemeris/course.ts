import {
  curveNamed,
  DEGREES_PER_UNIT,
  longitudeMotionOn,
  longitudesOn,
  type Motion,
  motionAt,
} from './sky.ts';
import { type Body, normalizeDeg } from './zodiac.ts';

/**
 * An angle in the sky that changes with time. Its cells are stretches of time, counted from the ephemeris' beginning, in
 * which it moves less than half a turn and turns back at most once.
 */
export type Course = {
  cellDays: number;
  /** Whether it ever turns back. */
  turns: boolean;
  /** Writes the angle (degrees, [0, 360)) and its change (degrees a day) at a Julian day (TT) into `out`. */
  motionAt(jdTt: number, out: Motion): void;
};

/** The course of a body's longitude. */
export type LongitudeCourse = Course & {
  /** The angles alone at some Julian days (TT); throws a RangeError outside the ephemeris. */
  anglesAt(jdTts: Float64Array): Float64Array;
};

/** In a quarter of a segment the Moon moves so evenly that most of its passages are found in one step. */
const MOON_CELL_DAYS = 2;

/**
 * A body's apparent longitude. A planet's cells are its segments: the shortest retrogradations are longer (Mercury's 19
 * days against 16, Venus' 40 against 32).
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

/**
 * How far the Moon stands ahead of another body; nutation moves both alike. It never turns back: the Moon is always five
 * times faster.
 */
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
