import { ASPECT_ANGLES_DEG, ASPECTS, type Aspect } from '#lib/chart/natal-chart.ts';
import {
  type BirthKnown,
  NATAL_POINTS,
  type NatalPoint,
  type NatalPointPlace,
  slackOf,
} from '#lib/chart/natal-points.ts';
import { BODIES, type Body, normalizeDeg } from '#lib/ephemeris/zodiac.ts';

/**
 * How far from exact a transiting body is still felt, degrees. The usual practice for transits: about one
 * degree for slow bodies, three for quick ones, six for the Moon.
 */
export const ORB_DEG: Readonly<Record<Body, number>> = {
  Sun: 3,
  Moon: 6,
  Mercury: 3,
  Venus: 3,
  Mars: 3,
  Jupiter: 1.5,
  Saturn: 1.5,
  Uranus: 1,
  Neptune: 1,
  Pluto: 1,
};

/**
 * No stay within these orbs lasts longer than so many days: twice what the orb takes at full speed, or around a station.
 * Only the outer three hardly leave their orb on a whole way back.
 */
export const LONGEST_STAY_DAYS: Readonly<Record<Body, number>> = {
  Sun: 8,
  Moon: 2,
  Mercury: 40,
  Venus: 60,
  Mars: 100,
  Jupiter: 120,
  Saturn: 160,
  Uranus: 300,
  Neptune: 400,
  Pluto: 450,
};

/** A transiting body in an aspect to a natal point. */
export type TransitKind = {
  /** Its place in `TRANSIT_KINDS`, by which tables find what they have of it sooner than by three names. */
  place: number;
  transiting: Body;
  natal: NatalPoint;
  aspect: Aspect;
  /** Where the transiting body stands in `BODIES`, and the natal point in `NATAL_POINTS`, which begins with the bodies. */
  transitingPlace: number;
  natalPlace: number;
  /** How far from exact it is still felt, degrees. */
  orbDeg: number;
};

/** The six hundred kinds of transits that there are. */
export const TRANSIT_KINDS: readonly TransitKind[] = BODIES.flatMap((transiting, transitingPlace) =>
  NATAL_POINTS.flatMap((natal, natalPlace) =>
    ASPECTS.map((aspect, i) => ({
      place: (transitingPlace * NATAL_POINTS.length + natalPlace) * ASPECTS.length + i,
      transiting,
      natal,
      aspect,
      transitingPlace,
      natalPlace,
      orbDeg: ORB_DEG[transiting],
    })),
  ),
);

// A year has thousands of windows, and a name is found in a record sooner than in a list.
const PLACES = placesOf(NATAL_POINTS);
const ASPECT_PLACES = placesOf(ASPECTS);

function placesOf<Name extends string>(names: readonly Name[]): Readonly<Record<Name, number>> {
  return Object.fromEntries(names.map((name, place) => [name, place])) as Record<Name, number>;
}

/** The kind of a body's transit in an aspect to a natal point. */
export function kindOf(transiting: Body, aspect: Aspect, natal: NatalPoint): TransitKind {
  const place = (PLACES[transiting] * NATAL_POINTS.length + PLACES[natal]) * ASPECTS.length;
  const kind = TRANSIT_KINDS[place + ASPECT_PLACES[aspect]];
  if (kind === undefined) throw new RangeError(`There is no ${aspect} of ${transiting} to ${natal}.`);
  return kind;
}

/** What transits are counted from: the natal points, in the order of `NATAL_POINTS`. A `NatalChart` is one. */
export type NatalPlaces = { readonly points: readonly NatalPointPlace[]; readonly known: BirthKnown };

/** A longitude (degrees, [0, 360)) from which a transiting body makes an exact aspect to a natal point. */
export type Target = {
  natal: NatalPoint;
  aspect: Aspect;
  targetDeg: number;
  /** How far it lies from the natal point: 0, 60, 90, 120, 180, 240, 270 or 300 degrees forward. */
  aheadDeg: number;
  /** How far off it may be, either way, as far as the natal point's place is known; degrees. */
  uncertainDeg: number;
};

/** All targets of a chart by longitude: eight for each natal point, as three of the five aspects have two sides. */
export function targetsOf({ points }: NatalPlaces): Target[] {
  return points
    .flatMap((place) => {
      const { point, longitudeDeg } = place;
      const { behindDeg, aheadDeg } = slackOf(place);
      const uncertainDeg = Math.max(-behindDeg, aheadDeg);
      return ASPECTS.flatMap((aspect) =>
        bothSides(ASPECT_ANGLES_DEG[aspect]).map((angle) => ({
          natal: point,
          aspect,
          targetDeg: normalizeDeg(longitudeDeg + angle),
          aheadDeg: normalizeDeg(angle),
          uncertainDeg,
        })),
      );
    })
    .sort((a, b) => a.targetDeg - b.targetDeg);
}

function bothSides(angleDeg: number): number[] {
  return angleDeg % 180 === 0 ? [angleDeg] : [angleDeg, -angleDeg];
}
