import { eclipticAberration } from 'astronomia/apparent';
import { JDEToJulianYear, lightTime } from 'astronomia/base';
import { Ecliptic } from 'astronomia/coord';
import elpMppDe from 'astronomia/data/elpMppDe';
import earthSeries from 'astronomia/data/vsop87Bearth';
import jupiterSeries from 'astronomia/data/vsop87Bjupiter';
import marsSeries from 'astronomia/data/vsop87Bmars';
import mercurySeries from 'astronomia/data/vsop87Bmercury';
import neptuneSeries from 'astronomia/data/vsop87Bneptune';
import saturnSeries from 'astronomia/data/vsop87Bsaturn';
import uranusSeries from 'astronomia/data/vsop87Buranus';
import venusSeries from 'astronomia/data/vsop87Bvenus';
import { Moon } from 'astronomia/elp';
import { meanObliquity, nutation } from 'astronomia/nutation';
import { Planet, toFK5 } from 'astronomia/planetposition';
import { heliocentric } from 'astronomia/pluto';
import { eclipticPosition } from 'astronomia/precess';
import { apparentVSOP87 } from 'astronomia/solar';
import { type Body, normalizeDeg } from '#lib/ephemeris/zodiac.ts';

/** Ecliptic coordinates: x points toward the equinox, z toward the ecliptic's north pole. */
export type Vector = { x: number; y: number; z: number };
type Spherical = { lon: number; lat: number; range: number };

const DEGREES = 180 / Math.PI;
const ARCSECONDS = Math.PI / 180 / 3600;
/** Light time from the Moon, 1.28 s, in days. */
const MOON_DELAY_DAYS = 1.484e-5;

/** Astronomical unit (IAU 2012) and the Earth's equatorial radius (WGS 84), kilometers. */
const AU_KM = 149_597_870.7;
const EARTH_RADIUS_KM = 6378.137;

/** Radii of the Sun (959.63" at 1 AU, Auwers) and the Moon (IAU) in Earth radii. */
export const SUN_RADIUS = 109.121;
export const MOON_RADIUS = 0.2725076;

const moon = new Moon(elpMppDe);
const earth = new Planet(earthSeries);
const planets = {
  Mercury: new Planet(mercurySeries),
  Venus: new Planet(venusSeries),
  Mars: new Planet(marsSeries),
  Jupiter: new Planet(jupiterSeries),
  Saturn: new Planet(saturnSeries),
  Uranus: new Planet(uranusSeries),
  Neptune: new Planet(neptuneSeries),
};

/** Nutation in longitude, degrees, at a Julian day (TT): IAU 1980 theory (Meeus, chapter 22). */
export function nutationDeg(jdTt: number): number {
  return nutation(jdTt)[0] * DEGREES;
}

/**
 * Apparent geocentric longitude minus nutation, degrees in [0, 360), evaluated from the full series. These are VSOP87B for the
 * Sun and planets, ELP/MPP02 for the Moon, and Meeus chapter 37 for Pluto (valid 1885 to 2099). Takes up to a millisecond.
 */
export function meanEquinoxLongitude(body: Body, jdTt: number): number {
  return normalizeDeg(longitude(body, jdTt) * DEGREES);
}

/** Apparent geocentric longitude, true equinox of date, degrees in [0, 360), evaluated from the full series. */
export function theoreticalLongitude(body: Body, jdTt: number): number {
  return normalizeDeg(meanEquinoxLongitude(body, jdTt) + nutationDeg(jdTt));
}

/** Apparent geocentric positions of the Sun and Moon in Earth radii, mean equinox and ecliptic of date. */
export function luminaries(jdTt: number): { sun: Vector; moon: Vector } {
  const { lat, range } = apparentVSOP87(earth, jdTt);
  return {
    sun: vector({ lon: longitude('Sun', jdTt), lat, range: (range * AU_KM) / EARTH_RADIUS_KM }),
    moon: moonVector(jdTt),
  };
}

/** The Moon's apparent geocentric position, in the units and frame of `luminaries`. */
export function moonVector(jdTt: number): Vector {
  const { lon, lat, range } = moon.position(jdTt - MOON_DELAY_DAYS);
  return vector({ lon, lat, range: range / EARTH_RADIUS_KM });
}

/** Mean obliquity of the ecliptic (Meeus, chapter 22), radians. */
export function obliquity(jdTt: number): number {
  return meanObliquity(jdTt);
}

function longitude(body: Body, jdTt: number): number {
  switch (body) {
    case 'Sun':
      return apparentVSOP87(earth, jdTt).lon - nutation(jdTt)[0] + precessionTerm(jdTt);
    case 'Moon':
      return moon.position(jdTt - MOON_DELAY_DAYS).lon;
    case 'Pluto':
      return plutoLongitude(jdTt);
    default:
      return planetLongitude(planets[body], jdTt);
  }
}

/** IAU 2006 precession in longitude minus the IAU 1976 precession of Meeus' formulas, radians. */
function precessionTerm(jdTt: number): number {
  return ((-0.29965 * (jdTt - 2451545)) / 36525) * ARCSECONDS;
}

function planetLongitude(planet: Planet, jdTt: number): number {
  const { lon, lat } = apparentDirection(
    vector(earth.position(jdTt)),
    (jde) => vector(planet.position(jde)),
    jdTt,
  );
  // Aberration follows Meeus (23.2), p. 151, and the FK5 correction (32.3), p. 219.
  const [aberration, latitudeAberration] = eclipticAberration(lon, lat, jdTt);
  return toFK5(lon + aberration, lat + latitudeAberration, jdTt).lon + precessionTerm(jdTt);
}

function plutoLongitude(jdTt: number): number {
  const seen = apparentDirection(vector(earth.position2000(jdTt)), (jde) => vector(heliocentric(jde)), jdTt);
  const { lon, lat } = eclipticPosition(new Ecliptic(seen.lon, seen.lat), 2000, JDEToJulianYear(jdTt));
  return lon + eclipticAberration(lon, lat, jdTt)[0] + precessionTerm(jdTt);
}

/** Geocentric direction of a body, corrected for light time (Meeus, chapter 33). */
function apparentDirection(observer: Vector, place: (jde: number) => Vector, jdTt: number) {
  let delayDays = 0;
  let sight = observer;
  for (let round = 0; round < 4; round++) {
    const body = place(jdTt - delayDays);
    sight = { x: body.x - observer.x, y: body.y - observer.y, z: body.z - observer.z };
    delayDays = lightTime(Math.hypot(sight.x, sight.y, sight.z));
  }
  return { lon: Math.atan2(sight.y, sight.x), lat: Math.atan2(sight.z, Math.hypot(sight.x, sight.y)) };
}

function vector({ lon, lat, range }: Spherical): Vector {
  return {
    x: range * Math.cos(lat) * Math.cos(lon),
    y: range * Math.cos(lat) * Math.sin(lon),
    z: range * Math.sin(lat),
  };
}

export function dot(a: Vector, b: Vector): number {
  return a.x * b.x + a.y * b.y + a.z * b.z;
}

export function cross(a: Vector, b: Vector): Vector {
  return { x: a.y * b.z - a.z * b.y, y: a.z * b.x - a.x * b.z, z: a.x * b.y - a.y * b.x };
}

/** The vector `a + times * b`. */
export function plus(a: Vector, b: Vector, times: number): Vector {
  return { x: a.x + times * b.x, y: a.y + times * b.y, z: a.z + times * b.z };
}

export function length({ x, y, z }: Vector): number {
  return Math.hypot(x, y, z);
}

/** The vector scaled to length 1. */
export function unit(a: Vector): Vector {
  return plus({ x: 0, y: 0, z: 0 }, a, 1 / length(a));
}
