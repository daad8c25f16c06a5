import type { CalendarDate } from '#lib/time/calendar-date.ts';

/** Whoever a reading is for, as far as it matters for what is said to them. */
export type Reader = { birthDate: CalendarDate };

/** The age on a date in whole years; whoever was born on 29 February is a year older on 1 March. */
export function ageOn(birthDate: CalendarDate, date: CalendarDate): number {
  const years = Number(date.slice(0, 4)) - Number(birthDate.slice(0, 4));
  return date.slice(5) < birthDate.slice(5) ? years - 1 : years;
}
