/** A calendar date as text, `YYYY-MM-DD`. */
export type CalendarDate = string;

const DAY_MS = 86_400_000;
const TWO_DIGITS = Array.from({ length: 100 }, (_, i) => String(i).padStart(2, '0'));
const MONTH_LENGTHS = [31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31];
const FORM = /^\d{4}-\d{2}-\d{2}$/;

/** Whether a text is a date of the Gregorian calendar written `YYYY-MM-DD`; 2023-02-29 is not. */
export function isRealDate(text: string): boolean {
  if (!FORM.test(text)) return false;
  const year = numberAt(text, 0, 4);
  const month = numberAt(text, 5, 7);
  const day = numberAt(text, 8, 10);
  const isLeapDay = month === 2 && day === 29 && year % 4 === 0 && (year % 100 !== 0 || year % 400 === 0);
  return isLeapDay || (day > 0 && day <= (MONTH_LENGTHS[month - 1] ?? 0));
}

function numberAt(text: string, from: number, to: number): number {
  let number = 0;
  for (let i = from; i < to; i++) number = number * 10 + text.charCodeAt(i) - 48;
  return number;
}

/** The date `days` days later (earlier if negative). */
export function addDays(date: CalendarDate, days: number): CalendarDate {
  return toDate(midnightUtcMs(date) + days * DAY_MS);
}

/** Days from `a` to `b`, negative if `b` is earlier. */
export function daysBetween(a: CalendarDate, b: CalendarDate): number {
  return Math.round((midnightUtcMs(b) - midnightUtcMs(a)) / DAY_MS);
}

/** The instant (ms since 1970) at which a date begins in UTC; throws a RangeError for what is no date. */
export function midnightUtcMs(date: CalendarDate): number {
  if (!isRealDate(date)) throw new RangeError(`Not a date: ${date}`);
  return Date.parse(date);
}

/** The same, in half the time and unchecked, for what is known to be a date of the year 100 or later. */
export function midnightOfKnownMs(date: CalendarDate): number {
  return Date.UTC(numberAt(date, 0, 4), numberAt(date, 5, 7) - 1, numberAt(date, 8, 10));
}

/** The date in UTC of an instant (ms since 1970) from year 0 to 9999; an empty text for NaN. */
export function toDate(ms: number): CalendarDate {
  if (Number.isNaN(ms)) return '';
  // Three times as fast as cutting the date out of toISOString().
  const date = new Date(ms);
  const year = String(date.getUTCFullYear()).padStart(4, '0');
  return `${year}-${twoDigits(date.getUTCMonth() + 1)}-${twoDigits(date.getUTCDate())}`;
}

/** A whole number below 100 with two digits. */
export function twoDigits(value: number): string {
  return TWO_DIGITS[value] as string;
}
