import { type Eclipse, eclipses } from '#lib/ephemeris/eclipses.ts';
import {
  courseOf,
  type Ingress,
  ingresses,
  type MoonPhase,
  moonPhases,
  type Station,
  stations,
  voidsOfCourse,
} from '#lib/ephemeris/events.ts';
import { julianDaysTt } from '#lib/ephemeris/time-scales.ts';
import { BODIES, type Body, type Sign, signedDeg, signOf } from '#lib/ephemeris/zodiac.ts';
import { midnightUtcMs } from '#lib/time/calendar-date.ts';
import { type CivilDay, civilDayOf } from '#lib/time/civil-day.ts';

const DAY_MS = 86_400_000;

/** Civil days in a time zone, by date (YYYY-MM-DD). */
export type Days = { dates: readonly string[]; timeZone: string };

/** The bounds of a civil day in milliseconds since 1970. */
type DayBounds = {
  date: string;
  fromMs: number;
  midMs: number;
  /** The next day's first instant. */
  toMs: number;
  previousFromMs: number;
  nextToMs: number;
};

/**
 * The motions of the ten bodies on a civil day. All days share one typed array, which makes the many reads fast. The day's
 * values begin at index `firstMotion`: the values of `MOTION` for each body, in the order of `BODIES`.
 */
export type DayMotions = DayBounds & { motions: Float64Array; firstMotion: number };

/** Offsets of the values that describe a body's motion on a civil day; `size` is their number. */
export const MOTION = {
  /** Longitude at the day's first instant, degrees, [0, 360). */
  fromDeg: 0,
  /** Signed motion in the first and in the second half of the day, degrees. */
  firstHalfDeg: 1,
  secondHalfDeg: 2,
  /** Speed at the midpoint, degrees per day; negative if retrograde. */
  speed: 3,
  size: 4,
} as const;
const DAY_SIZE = BODIES.length * MOTION.size;

/**
 * The motions of the ten bodies on each day. Days must be ascending. Throws a RangeError for an invalid date,
 * an unknown time zone or a day outside the ephemeris.
 */
function dayMotions(days: Days): DayMotions[] {
  const bounds = dayBounds(days);
  const times = sampleTimes(bounds);
  const motions = new Float64Array(bounds.length * DAY_SIZE);
  for (const [index, body] of BODIES.entries()) writeMotions(motions, body, index * MOTION.size, times);
  return bounds.map((day, i) => ({ ...day, motions, firstMotion: i * DAY_SIZE }));
}

/** Reads a `MOTION` value of a body on a day; `bodyIndex` is its index in `BODIES`. */
export function motionOf({ motions, firstMotion }: DayMotions, bodyIndex: number, offset: number): number {
  return motions[firstMotion + bodyIndex * MOTION.size + offset] ?? Number.NaN;
}

function dayBounds({ dates, timeZone }: Days): DayBounds[] {
  const cached = new Map<number, CivilDay>();
  const dayOf = (midnightMs: number) => {
    const day = cached.get(midnightMs) ?? civilDayOf(midnightMs, timeZone);
    cached.set(midnightMs, day);
    return day;
  };
  return dates.map((date) => {
    const midnightMs = midnightUtcMs(date);
    const { fromMs, toMs } = dayOf(midnightMs);
    return {
      date,
      fromMs,
      midMs: (fromMs + toMs) / 2,
      toMs,
      previousFromMs: dayOf(midnightMs - DAY_MS).fromMs,
      nextToMs: dayOf(midnightMs + DAY_MS).toMs,
    };
  });
}

/** The times at which bodies are evaluated, Julian days (TT). */
type SampleTimes = {
  mids: Float64Array;
  /** The instants at which days begin and end; consecutive days share one. */
  edges: Float64Array;
  /** For each day, the index of its beginning in `edges`; its end follows. */
  firstEdges: number[];
};

function sampleTimes(days: readonly DayBounds[]): SampleTimes {
  const edgesMs: number[] = [];
  const firstEdges = days.map(({ fromMs, toMs }) => {
    if (edgesMs.at(-1) !== fromMs) edgesMs.push(fromMs);
    return edgesMs.push(toMs) - 2;
  });
  return { mids: julianDaysTt(days.map(({ midMs }) => midMs)), edges: julianDaysTt(edgesMs), firstEdges };
}

/** Writes a body's motions on all days into `motions`; the first day's values begin at index `first`. */
function writeMotions(
  motions: Float64Array,
  body: Body,
  first: number,
  { mids, edges, firstEdges }: SampleTimes,
): void {
  const course = courseOf(body);
  const degrees = course.anglesAt(edges);
  const mid = { value: 0, perDay: 0 };
  for (const [i, edge] of firstEdges.entries()) {
    const at = first + i * DAY_SIZE;
    const fromDeg = degrees[edge] ?? Number.NaN;
    const toDeg = degrees[edge + 1] ?? Number.NaN;
    course.motionAt(mids[i] ?? Number.NaN, mid);
    motions[at + MOTION.fromDeg] = fromDeg;
    motions[at + MOTION.firstHalfDeg] = signedDeg(mid.value - fromDeg);
    motions[at + MOTION.secondHalfDeg] = signedDeg(toDeg - mid.value);
    motions[at + MOTION.speed] = mid.perDay;
  }
}

/** Sky events of a civil day, the same for everyone. */
export type DaySky = {
  moonPhase: MoonPhase | undefined;
  /** An eclipse with its maximum on this day; the new or full Moon itself may be on the day before or after. */
  eclipse: Eclipse | undefined;
  /** The Moon's sign at the day's midpoint. */
  moonSign: Sign;
  stations: Station[];
  /** Ingresses of the Sun, Mercury, Venus and Mars, direct or retrograde. */
  ingresses: Ingress[];
  /** Bodies retrograde at the day's midpoint. */
  retrogrades: Body[];
  /** Void-of-course intervals clipped to the day; `sinceMs` is the beginning before clipping. */
  voidOfCourse: { sinceMs: number; fromMs: number; toMs: number }[];
};

const MOON = BODIES.indexOf('Moon');
/** The Moon's ingresses are too frequent to report, and those of bodies slower than Mars are too rare. */
const INGRESS_BODIES: readonly Body[] = ['Sun', 'Mercury', 'Venus', 'Mars'];

function withSky(days: readonly DayMotions[]): SkyDay[] {
  const fromMs = days[0]?.fromMs ?? 0;
  const toMs = days.at(-1)?.toMs ?? 0;
  const phaseOn = byDay(days, moonPhases(fromMs, toMs), instantSpan);
  const eclipseOn = byDay(days, eclipses(fromMs, toMs), instantSpan);
  const stationsOn = byDay(days, stations(fromMs, toMs), instantSpan);
  const entries = INGRESS_BODIES.flatMap((body) => ingresses(body, fromMs, toMs));
  const ingressesOn = byDay(
    days,
    entries.sort((a, b) => a.atMs - b.atMs),
    instantSpan,
  );
  const voidsOn = byDay(days, voidsOfCourse(fromMs, toMs), (span) => span);
  return days.map((day, i) => {
    const sky: DaySky = {
      moonPhase: phaseOn[i]?.[0],
      moonSign: signOf(motionOf(day, MOON, MOTION.fromDeg) + motionOf(day, MOON, MOTION.firstHalfDeg)),
      eclipse: eclipseOn[i]?.[0],
      stations: stationsOn[i] ?? [],
      ingresses: ingressesOn[i] ?? [],
      retrogrades: BODIES.filter((_, index) => motionOf(day, index, MOTION.speed) < 0),
      voidOfCourse: (voidsOn[i] ?? []).map((span) => ({
        sinceMs: span.fromMs,
        fromMs: Math.max(span.fromMs, day.fromMs),
        toMs: Math.min(span.toMs, day.toMs),
      })),
    };
    return { ...day, sky };
  });
}

function instantSpan({ atMs }: { atMs: number }) {
  return { fromMs: atMs, toMs: atMs + 1 };
}

/** The events that overlap each day; days and events must be ascending. */
function byDay<Event>(
  days: readonly DayMotions[],
  events: readonly Event[],
  timeOf: (event: Event) => { fromMs: number; toMs: number },
): Event[][] {
  let over = 0;
  return days.map((day) => {
    const isOver = (event: Event | undefined) => event !== undefined && timeOf(event).toMs <= day.fromMs;
    while (isOver(events[over])) over += 1;
    const ofDay: Event[] = [];
    for (let i = over; i < events.length; i++) {
      const event = events[i];
      if (event === undefined || timeOf(event).fromMs >= day.toMs) break;
      if (timeOf(event).toMs > day.fromMs) ofDay.push(event);
    }
    return ofDay;
  });
}

/** A civil day with all data that doesn't depend on a chart. */
type SkyDay = DayMotions & { sky: DaySky };

/** Maximum number of cached day lists; a list of a year's days takes about 500 kB. */
const MAX_CACHED = 4;

const cache = new Map<string, readonly SkyDay[]>();

/** The sky of each day, cached because profiles share it. Days must be ascending. Throws the same errors as `dayMotions`. */
export function skyDays(days: Days): readonly SkyDay[] {
  const key = [days.timeZone, ...days.dates].join();
  const computed = cache.get(key) ?? withSky(dayMotions(days));
  // Reinserted last, so that the first key is the least recently used one.
  cache.delete(key);
  cache.set(key, computed);
  const [oldest = key] = cache.keys();
  if (cache.size > MAX_CACHED) cache.delete(oldest);
  return computed;
}
