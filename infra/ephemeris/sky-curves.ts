import type { CurveHeader, CurveName } from '#lib/ephemeris/sky-file.ts';
import { normalizeDeg, signedDeg } from '#lib/ephemeris/zodiac.ts';
import { meanEquinoxLongitude, nutationDeg } from './theory.ts';

/** Julian day (TT) at which the first segments begin: 1899-12-14. */
export const BEGIN_JD = 2_415_002.5;
/** Days covered by each curve, up to 2101-02-10: a whole number of segments for every curve. */
const COVERED_DAYS = 73_472;

/** Coefficients are stored in units of 0.001". */
const UNITS_PER_DEGREE = 3_600_000;
const MAX_INT16 = 32_767;

/** Number of coefficients computed in addition to those stored, to estimate the truncation error. */
const SPARE = 4;

/** Segment length and polynomial degree of a curve. */
type Layout = { name: CurveName; days: number; degree: number };

/** Layouts that keep the truncation error below 0.03" with few coefficients per day. */
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

/** A segment's coefficients as stored, in units of 0.001", and its truncation error in degrees. */
type Segment = { units: number[]; cutOff: number };

/** Number of segments a layout needs to cover the whole ephemeris. */
export function segmentCount({ days }: Layout): number {
  return COVERED_DAYS / days;
}

/** Fits one segment of a curve to the theory. */
export function fitSegment({ name, days, degree }: Layout, index: number): Segment {
  const middleJd = BEGIN_JD + (index + 0.5) * days;
  const middleDeg = theory(name, middleJd);
  const { coefficients, cutOff } = fitChebyshev(
    // Angles are relative to the middle, so that the curve doesn't jump at 360 degrees.
    (x) => middleDeg + signedDeg(theory(name, middleJd + (x * days) / 2) - middleDeg),
    degree,
  );
  return { units: coefficients.map((degrees) => Math.round(degrees * UNITS_PER_DEGREE)), cutOff };
}

function theory(name: CurveName, jdTt: number): number {
  return name === 'Nutation' ? nutationDeg(jdTt) : normalizeDeg(meanEquinoxLongitude(name, jdTt));
}

/**
 * Fits a curve on [-1, 1] by its values at the Chebyshev nodes (Numerical Recipes, section 5.8), four degrees
 * higher than requested. Keeps `degree + 1` coefficients, c0 first. No Chebyshev polynomial exceeds 1 in absolute
 * value, so the truncation error is at most `cutOff`, apart from the negligible terms beyond the spare ones.
 */
function fitChebyshev(curve: (x: number) => number, degree: number) {
  const count = degree + 1 + SPARE;
  const values = Array.from({ length: count }, (_, j) => curve(Math.cos((Math.PI * (j + 0.5)) / count)));
  const all = values.map((_, k) => {
    const sum = values.reduce(
      (total, value, j) => total + value * Math.cos((Math.PI * k * (j + 0.5)) / count),
      0,
    );
    return (k === 0 ? 1 : 2) * (sum / count);
  });
  return {
    coefficients: all.slice(0, degree + 1),
    cutOff: all.slice(degree + 1).reduce((total, coefficient) => total + Math.abs(coefficient), 0),
  };
}

/**
 * Fits and packs all segments of a curve. The leading coefficients take 32 bits: c0, and all up to the last one
 * that exceeds 16 bits in any segment. The rest take 16 bits.
 */
export function fitCurve(layout: Layout) {
  const { name, days, degree } = layout;
  const segments = Array.from({ length: segmentCount(layout) }, (_, index) => fitSegment(layout, index));
  const isWide = (units: number) => Math.abs(units) > MAX_INT16;
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
