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

/**
 * What the ten bodies do on a civil day. Each of a year's transits reads it: from `firstMotion` on, for each body in the
 * order of `BODIES`, the numbers of `MOTION` follow each other in one table of all days.
 */
export type DayMotions = DayBounds & { motions: Float64Array; firstMotion: number };

/** Where the numbers of a body's way through a civil day stand, from the first of them on, and how many there are. */
export const MOTION = {
  /** Longitude at the day's first instant, degrees, [0, 360). */
  fromDeg: 0,
  /** Signed motion in the first and in the second half of the day, degrees. */
  firstHalfDeg: 1,
  secondHalfDeg: 2,
  /** Speed at the midpoint, degrees a day; negative is retrograde. */
  speed: 3,
  size: 4,
} as const;
const DAY_SIZE = BODIES.length * MOTION.size;

/**
 * The way of the ten bodies through each of some civil days, which are ascending. Throws a RangeError for what is no date,
 * no zone or outside the ephemeris.
 */
export function dayMotions(days: Days): DayMotions[] {
  const bounds = dayBounds(days);
  const moments = momentsOf(bounds);
  const motions = new Float64Array(bounds.length * DAY_SIZE);
  for (const [place, body] of BODIES.entries()) move(motions, body, place * MOTION.size, moments);
  return bounds.map((day, i) => ({ ...day, motions, firstMotion: i * DAY_SIZE }));
}

/** One of the numbers of `MOTION` on a day, of the body at a place in `BODIES`. */
export function motionOf({ motions, firstMotion }: DayMotions, place: number, what: number): number {
  return motions[firstMotion + place * MOTION.size + what] ?? Number.NaN;
}

function dayBounds({ dates, timeZone }: Days): DayBounds[] {
  const known = new Map<number, CivilDay>();
  const dayOf = (midnightMs: number) => {
    const day = known.get(midnightMs) ?? civilDayOf(midnightMs, timeZone);
    known.set(midnightMs, day);
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

/** The moments of some days at which bodies are looked up, Julian days (TT). */
type Moments = {
  mids: Float64Array;
  /** Where one day ends the next begins, unless dates are missing or a zone skipped one. */
  edges: Float64Array;
  /** For each day, the place in `edges` of its first instant; that of its end follows. */
  places: number[];
};

function momentsOf(days: readonly DayBounds[]): Moments {
  const edgesMs: number[] = [];
  const places = days.map(({ fromMs, toMs }) => {
    if (edgesMs.at(-1) !== fromMs) edgesMs.push(fromMs);
    return edgesMs.push(toMs) - 2;
  });
  return {
    mids: julianDaysTt(days.map(({ midMs }) => midMs)),
    edges: julianDaysTt(edgesMs),
    places,
  };
}

/** Writes a body's way through each of some days, that through the first from a place in their motions on. */
function move(motions: Float64Array, body: Body, first: number, { mids, edges, places }: Moments): void {
  const course = courseOf(body);
  const degrees = course.anglesAt(edges);
  const mid = { value: 0, perDay: 0 };
  for (const [i, place] of places.entries()) {
    const at = first + i * DAY_SIZE;
    const fromDeg = degrees[place] ?? Number.NaN;
    const toDeg = degrees[place + 1] ?? Number.NaN;
    course.motionAt(mids[i] ?? Number.NaN, mid);
    motions[at + MOTION.fromDeg] = fromDeg;
    motions[at + MOTION.firstHalfDeg] = signedDeg(mid.value - fromDeg);
    motions[at + MOTION.secondHalfDeg] = signedDeg(toDeg - mid.value);
    motions[at + MOTION.speed] = mid.perDay;
  }
}

/** What the sky does on a day whoever looks at it. */
export type DaySky = {
  /** A principal phase of the Moon that falls within the day. */
  moonPhase: MoonPhase | undefined;
  /** The eclipse whose greatest moment falls within the day; its phase stands beside it, mostly of the same day. */
  eclipse: Eclipse | undefined;
  /** The Moon's sign at the day's midpoint. */
  moonSign: Sign;
  /** Stations within the day: the body turns retrograde or direct. */
  stations: Station[];
  /** Sun, Mercury, Venus and Mars entering a sign within the day, also backwards. */
  ingresses: Ingress[];
  /** Bodies that are retrograde at the day's midpoint. */
  retrogrades: Body[];
  /** Parts of the day during which the Moon is void of course, and since when she is. */
  voidOfCourse: { sinceMs: number; fromMs: number; toMs: number }[];
};

const MOON = BODIES.indexOf('Moon');
/** Those whose change of sign is news; the Moon's is none, and the slower ones' comes once in years. */
const ENTERING: readonly Body[] = ['Sun', 'Mercury', 'Venus', 'Mars'];

/** What the sky does on each day whoever looks at it, in the order of the days (which is that of time). */
export function daySkies(days: readonly DayMotions[]): DaySky[] {
  const fromMs = days[0]?.fromMs ?? 0;
  const toMs = days.at(-1)?.toMs ?? 0;
  const phaseOn = byDay(days, moonPhases(fromMs, toMs), momentOf);
  const eclipseOn = byDay(days, eclipses(fromMs, toMs), momentOf);
  const stationsOn = byDay(days, stations(fromMs, toMs), momentOf);
  const ingressesOn = byDay(days, ingressesOf(ENTERING, fromMs, toMs), momentOf);
  const voidsOn = byDay(days, voidsOfCourse(fromMs, toMs), (span) => span);
  return days.map((day, i) => ({
    moonPhase: phaseOn[i]?.[0],
    moonSign: moonSignOn(day),
    eclipse: eclipseOn[i]?.[0],
    stations: stationsOn[i] ?? [],
    ingresses: ingressesOn[i] ?? [],
    retrogrades: BODIES.filter((_, place) => motionOf(day, place, MOTION.speed) < 0),
    voidOfCourse: (voidsOn[i] ?? []).map((span) => ({
      sinceMs: span.fromMs,
      fromMs: Math.max(span.fromMs, day.fromMs),
      toMs: Math.min(span.toMs, day.toMs),
    })),
  }));
}

function ingressesOf(bodies: readonly Body[], fromMs: number, toMs: number): Ingress[] {
  return bodies.flatMap((body) => ingresses(body, fromMs, toMs)).sort((a, b) => a.atMs - b.atMs);
}

function moonSignOn(day: DayMotions): Sign {
  return signOf(motionOf(day, MOON, MOTION.fromDeg) + motionOf(day, MOON, MOTION.firstHalfDeg));
}

function momentOf({ atMs }: { atMs: number }) {
  return { fromMs: atMs, toMs: atMs + 1 };
}

/** What overlaps each day, of things in the order of time. */
function byDay<Thing>(
  days: readonly DayMotions[],
  things: readonly Thing[],
  timeOf: (thing: Thing) => { fromMs: number; toMs: number },
): Thing[][] {
  let over = 0;
  return days.map((day) => {
    const isOver = (thing: Thing | undefined) => thing !== undefined && timeOf(thing).toMs <= day.fromMs;
    while (isOver(things[over])) over += 1;
    const ofDay: Thing[] = [];
    for (let i = over; i < things.length; i++) {
      const thing = things[i];
      if (thing === undefined || timeOf(thing).fromMs >= day.toMs) break;
      if (timeOf(thing).toMs > day.fromMs) ofDay.push(thing);
    }
    return ofDay;
  });
}

/** All of a civil day that is the same for everybody. */
export type SkyDay = DayMotions & { sky: DaySky };

/** A year takes about 500 kB. */
const SKIES_KEPT = 4;

type Kept = { days: Days; skyDays: readonly SkyDay[] };
let recent: readonly Kept[] = [];

/**
 * The sky of each of some civil days, which are ascending. The last few lists are kept, as the profiles of one user are
 * mostly asked for the same days. Throws a RangeError for what is no date, no zone or outside the ephemeris.
 */
export function skyDays(days: Days): readonly SkyDay[] {
  const asked = recent.find((kept) => isSame(kept.days, days)) ?? { days, skyDays: skiesOf(days) };
  // Whatever was asked for last comes first: days that are asked for again and again stay, however many come between.
  if (asked !== recent[0]) recent = [asked, ...recent.filter((kept) => kept !== asked)].slice(0, SKIES_KEPT);
  return asked.skyDays;
}

function skiesOf(days: Days): SkyDay[] {
  const moved = dayMotions(days);
  const skies = daySkies(moved);
  return moved.flatMap((day, i) => {
    const sky = skies[i];
    return sky ? [{ ...day, sky }] : [];
  });
}

function isSame(a: Days, b: Days): boolean {
  return (
    a.timeZone === b.timeZone &&
    a.dates.length === b.dates.length &&
    a.dates.every((date, i) => date === b.dates[i])
  );
}
