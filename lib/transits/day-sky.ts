import {
  BODIES,
  type Body,
  type MoonPhase,
  moonPhases,
  type Sign,
  type Station,
  signOf,
  stations,
  voidsOfCourse,
} from '#lib/ephemeris/index.ts';
import type { DayMotions } from './day-motions.ts';

/** What the sky does on a day whoever looks at it. */
export type DaySky = {
  /** A principal phase of the Moon that falls within the day. */
  moonPhase: MoonPhase | undefined;
  /** The Moon's sign at the day's midpoint. */
  moonSign: Sign;
  /** Stations within the day: the body turns retrograde or direct. */
  stations: Station[];
  /** Bodies that are retrograde at the day's midpoint. */
  retrogrades: Body[];
  /** Parts of the day during which the Moon is void of course. */
  voidOfCourse: { fromMs: number; toMs: number }[];
};

/** What the sky does on each day whoever looks at it, in the order of the days (which is that of time). */
export function daySkies(days: readonly DayMotions[]): DaySky[] {
  const fromMs = days[0]?.fromMs ?? 0;
  const toMs = days.at(-1)?.toMs ?? 0;
  const phaseOn = byDay(days, moonPhases(fromMs, toMs), momentOf);
  const stationsOn = byDay(days, stations(fromMs, toMs), momentOf);
  const voidsOn = byDay(days, voidsOfCourse(fromMs, toMs), (span) => span);
  return days.map((day, i) => ({
    moonPhase: phaseOn[i]?.[0],
    moonSign: signOf(day.motions.Moon.fromDeg + day.motions.Moon.firstHalfDeg),
    stations: stationsOn[i] ?? [],
    retrogrades: BODIES.filter((body) => day.motions[body].speed < 0),
    voidOfCourse: (voidsOn[i] ?? []).map((span) => ({
      fromMs: Math.max(span.fromMs, day.fromMs),
      toMs: Math.min(span.toMs, day.toMs),
    })),
  }));
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
