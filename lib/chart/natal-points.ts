import { BODIES, type Body, signedDeg } from '#lib/ephemeris/zodiac.ts';

export type Angle = 'Ascendant' | 'Midheaven';

/** A point that a transit can aspect: a natal body, or an angle if the time and place of birth are known. */
export type NatalPoint = Body | Angle;

/** All natal points: the bodies in the order of `BODIES`, then the angles. */
export const NATAL_POINTS: readonly NatalPoint[] = [...BODIES, 'Ascendant', 'Midheaven'];

export function isAngle(point: NatalPoint): point is Angle {
  return point === 'Ascendant' || point === 'Midheaven';
}

/**
 * Known birth data: the Sun's sign, the date, or also the time and place, which the angles and an exact Moon position require.
 */
export type BirthPrecision = 'sign' | 'date' | 'time';

/** Longitude of a natal point, and its range over all possible times of birth, degrees. */
export type NatalPointPosition = {
  readonly point: NatalPoint;
  readonly longitudeDeg: number;
  readonly fromDeg: number;
  readonly toDeg: number;
};

/** How far a natal point may be behind (zero or negative) and ahead (zero or positive) of its chart position, degrees. */
export type PositionUncertainty = { behindDeg: number; aheadDeg: number };

/**
 * Uncertainty of a natal point. A body's uncertainty is zero if the birth time is known; otherwise, it spans the body's motion
 * over the birth date. An angle's uncertainty is its motion in one minute, in either direction.
 */
export function positionUncertainty(position: Omit<NatalPointPosition, 'point'>): PositionUncertainty {
  const ends = [position.fromDeg, position.toDeg].map((deg) => signedDeg(deg - position.longitudeDeg));
  return { behindDeg: Math.min(0, ...ends), aheadDeg: Math.max(0, ...ends) };
}
