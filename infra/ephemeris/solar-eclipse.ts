import {
  cross,
  dot,
  length,
  luminaries,
  MOON_RADIUS,
  obliquity,
  plus,
  SUN_RADIUS,
  unit,
  type Vector,
} from './theory.ts';

/** The Moon's radius (Earth radii) at its deepest limb valleys, where the last sunlight shines through. */
const VALLEY_RADIUS = 0.272281;
/** Squared eccentricity of the Earth's ellipsoid (WGS 84). */
const ECCENTRICITY_SQUARED = 0.00669438;

/** The Moon's shadow on the fundamental plane, which passes through the Earth's center perpendicular to the shadow's axis. */
type Shadow = {
  /** Point where the axis crosses the plane: east, north, and distance from the Earth's center; Earth radii. */
  x: number;
  y: number;
  distance: number;
  /** Sine and cosine of the declination of the axis. */
  sine: number;
  cosine: number;
  /** Radii of penumbra and umbra in the plane. The umbra's radius is negative for a true umbra, positive for an antumbra. */
  penumbra: number;
  umbra: number;
  /** Decrease of the umbra's radius per Earth radius of height above the plane. */
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

/** Distance of the shadow's axis from the Earth's center at a Julian day (TT), Earth radii. */
export function shadowDistance(jdTt: number): number {
  return shadowAt(jdTt).distance;
}

/**
 * Type of the solar eclipse whose maximum is at a Julian day (TT); undefined if the shadow misses the Earth.
 * Espenak and Meeus, Five Millennium Catalog of Solar Eclipses (NASA/TP-2009-214174), section 1.
 */
export function solarType(jdTt: number): 'total' | 'annular' | 'hybrid' | 'partial' | undefined {
  const shadow = shadowAt(jdTt);
  const { distance, penumbra, umbra } = shadow;
  const beyond = distance - limbDistance(shadow);
  if (beyond >= penumbra) return undefined;
  if (beyond >= Math.abs(umbra)) return 'partial';
  if (beyond >= 0) return umbra < 0 ? 'total' : 'annular';
  const isTotal = umbraOnEarth(shadow) < 0;
  const ends = [-1, 1].map((side) => umbraOnEarth(shadowAt(limbCrossingJd(jdTt, side))) < 0);
  if (ends.every((end) => end === isTotal)) return isTotal ? 'total' : 'annular';
  return 'hybrid';
}

/** Distance from the Earth's center to the limb in the direction of the axis. Flattening shortens it to the north and south. */
function limbDistance({ x, y, distance, cosine }: Shadow): number {
  return distance / Math.hypot(x, y / Math.sqrt(1 - ECCENTRICITY_SQUARED * cosine ** 2));
}

/** The umbra's radius where the axis meets the ellipsoid, or at the limb if the axis misses the Earth. */
function umbraOnEarth({ x, y, sine, cosine, umbra, umbraSlope }: Shadow): number {
  const flattening = ECCENTRICITY_SQUARED / (1 - ECCENTRICITY_SQUARED);
  const square = 1 + flattening * sine ** 2;
  const half = flattening * sine * cosine * y;
  const rest = x * x + y * y + flattening * (cosine * y) ** 2 - 1;
  const height = (Math.sqrt(Math.max(0, half * half - square * rest)) - half) / square;
  return umbra - umbraSlope * height;
}

const MAX_HALF_DURATION_DAYS = 0.15;
const STEPS = 30;

/** Julian day (TT) at which the shadow's axis enters (`side` -1) or leaves (`side` 1) the Earth, by bisection. */
function limbCrossingJd(greatestJd: number, side: number): number {
  let within = greatestJd;
  let outside = greatestJd + side * MAX_HALF_DURATION_DAYS;
  for (let i = 0; i < STEPS; i += 1) {
    const middle = (within + outside) / 2;
    const shadow = shadowAt(middle);
    if (shadow.distance < limbDistance(shadow)) within = middle;
    else outside = middle;
  }
  return within;
}
