import { luminaries, obliquity, type Vector } from '../theory.ts';
import { MOON_RADIUS, SUN_RADIUS } from './radii.ts';
import { cross, dot, length, plus, unit } from './vectors.ts';

/** The Moon's radius to the floor of its deepest valleys, where the last of the Sun shines through. */
const VALLEY_RADIUS = 0.272281;
/** The square of the Earth's eccentricity (WGS 84). */
const ECCENTRICITY_SQUARED = 0.00669438;

/** The Moon's shadow: where its axis meets the plane through the Earth's center that stands upright on it. */
type Shadow = {
  /** Eastward and northward, in the Earth's equatorial radii, and the distance from her center. */
  x: number;
  y: number;
  distance: number;
  /** Sine and cosine of the declination that the shadow comes from. */
  sine: number;
  cosine: number;
  /** Radii in that plane of the penumbra and of the umbra; the latter is negative where it is a true umbra. */
  penumbra: number;
  umbra: number;
  /** How much the umbra's radius shrinks for each radius above the plane. */
  umbraSlope: number;
};

function shadowAt(jdTt: number): Shadow {
  const { sun, moon } = luminaries(jdTt);
  const toSun = plus(sun, moon, -1);
  const axis = unit(toSun);
  const height = dot(moon, axis);
  const foot = plus(moon, axis, -height);
  const tilt = obliquity(jdTt);
  const pole: Vector = { x: 0, y: -Math.sin(tilt), z: Math.cos(tilt) };
  const north = unit(plus(pole, axis, -dot(pole, axis)));
  const x = dot(foot, cross(north, axis));
  const y = dot(foot, north);
  const penumbraSine = (SUN_RADIUS + MOON_RADIUS) / length(toSun);
  const umbraSine = (SUN_RADIUS - VALLEY_RADIUS) / length(toSun);
  const slopeOf = (sine: number) => Math.tan(Math.asin(sine));
  return {
    x,
    y,
    distance: Math.hypot(x, y),
    sine: dot(pole, axis),
    cosine: dot(pole, north),
    penumbra: (height + MOON_RADIUS / penumbraSine) * slopeOf(penumbraSine),
    umbra: (height - VALLEY_RADIUS / umbraSine) * slopeOf(umbraSine),
    umbraSlope: slopeOf(umbraSine),
  };
}

/** How far the axis of the Moon's shadow passes from the Earth's center at a Julian day (TT), in her radii. */
export function shadowDistance(jdTt: number): number {
  return shadowAt(jdTt).distance;
}

/**
 * The type of the solar eclipse whose greatest moment is at a Julian day (TT); undefined if the shadow passes by the
 * Earth. Espenak and Meeus, Five Millennium Catalog of Solar Eclipses (NASA/TP-2009-214174), section 1.
 */
export function solarType(jdTt: number): 'total' | 'annular' | 'hybrid' | 'partial' | undefined {
  const shadow = shadowAt(jdTt);
  const { distance, penumbra, umbra } = shadow;
  const beyond = distance - limbDistance(shadow);
  if (beyond >= penumbra) return undefined;
  if (beyond >= Math.abs(umbra)) return 'partial';
  if (beyond >= 0) return umbra < 0 ? 'total' : 'annular';
  const isTotal = umbraOnEarth(shadow) < 0;
  const ends = [-1, 1].map((side) => umbraOnEarth(shadowAt(limbMoment(jdTt, side))) < 0);
  if (ends.every((end) => end === isTotal)) return isTotal ? 'total' : 'annular';
  return 'hybrid';
}

/** The Earth's radius, which is smaller northward, in the direction of a shadow's axis. */
function limbDistance({ x, y, distance, cosine }: Shadow): number {
  return distance / Math.hypot(x, y / Math.sqrt(1 - ECCENTRICITY_SQUARED * cosine ** 2));
}

/** The umbra's radius where the axis meets the ellipsoid, or at the limb if it has left. */
function umbraOnEarth({ x, y, sine, cosine, umbra, umbraSlope }: Shadow): number {
  const flattening = ECCENTRICITY_SQUARED / (1 - ECCENTRICITY_SQUARED);
  const square = 1 + flattening * sine ** 2;
  const half = flattening * sine * cosine * y;
  const rest = x * x + y * y + flattening * (cosine * y) ** 2 - 1;
  const height = (Math.sqrt(Math.max(0, half * half - square * rest)) - half) / square;
  return umbra - umbraSlope * height;
}

const LONGEST_HALF_DAYS = 0.15;
const STEPS = 30;

/** When the shadow's axis enters (-1) or leaves (1) the Earth, by halving: Julian day (TT). */
function limbMoment(greatestJd: number, side: number): number {
  let within = greatestJd;
  let outside = greatestJd + side * LONGEST_HALF_DAYS;
  for (let i = 0; i < STEPS; i += 1) {
    const middle = (within + outside) / 2;
    const shadow = shadowAt(middle);
    if (shadow.distance < limbDistance(shadow)) within = middle;
    else outside = middle;
  }
  return within;
}
