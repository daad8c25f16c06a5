import type { CurveHeader, CurveName } from '../sky-file.ts';
import { meanEquinoxLongitude, nutationDeg } from '../theory.ts';
import { normalizeDeg, signedDeg } from '../zodiac.ts';
import { fitChebyshev } from './fit.ts';

/** The Julian day (TT) at which the first segments begin: 1899-12-14. */
export const BEGIN_JD = 2_415_002.5;
/** To 2101-02-10, a whole number of segments for every curve. */
const COVERED_DAYS = 73_472;

/** A coefficient's unit is a thousandth of an arcsecond, and from here on it needs more than 16 bits. */
const UNITS_PER_DEGREE = 3_600_000;
const NARROW_LIMIT = 32_767;

/** How a curve is cut up: the length of its segments and the degree of their polynomials. */
export type Layout = { name: CurveName; days: number; degree: number };

/** Chosen so that the error of cutting off stays below 0.03" with few coefficients a day. */
export const LAYOUTS: readonly Layout[] = [
  { name: 'Nutation', days: 16, degree: 7 },
  { name: 'Sun', days: 32, degree: 10 },
  { name: 'Moon', days: 8, degree: 9 },
  { name: 'Mercury', days: 16, degree: 11 },
  { name: 'Venus', days: 32, degree: 12 },
  { name: 'Mars', days: 32, degree: 11 },
  { name: 'Jupiter', days: 32, degree: 8 },
  { name: 'Saturn', days: 32, degree: 7 },
  { name: 'Uranus', days: 32, degree: 6 },
  { name: 'Neptune', days: 32, degree: 5 },
  { name: 'Pluto', days: 32, degree: 5 },
];

/** A segment's coefficients in units of 0.001", as they are stored, and what was cut off, in degrees. */
export type Segment = { units: number[]; cutOff: number };

/** How many segments of a layout cover the whole ephemeris. */
export function segmentCount({ days }: Layout): number {
  return COVERED_DAYS / days;
}

/** Fits one segment of a curve to the theory. */
export function fitSegment({ name, days, degree }: Layout, index: number): Segment {
  const middleJd = BEGIN_JD + (index + 0.5) * days;
  const middleDeg = theory(name, middleJd);
  const { coefficients, cutOff } = fitChebyshev(
    // Counted from the middle, so that the curve does not jump at 360 degrees.
    (x) => middleDeg + signedDeg(theory(name, middleJd + (x * days) / 2) - middleDeg),
    degree,
  );
  return { units: coefficients.map((degrees) => Math.round(degrees * UNITS_PER_DEGREE)), cutOff };
}

function theory(name: CurveName, jdTt: number): number {
  return name === 'Nutation' ? nutationDeg(jdTt) : normalizeDeg(meanEquinoxLongitude(name, jdTt));
}

/** Packs a curve's segments: as many coefficients in 32 bits as need it in any segment (c0 at least), the rest in 16. */
export function packCurve({ name, days, degree }: Layout, segments: Segment[]) {
  const wide = 1 + Math.max(0, ...segments.map(({ units }) => units.findLastIndex(isWide)));
  const header: CurveHeader = {
    name,
    days,
    segments: segments.length,
    wide,
    narrow: degree + 1 - wide,
    cutOffArcsec: Number((Math.max(...segments.map(({ cutOff }) => cutOff)) * 3600).toFixed(4)),
  };
  return {
    header,
    wide: Int32Array.from(segments.flatMap(({ units }) => units.slice(0, wide))),
    narrow: Int16Array.from(segments.flatMap(({ units }) => units.slice(wide))),
  };
}

function isWide(units: number): boolean {
  return Math.abs(units) > NARROW_LIMIT;
}
