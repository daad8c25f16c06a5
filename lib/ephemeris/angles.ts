import { meanObliquity, nutation } from 'astronomia/nutation';
import { apparent } from 'astronomia/sidereal';
import { julianDayTt, julianDayUt } from './time-scales.ts';
import { normalizeDeg } from './zodiac.ts';

/** Where on Earth: geographic degrees, north and east positive. */
export type Place = { readonly latitude: number; readonly longitude: number };

/** How the sky stands over a place, as far as angles and houses hang on it; radians. */
export type LocalSky = {
  /** Apparent local sidereal time: the right ascension of whatever is on the meridian. */
  meridian: number;
  /** True obliquity of the ecliptic. */
  obliquity: number;
  latitude: number;
};

const DEGREES = 180 / Math.PI;
const SECONDS_PER_DEGREE = 240;

/**
 * The sky over a place at an instant (ms since 1970): apparent sidereal time by Meeus, chapter 12 (p. 88), and the
 * obliquity by chapter 22, both with nutation. UTC stands for UT1, which is within 0.9 s of it as long as there are leap
 * seconds: 0.004 degrees of sidereal time.
 */
export function localSky(ms: number, { latitude, longitude }: Place): LocalSky {
  const jdTt = julianDayTt(ms);
  return {
    meridian: (apparent(julianDayUt(ms)) / SECONDS_PER_DEGREE + longitude) / DEGREES,
    obliquity: meanObliquity(jdTt) + nutation(jdTt)[1],
    latitude: latitude / DEGREES,
  };
}

/** Longitude of the ecliptic's point of a right ascension (radians): Meeus (13.3), p. 93, turned round; degrees, [0, 360). */
export function longitudeAt(rightAscension: number, { obliquity }: LocalSky): number {
  const longitude = Math.atan2(Math.sin(rightAscension), Math.cos(rightAscension) * Math.cos(obliquity));
  return normalizeDeg(longitude * DEGREES);
}

/** The Midheaven: the longitude that culminates, degrees in [0, 360). */
export function midheavenDeg(sky: LocalSky): number {
  return longitudeAt(sky.meridian, sky);
}

/**
 * The Ascendant: the longitude that stands on the eastern horizon, degrees in [0, 360), by Meeus (14.2), p. 99. Of the two
 * that the formula has it is the one ahead of the Midheaven, beyond the polar circles too. At the poles, where every
 * point of the horizon is alike, it is an equinox.
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
