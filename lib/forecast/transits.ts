import {
  apparentLongitude,
  BODIES,
  type Body,
  courseOf,
  crossingInstants,
  julianDayTt,
  longitudeSpeed,
  signedDeg,
} from '#lib/ephemeris/index.ts';
import { type NatalPlaces, type TransitPoint, transitPoints } from './transit-points.ts';

/** The instant (whole milliseconds since 1970) at which a transiting body perfects an aspect to a natal one. */
export type ExactTransit = TransitPoint & { transiting: Body; atMs: number; retrograde: boolean };

/** How a transit stands at an instant, by the true motion of the transiting body. */
export type TransitMotion = {
  /** Distance from exactness, degrees, not negative. */
  orbDeg: number;
  phase: 'applying' | 'separating';
  retrograde: boolean;
};

/**
 * Every exact transit-to-natal aspect in [fromMs, toMs), ascending; none is missed, and the instants do not depend on
 * the span. Throws a RangeError outside the ephemeris.
 */
export function exactTransits(chart: NatalPlaces, fromMs: number, toMs: number): ExactTransit[] {
  const points = transitPoints(chart);
  const anglesDeg = Float64Array.from(points, ({ pointDeg }) => pointDeg);
  const found: ExactTransit[] = [];
  for (const transiting of BODIES) {
    crossingInstants(courseOf(transiting), anglesDeg, fromMs, toMs, (index, atMs, forward) => {
      const { natal, aspect, pointDeg } = points[index] as TransitPoint;
      found.push({ transiting, aspect, natal, pointDeg, atMs, retrograde: !forward });
    });
  }
  return found.sort((a, b) => a.atMs - b.atMs);
}

/** How a transit to a point stands at an instant (milliseconds since 1970). */
export function transitMotion(transiting: Body, pointDeg: number, atMs: number): TransitMotion {
  const jdTt = julianDayTt(atMs);
  const offDeg = signedDeg(apparentLongitude(transiting, jdTt) - pointDeg);
  const speed = longitudeSpeed(transiting, jdTt);
  return {
    orbDeg: Math.abs(offDeg),
    phase: offDeg * speed < 0 ? 'applying' : 'separating',
    retrograde: speed < 0,
  };
}
