import type { Entry } from '#lib/contract/forecasts.ts';
import { addDays, isRealDate } from '#lib/time/calendar-date.ts';

/** The spans that the calendar can show: whole months, or `dates` for a custom range. */
export const SPANS = ['month', 'quarter', 'year', 'dates'] as const;
export type Span = (typeof SPANS)[number];

/** Consecutive days, both ends included. */
export type Range = { startDate: string; endDate: string };

export type Period = Range & { span: Span };

/** The first and the last date with forecasts: the birth date and the tier's horizon. */
export type Bounds = { firstDate: string; lastDate: string };

export type RatedDay = Pick<Entry, 'date' | 'overallRating' | 'metrics'>;

/** The number of months in each span. */
const MONTHS: Record<Exclude<Span, 'dates'>, number> = { month: 1, quarter: 3, year: 12 };
/** A requested start must be before this date, so that no period reaches a five-digit year. */
const MAX_START = '9900-01-01';
const DEFAULT_DAYS = 30;

/**
 * Returns the period that a URL query specifies. Periods of whole months start with the month of `from` (by default, today),
 * but not before the month of birth. A custom range isn't validated; the default is 30 days from today, cut off at the tier's
 * horizon.
 */
export function periodOf(
  { span = '', from = '', to = '' }: Readonly<Record<string, string | undefined>>,
  bounds: Bounds,
  today: string,
): Period {
  if (span === 'dates' && (from || to)) return { span, startDate: from, endDate: to };
  if (span === 'dates')
    return { span, startDate: today, endDate: earlier(addDays(today, DEFAULT_DAYS - 1), bounds.lastDate) };
  const start = isRealDate(from) && from < MAX_START ? from : today;
  return monthsFrom(later(start, bounds.firstDate), span === 'quarter' || span === 'year' ? span : 'month');
}

function monthsFrom(date: string, span: Exclude<Span, 'dates'>): Period {
  const startDate = firstOfMonth(date);
  return { span, startDate, endDate: addDays(addMonths(startDate, MONTHS[span]), -1) };
}

/** Returns the start dates of the adjacent periods. The next period may be locked, to show what a higher tier offers. */
export function adjacentPeriods(
  { span, startDate }: Period,
  { firstDate, lastDate }: Bounds,
): { before: string | undefined; after: string | undefined } {
  if (span === 'dates') return { before: undefined, after: undefined };
  return {
    before: startDate > firstDate ? addMonths(startDate, -MONTHS[span]) : undefined,
    after: startDate <= lastDate ? addMonths(startDate, MONTHS[span]) : undefined,
  };
}

/** Returns the URL query for the same days in another span. `month` selects the current month if the period includes today. */
export function spanQuery(period: Period, span: Span, bounds: Bounds, today: string) {
  const available = availablePart(period, bounds);
  if (span === 'dates') return { span, from: available?.startDate ?? '', to: available?.endDate ?? '' };
  const hasToday = period.startDate <= today && today <= period.endDate;
  const isCurrentMonth = span === 'month' && hasToday;
  return {
    span,
    from: isCurrentMonth || !isRealDate(period.startDate) ? '' : firstOfMonth(period.startDate),
    to: '',
  };
}

/** Returns the part of a range that has forecasts; undefined if there is none. */
export function availablePart(
  { startDate, endDate }: Range,
  { firstDate, lastDate }: Bounds,
): Range | undefined {
  const part = { startDate: later(startDate, firstDate), endDate: earlier(endDate, lastDate) };
  return part.startDate <= part.endDate ? part : undefined;
}

const LONGER_SPANS: Partial<Record<Span, Span>> = { month: 'quarter', quarter: 'year', dates: 'year' };

/** Returns a longer span and the URL query for it; undefined unless the longer period has forecasts for later days. */
export function longerPeriod(period: Period, bounds: Bounds, today: string) {
  const span = LONGER_SPANS[period.span];
  if (!span) return undefined;
  const query = spanQuery(period, span, bounds, today);
  const longer = availablePart(periodOf(query, bounds, today), bounds);
  const current = availablePart(period, bounds);
  return longer && current && longer.endDate > current.endDate ? { span, query } : undefined;
}

export function datesOf({ startDate, endDate }: Range): string[] {
  const dates: string[] = [];
  for (let date = startDate; date <= endDate; date = addDays(date, 1)) dates.push(date);
  return dates;
}

type KeyPress = Readonly<Record<'altKey' | 'ctrlKey' | 'metaKey' | 'shiftKey', boolean>> & { key: string };

const ARROW_DAYS: Readonly<Record<string, number>> = {
  ArrowLeft: -1,
  ArrowRight: 1,
  ArrowUp: -7,
  ArrowDown: 7,
};

/**
 * Returns the date that a key moves to; undefined if that date isn't available. Arrow keys move by a day or a week, Home and
 * End to the first and last available day of the month.
 */
export function dateForKey(
  { key, altKey, ctrlKey, metaKey, shiftKey }: KeyPress,
  from: string,
  available: readonly { date: string }[],
): string | undefined {
  if (!from || altKey || ctrlKey || metaKey || shiftKey) return undefined;
  const inMonth = available.filter(({ date }) => date.startsWith(from.slice(0, 7)));
  if (key === 'Home') return inMonth[0]?.date;
  if (key === 'End') return inMonth.at(-1)?.date;
  const to = ARROW_DAYS[key] && addDays(from, ARROW_DAYS[key]);
  return available.find(({ date }) => date === to)?.date;
}

const firstOfMonth = (date: string): string => `${date.slice(0, 8)}01`;

function addMonths(firstDate: string, months: number): string {
  const count = Number(firstDate.slice(0, 4)) * 12 + Number(firstDate.slice(5, 7)) - 1 + months;
  const [year, month] = [Math.floor(count / 12), (count % 12) + 1];
  return `${String(year).padStart(4, '0')}-${String(month).padStart(2, '0')}-01`;
}

const earlier = (a: string, b: string): string => (a < b ? a : b);
const later = (a: string, b: string): string => (a > b ? a : b);
