import type { ScoredTransit } from '#lib/scoring/day.ts';
import { minuteOfDay, timeOfDay } from '#lib/time/civil-day.ts';
import { uncertaintyMs } from '#lib/transits/transit-windows.ts';

/** Waking parts of the day. They start at 6:00, 11:30, 13:30, 17:00, 19:00 and 21:30; the last one ends at 23:00. */
export const PARTS_OF_DAY = ['morning', 'midday', 'afternoon', 'dusk', 'evening', 'late'] as const;
export type PartOfDay = (typeof PARTS_OF_DAY)[number];

/** The time at which a transit is exact: the part of the day, and the clock time if known to within 15 minutes. */
export type ExactTime = { part: PartOfDay; clock: string | undefined };

const MINUTE_MS = 60_000;
const CLOCK_MS = 15 * MINUTE_MS;
const PART_MS = 180 * MINUTE_MS;
/** Starting hours, latest first. The hours of sleep, 23:00 to 6:00, belong to no part of the day. */
const BEGINNINGS: readonly { part: PartOfDay | undefined; fromHour: number }[] = [
  { part: undefined, fromHour: 23 },
  { part: 'late', fromHour: 21.5 },
  { part: 'evening', fromHour: 19 },
  { part: 'dusk', fromHour: 17 },
  { part: 'afternoon', fromHour: 13.5 },
  { part: 'midday', fromHour: 11.5 },
  { part: 'morning', fromHour: 6 },
];

/** Whether an uncertainty (in milliseconds, in either direction) is below 15 minutes. */
export function hasClockPrecision(uncertainMs: number): boolean {
  return uncertainMs < CLOCK_MS;
}

/**
 * The time at which a transit is exact on a day. Undefined on other days, between 23:00 and 6:00, or if
 * uncertain by three hours or more.
 */
export function exactTimeOf({ exactAtMs, window }: ScoredTransit, timeZone: string): ExactTime | undefined {
  const time = exactAtMs === undefined ? undefined : timeAt(exactAtMs, timeZone);
  if (exactAtMs === undefined || time === undefined) return undefined;
  const uncertainMs = uncertaintyMs(window, exactAtMs);
  if (uncertainMs >= PART_MS) return undefined;
  return hasClockPrecision(uncertainMs) ? time : { part: time.part, clock: undefined };
}

/** Whether an instant is between midnight and 6:00. */
export function isBeforeDawn(ms: number, timeZone: string): boolean {
  return minuteOfDay(ms, timeZone) < 6 * 60;
}

/** The waking time of an instant that is known exactly; undefined between 23:00 and 6:00. */
export function timeAt(ms: number, timeZone: string): ExactTime | undefined {
  const hour = minuteOfDay(ms, timeZone) / 60;
  const part = BEGINNINGS.find(({ fromHour }) => hour >= fromHour)?.part;
  return part && { part, clock: timeOfDay(ms, timeZone) };
}
