import { type CalendarDate, dateInZone } from '#lib/time/civil-day.ts';
import type { Passage } from '#lib/transits/passages.ts';
import { dayNumber } from '../rotation.ts';

/** The dates of a passage in a zone: for the noon of birth, and the first and the last that it can have. */
export type PassageDates = { date: CalendarDate; earliest: CalendarDate; latest: CalendarDate };

/** The first, the second or the last third of a month. */
export type Third = 'early' | 'mid' | 'late';

/** A third of the month that a date is of. */
export type PartOfMonth = { date: CalendarDate; third: Third };

/**
 * A date told as exactly as it is known: a day, about a day, a part of a month, a month, the end of one, between parts of two, or
 * by the day from which it is seen.
 */
export type When =
  | { kind: 'day'; date: CalendarDate; isAbout: boolean }
  | ({ kind: 'third' } & PartOfMonth)
  | { kind: 'half'; date: CalendarDate; half: 'first' | 'second' }
  | { kind: 'month'; date: CalendarDate }
  | { kind: 'month end'; date: CalendarDate }
  | { kind: 'between'; from: PartOfMonth; to: PartOfMonth }
  | { kind: 'recently' | 'now' };

/** So many days either way are still about a day, and so many about a third of a month. */
const ABOUT_DAYS = 3;
const THIRD_DAYS = 6;
/** What is open by more days than these has no date: two months, and a day for the hours at both ends. */
const MOST_DAYS = 61;

/** The dates of a passage by the clocks of a zone. */
export function passageDates({ atMs, earliestMs, latestMs }: Passage, timeZone: string): PassageDates {
  return {
    date: dateInZone(atMs, timeZone),
    earliest: dateInZone(earliestMs, timeZone),
    latest: dateInZone(latestMs, timeZone),
  };
}

/** How exactly a date can be told; undefined for one that is open by more than two months. */
export function whenOf({ date, earliest, latest }: PassageDates): When | undefined {
  const day = dayNumber(date);
  const [firstDay, lastDay] = [dayNumber(earliest), dayNumber(latest)];
  const eitherWay = Math.max(day - firstDay, lastDay - day);
  if (eitherWay === 0) return { kind: 'day', date, isAbout: false };
  if (eitherWay <= ABOUT_DAYS) return { kind: 'day', date, isAbout: true };
  if (eitherWay <= THIRD_DAYS) return { kind: 'third', ...partOf(date) };
  if (lastDay - firstDay > MOST_DAYS) return undefined;
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

/** A date as it is told, and whether it is told as past. */
export type SeenDate = { when: When; isPast: boolean };

/**
 * How a date can be told on a day: as past once the middle of what is open is past. Where it may be either and what would be
 * told is past in part, it is told as recently or about now. `lastDate` is the later middle of two that are told as one.
 */
export function seenOn(
  today: CalendarDate,
  dates: PassageDates,
  lastDate: CalendarDate = dates.date,
): SeenDate | undefined {
  const when = whenOf(dates);
  if (when === undefined) return undefined;
  const isPast = lastDate < today;
  const mayBeEither = dates.earliest < today && dates.latest >= today;
  const toldHasBegun = when.kind === 'month end' || dates.date < today;
  if (mayBeEither && (when.kind === 'between' || (toldHasBegun && !isPast)))
    return { when: { kind: isPast ? 'recently' : 'now' }, isPast };
  return { when, isPast };
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
