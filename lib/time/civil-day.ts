import { type CalendarDate, formatUtcDate, midnightUtcMs, twoDigits } from './calendar-date.ts';
import { firstInstantMs, utcOffsetMs } from './time-zone.ts';

export {
  addDays,
  type CalendarDate,
  daysBetween,
  isRealDate,
  mondayOf,
  uncheckedMidnightUtcMs as midnightOfKnownMs,
} from './calendar-date.ts';
export { canonicalTimeZone, formatUtcOffset, isSummerTime, utcOffsetMs } from './time-zone.ts';

const MINUTE_MS = 60_000;
const DAY_MS = 1440 * MINUTE_MS;

/** The bounds of a civil day, in milliseconds since 1970. */
export type CivilDay = {
  /** The day's first instant. */
  fromMs: number;
  /** 12:00 local time, or the first instant after a clock change that skips it. */
  noonMs: number;
  /** The first instant of the next day. */
  toMs: number;
};

/**
 * The civil day of a date in a time zone: usually 24 hours, and 23 or 25 when the clocks change. If the change
 * skips midnight, the day begins after the gap. A date that a zone skipped (Pacific/Apia, 2011-12-30) yields
 * the UTC day. Throws a RangeError for an unknown zone or an invalid date.
 */
export function civilDay(date: CalendarDate, timeZone: string): CivilDay {
  return civilDayOf(midnightUtcMs(date), timeZone);
}

/** Whether a zone skipped a date, as Pacific/Apia skipped 2011-12-30. Throws a RangeError like `civilDay`. */
export function isSkippedDate(date: CalendarDate, timeZone: string): boolean {
  const midnightMs = midnightUtcMs(date);
  return firstInstantMs(midnightMs, timeZone) === firstInstantMs(midnightMs + DAY_MS, timeZone);
}

/** `civilDay` of a date given by its UTC midnight (ms since 1970). */
export function civilDayOf(midnightMs: number, timeZone: string): CivilDay {
  const noonMs = midnightMs + DAY_MS / 2;
  const nextMidnightMs = midnightMs + DAY_MS;
  const fromMs = firstInstantMs(midnightMs, timeZone);
  const toMs = firstInstantMs(nextMidnightMs, timeZone);
  if (fromMs === toMs) return { fromMs: midnightMs, noonMs, toMs: nextMidnightMs };
  return { fromMs, noonMs: firstInstantMs(noonMs, timeZone), toMs };
}

/**
 * The instants (ms since 1970, ascending) of a local date and time (`HH:MM`). There is usually one, two if a clock
 * change repeats the time, or none if one skips the whole minute; of a partly skipped minute, the first instant counts. Throws a
 * RangeError for an unknown zone or an invalid date or time.
 */
export function instantsAt(date: CalendarDate, time: string, timeZone: string): number[] {
  const localMs = localMsOf(date, time);
  // Every zone is within 24 hours of UTC and changes its offset at most once in two days.
  const offsets = [localMs - DAY_MS, localMs + DAY_MS].map((ms) => utcOffsetMs(ms, timeZone));
  const found = [...new Set(offsets)]
    .map((offsetMs) => localMs - offsetMs)
    .filter((ms) => ms + utcOffsetMs(ms, timeZone) === localMs);
  if (found.length > 0) return found.sort((a, b) => a - b);
  const changeMs = firstInstantMs(localMs, timeZone);
  return changeMs + utcOffsetMs(changeMs, timeZone) < localMs + MINUTE_MS ? [changeMs] : [];
}

/** The first instant (ms since 1970) at which the clocks show a local date and time, or skip it. Throws like `instantsAt`. */
export function firstInstantAt(date: CalendarDate, time: string, timeZone: string): number {
  return firstInstantMs(localMsOf(date, time), timeZone);
}

function localMsOf(date: CalendarDate, time: string): number {
  if (!isTimeOfDay(time)) throw new RangeError(`Invalid time of day: ${time}`);
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  return midnightUtcMs(date) + (hours * 60 + minutes) * MINUTE_MS;
}

/** Whether a text is a time of day, `HH:MM`, from 00:00 to 23:59. */
export function isTimeOfDay(text: string): boolean {
  return /^([01]\d|2[0-3]):[0-5]\d$/.test(text);
}

/** The local date at an instant (ms since 1970). */
export function dateInZone(ms: number, timeZone: string): CalendarDate {
  return formatUtcDate(ms + utcOffsetMs(ms, timeZone));
}

/** The local time of day, `HH:MM`, at an instant (ms since 1970). */
export function timeOfDay(ms: number, timeZone: string): string {
  const minute = minuteOfDay(ms, timeZone);
  return `${twoDigits(Math.floor(minute / 60))}:${twoDigits(minute % 60)}`;
}

/** The local time of day at an instant (ms since 1970), in whole minutes since midnight. */
export function minuteOfDay(ms: number, timeZone: string): number {
  const minute = Math.floor((ms + utcOffsetMs(ms, timeZone)) / MINUTE_MS);
  return ((minute % 1440) + 1440) % 1440;
}
