import { type Motion, motionAt, valueAt } from './curve.ts';
import { CURVE_NAMES, type Curve, type CurveName, readCurves } from './sky-file.ts';

/** The first and the last instant of the ephemeris, 1899-12-15 and 2101-01-15, milliseconds since 1970. */
export const FIRST_MS = Date.UTC(1899, 11, 15);
export const LAST_MS = Date.UTC(2101, 0, 15);
/** Its first and last Julian day (TT): half a day more on both sides, whatever TT - UTC is. */
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
