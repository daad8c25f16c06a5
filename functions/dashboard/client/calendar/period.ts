import { addDays, isRealDate } from '#lib/time/calendar-date.ts';

/** How much of a calendar is shown: whole months, or the days between two dates of the reader's own. */
export const SPANS = ['month', 'quarter', 'year', 'dates'] as const;
export type Span = (typeof SPANS)[number];

/** Some days in a row, both ends included. */
export type Range = { startDate: string; endDate: string };

/** What the calendar shows. */
export type Period = Range & { span: Span };

/** The first and the last date that there are forecasts for. */
export type Bounds = { firstDate: string; lastDate: string };

/** What an address says of a period; anything may be missing or wrong. */
type Wanted = Readonly<Record<string, string | undefined>>;

const MONTHS: Record<Exclude<Span, 'dates'>, number> = { month: 1, quarter: 3, year: 12 };
/** Beyond it dates have no four digits. */
const NO_LATER = '9900-01-01';
const USUAL_DAYS = 30;

/**
 * The period that an address names: from the first of a month, not before that of the birth, else the month of today. Days
 * between two dates are as the address has them, even where they are none; without any, 30 from today, or as many as are open.
 */
export function periodOf({ span = '', from = '', to = '' }: Wanted, bounds: Bounds, today: string): Period {
  if (span === 'dates' && (from || to)) return { span, startDate: from, endDate: to };
  if (span === 'dates')
    return { span, startDate: today, endDate: earlier(addDays(today, USUAL_DAYS - 1), bounds.lastDate) };
  const wanted = isRealDate(from) && from < NO_LATER ? from : today;
  return monthsFrom(later(wanted, bounds.firstDate), span === 'quarter' || span === 'year' ? span : 'month');
}

function monthsFrom(date: string, span: Exclude<Span, 'dates'>): Period {
  const startDate = firstOfMonth(date);
  return { span, startDate, endDate: addDays(addMonths(startDate, MONTHS[span]), -1) };
}

/** The beginnings of the periods before and after one of whole months, where those have days to show or to tell of. */
export function around(
  { span, startDate }: Period,
  { firstDate, lastDate }: Bounds,
): { before: string | undefined; after: string | undefined } {
  if (span === 'dates') return { before: undefined, after: undefined };
  return {
    before: startDate > firstDate ? addMonths(startDate, -MONTHS[span]) : undefined,
    after: startDate <= lastDate ? addMonths(startDate, MONTHS[span]) : undefined,
  };
}

/** What of an address names the same days by another span; around today, the month is today's. */
export function otherSpan(period: Period, span: Span, bounds: Bounds, today: string) {
  const open = openPart(period, bounds);
  if (span === 'dates') return { span, from: open?.startDate ?? '', to: open?.endDate ?? '' };
  const hasToday = period.startDate <= today && today <= period.endDate;
  const isFromToday = span === 'month' && hasToday;
  return {
    span,
    from: isFromToday || !isRealDate(period.startDate) ? '' : firstOfMonth(period.startDate),
    to: '',
  };
}

/** The days of a period that there are forecasts for; undefined if there is none. */
export function openPart({ startDate, endDate }: Range, { firstDate, lastDate }: Bounds): Range | undefined {
  const open = { startDate: later(startDate, firstDate), endDate: earlier(endDate, lastDate) };
  return open.startDate <= open.endDate ? open : undefined;
}

/** All dates of a range, ascending. */
export function datesOf({ startDate, endDate }: Range): string[] {
  const dates: string[] = [];
  for (let date = startDate; date <= endDate; date = addDays(date, 1)) dates.push(date);
  return dates;
}

const firstOfMonth = (date: string): string => `${date.slice(0, 8)}01`;

function addMonths(firstDate: string, months: number): string {
  const count = Number(firstDate.slice(0, 4)) * 12 + Number(firstDate.slice(5, 7)) - 1 + months;
  const [year, month] = [Math.floor(count / 12), (count % 12) + 1];
  return `${String(year).padStart(4, '0')}-${String(month).padStart(2, '0')}-01`;
}

const earlier = (a: string, b: string): string => (a < b ? a : b);
const later = (a: string, b: string): string => (a > b ? a : b);
