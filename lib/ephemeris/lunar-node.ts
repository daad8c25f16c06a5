import { LUNAR_NODE_TERMS } from './lunar-node-table.ts';
import { checkSpan, curveNamed, DEGREES_PER_UNIT, valueAt } from './sky.ts';
import { normalizeDeg } from './zodiac.ts';

const nutation = curveNamed('Nutation');

/**
 * The Moon's true ascending node, where its osculating orbital plane crosses the ecliptic northward. Returns
 * the apparent longitude in degrees, [0, 360), at a Julian day (TT), within 0.007 degrees of ELP/MPP02. Throws
 * a RangeError outside the ephemeris.
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

/** The Moon's mean ascending node, mean equinox of date, degrees: Meeus (47.7) to the quadratic term. */
export function meanNodeDeg(jdTt: number): number {
  const t = centuries(jdTt);
  return 125.0445479 + (-1934.1362891 + 0.0020754 * t) * t;
}

/**
 * Arguments of the node's periodic terms, radians: the Moon's mean elongation, the mean anomalies of the Sun
 * and the Moon, the Moon's mean distance from the node, and the mean node. The first four follow Meeus (47.2)
 * to (47.5), p. 338, to the quadratic terms.
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
