import { type CalendarDate, midnightUtcMs, toDate, twoDigits } from './calendar-date.ts';
import { firstInstantMs, utcOffsetMs } from './time-zone.ts';

export { addDays, type CalendarDate, daysBetween, isRealDate } from './calendar-date.ts';
export { canonicalTimeZone } from './time-zone.ts';

const MINUTE_MS = 60_000;
const DAY_MS = 1440 * MINUTE_MS;

/** The bounds of a civil day, in milliseconds since 1970. */
export type CivilDay = {
  /** Its first instant. */
  fromMs: number;
  /** Twelve o'clock by its clocks (the first instant after, where they jump over it). */
  noonMs: number;
  /** The first instant of the next day. */
  toMs: number;
};

/**
 * The civil day of a date in a time zone: 24 hours, or 23 or 25 where the clocks change. A day that begins in a gap
 * begins where the gap ends; a date that a zone skipped (Pacific/Apia, 2011-12-30) is the 24 hours from its beginning
 * in UTC. Throws a RangeError for an unknown zone or what is no date.
 */
export function civilDay(date: CalendarDate, timeZone: string): CivilDay {
  return civilDayOf(midnightUtcMs(date), timeZone);
}

/** The same for the date that begins at an instant (ms since 1970) in UTC. */
export function civilDayOf(midnightMs: number, timeZone: string): CivilDay {
  const noonMs = midnightMs + DAY_MS / 2;
  const nextMidnightMs = midnightMs + DAY_MS;
  const fromMs = firstInstantMs(midnightMs, timeZone);
  const toMs = firstInstantMs(nextMidnightMs, timeZone);
  if (fromMs === toMs) return { fromMs: midnightMs, noonMs, toMs: nextMidnightMs };
  return { fromMs, noonMs: firstInstantMs(noonMs, timeZone), toMs };
}

/** The date that the clocks of a time zone show at an instant (ms since 1970). */
export function dateInZone(ms: number, timeZone: string): CalendarDate {
  return toDate(ms + utcOffsetMs(ms, timeZone));
}

/** The time of day, `HH:MM`, that the clocks of a time zone show at an instant (ms since 1970). */
export function timeOfDay(ms: number, timeZone: string): string {
  const minute = Math.floor((ms + utcOffsetMs(ms, timeZone)) / MINUTE_MS);
  const ofDay = ((minute % 1440) + 1440) % 1440;
  return `${twoDigits(Math.floor(ofDay / 60))}:${twoDigits(ofDay % 60)}`;
}
