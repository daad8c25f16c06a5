import { CURVE_NAMES, type Curve, type CurveName, readCurves } from './sky-file.ts';
import type { Body } from './zodiac.ts';

/** Output of `motionAt`: the value and its rate per day. */
export type Motion = { value: number; perDay: number };

/** A curve's value at a Julian day (TT), without a range check, by Clenshaw's recurrence (Numerical Recipes, section 5.8). */
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

/** Writes a curve's value and derivative into `out`, by differentiating Clenshaw's recurrence. */
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

/** First and last Julian day (TT) of the ephemeris: its UTC span plus half a day on each side. */
export const FIRST_JD = 2_415_003;
export const LAST_JD = 2_488_449;

/** The curves are in thousandths of an arcsecond. */
export const DEGREES_PER_UNIT = 1 / 3_600_000;

// An ESM import of node:fs also loads streams and promises, which takes longer than the rest of this module.
const { readFileSync } = process.getBuiltinModule('node:fs');
// The bundler copies the file next to the bundle.
const curves = readCurves(readFileSync(new URL('./sky.bin', import.meta.url)));
const curveByName = new Map(CURVE_NAMES.map((name, i) => [name, curves[i] as Curve]));
const nutation = curveNamed('Nutation');

/** The Julian day (TT) at which the first segment of every curve begins. */
export const SKY_BEGIN_JD = nutation.beginJd;

const nutationMotion: Motion = { value: 0, perDay: 0 };

export function curveNamed(name: CurveName): Curve {
  return curveByName.get(name) as Curve;
}

/** Apparent longitude in degrees, [0, 360), from a body's curve. Doesn't check that the ephemeris covers the time. */
export function longitudeOn(curve: Curve, jdTt: number): number {
  return wrapOnce((valueAt(curve, jdTt) + valueAt(nutation, jdTt)) * DEGREES_PER_UNIT);
}

/** `longitudeOn` at several Julian days (TT). Throws the same error as `checkSpan`. */
export function longitudesOn(curve: Curve, jdTts: Float64Array): Float64Array {
  const longitudes = new Float64Array(jdTts.length);
  for (let i = 0; i < jdTts.length; i += 1) {
    const jdTt = jdTts[i] ?? Number.NaN;
    checkSpan(jdTt);
    longitudes[i] = longitudeOn(curve, jdTt);
  }
  return longitudes;
}

/** Writes a body's apparent longitude and its speed (degrees per day) into `out`, without a range check. */
export function longitudeMotionOn(curve: Curve, jdTt: number, out: Motion): void {
  motionAt(nutation, jdTt, nutationMotion);
  motionAt(curve, jdTt, out);
  out.value = wrapOnce((out.value + nutationMotion.value) * DEGREES_PER_UNIT);
  out.perDay = (out.perDay + nutationMotion.perDay) * DEGREES_PER_UNIT;
}

/** Throws a RangeError for NaN or a Julian day (TT) outside the ephemeris. */
export function checkSpan(jdTt: number): void {
  if (!(jdTt >= FIRST_JD && jdTt <= LAST_JD))
    throw new RangeError(`The ephemeris covers 1899-12-15 to 2101-01-15, not Julian day ${jdTt}`);
}

/** Normalizes an angle between -360 and 720 degrees to [0, 360). The stored segments guarantee this input range. */
function wrapOnce(degrees: number): number {
  if (degrees < 0) return degrees + 360 === 360 ? 0 : degrees + 360;
  return degrees < 360 ? degrees : degrees - 360;
}

const motion: Motion = { value: 0, perDay: 0 };

/**
 * Apparent geocentric ecliptic longitude (true equinox of date) in degrees, [0, 360), at a Julian day (TT).
 * Throws a RangeError outside 1899-12-15 to 2101-01-15.
 */
export function apparentLongitude(body: Body, jdTt: number): number {
  checkSpan(jdTt);
  return longitudeOn(curveNamed(body), jdTt);
}

/** A body's speed in degrees per day, negative if retrograde. Throws the same error as `apparentLongitude`. */
export function longitudeSpeed(body: Body, jdTt: number): number {
  checkSpan(jdTt);
  longitudeMotionOn(curveNamed(body), jdTt, motion);
  return motion.perDay;
}
