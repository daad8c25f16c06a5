import type { Curve } from './sky-file.ts';

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
