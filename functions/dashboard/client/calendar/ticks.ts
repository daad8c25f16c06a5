import { daysBetween } from '#lib/time/calendar-date.ts';
import { placeInWeek, shortDayOfMonth, shortMonth } from '../dates.ts';
import { datesOf, type Range } from './period.ts';

/** How many days are told apart by weeks; more by months. */
const BY_WEEKS = 62;

/** The dates that an axis of days names: where weeks begin, or of many days, where months do. */
export function ticksOf(range: Range): { date: string; name: string; isMonth: boolean }[] {
  const isShort = daysBetween(range.startDate, range.endDate) < BY_WEEKS;
  return datesOf(range)
    .filter((date) => (isShort ? placeInWeek(date) === 0 : date.endsWith('-01')))
    .map((date) => ({
      date,
      name: isShort ? shortDayOfMonth(date) : shortMonth(date),
      isMonth: !isShort,
    }));
}
