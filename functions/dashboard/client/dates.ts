import { effect } from '@preact/signals';
import { addDays } from '#lib/time/calendar-date.ts';
import { currentDate, nowMs } from './clock.ts';
import { clock, firstWeekday, locale } from './conventions.ts';
import { daysAsIn } from './days-as-in.ts';

/** The time zone of this device, whose days the dashboard shows. */
export const zone: string = Intl.DateTimeFormat().resolvedOptions().timeZone;

effect(() => {
  // Whoever has travelled with the page open is shown the days of where they are now.
  if (nowMs.value && Intl.DateTimeFormat().resolvedOptions().timeZone !== zone) location.reload();
});

/** Today by this device's clock, YYYY-MM-DD; whatever is drawn from it is drawn anew at midnight. */
export const today = (): string => currentDate.value;

/** The last date that a tier has forecasts for: counted, as the service does, from the later of today here and in UTC. */
export function lastDate(maxDaysFromToday: number): string {
  const inUtc = new Date(nowMs.value).toISOString().slice(0, 10);
  const here = today();
  return addDays(inUtc > here ? inUtc : here, maxDaysFromToday);
}

const formatter = (options: Intl.DateTimeFormatOptions) => {
  const format = new Intl.DateTimeFormat(locale, { ...options, timeZone: 'UTC' });
  return (date: string) => format.format(new Date(`${date}T00:00:00Z`));
};

const dayOfYear = formatter({ weekday: 'long', day: 'numeric', month: 'long' });
const dayOfAnyYear = formatter({ weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' });

const isThisYear = (date: string): boolean => date.slice(0, 4) === today().slice(0, 4);

/** `Saturday 21 November`, with the year if it is not the present one. */
export const longDate = (date: string): string => (isThisYear(date) ? dayOfYear(date) : dayOfAnyYear(date));

const dayOfMonth = formatter({ day: 'numeric', month: 'long' });

/** `21 November`, with the year if it is not the present one. */
export const dateOfMonth = (date: string): string =>
  isThisYear(date) ? dayOfMonth(date) : dateWithYear(date);

/** `Sat 21 Nov`. */
export const shortDate = formatter({ weekday: 'short', day: 'numeric', month: 'short' });

const briefDayOfMonth = formatter({ day: 'numeric', month: 'short' });
const briefDayOfAnyYear = formatter({ day: 'numeric', month: 'short', year: 'numeric' });

/** `21 Nov`, with the year if it is not the present one. */
export const briefDate = (date: string): string =>
  isThisYear(date) ? briefDayOfMonth(date) : briefDayOfAnyYear(date);

/** `15 June 1990`. */
export const dateWithYear = formatter({ day: 'numeric', month: 'long', year: 'numeric' });

/** `November 2026`. */
export const monthName = formatter({ month: 'long', year: 'numeric' });

/** `Nov`. */
export const shortMonth = formatter({ month: 'short' });

/** `21 Nov`. */
export const shortDayOfMonth = formatter({ day: 'numeric', month: 'short' });

const rangeFormatter = (options: Intl.DateTimeFormatOptions) => {
  const format = new Intl.DateTimeFormat(locale, { ...options, timeZone: 'UTC' });
  return (from: string, to: string) => format.formatRange(new Date(from), new Date(to));
};

/** `November 2026 – October 2027`, of two dates. */
export const monthsName = rangeFormatter({ month: 'long', year: 'numeric' });

/** `21 – 30 November 2026`, of two dates. */
export const datesName = rangeFormatter({ day: 'numeric', month: 'long', year: 'numeric' });

/** `Saturday`. */
export const weekdayName = formatter({ weekday: 'long' });

/** `Sat`. */
export const shortWeekday = formatter({ weekday: 'short' });

/** Where a date stands in its week, 0 for the day that weeks begin with here. */
export const placeInWeek = (date: string): number =>
  (new Date(`${date}T00:00:00Z`).getUTCDay() + 7 - (firstWeekday % 7)) % 7;

const timeFormat = new Intl.DateTimeFormat(locale, clock);
const momentFormat = new Intl.DateTimeFormat(locale, {
  day: 'numeric',
  month: 'short',
  year: 'numeric',
  ...clock,
});

/** The time of day of an instant by this device's clock, `22:12` or `10:12 PM`. */
export const clockTime = (instant: string | number): string => timeFormat.format(new Date(instant));

const hourFormat = new Intl.DateTimeFormat(locale, { hour: clock.hour, hourCycle: clock.hourCycle });

/** The hour of an instant by this device's clock, `22` or `10 PM`. */
export const hourName = (instant: number): string => hourFormat.format(new Date(instant));

/** The time of day of an instant by the clocks of a time zone, `22:12` or `10:12 PM`. */
export const clockTimeIn = (instant: string, timeZone: string): string =>
  new Intl.DateTimeFormat(locale, { ...clock, timeZone }).format(new Date(instant));

/**
 * A text of the service as this device writes dates and times of day: the service writes `22:12`, `2026-11-21` and
 * `21 November`, all in English.
 */
export const inOwnForms = (text: string): string =>
  daysAsIn(locale, text)
    .replace(/\b\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])\b/g, dateWithYear)
    .replace(/\b([01]\d|2[0-3]):([0-5]\d)\b/g, (_, hour, minute) =>
      timeFormat.format(new Date(2000, 0, 1, Number(hour), Number(minute))),
    );

/** An instant by this device's clock, `21 Nov 2026, 22:12`. */
export const moment = (instant: string): string => momentFormat.format(new Date(instant));

const dayFormat = new Intl.DateTimeFormat(locale, { day: 'numeric', month: 'short', year: 'numeric' });

/** The day of an instant by this device's clock, `21 Nov 2026`. */
export const dayOf = (instant: string): string => dayFormat.format(new Date(instant));

/** The date of an instant by this device's clock, YYYY-MM-DD. */
export function dateAt(instant: string): string {
  const at = new Date(instant);
  return new Date(at.getTime() - at.getTimezoneOffset() * 60_000).toISOString().slice(0, 10);
}

/** When a date begins by this device's clock, in milliseconds since 1970; the next date's beginning is its end. */
export const startOfDay = (date: string): number => new Date(`${date}T00:00:00`).getTime();

/** Whether an instant is past by this device's clock. */
export const isOver = (instant: string): boolean => Date.parse(instant) <= nowMs.value;

/** The instant some days from now, ISO 8601. */
export const instantIn = (days: number): string => new Date(Date.now() + days * 86_400_000).toISOString();

/** What a day is called from today: `Today`, `Tomorrow`, `Yesterday`, else its weekday. */
export function relativeName(date: string): string {
  const now = today();
  if (date === now) return 'Today';
  if (date === addDays(now, 1)) return 'Tomorrow';
  if (date === addDays(now, -1)) return 'Yesterday';
  return weekdayName(date);
}

/** The zone whose days are shown, in words that hold in summer and winter: `Berlin, Central European Time`. */
export function zoneName(): string {
  const timeZoneName = zone.includes('/') ? 'longGeneric' : 'long';
  const parts = new Intl.DateTimeFormat(locale, { timeZoneName }).formatToParts();
  const name = parts.find(({ type }) => type === 'timeZoneName')?.value ?? zone;
  const city =
    zone.includes('/') && !zone.startsWith('Etc/') ? zone.split('/').at(-1)?.replaceAll('_', ' ') : '';
  return city ? `${city}, ${name}` : name;
}
