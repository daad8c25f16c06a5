import { CURVE_NAMES, type Curve, type CurveName, readCurves } from './sky-file.ts';
import type { Body } from './zodiac.ts';

/** Where `motionAt` leaves its result: the value and, a day, its change. */
export type Motion = { value: number; perDay: number };

/**
 * A curve's value in its units at a Julian day (TT), by Clenshaw's recurrence (Numerical Recipes, section 5.8).
 * Times outside the curve are not looked at: the caller checks.
 */
export function valueAt(curve: Curve, jdTt: number): number {
  const position = (jdTt - curve.beginJd) * curve.segmentsPerDay;
  const segment = Math.min(position | 0, curve.lastSegment);
  const twiceX = 4 * (position - segment) - 2;
  let b1 = 0;
  let b2 = 0;
  const { wide, narrow, wideCount, narrowCount } = curve;
  const narrowAt = segment * narrowCount;
  for (let i = narrowAt + narrowCount - 1; i >= narrowAt; i--) {
    const b0 = (narrow[i] as number) - b2 + twiceX * b1;
    b2 = b1;
    b1 = b0;
  }
  const wideAt = segment * wideCount;
  for (let i = wideAt + wideCount - 1; i > wideAt; i--) {
    const b0 = (wide[i] as number) - b2 + twiceX * b1;
    b2 = b1;
    b1 = b0;
  }
  return (wide[wideAt] as number) - b2 + 0.5 * twiceX * b1;
}

/** Writes a curve's value and its derivative at a Julian day (TT) into `out`: the recurrence and its own derivative. */
export function motionAt(curve: Curve, jdTt: number, out: Motion): void {
  const position = (jdTt - curve.beginJd) * curve.segmentsPerDay;
  const segment = Math.min(position | 0, curve.lastSegment);
  const twiceX = 4 * (position - segment) - 2;
  let b1 = 0;
  let b2 = 0;
  let d1 = 0;
  let d2 = 0;
  const { wide, narrow, wideCount, narrowCount } = curve;
  const narrowAt = segment * narrowCount;
  for (let i = narrowAt + narrowCount - 1; i >= narrowAt; i--) {
    const d0 = 2 * b1 - d2 + twiceX * d1;
    d2 = d1;
    d1 = d0;
    const b0 = (narrow[i] as number) - b2 + twiceX * b1;
    b2 = b1;
    b1 = b0;
  }
  const wideAt = segment * wideCount;
  for (let i = wideAt + wideCount - 1; i > wideAt; i--) {
    const d0 = 2 * b1 - d2 + twiceX * d1;
    d2 = d1;
    d1 = d0;
    const b0 = (wide[i] as number) - b2 + twiceX * b1;
    b2 = b1;
    b1 = b0;
  }
  out.value = (wide[wideAt] as number) - b2 + 0.5 * twiceX * b1;
  // x runs from -1 to 1 within a segment.
  out.perDay = (b1 - d2 + 0.5 * twiceX * d1) * 2 * curve.segmentsPerDay;
}

/** The ephemeris' first and last Julian day (TT): half a day more on both sides of its span, whatever TT - UTC is. */
export const FIRST_JD = 2_415_003;
export const LAST_JD = 2_488_449;

/** The curves are in thousandths of an arcsecond. */
export const DEGREES_PER_UNIT = 1 / 3_600_000;

// An import of node:fs from ESM would load streams and promises too, which takes longer than all the rest.
const { readFileSync } = process.getBuiltinModule('node:fs');
// A bundle needs the file beside it, as it stands here.
const curves = readCurves(readFileSync(new URL('./sky.bin', import.meta.url)));
const curveByName = new Map(CURVE_NAMES.map((name, i) => [name, curves[i] as Curve]));
const nutation = curveNamed('Nutation');

/** The Julian day (TT) at which the first segment of every curve begins. */
export const SKY_BEGIN_JD = nutation.beginJd;

const nutationMotion: Motion = { value: 0, perDay: 0 };

/** The curve of a body's longitude less nutation, or of nutation. */
export function curveNamed(name: CurveName): Curve {
  return curveByName.get(name) as Curve;
}

/** Apparent longitude in degrees, [0, 360), by a body's curve; the caller has checked the time. */
export function longitudeOn(curve: Curve, jdTt: number): number {
  return oneTurn((valueAt(curve, jdTt) + valueAt(nutation, jdTt)) * DEGREES_PER_UNIT);
}

/** Apparent longitudes in degrees, [0, 360), by a body's curve at some Julian days (TT); RangeError as `checkSpan`. */
export function longitudesOn(curve: Curve, jdTts: Float64Array): Float64Array {
  const longitudes = new Float64Array(jdTts.length);
  for (let i = 0; i < jdTts.length; i += 1) {
    const jdTt = jdTts[i] ?? Number.NaN;
    checkSpan(jdTt);
    longitudes[i] = longitudeOn(curve, jdTt);
  }
  return longitudes;
}

/** Apparent longitude (degrees, [0, 360)) and speed (degrees a day) by a body's curve; the caller has checked the time. */
export function longitudeMotionOn(curve: Curve, jdTt: number, out: Motion): void {
  motionAt(nutation, jdTt, nutationMotion);
  motionAt(curve, jdTt, out);
  out.value = oneTurn((out.value + nutationMotion.value) * DEGREES_PER_UNIT);
  out.perDay = (out.perDay + nutationMotion.perDay) * DEGREES_PER_UNIT;
}

/** Throws a RangeError for a Julian day (TT) outside the ephemeris, and for NaN. */
export function checkSpan(jdTt: number): void {
  if (!(jdTt >= FIRST_JD && jdTt <= LAST_JD))
    throw new RangeError(`The ephemeris covers 1899-12-15 to 2101-01-15, not Julian day ${jdTt}`);
}

/** Brings an angle within a turn of [0, 360) there: a segment's values are, because its middle is in it. */
function oneTurn(degrees: number): number {
  if (degrees < 0) return degrees + 360 === 360 ? 0 : degrees + 360;
  return degrees < 360 ? degrees : degrees - 360;
}

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
