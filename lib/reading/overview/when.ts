import { type CalendarDate, dateInZone } from '#lib/time/civil-day.ts';
import type { UncertainInstant } from '#lib/transits/uncertain-instants.ts';
import { dayNumber } from '../rotation.ts';

/** Local dates of an uncertain instant: the date for the position in the chart, and the earliest and latest possible date. */
export type UncertainDate = { date: CalendarDate; earliest: CalendarDate; latest: CalendarDate };

export type Third = 'early' | 'mid' | 'late';

export type PartOfMonth = { date: CalendarDate; third: Third };

/** A date, as precisely as it is known. */
export type When =
  | { kind: 'day'; date: CalendarDate; isAbout: boolean }
  | ({ kind: 'third' } & PartOfMonth)
  | { kind: 'half'; date: CalendarDate; half: 'first' | 'second' }
  | { kind: 'month'; date: CalendarDate }
  | { kind: 'month end'; date: CalendarDate }
  | { kind: 'between'; from: PartOfMonth; to: PartOfMonth };

/** Maximum uncertainty in days, either way, of a date given as "about" a day, and as a third of a month. */
const ABOUT_DAYS = 3;
const THIRD_DAYS = 6;
/** Maximum range, in days, of a date that is described at all: two months, plus a day for the partial days at both ends. */
const MAX_OPEN_DAYS = 61;

export function uncertainDate(
  { atMs, earliestMs, latestMs }: UncertainInstant,
  timeZone: string,
): UncertainDate {
  return {
    date: dateInZone(atMs, timeZone),
    earliest: dateInZone(earliestMs, timeZone),
    latest: dateInZone(latestMs, timeZone),
  };
}

/** Describes a date as precisely as it is known; undefined for a range of over two months. */
export function whenOf({ date, earliest, latest }: UncertainDate): When | undefined {
  const day = dayNumber(date);
  const [firstDay, lastDay] = [dayNumber(earliest), dayNumber(latest)];
  const eitherWay = Math.max(day - firstDay, lastDay - day);
  if (eitherWay === 0) return { kind: 'day', date, isAbout: false };
  if (eitherWay <= ABOUT_DAYS) return { kind: 'day', date, isAbout: true };
  if (eitherWay <= THIRD_DAYS) return { kind: 'third', ...partOf(date) };
  if (lastDay - firstDay > MAX_OPEN_DAYS) return undefined;
  if (earliest.slice(0, 7) === latest.slice(0, 7)) {
    const [first, second] = [halfOf(earliest), halfOf(latest)];
    return first === second
      ? { kind: 'half', date: earliest, half: first }
      : { kind: 'month', date: earliest };
  }
  const [from, to] = [partOf(earliest), partOf(latest)];
  const isMonthEnd = from.third === 'late' && to.third === 'early' && lastDay - firstDay <= 20;
  return isMonthEnd ? { kind: 'month end', date: earliest } : { kind: 'between', from, to };
}

function partOf(date: CalendarDate): PartOfMonth {
  const day = dayOfMonth(date);
  return { date, third: day <= 10 ? 'early' : day <= 20 ? 'mid' : 'late' };
}

function halfOf(date: CalendarDate): 'first' | 'second' {
  return dayOfMonth(date) <= 15 ? 'first' : 'second';
}

function dayOfMonth(date: CalendarDate): number {
  return Number(date.slice(8));
}
