import { courseOf, crossingInstants } from '#lib/ephemeris/events.ts';
import { longitudeSpeed } from '#lib/ephemeris/sky.ts';
import { FIRST_MS, LAST_MS } from '#lib/ephemeris/span.ts';
import { julianDayTt } from '#lib/ephemeris/time-scales.ts';
import { BODIES, type Body, normalizeDeg } from '#lib/ephemeris/zodiac.ts';
import {
  kindOf,
  LONGEST_STAY_DAYS,
  type NatalPlaces,
  ORB_DEG,
  type Target,
  type TransitKind,
  targetsOf,
} from './transit-kinds.ts';

/** An uninterrupted stay of a transiting body within its orb (`ORB_DEG`) of a target of the chart. */
export type TransitWindow = {
  transiting: Body;
  target: Target;
  kind: TransitKind;
  /** Where the orb is entered and left, milliseconds since 1970, or where the ephemeris begins and ends. */
  fromMs: number;
  toMs: number;
  /**
   * The moments at which the aspect is exact, whole milliseconds since 1970, ascending: none if the body turns back
   * before, three if it comes back twice.
   */
  perfectionsMs: number[];
};

const DAY_MS = 86_400_000;

/**
 * How far from a perfection of a window the true one may lie, either way, as the natal body's place is uncertain:
 * milliseconds, by the speed of the transiting body at that instant (ms since 1970), thus without end at a station.
 */
export function uncertaintyMs({ transiting, target }: TransitWindow, perfectionMs: number): number {
  if (target.uncertainDeg === 0) return 0;
  const speed = longitudeSpeed(transiting, julianDayTt(perfectionMs));
  return (target.uncertainDeg / Math.abs(speed)) * DAY_MS;
}

/** Whether a birth at another hour of the day may not have the transit at all, as its place is not known to within the orb. */
export function mayBeOutOfOrb({ target, kind }: TransitWindow): boolean {
  return target.uncertainDeg > kind.orbDeg;
}

/** What a body meets around a target: where the orb begins, where the aspect is exact, and where the orb ends. */
type Mark = { angleDeg: number; side: 'behind' | 'exact' | 'ahead'; pass: Pass };
/** A target with the stay that is going on, if one is. */
type Pass = { target: Target; open: TransitWindow | undefined };

/**
 * Every window of a chart that overlaps [fromMs, toMs), by transiting body in the order of `BODIES` and ascending by its
 * beginning; a window is the same whatever the span. Throws a RangeError if the span leaves the ephemeris.
 */
export function transitWindows(chart: NatalPlaces, fromMs: number, toMs: number): TransitWindow[] {
  const targets = targetsOf(chart);
  const byOrb = new Map<number, Mark[]>();
  return BODIES.flatMap((body) => {
    const orbDeg = ORB_DEG[body];
    const marks = byOrb.get(orbDeg) ?? marksOf(targets, orbDeg);
    byOrb.set(orbDeg, marks);
    return windowsOf(body, marks, fromMs, toMs);
  });
}

function windowsOf(transiting: Body, marks: readonly Mark[], fromMs: number, toMs: number): TransitWindow[] {
  const reachMs = LONGEST_STAY_DAYS[transiting] * DAY_MS;
  const beginMs = reaching(fromMs, -reachMs);
  const endMs = reaching(toMs, reachMs);
  const windows: TransitWindow[] = [];
  for (const { pass } of marks) pass.open = undefined;
  const enter = (pass: Pass, atMs: number) => {
    const { target } = pass;
    const kind = kindOf(transiting, target.aspect, target.natal);
    pass.open = { transiting, target, kind, fromMs: atMs, toMs: endMs, perfectionsMs: [] };
    windows.push(pass.open);
    return pass.open;
  };
  crossingInstants(courseOf(transiting), marks, beginMs, endMs, ({ side, pass }, atMs, forward) => {
    if (side === 'exact') (pass.open ?? enter(pass, beginMs)).perfectionsMs.push(atMs);
    else if ((side === 'behind') === forward) enter(pass, atMs);
    else {
      const window = pass.open ?? enter(pass, beginMs);
      window.toMs = atMs;
      pass.open = undefined;
    }
  });
  return windows
    .filter((window) => window.fromMs < toMs && window.toMs > fromMs)
    .sort((a, b) => a.fromMs - b.fromMs);
}

/** An instant further off by as much as a stay can last, but within the ephemeris, unless it lies outside itself. */
function reaching(instantMs: number, reachMs: number): number {
  if (instantMs < FIRST_MS || instantMs > LAST_MS) return instantMs;
  return Math.min(LAST_MS, Math.max(FIRST_MS, instantMs + reachMs));
}

function marksOf(targets: readonly Target[], orbDeg: number): Mark[] {
  const passes = targets.map((target): Pass => ({ target, open: undefined }));
  const marksAt = (side: Mark['side'], awayDeg: number) =>
    passes.map((pass): Mark => ({ angleDeg: normalizeDeg(pass.target.targetDeg + awayDeg), side, pass }));
  // The targets are in order, and so are the marks of each side but for one turn: few are left to sort.
  return [...marksAt('behind', -orbDeg), ...marksAt('exact', 0), ...marksAt('ahead', orbDeg)].sort(
    (a, b) => a.angleDeg - b.angleDeg,
  );
}
