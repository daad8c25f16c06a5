import {
  apparentLongitude,
  BODIES,
  type Body,
  courseOf,
  crossingInstants,
  FIRST_MS,
  julianDayTt,
  LAST_MS,
  normalizeDeg,
  signedDeg,
} from '#lib/ephemeris/index.ts';
import { type NatalPlaces, type TransitPoint, transitPoints } from './transit-points.ts';

/** A moment within a window at which the aspect is exact, in whole milliseconds since 1970. */
export type Perfection = { atMs: number; retrograde: boolean };

/** An uninterrupted stretch of time in which a transiting body is within orb of a point of the chart. */
export type TransitWindow = TransitPoint & {
  transiting: Body;
  /** Where the orb is entered and left, milliseconds since 1970. */
  fromMs: number;
  toMs: number;
  /** Ascending: none if the body turns back before, three if it comes back twice. */
  perfections: Perfection[];
};

const DAY_MS = 86_400_000;
/** How far beyond the span a window's end is looked for at a time, in cells of the course. */
const REACH_CELLS = 4;

/** Where a point's orb begins (-1), its aspect is exact (0), and its orb ends (1). */
const SIDES = [-1, 0, 1] as const;
type Side = (typeof SIDES)[number];
type Mark = { point: number; side: Side; markDeg: number };
type Event = { side: Side; atMs: number; forward: boolean };
type Pass = { transiting: Body; pointDeg: number; orbDeg: number };

/**
 * Every window that overlaps [fromMs, toMs), ascending by its beginning, each to its true ends (or the ephemeris'):
 * a window is the same whatever the span. `orbsDeg` is by transiting body, less than 30 degrees. Throws a RangeError
 * if the span leaves the ephemeris.
 */
export function transitWindows(
  chart: NatalPlaces,
  orbsDeg: Readonly<Record<Body, number>>,
  fromMs: number,
  toMs: number,
): TransitWindow[] {
  const points = transitPoints(chart);
  return BODIES.flatMap((transiting) => {
    const events = eventsWithin(transiting, points, orbsDeg[transiting], fromMs, toMs);
    const startDeg = apparentLongitude(transiting, julianDayTt(fromMs));
    return points.flatMap((point, i) => {
      const pass = { transiting, pointDeg: point.pointDeg, orbDeg: orbsDeg[transiting] };
      return completed(pass, events[i] as Event[], startDeg, fromMs, toMs).map((window) => ({
        ...point,
        transiting,
        ...window,
      }));
    });
  }).sort((a, b) => a.fromMs - b.fromMs);
}

/** What happens to each point within the span. */
function eventsWithin(
  transiting: Body,
  points: TransitPoint[],
  orbDeg: number,
  fromMs: number,
  toMs: number,
): Event[][] {
  const marks = points
    .flatMap(({ pointDeg }, point) => marksOf(point, pointDeg, orbDeg))
    .sort((a, b) => a.markDeg - b.markDeg);
  const events: Event[][] = points.map(() => []);
  const anglesDeg = Float64Array.from(marks, ({ markDeg }) => markDeg);
  crossingInstants(courseOf(transiting), anglesDeg, fromMs, toMs, (index, atMs, forward) => {
    const { point, side } = marks[index] as Mark;
    (events[point] as Event[]).push({ side, atMs, forward });
  });
  return events;
}

function marksOf(point: number, pointDeg: number, orbDeg: number): Mark[] {
  return SIDES.map((side) => ({ point, side, markDeg: normalizeDeg(pointDeg + side * orbDeg) }));
}

/** The windows of one point, with what of them lies outside the span. */
function completed(pass: Pass, within: Event[], startDeg: number, fromMs: number, toMs: number) {
  const first = within[0];
  const last = within.at(-1);
  const startsInside = first ? !isEntry(first) : Math.abs(signedDeg(startDeg - pass.pointDeg)) < pass.orbDeg;
  const endsInside = last ? !isExit(last) : startsInside;
  return windows([
    ...(startsInside ? eventsBefore(pass, fromMs) : []),
    ...within,
    ...(endsInside ? eventsAfter(pass, toMs) : []),
  ]);
}

function isEntry({ side, forward }: Event): boolean {
  return side === (forward ? -1 : 1);
}

function isExit({ side, forward }: Event): boolean {
  return side === (forward ? 1 : -1);
}

/** From the entry on that precedes an instant at which the body is within orb. */
function eventsBefore(pass: Pass, instantMs: number): Event[] {
  let found: Event[] = [];
  for (let toMs = instantMs; toMs > FIRST_MS; toMs -= reachMs(pass)) {
    const events = eventsOf(pass, Math.max(FIRST_MS, toMs - reachMs(pass)), toMs);
    const entry = events.findLastIndex(isEntry);
    found = [...events.slice(Math.max(entry, 0)), ...found];
    if (entry >= 0) return found;
  }
  return [{ side: -1, atMs: FIRST_MS, forward: true }, ...found];
}

/** Up to the exit that follows an instant at which the body is within orb. */
function eventsAfter(pass: Pass, instantMs: number): Event[] {
  let found: Event[] = [];
  for (let fromMs = instantMs; fromMs < LAST_MS; fromMs += reachMs(pass)) {
    const events = eventsOf(pass, fromMs, Math.min(LAST_MS, fromMs + reachMs(pass)));
    const exit = events.findIndex(isExit);
    found = [...found, ...(exit < 0 ? events : events.slice(0, exit + 1))];
    if (exit >= 0) return found;
  }
  return [...found, { side: 1, atMs: LAST_MS, forward: true }];
}

function eventsOf({ transiting, pointDeg, orbDeg }: Pass, fromMs: number, toMs: number): Event[] {
  const marks = marksOf(0, pointDeg, orbDeg).sort((a, b) => a.markDeg - b.markDeg);
  const events: Event[] = [];
  const anglesDeg = marks.map(({ markDeg }) => markDeg);
  crossingInstants(courseOf(transiting), anglesDeg, fromMs, toMs, (index, atMs, forward) => {
    events.push({ side: (marks[index] as Mark).side, atMs, forward });
  });
  return events;
}

function reachMs({ transiting }: Pass): number {
  return REACH_CELLS * courseOf(transiting).cellDays * DAY_MS;
}

function windows(events: Event[]): { fromMs: number; toMs: number; perfections: Perfection[] }[] {
  const found: { fromMs: number; toMs: number; perfections: Perfection[] }[] = [];
  for (const event of events) {
    const { atMs, forward } = event;
    if (isEntry(event)) found.push({ fromMs: atMs, toMs: atMs, perfections: [] });
    const open = found.at(-1);
    if (open && isExit(event)) open.toMs = atMs;
    if (open && event.side === 0) open.perfections.push({ atMs, retrograde: !forward });
  }
  return found;
}
