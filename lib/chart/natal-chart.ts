import { ingresses } from '#lib/ephemeris/events.ts';
import { apparentLongitude, longitudeSpeed } from '#lib/ephemeris/sky.ts';
import { julianDayTt } from '#lib/ephemeris/time-scales.ts';
import { BODIES, type Body, type Sign, signedDeg, signOf } from '#lib/ephemeris/zodiac.ts';
import { type CalendarDate, type CivilDay, civilDay } from '#lib/time/civil-day.ts';
import type { BirthKnown, NatalPointPlace } from './natal-points.ts';

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

/** When and where somebody was born, as far as it is known: the date, and the time zone of the place. */
export type Birth = {
  /** YYYY-MM-DD, 1900-01-01 to 2101-01-13. */
  birthDate: CalendarDate;
  /** IANA name. */
  timeZone: string;
};

/** Where a body stood on the day of birth; longitudes are apparent, of the true equinox of date, [0, 360) degrees. */
export type NatalBody = {
  body: Body;
  /** At local noon, the convention where the time of birth is unknown. */
  longitudeDeg: number;
  sign: Sign;
  /** Degrees within the sign, [0, 30). */
  signDegrees: number;
  /** Whether the body was in this sign all day, so that the sign holds whatever the time of birth. */
  certain: boolean;
  /** At the first and at the last instant of the day of birth. */
  fromDeg: number;
  toDeg: number;
  /** Whether it moved backwards at local noon. */
  retrograde: boolean;
};

/** An aspect between two bodies of the chart at local noon. */
export type NatalAspect = { a: Body; b: Body; aspect: Aspect; orbDeg: number };

/** A chart without houses, for the local noon of a day of birth. */
export type NatalChart = {
  timeZone: string;
  /** What of the birth is known. */
  known: BirthKnown;
  /** What transits are counted from: the bodies. */
  points: readonly NatalPointPlace[];
  bornAt: CivilDay;
  /** In the order of `BODIES`. */
  bodies: NatalBody[];
  /** Whether the Sun changed its sign on the day of birth. */
  cusp: boolean;
  aspects: NatalAspect[];
};

/** Draws the chart of a day of birth; throws a RangeError outside the ephemeris or for an unknown time zone. */
export function natalChart({ birthDate, timeZone }: Birth): NatalChart {
  const bornAt = civilDay(birthDate, timeZone);
  const bodies = BODIES.map((body) => natalBody(body, bornAt));
  const points = bodies.map(({ body, ...place }) => ({ point: body, ...place }));
  return {
    timeZone,
    known: 'date',
    points,
    bornAt,
    bodies,
    cusp: !bodies[0]?.certain,
    aspects: natalAspects(bodies),
  };
}

/** The Sun's sign at local noon of the day of birth, by its true place and not by a table of dates. */
export function sunSign({ birthDate, timeZone }: Birth): Sign {
  return signOf(apparentLongitude('Sun', julianDayTt(civilDay(birthDate, timeZone).noonMs)));
}

function natalBody(body: Body, { fromMs, noonMs, toMs }: CivilDay): NatalBody {
  const noonJd = julianDayTt(noonMs);
  const longitudeDeg = apparentLongitude(body, noonJd);
  return {
    body,
    longitudeDeg,
    sign: signOf(longitudeDeg),
    signDegrees: longitudeDeg % 30,
    certain: ingresses(body, fromMs, toMs).length === 0,
    fromDeg: apparentLongitude(body, julianDayTt(fromMs)),
    toDeg: apparentLongitude(body, julianDayTt(toMs)),
    retrograde: longitudeSpeed(body, noonJd) < 0,
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
