import { daysBetween } from '#lib/time/calendar-date.ts';
import type { Range } from './period.ts';

/** One below the worst that there is, so that what is written below a day has room. */
const LOWEST = 0;
const HIGHEST = 10;

/** Where a date stands between the first and the last of a range, in per cent from the left. */
export function placeOf({ startDate, endDate }: Range): (date: string) => number {
  const days = Math.max(daysBetween(startDate, endDate), 1);
  return (date) => (daysBetween(startDate, date) / days) * 100;
}

/** Where a rating stands, in per cent from the top, where the best that there is would be. */
export const heightOf = (rating: number): number => ((HIGHEST - rating) / (HIGHEST - LOWEST)) * 100;
