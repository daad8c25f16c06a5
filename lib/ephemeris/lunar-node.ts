import { LUNAR_NODE_TERMS } from './lunar-node-table.ts';
import { checkSpan, curveNamed, DEGREES_PER_UNIT, valueAt } from './sky.ts';
import { normalizeDeg } from './zodiac.ts';

const nutation = curveNamed('Nutation');

/**
 * The Moon's true ascending node: where the plane in which she moves at the moment crosses the ecliptic to the north.
 * Apparent longitude in degrees, [0, 360), at a Julian day (TT), by the mean node and the terms of the table: within 0.007
 * degrees of ELP/MPP02. RangeError outside of the ephemeris.
 */
export function trueNodeDeg(jdTt: number): number {
  checkSpan(jdTt);
  const angles = lunarAngles(jdTt);
  let arcsec = 0;
  for (const [multiples, sine, cosine] of LUNAR_NODE_TERMS) {
    const angle = multiples.reduce((sum, multiple, i) => sum + multiple * (angles[i] ?? 0), 0);
    arcsec += sine * Math.sin(angle) + cosine * Math.cos(angle);
  }
  return normalizeDeg(meanNodeDeg(jdTt) + arcsec / 3600 + valueAt(nutation, jdTt) * DEGREES_PER_UNIT);
}

/** The mean ascending node, mean equinox of date: Meeus (47.7) to its square, degrees. */
export function meanNodeDeg(jdTt: number): number {
  const t = centuries(jdTt);
  return 125.0445479 + (-1934.1362891 + 0.0020754 * t) * t;
}

/**
 * What the node's motion hangs on: the Moon's mean elongation, the mean anomalies of the Sun and of the Moon, and her mean
 * distance from the node (Meeus (47.2) to (47.5), p. 338, to their squares), and the mean node; radians.
 */
export function lunarAngles(jdTt: number): readonly number[] {
  const t = centuries(jdTt);
  return [
    297.8501921 + (445267.1114034 - 0.0018819 * t) * t,
    357.5291092 + (35999.0502909 - 0.0001536 * t) * t,
    134.9633964 + (477198.8675055 + 0.0087414 * t) * t,
    93.272095 + (483202.0175233 - 0.0036539 * t) * t,
    meanNodeDeg(jdTt),
  ].map((deg) => (deg * Math.PI) / 180);
}

function centuries(jdTt: number): number {
  return (jdTt - 2_451_545) / 36_525;
}
