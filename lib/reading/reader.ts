import type { CalendarDate } from '#lib/time/civil-day.ts';

/** For whom a day is told. */
export type Reader = { birthDate: CalendarDate };

/** How old somebody is on a date, in whole years; negative before birth. Both dates are YYYY-MM-DD. */
export function ageOn(birthDate: CalendarDate, date: CalendarDate): number {
  const years = Number(date.slice(0, 4)) - Number(birthDate.slice(0, 4));
  return date.slice(5) < birthDate.slice(5) ? years - 1 : years;
}
