import type { Body } from './bodies.ts';
import type { Motion } from './curve.ts';
import { checkSpan, curveNamed, longitudeMotionOn, longitudeOn } from './sky.ts';

const motion: Motion = { value: 0, perDay: 0 };

/**
 * Apparent geocentric ecliptic longitude (true equinox of date) in degrees, [0, 360), at a Julian day in Terrestrial
 * Time. Throws a RangeError outside 1899-12-15 to 2101-01-15.
 */
export function apparentLongitude(body: Body, jdTt: number): number {
  checkSpan(jdTt);
  return longitudeOn(curveNamed(body), jdTt);
}

/** Speed of the apparent longitude in degrees a day, negative when retrograde; RangeError as `apparentLongitude`. */
export function longitudeSpeed(body: Body, jdTt: number): number {
  checkSpan(jdTt);
  longitudeMotionOn(curveNamed(body), jdTt, motion);
  return motion.perDay;
}
