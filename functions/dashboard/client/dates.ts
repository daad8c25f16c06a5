import { addDays } from '#lib/time/calendar-date.ts';

/** The time zone of this device, whose days the dashboard shows. */
export const zone: string = Intl.DateTimeFormat().resolvedOptions().timeZone;

/** Today by this device's clock, YYYY-MM-DD. */
export function today(): string {
  const now = new Date();
  return new Date(now.getTime() - now.getTimezoneOffset() * 60_000).toISOString().slice(0, 10);
}

/** The last date that a tier has forecasts for: counted, as the service does, from the later of today here and in UTC. */
export function lastDate(maxDaysFromToday: number): string {
  const inUtc = new Date().toISOString().slice(0, 10);
  const here = today();
  return addDays(inUtc > here ? inUtc : here, maxDaysFromToday);
}

const formatter = (options: Intl.DateTimeFormatOptions) => {
  const format = new Intl.DateTimeFormat('en-GB', { ...options, timeZone: 'UTC' });
  return (date: string) => format.format(new Date(`${date}T00:00:00Z`));
};

const dayOfYear = formatter({ weekday: 'long', day: 'numeric', month: 'long' });

/** `Saturday 21 November`, with the year if it is not the present one. */
export function longDate(date: string): string {
  const year = date.slice(0, 4);
  return year === today().slice(0, 4) ? dayOfYear(date) : `${dayOfYear(date)} ${year}`;
}

/** `Sat 21 Nov`. */
export const shortDate = formatter({ weekday: 'short', day: 'numeric', month: 'short' });

/** `15 June 1990`. */
export const dateWithYear = formatter({ day: 'numeric', month: 'long', year: 'numeric' });

/** `November 2026`. */
export const monthName = formatter({ month: 'long', year: 'numeric' });

const timeFormat = new Intl.DateTimeFormat('en-GB', { hour: '2-digit', minute: '2-digit' });
const momentFormat = new Intl.DateTimeFormat('en-GB', { dateStyle: 'medium', timeStyle: 'short' });

/** The time of day of an instant by this device's clock, `22:12`. */
export const clockTime = (instant: string): string => timeFormat.format(new Date(instant));

/** The time of day of an instant by the clocks of a time zone, `22:12`. */
export const clockTimeIn = (instant: string, timeZone: string): string =>
  new Intl.DateTimeFormat('en-GB', { hour: '2-digit', minute: '2-digit', timeZone }).format(
    new Date(instant),
  );

/** An instant by this device's clock, `21 Nov 2026, 22:12`. */
export const moment = (instant: string): string => momentFormat.format(new Date(instant));

const dayFormat = new Intl.DateTimeFormat('en-GB', { dateStyle: 'medium' });

/** The day of an instant by this device's clock, `21 Nov 2026`. */
export const dayOf = (instant: string): string => dayFormat.format(new Date(instant));

/** Whether an instant is past by this device's clock. */
export const isOver = (instant: string): boolean => Date.parse(instant) <= Date.now();

/** The instant some days from now, ISO 8601. */
export const instantIn = (days: number): string => new Date(Date.now() + days * 86_400_000).toISOString();

/** What a day is called from today: `Today`, `Tomorrow`, `Yesterday`, else its weekday. */
export function relativeName(date: string): string {
  const now = today();
  if (date === now) return 'Today';
  if (date === addDays(now, 1)) return 'Tomorrow';
  if (date === addDays(now, -1)) return 'Yesterday';
  return longDate(date).split(' ')[0] ?? '';
}
