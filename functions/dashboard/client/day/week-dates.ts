import { addDays, daysBetween } from '#lib/time/calendar-date.ts';

/** Returns the dates of the 7-day window that contains a date. Windows are consecutive, and one of them starts yesterday. */
export function weekDates(date: string, today: string): string[] {
  const yesterday = addDays(today, -1);
  const start = addDays(yesterday, Math.floor(daysBetween(yesterday, date) / 7) * 7);
  return Array.from({ length: 7 }, (_, i) => addDays(start, i));
}

/** Shifts a date by a number of weeks (negative for earlier) and clamps the result to the bounds. */
export function shiftWeeks(date: string, weeks: number, firstDate: string, lastDate: string): string {
  const shifted = addDays(date, weeks * 7);
  if (shifted < firstDate) return firstDate;
  return shifted > lastDate ? lastDate : shifted;
}
