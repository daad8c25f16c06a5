import { BODIES, type Body, signedDeg } from '#lib/ephemeris/zodiac.ts';

export type Angle = 'Ascendant' | 'Midheaven';

/** What a transit can aspect: a natal body, or an angle if the time of birth is known. */
export type NatalPoint = Body | Angle;

/** All natal points: the bodies in the order of `BODIES`, then the angles. */
export const NATAL_POINTS: readonly NatalPoint[] = [...BODIES, 'Ascendant', 'Midheaven'];

export function isAngle(point: NatalPoint): point is Angle {
  return point === 'Ascendant' || point === 'Midheaven';
}

/** Whether only the date of a birth is known, or time and place too, which give the angles and an exact Moon. */
export type BirthPrecision = 'date' | 'time';

/** Longitude of a natal point, and its range over all possible times of birth, degrees. */
export type NatalPointPosition = {
  readonly point: NatalPoint;
  readonly longitudeDeg: number;
  readonly fromDeg: number;
  readonly toDeg: number;
};

/** Bounds of a natal point's deviation from its position in the chart, degrees: not positive and not negative. */
export type PositionUncertainty = { behindDeg: number; aheadDeg: number };

/** Zero for bodies if the birth time is known, a minute's motion for angles, else that over the day of birth. */
export function positionUncertainty(position: Omit<NatalPointPosition, 'point'>): PositionUncertainty {
  const ends = [position.fromDeg, position.toDeg].map((deg) => signedDeg(deg - position.longitudeDeg));
  return { behindDeg: Math.min(0, ...ends), aheadDeg: Math.max(0, ...ends) };
}
