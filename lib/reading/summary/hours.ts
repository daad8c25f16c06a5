import type { ScoredTransit } from '#lib/scoring/day.ts';
import { timeOfDay } from '#lib/time/civil-day.ts';
import { uncertaintyMs } from '#lib/transits/transit-windows.ts';

/** The waking parts of a day: from 6, 11, 14, 17:30 and 21 on. */
export const PARTS_OF_DAY = ['morning', 'midday', 'afternoon', 'evening', 'late'] as const;
export type PartOfDay = (typeof PARTS_OF_DAY)[number];

/** When a transit perfects, as precisely as that is known: the part of the day and, to the quarter hour, the clock time. */
export type Moment = { part: PartOfDay; clock: string | undefined };

/** The hour at which a transit perfects, and the moment as far as it is known. */
export type Perfection = { hour: number; known: Moment | undefined };

const MINUTE_MS = 60_000;
const CLOCK_MS = 15 * MINUTE_MS;
const PART_MS = 180 * MINUTE_MS;
/** The hours from which the parts begin, the last first. */
const BEGINNINGS: readonly (readonly [part: PartOfDay, fromHour: number])[] = [
  ['late', 21],
  ['evening', 17.5],
  ['afternoon', 14],
  ['midday', 11],
  ['morning', 6],
];

/**
 * When a transit perfects on a day of the zone: its hour by the noon chart, [0, 24), and what of it is known; undefined if
 * that is on another day. Nothing is said to be known between midnight and six, when a reader sleeps, or beyond three
 * hours either way.
 */
export function perfectionOf({ exactAtMs, window }: ScoredTransit, timeZone: string): Perfection | undefined {
  if (exactAtMs === undefined) return undefined;
  const time = timeOfDay(exactAtMs, timeZone);
  const hour = Number(time.slice(0, 2)) + Number(time.slice(3)) / 60;
  const part = BEGINNINGS.find(([, fromHour]) => hour >= fromHour)?.[0];
  const uncertainMs = uncertaintyMs(window, exactAtMs);
  if (part === undefined || uncertainMs >= PART_MS) return { hour, known: undefined };
  return { hour, known: { part, clock: uncertainMs < CLOCK_MS ? time : undefined } };
}
