import type { ScoredTransit } from '#lib/scoring/day.ts';
import { minuteOfDay, timeOfDay } from '#lib/time/civil-day.ts';
import { uncertaintyMs } from '#lib/transits/transit-windows.ts';

/** The waking parts of a day: from 6, 11:30, 13:30, 17, 19 and 21:30 to 23. */
export const PARTS_OF_DAY = ['morning', 'midday', 'afternoon', 'dusk', 'evening', 'late'] as const;
export type PartOfDay = (typeof PARTS_OF_DAY)[number];

/** When a transit perfects, as precisely as that is known: the part of the day and, to the quarter hour, the clock time. */
export type Moment = { part: PartOfDay; clock: string | undefined };

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

/** The hour at which a transit perfects on a day of the zone by the noon chart, [0, 24); undefined if that is on another day. */
export function hourOf({ exactAtMs }: ScoredTransit, timeZone: string): number | undefined {
  if (exactAtMs === undefined) return undefined;
  const minute = minuteOfDay(exactAtMs, timeZone);
  return Math.floor(minute / 60) + (minute % 60) / 60;
}

/**
 * What is known of when a transit perfects on a day of the zone: nothing if that is on another day, between 23 and 6, when a
 * reader sleeps, or uncertain by three hours either way or more.
 */
export function momentOf(transit: ScoredTransit, timeZone: string): Moment | undefined {
  const { exactAtMs, window } = transit;
  const hour = hourOf(transit, timeZone);
  const part = hour === undefined ? undefined : partAt(hour);
  if (exactAtMs === undefined || part === undefined) return undefined;
  const uncertainMs = uncertaintyMs(window, exactAtMs);
  if (uncertainMs >= PART_MS) return undefined;
  return { part, clock: isKnownToTheClock(uncertainMs) ? timeOfDay(exactAtMs, timeZone) : undefined };
}

function partAt(hour: number): PartOfDay | undefined {
  for (const { part, fromHour } of BEGINNINGS) if (hour >= fromHour) return part;
  return undefined;
}
