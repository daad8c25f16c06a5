import { addDays, daysBetween, isRealDate } from '#lib/time/calendar-date.ts';
import { today } from '../dates.ts';

/** A range of days, both ends included. */
export type Range = { startDate: string; endDate: string };

/** The first and the last date that may be asked for. */
export type Bounds = { firstDate: string; lastDate: string };

const MAX_DAYS = 366;
const DAYS_AHEAD = 29;
const DAYS_BACK = 13;

/** The range that is shown first: a month ahead, or where the tier ends sooner, two weeks back up to there. */
export function usualRange({ firstDate, lastDate }: Bounds): Range {
  const now = today();
  const endDate = earlier(addDays(now, DAYS_AHEAD), lastDate);
  const startDate = daysBetween(now, lastDate) < DAYS_BACK ? addDays(now, -DAYS_BACK) : now;
  return { startDate: startDate < firstDate ? firstDate : startDate, endDate };
}

/** What is wrong with a range, as a sentence that says what to do; empty if nothing is. */
export function flawOf({ startDate, endDate }: Range, { firstDate, lastDate }: Bounds): string {
  if (!isRealDate(startDate) || !isRealDate(endDate)) return 'Give both dates.';
  if (endDate < startDate) return 'The last day is before the first; swap them.';
  if (startDate < firstDate) return `Begin on ${firstDate} at the earliest: that is the day of birth.`;
  if (endDate > lastDate) return `End on ${lastDate} at the latest: your tier sees no further.`;
  if (daysBetween(startDate, endDate) >= MAX_DAYS) return `Choose at most ${MAX_DAYS} days.`;
  return '';
}

const earlier = (a: string, b: string): string => (a < b ? a : b);
