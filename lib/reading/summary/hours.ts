import type { ScoredTransit } from '#lib/scoring/day.ts';
import { minuteOfDay, timeOfDay } from '#lib/time/civil-day.ts';
import { uncertaintyMs } from '#lib/transits/transit-windows.ts';

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
const BEGINNINGS: readonly { part: PartOfDay | undefined; fromHour: number }[] = [
  { part: undefined, fromHour: 23 },
  { part: 'late', fromHour: 21.5 },
  { part: 'evening', fromHour: 19 },
  { part: 'dusk', fromHour: 17 },
  { part: 'afternoon', fromHour: 13.5 },
  { part: 'midday', fromHour: 11.5 },
  { part: 'morning', fromHour: 6 },
];

/** Whether so much uncertainty (milliseconds, either way) lets a clock time be told: less than a quarter of an hour. */
export const isKnownToTheClock = (uncertainMs: number): boolean => uncertainMs < CLOCK_MS;

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
  const minute = minuteOfDay(exactAtMs, timeZone);
  const hour = Math.floor(minute / 60) + (minute % 60) / 60;
  const part = partAt(hour);
  if (part === undefined) return { hour, known: undefined };
  const uncertainMs = uncertaintyMs(window, exactAtMs);
  if (uncertainMs >= PART_MS) return { hour, known: undefined };
  return {
    hour,
    known: { part, clock: isKnownToTheClock(uncertainMs) ? timeOfDay(exactAtMs, timeZone) : undefined },
  };
}

function partAt(hour: number): PartOfDay | undefined {
  for (const { part, fromHour } of BEGINNINGS) if (hour >= fromHour) return part;
  return undefined;
}
