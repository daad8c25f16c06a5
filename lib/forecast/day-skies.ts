import { BODIES, moonPhases, signOf, stations, voidsOfCourse } from '#lib/ephemeris/index.ts';
import type { DaySky } from './day.ts';
import type { DayPaths } from './day-paths.ts';

const MOON = BODIES.indexOf('Moon');

/** What the sky does on each day whoever looks at it, in the order of the days (which is that of time). */
export function daySkies(days: DayPaths): DaySky[] {
  const fromMs = days.fromMs[0] ?? 0;
  const toMs = days.toMs.at(-1) ?? 0;
  const phaseOn = byDay(days, moonPhases(fromMs, toMs), momentOf);
  const stationsOn = byDay(days, stations(fromMs, toMs), momentOf);
  const voidsOn = byDay(days, voidsOfCourse(fromMs, toMs), (span) => span);
  return days.dates.map((_, i) => ({
    moonPhase: phaseOn[i]?.[0],
    moonSign: signOf(longitudeAtMidpoint(days, MOON, i)),
    stations: stationsOn[i] ?? [],
    retrogrades: BODIES.filter((_, body) => (days.paths[body]?.speed[i] as number) < 0),
    voidOfCourse: (voidsOn[i] ?? []).map((span) => ({
      fromMs: Math.max(span.fromMs, days.fromMs[i] as number),
      toMs: Math.min(span.toMs, days.toMs[i] as number),
    })),
  }));
}

function momentOf({ atMs }: { atMs: number }) {
  return { fromMs: atMs, toMs: atMs + 1 };
}

/** What overlaps each day, of things in the order of time. */
function byDay<Thing>(
  { fromMs, toMs }: DayPaths,
  things: readonly Thing[],
  timeOf: (thing: Thing) => { fromMs: number; toMs: number },
): Thing[][] {
  let first = 0;
  return Array.from(fromMs, (dayFromMs, i) => {
    const dayToMs = toMs[i] as number;
    const ofDay: Thing[] = [];
    for (let k = first; k < things.length; k++) {
      const thing = things[k] as Thing;
      const time = timeOf(thing);
      if (time.fromMs >= dayToMs) break;
      if (time.toMs > dayFromMs) ofDay.push(thing);
      else if (k === first) first += 1;
    }
    return ofDay;
  });
}

function longitudeAtMidpoint(days: DayPaths, body: number, day: number): number {
  const path = days.paths[body];
  return (path?.longitudeDeg[day] as number) + (path?.firstHalfDeg[day] as number);
}
