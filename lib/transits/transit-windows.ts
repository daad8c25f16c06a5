import { courseOf, forEachCrossing } from '#lib/ephemeris/events.ts';
import { longitudeSpeed } from '#lib/ephemeris/sky.ts';
import { FIRST_MS, julianDayTt, LAST_MS } from '#lib/ephemeris/time-scales.ts';
import { BODIES, type Body, normalizeDeg } from '#lib/ephemeris/zodiac.ts';
import {
  type NatalPositions,
  REACH,
  type Target,
  type TransitKind,
  targetsOf,
  transitKind,
} from './transit-kinds.ts';

/** The uninterrupted time in which a transiting body is within orb of a target. */
export type TransitWindow = {
  transiting: Body;
  target: Target;
  kind: TransitKind;
  /** When the body enters and leaves the orb, milliseconds since 1970, clamped to the ephemeris. */
  fromMs: number;
  toMs: number;
  /** Exact instants, whole ms since 1970, ascending. None if the body turns before exact; up to three if it turns after. */
  exactTimesMs: number[];
};

const DAY_MS = 86_400_000;

/**
 * Error bound of a window's exact instant (ms since 1970), in milliseconds: the target's uncertainty divided by
 * the transiting body's speed, so unbounded at a station.
 */
export function uncertaintyMs({ transiting, target }: TransitWindow, exactMs: number): number {
  if (target.uncertainDeg === 0) return 0;
  const speed = longitudeSpeed(transiting, julianDayTt(exactMs));
  return (target.uncertainDeg / Math.abs(speed)) * DAY_MS;
}

/** Whether another possible time of birth may put the transit out of orb: the target's uncertainty exceeds the orb. */
export function canBeOutOfOrb({ target, kind }: TransitWindow): boolean {
  return target.uncertainDeg > kind.orbDeg;
}

/** A longitude around a target: the beginning of the orb, the exact aspect, or the end of the orb. */
type Mark = { angleDeg: number; side: 'behind' | 'exact' | 'ahead'; state: TargetState };
/** A target with its open window, if any. */
type TargetState = { target: Target; open: TransitWindow | undefined };

/**
 * All of a chart's windows that overlap [fromMs, toMs), in the order of `BODIES`, then by beginning. Windows
 * aren't clipped to the span. Throws a RangeError if the span exceeds the ephemeris.
 */
export function transitWindows(chart: NatalPositions, fromMs: number, toMs: number): TransitWindow[] {
  const targets = targetsOf(chart);
  const byOrb = new Map<number, Mark[]>();
  return BODIES.flatMap((body) => {
    const orbDeg = REACH[body].orbDeg;
    const marks = byOrb.get(orbDeg) ?? marksOf(targets, orbDeg);
    byOrb.set(orbDeg, marks);
    return windowsOf(body, marks, fromMs, toMs);
  });
}

function windowsOf(transiting: Body, marks: readonly Mark[], fromMs: number, toMs: number): TransitWindow[] {
  const reachMs = REACH[transiting].maxDays * DAY_MS;
  const beginMs = extendedWithinEphemeris(fromMs, -reachMs);
  const endMs = extendedWithinEphemeris(toMs, reachMs);
  const windows: TransitWindow[] = [];
  for (const { state } of marks) state.open = undefined;
  const enter = (state: TargetState, atMs: number) => {
    const { target } = state;
    const kind = transitKind(transiting, target.aspect, target.natal);
    state.open = { transiting, target, kind, fromMs: atMs, toMs: endMs, exactTimesMs: [] };
    windows.push(state.open);
    return state.open;
  };
  forEachCrossing(courseOf(transiting), marks, beginMs, endMs, ({ side, state }, atMs, forward) => {
    if (side === 'exact') (state.open ?? enter(state, beginMs)).exactTimesMs.push(atMs);
    else if ((side === 'behind') === forward) enter(state, atMs);
    else {
      const window = state.open ?? enter(state, beginMs);
      window.toMs = atMs;
      state.open = undefined;
    }
  });
  return windows
    .filter((window) => window.fromMs < toMs && window.toMs > fromMs)
    .sort((a, b) => a.fromMs - b.fromMs);
}

/** Moves an instant by `reachMs` but not beyond the ephemeris; instants outside it are returned unchanged. */
function extendedWithinEphemeris(instantMs: number, reachMs: number): number {
  if (instantMs < FIRST_MS || instantMs > LAST_MS) return instantMs;
  return Math.min(LAST_MS, Math.max(FIRST_MS, instantMs + reachMs));
}

function marksOf(targets: readonly Target[], orbDeg: number): Mark[] {
  const states = targets.map((target): TargetState => ({ target, open: undefined }));
  const marksAt = (side: Mark['side'], awayDeg: number) =>
    states.map((state): Mark => ({ angleDeg: normalizeDeg(state.target.targetDeg + awayDeg), side, state }));
  // The marks of each side are already sorted, except where they wrap around, so this sort is cheap.
  return [...marksAt('behind', -orbDeg), ...marksAt('exact', 0), ...marksAt('ahead', orbDeg)].sort(
    (a, b) => a.angleDeg - b.angleDeg,
  );
}
