import { BODIES, type Body, courseOf, fillLongitudes, julianDayTt, signedDeg } from '#lib/ephemeris/index.ts';
import { addDays, civilDay } from '#lib/time/civil-day.ts';

const DAY_MS = 86_400_000;

/** The way of one body through each of some civil days; index i is the i-th day. */
export type Path = {
  body: Body;
  /** Longitude at the day's first instant, degrees. */
  longitudeDeg: Float64Array;
  /** Signed motion in the first and in the second half of the day, degrees. */
  firstHalfDeg: Float64Array;
  secondHalfDeg: Float64Array;
  /** Speed at the midpoint, degrees a day; negative is retrograde. */
  speed: Float64Array;
};

/** Civil days of one zone and what the ten bodies do in them, whoever is looking. */
export type DayPaths = DayBounds & { paths: readonly Path[] };

/** Civil days of one zone in milliseconds since 1970; index i is the i-th day. */
type DayBounds = {
  dates: readonly string[];
  timeZone: string;
  /** First instant, midpoint and end (the next day's first instant). */
  fromMs: Float64Array;
  midMs: Float64Array;
  toMs: Float64Array;
  /** First instant of the day before and end of the day after. */
  previousFromMs: Float64Array;
  nextToMs: Float64Array;
};

/** The way of the ten bodies through each of `dates` (YYYY-MM-DD, ascending) as days of `timeZone`. */
export function dayPaths(dates: readonly string[], timeZone: string): DayPaths {
  const days = dayBounds(dates, timeZone);
  const midJds = days.midMs.map(julianDayTt);
  const fromJds = days.fromMs.map(julianDayTt);
  // Where one day ends the next begins, unless dates are missing or a zone skipped one.
  const lonelyEnds = dates.flatMap((_, i) => (days.toMs[i] === days.fromMs[i + 1] ? [] : [i]));
  const lonelyEndJds = Float64Array.from(lonelyEnds, (i) => julianDayTt(days.toMs[i] as number));
  const paths = BODIES.map((body) => {
    const longitudeDeg = new Float64Array(dates.length);
    const endDeg = new Float64Array(dates.length);
    const lonelyEndDeg = new Float64Array(lonelyEnds.length);
    fillLongitudes(body, fromJds, longitudeDeg);
    fillLongitudes(body, lonelyEndJds, lonelyEndDeg);
    endDeg.set(longitudeDeg.subarray(1));
    lonelyEnds.forEach((day, i) => {
      endDeg[day] = lonelyEndDeg[i] as number;
    });
    return { body, longitudeDeg, ...halves(body, longitudeDeg, midJds, endDeg) };
  });
  return { ...days, paths };
}

function dayBounds(dates: readonly string[], timeZone: string): DayBounds {
  const count = dates.length;
  const fromMs = new Float64Array(count);
  const midMs = new Float64Array(count);
  const toMs = new Float64Array(count);
  for (let i = 0; i < count; i++) {
    const day = civilDay(dates[i] as string, timeZone);
    fromMs[i] = day.fromMs;
    midMs[i] = (day.fromMs + day.toMs) / 2;
    toMs[i] = day.toMs;
  }
  // Parsed once more because it is quick: civilDay has seen that they are dates.
  const midnights = dates.map((date) => Date.parse(date));
  const followsLast = (i: number) => (midnights[i] as number) - (midnights[i - 1] as number) === DAY_MS;
  const beside = (i: number, step: 1 | -1) => civilDay(addDays(dates[i] as string, step), timeZone);
  const previousFromMs = new Float64Array(count);
  const nextToMs = new Float64Array(count);
  for (let i = 0; i < count; i++) {
    previousFromMs[i] = followsLast(i) ? (fromMs[i - 1] as number) : beside(i, -1).fromMs;
    nextToMs[i] = followsLast(i + 1) ? (toMs[i + 1] as number) : beside(i, 1).toMs;
  }
  return { dates, timeZone, fromMs, midMs, toMs, previousFromMs, nextToMs };
}

function halves(body: Body, fromDeg: Float64Array, midJds: Float64Array, toDeg: Float64Array) {
  const course = courseOf(body);
  const motion = { value: 0, perDay: 0 };
  const firstHalfDeg = new Float64Array(midJds.length);
  const secondHalfDeg = new Float64Array(midJds.length);
  const speed = new Float64Array(midJds.length);
  for (let i = 0; i < midJds.length; i++) {
    course.motionAt(midJds[i] as number, motion);
    firstHalfDeg[i] = signedDeg(motion.value - (fromDeg[i] as number));
    secondHalfDeg[i] = signedDeg((toDeg[i] as number) - motion.value);
    speed[i] = motion.perDay;
  }
  return { firstHalfDeg, secondHalfDeg, speed };
}
