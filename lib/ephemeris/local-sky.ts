import { meanObliquity, nutation } from 'astronomia/nutation';
import { apparent } from 'astronomia/sidereal';
import { julianDayTt, julianDayUt } from './time-scales.ts';
import { normalizeDeg } from './zodiac.ts';

/** Geographic coordinates in degrees, north and east positive. */
export type Location = { readonly latitude: number; readonly longitude: number };

/** The quantities of a local sky that angles and houses are computed from, in radians. */
export type LocalSky = {
  /** Apparent local sidereal time: the right ascension on the meridian. */
  meridian: number;
  /** True obliquity of the ecliptic. */
  obliquity: number;
  latitude: number;
};

const DEGREES = 180 / Math.PI;
const SECONDS_PER_DEGREE = 240;

/**
 * The sky over a location at an instant (ms since 1970). Sidereal time follows Meeus, chapter 12 (p. 88), and obliquity
 * follows chapter 22, both with nutation. Treats UTC as UT1: leap seconds keep the difference below 0.9 s, or 0.004 degrees
 * of sidereal time.
 */
export function localSky(ms: number, { latitude, longitude }: Location): LocalSky {
  const jdTt = julianDayTt(ms);
  return {
    meridian: (apparent(julianDayUt(ms)) / SECONDS_PER_DEGREE + longitude) / DEGREES,
    obliquity: meanObliquity(jdTt) + nutation(jdTt)[1],
    latitude: latitude / DEGREES,
  };
}

/** Ecliptic longitude (degrees, [0, 360)) of a right ascension (radians): the inverse of Meeus (13.3), p. 93. */
export function longitudeAt(rightAscension: number, { obliquity }: LocalSky): number {
  const longitude = Math.atan2(Math.sin(rightAscension), Math.cos(rightAscension) * Math.cos(obliquity));
  return normalizeDeg(longitude * DEGREES);
}

/** The Midheaven: the culminating longitude, degrees in [0, 360). */
export function midheavenDeg(sky: LocalSky): number {
  return longitudeAt(sky.meridian, sky);
}

/**
 * The Ascendant: the longitude on the eastern horizon, degrees in [0, 360), by Meeus (14.2), p. 99. The formula has two
 * solutions; the Ascendant is the one ahead of the Midheaven, even beyond the polar circles. At the poles, where no
 * direction is east, the Ascendant is an equinox point.
 */
export function ascendantDeg(sky: LocalSky): number {
  const { meridian, obliquity, latitude } = sky;
  const onHorizonDeg =
    Math.atan2(
      Math.cos(meridian) * Math.cos(latitude),
      -(
        Math.sin(obliquity) * Math.sin(latitude) +
        Math.cos(obliquity) * Math.sin(meridian) * Math.cos(latitude)
      ),
    ) * DEGREES;
  const isEastern = normalizeDeg(onHorizonDeg - midheavenDeg(sky)) < 180;
  return normalizeDeg(isEastern ? onHorizonDeg : onHorizonDeg + 180);
}

/** Right ascension of a cusp east of the meridian: a fixed angle (radians) plus a fraction of the cusp's semidiurnal arc. */
const DIVISIONS = {
  eleventh: { turn: 0, share: 1 / 3 },
  twelfth: { turn: 0, share: 2 / 3 },
  second: { turn: Math.PI / 3, share: 2 / 3 },
  third: { turn: (2 * Math.PI) / 3, share: 1 / 3 },
};

/** Each iteration leaves at most two thirds of the error, so sixty iterations reduce the error below 0.0001". */
const ITERATIONS = 60;

/**
 * The twelve Placidus cusps, starting with the first, degrees in [0, 360). The eleventh and twelfth are one third and two
 * thirds of their own semidiurnal arc before culmination. The third and second are one third and two thirds of
 * their own seminocturnal arc past the lower meridian (Holden, The Elements of House Division, 1977). Returns
 * undefined beyond the polar circles, where some degrees never rise or set.
 */
export function placidusCusps(sky: LocalSky): number[] | undefined {
  if (!(Math.abs(sky.latitude) + sky.obliquity < Math.PI / 2)) return undefined;
  const eastern = [
    ascendantDeg(sky),
    cuspAt(sky, DIVISIONS.second),
    cuspAt(sky, DIVISIONS.third),
    normalizeDeg(midheavenDeg(sky) + 180),
    normalizeDeg(cuspAt(sky, DIVISIONS.eleventh) + 180),
    normalizeDeg(cuspAt(sky, DIVISIONS.twelfth) + 180),
  ];
  return [...eastern, ...eastern.map((deg) => normalizeDeg(deg + 180))];
}

/** The twelve whole-sign cusps in degrees: the cusps of the signs, starting with the Ascendant's sign. */
export function wholeSignCusps(sky: LocalSky): number[] {
  const firstDeg = Math.floor(ascendantDeg(sky) / 30) * 30;
  return Array.from({ length: 12 }, (_, i) => normalizeDeg(firstDeg + 30 * i));
}

/**
 * Longitude of a cusp, by fixed-point iteration on its right ascension. On the ecliptic, the tangent of the
 * declination is the tangent of the obliquity times the sine of the right ascension (Meeus (13.2), p. 93). The
 * cosine of the semidiurnal arc is -tan(latitude) tan(declination) ((15.1), p. 102, without refraction). Where
 * every degree rises, the arc changes by less than the right ascension does, so the iteration converges.
 */
function cuspAt(sky: LocalSky, { turn, share }: { turn: number; share: number }): number {
  const steepness = Math.tan(sky.latitude) * Math.tan(sky.obliquity);
  let rightAscension = sky.meridian + turn + share * (Math.PI / 2);
  for (let i = 0; i < ITERATIONS; i++) {
    const semidiurnalArc = Math.acos(-steepness * Math.sin(rightAscension));
    rightAscension = sky.meridian + turn + share * semidiurnalArc;
  }
  return longitudeAt(rightAscension, sky);
}
