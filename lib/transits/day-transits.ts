import type { Aspect } from '#lib/chart/natal-chart.ts';
import type { NatalPoint } from '#lib/chart/natal-points.ts';
import { FIRST_MS } from '#lib/ephemeris/span.ts';
import { type Body, signedDeg } from '#lib/ephemeris/zodiac.ts';
import { type DayMotions, MOTION, motionOf } from './sky-days.ts';
import type { NatalPlaces, TransitKind } from './transit-kinds.ts';
import { type TransitWindow, transitWindows } from './transit-windows.ts';

/**
 * Where a transit can stand in its window on a day: it enters orb, builds, perfects tomorrow, perfects today,
 * perfected yesterday, eases, or leaves orb.
 */
export const STAGES = [
  'entering',
  'building',
  'day-before',
  'exact',
  'day-after',
  'easing',
  'leaving',
] as const;
export type Stage = (typeof STAGES)[number];

const ENTERING = STAGES.indexOf('entering');
const BUILDING = STAGES.indexOf('building');
const DAY_BEFORE = STAGES.indexOf('day-before');
const EXACT = STAGES.indexOf('exact');
const DAY_AFTER = STAGES.indexOf('day-after');
const EASING = STAGES.indexOf('easing');
const LEAVING = STAGES.indexOf('leaving');

/** A transit-to-natal aspect that is within orb at some time of a civil day. */
export type DayTransit = {
  kind: TransitKind;
  /** The stay within orb that the day is a part of. */
  window: TransitWindow;
  transiting: Body;
  aspect: Aspect;
  natal: NatalPoint;
  /** Distance from the exact angle at the day's midpoint, degrees, not negative. */
  orbDeg: number;
  /** `exact` if it perfects within the day, else by the relative motion at the day's midpoint. */
  phase: 'exact' | 'applying' | 'separating';
  stage: Stage;
  /** Where the stage stands in `STAGES`, by which tables find what they have of it sooner than by its name. */
  stagePlace: number;
  /** The instant of perfection in milliseconds since 1970, where it falls within the day. */
  exactAtMs: number | undefined;
  /** Days from the day's midpoint to the window's nearest perfection, negative if that is over; undefined if it has none. */
  daysToExact: number | undefined;
  /** Whether the transiting body moves backwards at the day's midpoint. */
  retrograde: boolean;
};

/** How a body goes past a target on a day. */
export type Way = {
  /** Signed distance from exact at the day's first instant, its midpoint and its end, degrees. */
  fromDeg: number;
  midDeg: number;
  toDeg: number;
  /** Speed at the midpoint, degrees a day; negative is retrograde. */
  speed: number;
};

const DAY_MS = 86_400_000;

/** The days of a window, both included, as places in the list of days. */
type Stay = { window: TransitWindow; firstDay: number; lastDay: number };

/**
 * The windows that each of some days has its transits from, the days ascending in time; those of a day in the order of
 * the bodies, and of one body the one first in which it is furthest on. A transit that leaves its orb and comes back on
 * the same day is told once, for the window nearer to the day's midpoint.
 */
export function windowsByDay(chart: NatalPlaces, days: readonly DayMotions[]): TransitWindow[][] {
  const byDay = days.map((): TransitWindow[] => []);
  const windows = transitWindows(chart, days[0]?.fromMs ?? FIRST_MS, days.at(-1)?.toMs ?? FIRST_MS);
  for (const { window, firstDay, lastDay } of staysOf(windows, days))
    for (let i = firstDay; i <= lastDay; i++) add(byDay[i] ?? [], window);
  return byDay;
}

/** Adds a window to those of a day; of one body the one comes first in which it is furthest on. */
function add(ofDay: TransitWindow[], window: TransitWindow): void {
  let at = ofDay.length;
  for (let before = ofDay[at - 1]; before && isOvertaken(before, window); before = ofDay[at - 1]) {
    ofDay[at] = before;
    at -= 1;
  }
  ofDay[at] = window;
}

/** Whether of two windows of one body at a time the second has its target further back. */
function isOvertaken(before: TransitWindow, after: TransitWindow): boolean {
  return (
    before.transiting === after.transiting && signedDeg(before.target.targetDeg - after.target.targetDeg) > 0
  );
}

function staysOf(windows: readonly TransitWindow[], days: readonly DayMotions[]): Stay[] {
  const stays: Stay[] = [];
  const lastOf = new Map<TransitWindow['target'], Stay>();
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
    const stay = { window, firstDay, lastDay: lastDay - 1 };
    const before = lastOf.get(window.target);
    if (before?.lastDay === firstDay) share(days[firstDay], before, stay);
    lastOf.set(window.target, stay);
    stays.push(stay);
  }
  return stays;
}

/** Leaves a day on which one window ends and the next of the same target begins to the one nearer to its midpoint. */
function share(day: DayMotions | undefined, before: Stay, after: Stay): void {
  if (!day) return;
  if (day.midMs - before.window.toMs < after.window.fromMs - day.midMs) after.firstDay += 1;
  else before.lastDay -= 1;
}

/** Writes how the body of a window goes past its target on a day into `out`. */
export function wayOn(day: DayMotions, { kind, target }: TransitWindow, out: Way): void {
  const { transitingPlace: place } = kind;
  out.fromDeg = signedDeg(motionOf(day, place, MOTION.fromDeg) - target.targetDeg);
  out.midDeg = out.fromDeg + motionOf(day, place, MOTION.firstHalfDeg);
  out.toDeg = out.midDeg + motionOf(day, place, MOTION.secondHalfDeg);
  out.speed = motionOf(day, place, MOTION.speed);
}

/** The transit of a day that one of its windows makes, by its way on that day, and with the points that somebody gives it. */
export function transitOn<Points>(
  day: DayMotions,
  window: TransitWindow,
  { fromDeg, midDeg, toDeg, speed }: Way,
  points: Points,
): DayTransit & { points: Points } {
  const { kind, perfectionsMs } = window;
  const applies = midDeg * speed < 0;
  const nearestMs = nearestPerfection(perfectionsMs, day.midMs);
  const stagePlace =
    stageByDate(nearestMs, day) ?? stageByOrb(Math.abs(fromDeg), Math.abs(toDeg), kind.orbDeg, applies);
  const isExact = stagePlace === EXACT;
  return {
    kind,
    window,
    transiting: kind.transiting,
    aspect: kind.aspect,
    natal: kind.natal,
    orbDeg: Math.abs(midDeg),
    phase: isExact ? 'exact' : applies ? 'applying' : 'separating',
    stage: STAGES[stagePlace] ?? 'building',
    stagePlace,
    exactAtMs: isExact ? nearestMs : undefined,
    daysToExact: nearestMs === undefined ? undefined : (nearestMs - day.midMs) / DAY_MS,
    retrograde: speed < 0,
    points,
  };
}

function nearestPerfection(perfectionsMs: readonly number[], instantMs: number): number | undefined {
  let nearestMs: number | undefined;
  for (const atMs of perfectionsMs)
    if (nearestMs === undefined || Math.abs(atMs - instantMs) < Math.abs(nearestMs - instantMs))
      nearestMs = atMs;
  return nearestMs;
}

/** The stages that follow from the civil day of the nearest perfection: this one, the next or the last. */
function stageByDate(nearestMs: number | undefined, day: DayMotions): number | undefined {
  if (nearestMs === undefined || nearestMs < day.previousFromMs) return undefined;
  if (nearestMs < day.fromMs) return DAY_AFTER;
  if (nearestMs < day.toMs) return EXACT;
  return nearestMs < day.nextToMs ? DAY_BEFORE : undefined;
}

/** The stages of a transit that is more than a day from exact, by its distances at the day's bounds. */
function stageByOrb(fromDeg: number, toDeg: number, orbDeg: number, applies: boolean): number {
  if (fromDeg >= orbDeg) return ENTERING;
  if (toDeg >= orbDeg) return LEAVING;
  return applies ? BUILDING : EASING;
}
