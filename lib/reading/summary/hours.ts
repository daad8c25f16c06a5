import type { ScoredTransit } from '#lib/scoring/day.ts';
import { timeOfDay } from '#lib/time/civil-day.ts';
import { type TransitWindow, uncertaintyMs } from '#lib/transits/transit-windows.ts';

/** The waking parts of a day: from 6, 11:30, 13:30, 17, 19 and 21:30 to 23. */
export const PARTS_OF_DAY = ['morning', 'midday', 'afternoon', 'dusk', 'evening', 'late'] as const;
export type PartOfDay = (typeof PARTS_OF_DAY)[number];

/** When a transit perfects, as precisely as that is known: the part of the day and, to the quarter hour, the clock time. */
export type Moment = { part: PartOfDay; clock: string | undefined };

/** The hour at which a transit perfects, and the moment as far as it is known. */
export type Perfection = { hour: number; known: Moment | undefined };

const MINUTE_MS = 60_000;
const CLOCK_MS = 15 * MINUTE_MS;
const PART_MS = 180 * MINUTE_MS;
/** The hours from which the parts begin, the last first; none is that of sleep, from 23 to 6. */
const BEGINNINGS: readonly (readonly [part: PartOfDay | undefined, fromHour: number])[] = [
  [undefined, 23],
  ['late', 21.5],
  ['evening', 19],
  ['dusk', 17],
  ['afternoon', 13.5],
  ['midday', 11.5],
  ['morning', 6],
];

/** Whether the time of birth leaves less than a quarter of an hour, either way, for an instant at which a window perfects. */
export const isKnownToTheClock = (window: TransitWindow, perfectionMs: number): boolean =>
  uncertaintyMs(window, perfectionMs) < CLOCK_MS;

/** Whether most are up and about at an hour. */
export function isWaking(hour: number): boolean {
  return hour >= 6 && hour < 23;
}

/**
 * When a transit perfects on a day of the zone: its hour by the noon chart, [0, 24), and what of it is known; undefined if
 * that is on another day. Nothing is said to be known between 23 and 6, when a reader sleeps, or beyond three hours either
 * way.
 */
export function perfectionOf({ exactAtMs, window }: ScoredTransit, timeZone: string): Perfection | undefined {
  if (exactAtMs === undefined) return undefined;
  const time = timeOfDay(exactAtMs, timeZone);
  const hour = Number(time.slice(0, 2)) + Number(time.slice(3)) / 60;
  const part = BEGINNINGS.find(([, fromHour]) => hour >= fromHour)?.[0];
  const uncertainMs = uncertaintyMs(window, exactAtMs);
  if (part === undefined || uncertainMs >= PART_MS) return { hour, known: undefined };
  return { hour, known: { part, clock: isKnownToTheClock(window, exactAtMs) ? time : undefined } };
}
