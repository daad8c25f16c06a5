import { BODIES, type Body, signedDeg } from '#lib/ephemeris/zodiac.ts';

/** The angles that count as natal points: the degrees that rose and that culminated at the instant of birth. */
export type Angle = 'Ascendant' | 'Midheaven';

/** What a transit can be to: a body of the chart, or one of its angles where the time of birth is known. */
export type NatalPoint = Body | Angle;

/** All natal points: the bodies in the order of `BODIES`, then the angles. */
export const NATAL_POINTS: readonly NatalPoint[] = [...BODIES, 'Ascendant', 'Midheaven'];

/** Whether a natal point is an angle and no body. */
export function isAngle(point: NatalPoint): point is Angle {
  return point === 'Ascendant' || point === 'Midheaven';
}

/**
 * What of a birth is known, and so what its chart can tell: its date, or its time and place as well, which give the angles
 * and an exact Moon.
 */
export type BirthKnown = 'date' | 'time';

/** Where a natal point stands, and between which longitudes it may stand, degrees. */
export type NatalPointPlace = {
  readonly point: NatalPoint;
  readonly longitudeDeg: number;
  readonly fromDeg: number;
  readonly toDeg: number;
};

/** How far from its place in the chart a natal point may stand, signed degrees: at most so far behind and so far ahead. */
export type Slack = { behindDeg: number; aheadDeg: number };

/** The slack of a natal place: over the day of birth where its time is unknown, else none of a body's and a minute's of an angle's. */
export function slackOf(place: Omit<NatalPointPlace, 'point'>): Slack {
  const ends = [place.fromDeg, place.toDeg].map((deg) => signedDeg(deg - place.longitudeDeg));
  return { behindDeg: Math.min(0, ...ends), aheadDeg: Math.max(0, ...ends) };
}
