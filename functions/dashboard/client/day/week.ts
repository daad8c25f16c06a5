import { addDays, daysBetween } from '#lib/time/calendar-date.ts';

const LENGTH = 7;

/** The dates of the window of seven days that holds a date: they lie end to end, one of them from yesterday on. */
export function weekOf(date: string, today: string): string[] {
  const yesterday = addDays(today, -1);
  const before = Math.floor(daysBetween(yesterday, date) / LENGTH) * LENGTH;
  return Array.from({ length: LENGTH }, (_, i) => addDays(yesterday, before + i));
}

/** A date some windows later (earlier if negative), or the last one on the way there that lies within bounds. */
export function weeksLater(date: string, weeks: number, firstDate: string, lastDate: string): string {
  const wanted = addDays(date, weeks * LENGTH);
  if (wanted < firstDate) return firstDate;
  return wanted > lastDate ? lastDate : wanted;
}
