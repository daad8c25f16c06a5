import { effect } from '@preact/signals';
import { tiers } from '#lib/accounts/tiers.ts';
import { addDays } from '#lib/time/calendar-date.ts';
import { currentDate, nowMs } from './clock.ts';
import { clock, firstWeekday, locale } from './locale.ts';

/** This device's time zone, in which the dashboard shows days. */
export const zone: string = Intl.DateTimeFormat().resolvedOptions().timeZone;

effect(() => {
  // If the user travels with the page open, reload to show days in the new time zone.
  if (nowMs.value && Intl.DateTimeFormat().resolvedOptions().timeZone !== zone) location.reload();
});

/** Today in this device's time zone, YYYY-MM-DD. Components that call this re-render at midnight. */
export const today = (): string => currentDate.value;

/** Whether today is a date and a birthday of someone, after the day of birth. */
export const isBirthday = (date: string, birthDate: string): boolean =>
  date === today() && date > birthDate && date.slice(5) === birthDate.slice(5);

/** Returns the last date with forecasts in a tier. Like the service, counts from the later of today here and in UTC. */
export function lastForecastDate(maxDaysFromToday: number): string {
  const inUtc = new Date(nowMs.value).toISOString().slice(0, 10);
  const here = today();
  return addDays(inUtc > here ? inUtc : here, maxDaysFromToday);
}

/** Returns the lowest tier with forecasts for a date; undefined if there is none. */
export const lowestTierFor = (date: string): string | undefined =>
  Object.entries(tiers).find(([, { maxDaysFromToday }]) => date <= lastForecastDate(maxDaysFromToday))?.[0];

const formatter = (options: Intl.DateTimeFormatOptions) => {
  const format = new Intl.DateTimeFormat(locale, { ...options, timeZone: 'UTC' });
  return (date: string) => format.format(new Date(`${date}T00:00:00Z`));
};

/** Like `formatter`, but adds the year unless it is the current one. */
const yearlessFormatter = (options: Intl.DateTimeFormatOptions) => {
  const [yearless, whole] = [formatter(options), formatter({ ...options, year: 'numeric' })];
  return (date: string) => (date.slice(0, 4) === today().slice(0, 4) ? yearless(date) : whole(date));
};

/** Formats a date like `Saturday 21 November`. */
export const longDate = yearlessFormatter({ weekday: 'long', day: 'numeric', month: 'long' });

/** Formats a date like `21 November`. */
export const dateOfMonth = yearlessFormatter({ day: 'numeric', month: 'long' });

/** Formats a date like `21 Nov`. */
export const briefDate = yearlessFormatter({ day: 'numeric', month: 'short' });

/** Formats a date like `Sat 21 Nov`. */
export const shortDate = formatter({ weekday: 'short', day: 'numeric', month: 'short' });

/** Formats a date like `15 June 1990`. */
export const dateWithYear = formatter({ day: 'numeric', month: 'long', year: 'numeric' });

/** Formats a date like `November 2026`. */
export const monthName = formatter({ month: 'long', year: 'numeric' });

/** Formats a date like `Nov 2026`. */
export const briefMonth = formatter({ month: 'short', year: 'numeric' });

/** Formats a date like `Nov`. */
export const shortMonth = formatter({ month: 'short' });

/** Formats a date like `21 Nov`. */
export const shortDayOfMonth = formatter({ day: 'numeric', month: 'short' });

const rangeFormatter = (options: Intl.DateTimeFormatOptions) => {
  const format = new Intl.DateTimeFormat(locale, { ...options, timeZone: 'UTC' });
  return (from: string, to: string) => format.formatRange(new Date(from), new Date(to));
};

/** Formats two dates like `November 2026 – October 2027`. */
export const monthRange = rangeFormatter({ month: 'long', year: 'numeric' });

/** Formats two dates like `Nov 2026 – Oct 2027`. */
export const briefMonthRange = rangeFormatter({ month: 'short', year: 'numeric' });

/** Formats two dates like `21 – 30 November 2026`. */
export const dateRange = rangeFormatter({ day: 'numeric', month: 'long', year: 'numeric' });

/** Formats a date like `Saturday`. */
export const weekdayName = formatter({ weekday: 'long' });

/** Formats a date like `Sat`. */
export const shortWeekday = formatter({ weekday: 'short' });

/** Returns a date's index in its week; 0 for the region's first weekday. */
export const weekdayIndex = (date: string): number =>
  (new Date(`${date}T00:00:00Z`).getUTCDay() + 7 - (firstWeekday % 7)) % 7;

/** Returns a formatter for instants, in this device's time zone. */
const instantFormatter = (options: Intl.DateTimeFormatOptions) => {
  const format = new Intl.DateTimeFormat(locale, options);
  return (instant: string | number | Date) => format.format(new Date(instant));
};

const timeOfInstant = instantFormatter(clock);

/** Formats an instant like `22:12` or `10:12 PM`, which stays on one line. */
export const clockTime = (instant: string | number | Date): string =>
  timeOfInstant(instant).replace(' ', '\u00A0');

/** Formats an instant like `22` or `10 PM`. */
export const hourName = instantFormatter({ hour: clock.hour, hourCycle: clock.hourCycle });

/** Formats an instant like `21 Nov 2026, 22:12`. */
export const dateAndTime = instantFormatter({ day: 'numeric', month: 'short', year: 'numeric', ...clock });

/** Formats an instant like `21 Nov 2026`. */
export const dateOfInstant = instantFormatter({ day: 'numeric', month: 'short', year: 'numeric' });

/** Formats a time of day from the service, `9:25` or `09:25`, like `clockTime`. */
export function timeOfDay(time: string): string {
  const [hours, minutes] = time.split(':');
  return clockTime(new Date(2000, 0, 1, Number(hours), Number(minutes)));
}

const isTwelveHour = clock.hourCycle === 'h12' || clock.hourCycle === 'h11';

/** Gives the clock times in the service's texts, `9:25` and `14:20`, the format of the browser's language. */
export const localizeTimes = (text: string): string =>
  isTwelveHour ? text.replace(/\b([01]?\d|2[0-3]):[0-5]\d\b/g, timeOfDay) : text;

/** Localizes the details of problems, which contain dates as `2026-11-21` and clock times. */
export const localizeDetail = (detail: string): string =>
  localizeTimes(detail).replace(/\b\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])\b/g, dateWithYear);

/** Returns the start of a date in this device's time zone, in milliseconds since 1970. */
export const startOfDay = (date: string): number => new Date(`${date}T00:00:00`).getTime();

/** Formats a date as `Today`, `Tomorrow` or `Yesterday`, otherwise as its weekday. */
export function relativeDay(date: string): string {
  const now = today();
  if (date === now) return 'Today';
  if (date === addDays(now, 1)) return 'Tomorrow';
  if (date === addDays(now, -1)) return 'Yesterday';
  return weekdayName(date);
}

/** Formats a date like `Tomorrow, Tuesday 24 November`, or like `Tuesday 24 November` if it has no relative name. */
export function spokenDate(date: string): string {
  const long = longDate(date);
  const name = relativeDay(date);
  return long.startsWith(name) ? long : `${name}, ${long}`;
}

/** The city in the name of a time zone: `Berlin` of `Europe/Berlin`. */
export const cityOf = (timeZone: string): string =>
  timeZone.split('/').at(-1)?.replaceAll('_', ' ') ?? timeZone;

/** Says on one line whose time a date is in, like `Berlin time`; empty if the clocks of the birthplace's time zone agree. */
export function zoneNote(birthplaceZone: string | undefined, date: string): string {
  const clockIn = (timeZone: string) => new Date(startOfDay(date)).toLocaleString('en', { timeZone });
  try {
    if (!birthplaceZone || clockIn(birthplaceZone) === clockIn(zone)) return '';
  } catch {
    // This browser doesn't know the birthplace's zone, so it isn't this device's.
  }
  return `${cityOf(zone)} time`.replaceAll(' ', '\u00A0');
}

/** Names this device's time zone like `Berlin, Central European Time`, without “Standard” or “Daylight”. */
export function zoneName(): string {
  const timeZoneName = zone.includes('/') ? 'longGeneric' : 'long';
  const parts = new Intl.DateTimeFormat(locale, { timeZoneName }).formatToParts();
  const name = parts.find(({ type }) => type === 'timeZoneName')?.value ?? zone;
  const city = zone.includes('/') && !zone.startsWith('Etc/') ? cityOf(zone) : '';
  return city ? `${city}, ${name}` : name;
}
