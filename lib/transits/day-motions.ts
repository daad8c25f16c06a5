import { BODIES, type Body, courseOf, julianDayTt, signedDeg } from '#lib/ephemeris/index.ts';
import { addDays, type CivilDay, civilDay } from '#lib/time/civil-day.ts';

/** Civil days of a zone, by their dates (YYYY-MM-DD). */
export type Days = { dates: readonly string[]; timeZone: string };

/** The bounds of a civil day in milliseconds since 1970. */
export type DayBounds = {
  date: string;
  /** First instant, midpoint and end (the next day's first instant). */
  fromMs: number;
  midMs: number;
  toMs: number;
  /** First instant of the day before and end of the day after. */
  previousFromMs: number;
  nextToMs: number;
};

/** The way of one body through a civil day. */
export type BodyMotion = {
  /** Longitude at the day's first instant, degrees, [0, 360). */
  fromDeg: number;
  /** Signed motion in the first and in the second half of the day, degrees. */
  firstHalfDeg: number;
  secondHalfDeg: number;
  /** Speed at the midpoint, degrees a day; negative is retrograde. */
  speed: number;
};

/** What the ten bodies do on a civil day. */
export type DayMotions = DayBounds & { motions: Readonly<Record<Body, BodyMotion>> };

/**
 * The way of the ten bodies through each of some civil days, which are ascending. Throws a RangeError for what is no date,
 * no zone or outside the ephemeris.
 */
export function dayMotions(days: Days): DayMotions[] {
  const bounds = dayBounds(days);
  const ways = BODIES.map((body) => ({ body, motions: motionsOf(body, bounds) }));
  return bounds.map((day, i) => ({
    ...day,
    motions: Object.fromEntries(ways.map(({ body, motions }) => [body, motions[i]])) as DayMotions['motions'],
  }));
}

function dayBounds({ dates, timeZone }: Days): DayBounds[] {
  const known = new Map<string, CivilDay>();
  const dayOf = (date: string) => {
    const day = known.get(date) ?? civilDay(date, timeZone);
    known.set(date, day);
    return day;
  };
  return dates.map((date) => {
    const { fromMs, toMs } = dayOf(date);
    return {
      date,
      fromMs,
      midMs: (fromMs + toMs) / 2,
      toMs,
      previousFromMs: dayOf(addDays(date, -1)).fromMs,
      nextToMs: dayOf(addDays(date, 1)).toMs,
    };
  });
}

function motionsOf(body: Body, days: readonly DayBounds[]): BodyMotion[] {
  const course = courseOf(body);
  const mid = { value: 0, perDay: 0 };
  // Where one day ends the next begins, unless dates are missing or a zone skipped one.
  let end = { atMs: Number.NaN, deg: Number.NaN };
  return days.map(({ fromMs, midMs, toMs }) => {
    const fromDeg = end.atMs === fromMs ? end.deg : course.angleAt(julianDayTt(fromMs));
    course.motionAt(julianDayTt(midMs), mid);
    const toDeg = course.angleAt(julianDayTt(toMs));
    end = { atMs: toMs, deg: toDeg };
    return {
      fromDeg,
      firstHalfDeg: signedDeg(mid.value - fromDeg),
      secondHalfDeg: signedDeg(toDeg - mid.value),
      speed: mid.perDay,
    };
  });
}
