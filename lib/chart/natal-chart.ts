import { ingresses } from '#lib/ephemeris/events.ts';
import { apparentLongitude, longitudeSpeed } from '#lib/ephemeris/sky.ts';
import { julianDayTt } from '#lib/ephemeris/time-scales.ts';
import {
  BODIES,
  type Body,
  type Sign,
  signedDeg,
  signOf,
  type ZodiacPlace,
  zodiacPlace,
} from '#lib/ephemeris/zodiac.ts';
import { type Birth, type BirthMoment, birthMoment } from './birth.ts';
import { type Angles, anglesAt } from './houses.ts';
import type { BirthKnown, NatalPoint, NatalPointPlace } from './natal-points.ts';

export type { Birth } from './birth.ts';

/** The five Ptolemaic aspects, by the angle between two bodies: 0, 60, 90, 120 and 180 degrees. */
export type Aspect = 'conjunction' | 'sextile' | 'square' | 'trine' | 'opposition';

/** The five Ptolemaic aspects and their angles in degrees. */
export const ASPECT_ANGLES_DEG: Readonly<Record<Aspect, number>> = {
  conjunction: 0,
  sextile: 60,
  square: 90,
  trine: 120,
  opposition: 180,
};

/** The aspects in the order of their angles. */
export const ASPECTS = Object.keys(ASPECT_ANGLES_DEG) as Aspect[];

/** How far an aspect may be from exact between two natal bodies, degrees. */
export const NATAL_ORBS_DEG: Readonly<Record<Aspect, number>> = {
  conjunction: 8,
  sextile: 5,
  square: 7,
  trine: 7,
  opposition: 8,
};

/** How far two longitudes are from an aspect, degrees: 0 if exact, negative if they stand closer than its angle. */
export function distanceFromAspect(fromDeg: number, toDeg: number, aspect: Aspect): number {
  return Math.abs(signedDeg(toDeg - fromDeg)) - ASPECT_ANGLES_DEG[aspect];
}

/**
 * A longitude or distance as charts and explanations publish it: degrees to four decimals, a third of an arc-second; cut
 * off, so that no body slips into the next sign.
 */
export function publishedDeg(deg: number): number {
  return Math.floor(deg * 1e4) / 1e4;
}

/** A place in the zodiac as answers publish it, its degrees by `publishedDeg`. */
export function publishedPlace<Place extends ZodiacPlace>(place: Place): Place {
  const { longitudeDeg, signDegrees } = place;
  return { ...place, longitudeDeg: publishedDeg(longitudeDeg), signDegrees: publishedDeg(signDegrees) };
}

/**
 * Where something stood at the instant of a chart, which is local noon where the time of birth is unknown; longitudes are
 * apparent, of the true equinox of date, [0, 360) degrees.
 */
export type NatalPlace = ZodiacPlace & {
  /** Whether it was in this sign all the time at which the birth may have been. */
  certain: boolean;
  /** At the first and at the last of that time: the day of birth, or one instant twice where the time is known. */
  fromDeg: number;
  toDeg: number;
};

/** A body's place in a chart. */
export type NatalBody = NatalPlace & {
  body: Body;
  /** Whether it moved backwards at the instant of the chart. */
  retrograde: boolean;
};

/** An aspect between two bodies at the instant of the chart. */
export type NatalAspect = { a: Body; b: Body; aspect: Aspect; orbDeg: number };

/** A chart without houses: for the instant of birth, or for the local noon of its day. */
export type NatalChart = {
  timeZone: string;
  bornAt: BirthMoment;
  /** What of the birth is known. */
  known: BirthKnown;
  /** In the order of `BODIES`. */
  bodies: NatalBody[];
  /** What transits are counted from, in the order of `NATAL_POINTS`: the bodies, and the angles where the time is known. */
  points: readonly NatalPointPlace[];
  aspects: NatalAspect[];
};

/**
 * Draws the chart of a birth; throws a RangeError outside the ephemeris, for an unknown time zone, and for a time that its
 * clocks jumped over.
 */
export function natalChart(birth: Birth): NatalChart {
  const bornAt = birthMoment(birth);
  const bodies = BODIES.map((body) => natalBody(body, bornAt));
  const angles = anglePoints(birth, bornAt);
  return {
    timeZone: birth.timeZone,
    bornAt,
    known: angles.length > 0 ? 'time' : 'date',
    bodies,
    points: [...bodies.map(({ body, ...place }) => ({ point: body, ...place })), ...angles],
    aspects: natalAspects(bodies),
  };
}

/**
 * How far from the true time a written one may be, either way: a minute, in which an angle moves by a quarter of a degree, and
 * no body by more than a hundredth.
 */
const WRITTEN_TO_MS = 60_000;

/** The angles as natal points, with the range that a written time of birth leaves them. */
function anglePoints(birth: Birth, { atMs }: BirthMoment): NatalPointPlace[] {
  const instants = [atMs - WRITTEN_TO_MS, atMs, atMs + WRITTEN_TO_MS];
  const [earliest, at, latest] = instants.map((ms) => anglesAt(ms, birth));
  if (!earliest || !at || !latest) return [];
  const place = (point: NatalPoint, of: (angles: Angles) => ZodiacPlace) => ({
    point,
    longitudeDeg: of(at).longitudeDeg,
    fromDeg: of(earliest).longitudeDeg,
    toDeg: of(latest).longitudeDeg,
  });
  return [place('Ascendant', ({ ascendant }) => ascendant), place('Midheaven', ({ midheaven }) => midheaven)];
}

/** The Sun's sign at the instant of birth, or at local noon of its day, by its true place and not by a table of dates. */
export function sunSign(birth: Birth): Sign {
  return signOf(apparentLongitude('Sun', julianDayTt(birthMoment(birth).atMs)));
}

function natalBody(body: Body, { atMs, earliestMs, latestMs }: BirthMoment): NatalBody {
  const jdTt = julianDayTt(atMs);
  return {
    body,
    ...zodiacPlace(apparentLongitude(body, jdTt)),
    certain: ingresses(body, earliestMs, latestMs).length === 0,
    fromDeg: apparentLongitude(body, julianDayTt(earliestMs)),
    toDeg: apparentLongitude(body, julianDayTt(latestMs)),
    retrograde: longitudeSpeed(body, jdTt) < 0,
  };
}

function natalAspects(bodies: NatalBody[]): NatalAspect[] {
  return bodies.flatMap((a, i) =>
    bodies.slice(i + 1).flatMap((b) =>
      ASPECTS.flatMap((aspect) => {
        const orbDeg = Math.abs(distanceFromAspect(a.longitudeDeg, b.longitudeDeg, aspect));
        return orbDeg <= NATAL_ORBS_DEG[aspect] ? [{ a: a.body, b: b.body, aspect, orbDeg }] : [];
      }),
    ),
  );
}
