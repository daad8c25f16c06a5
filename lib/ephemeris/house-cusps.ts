import { ascendantDeg, type LocalSky, longitudeAt, midheavenDeg } from './angles.ts';
import { normalizeDeg } from './zodiac.ts';

/** How far east of the meridian these cusps stand: a part of a turn, and a share of their own half day's arc; radians. */
const DIVISIONS = {
  eleventh: { turn: 0, share: 1 / 3 },
  twelfth: { turn: 0, share: 2 / 3 },
  second: { turn: Math.PI / 3, share: 2 / 3 },
  third: { turn: (2 * Math.PI) / 3, share: 1 / 3 },
};

/** Each round leaves at most two thirds of the error before it: sixty leave less than 0.0001". */
const ROUNDS = 60;

/**
 * The twelve cusps of Placidus from the first on, degrees in [0, 360): the eleventh and the twelfth have a third and two
 * thirds of their own half day left until they culminate, the third and the second are a third and two thirds of their own
 * half night past the lower meridian (Holden, The Elements of House Division, 1977). Undefined beyond the polar circles,
 * where some degrees never rise or set.
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

/** The twelve whole-sign cusps from the first on, degrees: the signs themselves from the Ascendant's on. */
export function wholeSignCusps(sky: LocalSky): number[] {
  const firstDeg = Math.floor(ascendantDeg(sky) / 30) * 30;
  return Array.from({ length: 12 }, (_, i) => normalizeDeg(firstDeg + 30 * i));
}

/**
 * The longitude that stands at its share of its own arc, which follows from its right ascension: on the ecliptic the
 * tangent of the declination is that of the obliquity times its sine (Meeus (13.2), p. 93), and the cosine of half the day's
 * arc is - tan latitude tan declination ((15.1), p. 102, without refraction). Where every degree rises the arc changes by
 * less than the right ascension does, so that the rounds come to one end.
 */
function cuspAt(sky: LocalSky, { turn, share }: { turn: number; share: number }): number {
  const steepness = Math.tan(sky.latitude) * Math.tan(sky.obliquity);
  let rightAscension = sky.meridian + turn + share * (Math.PI / 2);
  for (let round = 0; round < ROUNDS; round++) {
    const halfDay = Math.acos(-steepness * Math.sin(rightAscension));
    rightAscension = sky.meridian + turn + share * halfDay;
  }
  return longitudeAt(rightAscension, sky);
}
