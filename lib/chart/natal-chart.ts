import { ingresses } from '#lib/ephemeris/events.ts';
import { apparentLongitude, longitudeSpeed } from '#lib/ephemeris/sky.ts';
import { julianDayTt } from '#lib/ephemeris/time-scales.ts';
import { BODIES, type Body, type Sign, signOf } from '#lib/ephemeris/zodiac.ts';
import { type CalendarDate, type CivilDay, civilDay } from '#lib/time/civil-day.ts';
import { ASPECTS, type Aspect, distanceFromAspect, NATAL_ORBS_DEG } from './aspects.ts';

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
  return { timeZone, bornAt, bodies, cusp: !bodies[0]?.certain, aspects: natalAspects(bodies) };
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
