import { ingresses } from '#lib/ephemeris/events.ts';
import { trueNodeDeg } from '#lib/ephemeris/lunar-node.ts';
import { apparentLongitude, longitudeSpeed } from '#lib/ephemeris/sky.ts';
import { julianDayTt } from '#lib/ephemeris/time-scales.ts';
import {
  BODIES,
  type Body,
  normalizeDeg,
  type Sign,
  signedDeg,
  signOf,
  type ZodiacPosition,
  zodiacPosition,
} from '#lib/ephemeris/zodiac.ts';
import { type Birth, type BirthInstant, birthInstant } from './birth.ts';
import { type Angles, anglesAt } from './houses.ts';
import type { BirthPrecision, NatalPoint, NatalPointPosition } from './natal-points.ts';

export type { Birth } from './birth.ts';

/** The five Ptolemaic aspects. */
export type Aspect = 'conjunction' | 'sextile' | 'square' | 'trine' | 'opposition';

export const ASPECT_ANGLES_DEG: Readonly<Record<Aspect, number>> = {
  conjunction: 0,
  sextile: 60,
  square: 90,
  trine: 120,
  opposition: 180,
};

/** The aspects by ascending angle. */
export const ASPECTS = Object.keys(ASPECT_ANGLES_DEG) as Aspect[];

/** Maximum orbs of aspects between two natal bodies, degrees. */
export const NATAL_ORBS_DEG: Readonly<Record<Aspect, number>> = {
  conjunction: 8,
  sextile: 5,
  square: 7,
  trine: 7,
  opposition: 8,
};

/** Deviation of two longitudes from the exact aspect, degrees; negative if they are closer together than the aspect's angle. */
export function distanceFromAspect(fromDeg: number, toDeg: number, aspect: Aspect): number {
  return Math.abs(signedDeg(toDeg - fromDeg)) - ASPECT_ANGLES_DEG[aspect];
}

/** Truncates degrees to four decimal places, as published in responses. Rounding could move a body into the next sign. */
export function publishedDeg(deg: number): number {
  return Math.floor(deg * 1e4) / 1e4;
}

/** A zodiac position as responses publish it, with truncated degrees. */
export function publishedPosition<Position extends ZodiacPosition>(position: Position): Position {
  const { longitudeDeg, signDegrees } = position;
  return { ...position, longitudeDeg: publishedDeg(longitudeDeg), signDegrees: publishedDeg(signDegrees) };
}

/**
 * A position at the instant of a chart, which is local noon if the time of birth is unknown. Longitudes are
 * apparent, true equinox of date, degrees in [0, 360).
 */
export type NatalPosition = ZodiacPosition & {
  /** Whether the sign is the same for every possible time of birth. */
  certain: boolean;
  /** Longitudes at the earliest and latest possible times of birth; equal if the time is known. */
  fromDeg: number;
  toDeg: number;
};

/** A body's position in a chart. */
export type NatalBody = NatalPosition & {
  body: Body;
  retrograde: boolean;
};

export type NatalAspect = { a: Body; b: Body; aspect: Aspect; orbDeg: number };

/** A chart without houses, for the instant of birth, or for local noon if the time is unknown. */
export type NatalChart = {
  timeZone: string;
  bornAt: BirthInstant;
  known: BirthPrecision;
  /** Positions of the bodies, in the order of `BODIES`. */
  bodies: NatalBody[];
  /** Natal points in the order of `NATAL_POINTS`: bodies, and angles if the time and place of birth are known. */
  points: readonly NatalPointPosition[];
  aspects: NatalAspect[];
};

/** Computes a natal chart. Throws the same errors as `birthInstant`, and a RangeError outside the ephemeris. */
export function natalChart(birth: Birth): NatalChart {
  const bornAt = birthInstant(birth);
  const bodies = BODIES.map((body) => natalBody(body, bornAt));
  const angles = anglePoints(birth, bornAt);
  return {
    timeZone: birth.timeZone,
    bornAt,
    known: angles.length > 0 ? 'time' : 'date',
    bodies,
    points: [...bodies.map(({ body, ...position }) => ({ point: body, ...position })), ...angles],
    aspects: natalAspects(bodies),
  };
}

/** Birth times are recorded to the minute. In a minute, angles move about 0.25 degrees and bodies hardly more than 0.01. */
const BIRTH_TIME_PRECISION_MS = 60_000;

/** The angles as natal points. Each range extends from one minute before to one minute after the recorded birth time. */
function anglePoints(birth: Birth, { atMs }: BirthInstant): NatalPointPosition[] {
  const instants = [atMs - BIRTH_TIME_PRECISION_MS, atMs, atMs + BIRTH_TIME_PRECISION_MS];
  const [earliest, at, latest] = instants.map((ms) => anglesAt(ms, birth));
  if (!earliest || !at || !latest) return [];
  const position = (point: NatalPoint, of: (angles: Angles) => ZodiacPosition) => ({
    point,
    longitudeDeg: of(at).longitudeDeg,
    fromDeg: of(earliest).longitudeDeg,
    toDeg: of(latest).longitudeDeg,
  });
  return [
    position('Ascendant', ({ ascendant }) => ascendant),
    position('Midheaven', ({ midheaven }) => midheaven),
  ];
}

/** The Sun's sign at the instant of birth, or at local noon if the time is unknown, computed from the Sun's longitude. */
export function sunSign(birth: Birth): Sign {
  return signOf(apparentLongitude('Sun', julianDayTt(birthInstant(birth).atMs)));
}

function natalBody(body: Body, { atMs, earliestMs, latestMs }: BirthInstant): NatalBody {
  const jdTt = julianDayTt(atMs);
  return {
    body,
    ...zodiacPosition(apparentLongitude(body, jdTt)),
    certain: ingresses(body, earliestMs, latestMs).length === 0,
    fromDeg: apparentLongitude(body, julianDayTt(earliestMs)),
    toDeg: apparentLongitude(body, julianDayTt(latestMs)),
    retrograde: longitudeSpeed(body, jdTt) < 0,
  };
}

/** The aspects between bodies, in their order. */
export function natalAspects(bodies: readonly Pick<NatalBody, 'body' | 'longitudeDeg'>[]): NatalAspect[] {
  return bodies.flatMap((a, i) =>
    bodies.slice(i + 1).flatMap((b) =>
      ASPECTS.flatMap((aspect) => {
        const orbDeg = Math.abs(distanceFromAspect(a.longitudeDeg, b.longitudeDeg, aspect));
        return orbDeg <= NATAL_ORBS_DEG[aspect] ? [{ a: a.body, b: b.body, aspect, orbDeg }] : [];
      }),
    ),
  );
}

/** Margin, in degrees, for the error of the computed node and for its oscillation within a day. */
const NODE_UNCERTAINTY_DEG = 0.01;

/** The Moon's true ascending node at a birth. Its sign counts as uncertain within 0.01 degrees of a cusp. */
export function northNode({ atMs, earliestMs, latestMs }: BirthInstant): NatalPosition {
  const position = zodiacPosition(nodeDegAt(atMs));
  const [fromDeg, toDeg] = [nodeDegAt(earliestMs), nodeDegAt(latestMs)];
  const certain = [fromDeg, position.longitudeDeg, toDeg]
    .flatMap((deg) => [deg - NODE_UNCERTAINTY_DEG, deg + NODE_UNCERTAINTY_DEG])
    .every((deg) => signOf(normalizeDeg(deg)) === position.sign);
  return { ...position, certain, fromDeg, toDeg };
}

function nodeDegAt(ms: number): number {
  return trueNodeDeg(julianDayTt(ms));
}
