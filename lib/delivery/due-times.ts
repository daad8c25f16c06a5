import { type CalendarDate, formatUtcDate, midnightUtcMs, twoDigits } from '#lib/time/calendar-date.ts';
import { addDays, dateInZone, firstInstantAt, isSkippedDate, utcOffsetMs } from '#lib/time/civil-day.ts';
import { firstInstantMs } from '#lib/time/time-zone.ts';

/** The grid of delivery times, and how often due deliveries are looked for. */
export const QUARTER_MS = 900_000;

/** A delivery that is later than this is skipped. */
export const MAX_LATE_MS = 2 * 3_600_000;

/** Local times of day at which deliveries can be due. */
export const isDeliveryTime = (time: string): boolean => /^([01]\d|2[0-3]):(00|15|30|45)$/.test(time);

/** The days of deliveries. */
export const DELIVERY_DAYS = ['daily', 'sundays', 'highlights'] as const;

/** When a reader gets notifications: a local time in quarter hours, an IANA zone, and on which days. */
export type PushSettings = {
  at: string;
  timeZone: string;
  days: (typeof DELIVERY_DAYS)[number];
};

/** When a reader gets mail, and whether a letter on Sundays. */
export type MailSettings = PushSettings & { weekly: boolean };

/** The settings of any channel. */
type Schedule = PushSettings & { weekly?: boolean };

/** A local date and time of a zone, and the instant (ms since 1970) at which its deliveries are due. */
export type DueTime = { date: CalendarDate; at: string; dueMs: number };

/**
 * The quarter hours that come due in a zone after `afterMs` and until `untilMs`, ascending. One that the clocks skip is due at
 * the first instant after it; one that they repeat, the first time. A date that a zone skips has none.
 */
export function dueTimes(timeZone: string, afterMs: number, untilMs: number): DueTime[] {
  const due: DueTime[] = [];
  // Local times are read as UTC. What the clocks show at `afterMs` was due before, and so was all before it.
  let localMs = Math.floor((afterMs + utcOffsetMs(afterMs, timeZone)) / QUARTER_MS) * QUARTER_MS;
  for (; ; localMs += QUARTER_MS) {
    const dueMs = firstInstantMs(localMs, timeZone);
    if (dueMs > untilMs) return due;
    if (dueMs <= afterMs) continue;
    const date = formatUtcDate(localMs);
    if (!isSkippedDate(date, timeZone)) due.push({ date, at: timeOf(localMs - midnightUtcMs(date)), dueMs });
  }
}

const timeOf = (ms: number): string =>
  `${twoDigits(Math.floor(ms / 3_600_000))}:${twoDigits(Math.floor(ms / 60_000) % 60)}`;

const isSunday = (date: CalendarDate): boolean => new Date(midnightUtcMs(date)).getUTCDay() === 0;

/** What a reader gets on a date: a weekly letter, the day, the day if it is a highlight, or nothing. */
export type Edition = 'letter' | 'day' | 'highlight' | undefined;

/** Returns what a reader gets on a date. A letter includes its Sunday, so there is one mail a day at most. */
export function editionOn({ days, weekly }: Schedule, date: CalendarDate): Edition {
  if (weekly && isSunday(date)) return 'letter';
  if (days === 'sundays') return isSunday(date) ? 'day' : undefined;
  return days === 'daily' ? 'day' : 'highlight';
}

/**
 * Returns the instant (ms since 1970) of the next certain delivery after `nowMs`; undefined if none is certain, because
 * highlights are found day by day.
 */
export function nextDelivery(schedule: Schedule, nowMs: number): number | undefined {
  const { at, timeZone } = schedule;
  const yesterday = addDays(dateInZone(nowMs, timeZone), -1);
  for (let days = 0; days <= 9; days++) {
    const date = addDays(yesterday, days);
    const dueMs = firstInstantAt(date, at, timeZone);
    const edition = editionOn(schedule, date);
    if (dueMs > nowMs && edition && edition !== 'highlight' && !isSkippedDate(date, timeZone)) return dueMs;
  }
  return undefined;
}
