import { daysBetween, isRealDate } from '#lib/time/calendar-date.ts';
import { dateWithYear } from '../dates.ts';
import type { Bounds, Range } from './period.ts';

const MAX_DAYS = 366;

/** What is wrong with a range, as a sentence that says what to do; empty if nothing is. */
export function flawOf({ startDate, endDate }: Range, { firstDate, lastDate }: Bounds): string {
  if (!isRealDate(startDate) || !isRealDate(endDate)) return 'Give both dates.';
  if (endDate < startDate) return 'The last day is before the first; swap them.';
  if (startDate < firstDate)
    return `Begin on ${dateWithYear(firstDate)} at the earliest: that is the day of birth.`;
  if (startDate > lastDate)
    return `Begin on ${dateWithYear(lastDate)} at the latest: your tier sees no further.`;
  if (daysBetween(startDate, endDate) >= MAX_DAYS) return `Choose at most ${MAX_DAYS} days.`;
  return '';
}
