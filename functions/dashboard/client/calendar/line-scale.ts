import { daysBetween } from '#lib/time/calendar-date.ts';
import type { Range } from './period.ts';

const LOWEST = 1;
const HIGHEST = 10;

/** Where a date stands between the first and the last of a range, in per cent from the left. */
export function placeOf({ startDate, endDate }: Range): (date: string) => number {
  const days = Math.max(daysBetween(startDate, endDate), 1);
  return (date) => (daysBetween(startDate, date) / days) * 100;
}

/** Where a rating stands between the best and the worst that there is, in per cent from the top. */
export const heightOf = (rating: number): number => ((HIGHEST - rating) / (HIGHEST - LOWEST)) * 100;
