import type { Aspect } from '#lib/chart/natal-chart.ts';
import type { NatalPoint } from '#lib/chart/natal-points.ts';
import { FIRST_MS } from '#lib/ephemeris/time-scales.ts';
import { type Body, signedDeg } from '#lib/ephemeris/zodiac.ts';
import { type DayMotions, MOTION, motionOf } from './sky-days.ts';
import type { NatalPositions, TransitKind } from './transit-kinds.ts';
import { type TransitWindow, transitWindows } from './transit-windows.ts';

/** Stages of a transit within its window, one per day. `exact` is the day of the nearest exact instant. */
export const TRANSIT_STAGES = [
  'entering',
  'building',
  'day-before',
  'exact',
  'day-after',
  'easing',
  'leaving',
] as const;
export type TransitStage = (typeof TRANSIT_STAGES)[number];

/** A transit-to-natal aspect that is within orb at some time on a civil day. */
export type DayTransit = {
  kind: TransitKind;
  /** The window that overlaps the day. */
  window: TransitWindow;
  transiting: Body;
  aspect: Aspect;
  natal: NatalPoint;
  /** Absolute distance from exact at the day's midpoint, degrees. */
  orbDeg: number;
  /** `exact` if the aspect is exact within the day, otherwise determined by the relative motion at the day's midpoint. */
  phase: 'exact' | 'applying' | 'separating';
  stage: TransitStage;
  /** Index in `TRANSIT_STAGES`: table lookups by index are faster than by name. */
  stageIndex: number;
  /** The exact instant, milliseconds since 1970; undefined if it isn't within the day. */
  exactAtMs: number | undefined;
  /** Days from the day's midpoint to the nearest exact instant, negative if past; undefined if never exact. */
  daysToExact: number | undefined;
  /** Whether the transiting body is retrograde at the day's midpoint. */
  retrograde: boolean;
};

/** A body's motion relative to a target on a day. */
export type RelativeMotion = {
  /** Signed distance from exact at the day's beginning, midpoint and end, degrees. */
  fromDeg: number;
  midDeg: number;
  toDeg: number;
  /** Speed at the midpoint, degrees per day; negative if retrograde. */
  speed: number;
};

const DAY_MS = 86_400_000;

/** First and last day of a window, as indices into the list of days. */
type WindowDays = { window: TransitWindow; firstDay: number; lastDay: number };

/**
 * The windows open on each day; days must be ascending. A day's windows are sorted by body, then by target in zodiacal
 * order. If a transit leaves and reenters its orb on the same day, only the window nearer to the day's midpoint counts.
 */
export function windowsByDay(chart: NatalPositions, days: readonly DayMotions[]): TransitWindow[][] {
  const byDay = days.map((): TransitWindow[] => []);
  const windows = transitWindows(chart, days[0]?.fromMs ?? FIRST_MS, days.at(-1)?.toMs ?? FIRST_MS);
  for (const { window, firstDay, lastDay } of daysOfWindows(windows, days))
    for (let i = firstDay; i <= lastDay; i++) add(byDay[i] ?? [], window);
  return byDay;
}

/** Inserts a window into a day's list, keeping each body's windows in the order of their targets. */
function add(ofDay: TransitWindow[], window: TransitWindow): void {
  let at = ofDay.length;
  for (let before = ofDay[at - 1]; before && isAhead(before, window); before = ofDay[at - 1]) {
    ofDay[at] = before;
    at -= 1;
  }
  ofDay[at] = window;
}

/** Whether two windows have the same transiting body, and the first one's target is ahead of the second one's. */
function isAhead(before: TransitWindow, after: TransitWindow): boolean {
  return (
    before.transiting === after.transiting && signedDeg(before.target.targetDeg - after.target.targetDeg) > 0
  );
}

function daysOfWindows(windows: readonly TransitWindow[], days: readonly DayMotions[]): WindowDays[] {
  const found: WindowDays[] = [];
  const lastOf = new Map<TransitWindow['target'], WindowDays>();
  let firstDay = 0;
  let body: Body | undefined;
  for (const window of windows) {
    if (window.transiting !== body) {
      body = window.transiting;
      firstDay = 0;
      lastOf.clear();
    }
    while ((days[firstDay]?.toMs ?? Infinity) <= window.fromMs) firstDay += 1;
    let lastDay = firstDay;
    while ((days[lastDay]?.fromMs ?? Infinity) < window.toMs) lastDay += 1;
    const current = { window, firstDay, lastDay: lastDay - 1 };
    const before = lastOf.get(window.target);
    if (before?.lastDay === firstDay) shareDay(days[firstDay], before, current);
    lastOf.set(window.target, current);
    found.push(current);
  }
  return found;
}

/** Assigns a day shared by two windows of the same target to the window nearer to the day's midpoint. */
function shareDay(day: DayMotions | undefined, before: WindowDays, after: WindowDays): void {
  if (!day) return;
  if (day.midMs - before.window.toMs < after.window.fromMs - day.midMs) after.firstDay += 1;
  else before.lastDay -= 1;
}

/** Writes the motion of a window's body relative to its target on a day into `out`. */
export function relativeMotionOn(
  day: DayMotions,
  { kind, target }: TransitWindow,
  out: RelativeMotion,
): void {
  const { transitingIndex } = kind;
  out.fromDeg = signedDeg(motionOf(day, transitingIndex, MOTION.fromDeg) - target.targetDeg);
  out.midDeg = out.fromDeg + motionOf(day, transitingIndex, MOTION.firstHalfDeg);
  out.toDeg = out.midDeg + motionOf(day, transitingIndex, MOTION.secondHalfDeg);
  out.speed = motionOf(day, transitingIndex, MOTION.speed);
}

/** Builds the transit of a window on a day from the given relative motion and points. */
export function transitOn<Points>(
  day: DayMotions,
  window: TransitWindow,
  { fromDeg, midDeg, toDeg, speed }: RelativeMotion,
  points: Points,
): DayTransit & { points: Points } {
  const { kind, exactTimesMs } = window;
  const applies = midDeg * speed < 0;
  const nearestMs = nearestExactMs(exactTimesMs, day.midMs);
  const stage =
    stageByDate(nearestMs, day) ?? stageByOrb(Math.abs(fromDeg), Math.abs(toDeg), kind.orbDeg, applies);
  const isExact = stage === 'exact';
  return {
    kind,
    window,
    transiting: kind.transiting,
    aspect: kind.aspect,
    natal: kind.natal,
    orbDeg: Math.abs(midDeg),
    phase: isExact ? 'exact' : applies ? 'applying' : 'separating',
    stage,
    stageIndex: TRANSIT_STAGES.indexOf(stage),
    exactAtMs: isExact ? nearestMs : undefined,
    daysToExact: nearestMs === undefined ? undefined : (nearestMs - day.midMs) / DAY_MS,
    retrograde: speed < 0,
    points,
  };
}

function nearestExactMs(exactTimesMs: readonly number[], instantMs: number): number | undefined {
  let nearestMs: number | undefined;
  for (const atMs of exactTimesMs)
    if (nearestMs === undefined || Math.abs(atMs - instantMs) < Math.abs(nearestMs - instantMs))
      nearestMs = atMs;
  return nearestMs;
}

/** The stage if the nearest exact instant is yesterday, today or tomorrow; otherwise undefined. */
function stageByDate(nearestMs: number | undefined, day: DayMotions): TransitStage | undefined {
  if (nearestMs === undefined || nearestMs < day.previousFromMs) return undefined;
  if (nearestMs < day.fromMs) return 'day-after';
  if (nearestMs < day.toMs) return 'exact';
  return nearestMs < day.nextToMs ? 'day-before' : undefined;
}

/**
 * The stage of a transit whose nearest exact instant isn't yesterday, today or tomorrow, based on its distances from exact at
 * the day's start and end.
 */
function stageByOrb(fromDeg: number, toDeg: number, orbDeg: number, applies: boolean): TransitStage {
  if (fromDeg >= orbDeg) return 'entering';
  if (toDeg >= orbDeg) return 'leaving';
  return applies ? 'building' : 'easing';
}
