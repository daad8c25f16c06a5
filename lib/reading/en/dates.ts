import type { CalendarDate } from '#lib/time/calendar-date.ts';
import type { PartOfMonth, Third, When } from '../overview/when.ts';
import { dayNumber, modulo } from '../rotation.ts';

const MONTHS = [
  ...['January', 'February', 'March', 'April', 'May', 'June', 'July', 'August', 'September', 'October'],
  ...['November', 'December'],
];
const WEEKDAYS = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'];
const THIRDS: Readonly<Record<Third, string>> = { early: 'early ', mid: 'mid-', late: 'late ' };

/** Renders the dates of one text. */
export type DateWords = {
  /** The time of an event: "on 3 December", "about 3 and 9 December", "around mid-December", "about now". */
  when(...whens: readonly When[]): string;
  /** A span of days: "from 3 to 28 December", or "from about ..." if either day is uncertain. */
  span(from: Day, to: Day): string;
  /** A date with its weekday: "Thursday, 3 December". */
  weekday(date: CalendarDate): string;
  /** A list of dates: "3, 18 and 20 December", "6 and 20 February, and 2 August". */
  list(dates: readonly CalendarDate[]): string;
};

/** A date known to the day. */
export type Day = Extract<When, { kind: 'day' }>;

/** Creates the date words of a text. Omits `plainYear`; without it, a year is given when it changes. */
export function dateWords(plainYear: string | undefined): DateWords {
  let lastYear = plainYear;
  const withYear = (text: string, date: CalendarDate) => {
    const year = date.slice(0, 4);
    const told = year === lastYear ? text : `${text} ${Number(year)}`;
    if (plainYear === undefined) lastYear = year;
    return told;
  };
  const day = (date: CalendarDate) => withYear(`${dayOf(date)} ${monthOf(date)}`, date);
  const month = (date: CalendarDate) => withYear(monthOf(date), date);
  const third = ({ date, third }: PartOfMonth) => withYear(`${THIRDS[third]}${monthOf(date)}`, date);
  const list = (dates: readonly CalendarDate[]) => {
    const months = [...Map.groupBy(dates, monthAndYear).values()];
    const words = months.map((ofMonth) => `${joined(ofMonth.map(dayOf))} ${month(ofMonth[0] ?? '')}`);
    return joined(words, words.some(isList));
  };
  const one = (when: When) => {
    switch (when.kind) {
      case 'day':
        return `${when.isAbout ? 'about' : 'on'} ${day(when.date)}`;
      case 'third':
        return `${when.third === 'mid' ? 'around' : 'in'} ${third(when)}`;
      case 'half':
        return `in the ${when.half} half of ${month(when.date)}`;
      case 'month':
        return `in ${month(when.date)}`;
      case 'month end':
        return `around the end of ${month(when.date)}`;
      case 'between':
        return `between ${third(when.from)} and ${third(when.to)}`;
      case 'now':
        return 'about now';
      case 'recently':
        return 'recently';
    }
  };
  return {
    when: (...whens) => {
      const days = whens.flatMap((when) => (when.kind === 'day' ? [when] : []));
      if (days.length < whens.length) return joined(whens.map(one));
      return `${days.some(({ isAbout }) => isAbout) ? 'about' : 'on'} ${list(days.map(({ date }) => date))}`;
    },
    span: (from, to) => {
      const about = from.isAbout || to.isAbout ? 'about ' : '';
      const isOneMonth = monthAndYear(from.date) === monthAndYear(to.date);
      const first = isOneMonth ? dayOf(from.date) : day(from.date);
      return `from ${about}${first} to ${day(to.date)}`;
    },
    weekday: (date) => `${WEEKDAYS[modulo(dayNumber(date), 7)]}, ${day(date)}`,
    list,
  };
}

/** Joins words as "a, b and c", or as "a, b, and c" with a last comma or if an item is itself a list. */
export function joined(words: readonly string[], lastComma?: boolean): string {
  const last = words.at(-1) ?? '';
  if (words.length < 2) return last;
  const others = words.slice(0, -1);
  return `${others.join(', ')}${(lastComma ?? others.some(isList)) ? ',' : ''} and ${last}`;
}

function isList(word: string): boolean {
  return word.includes(' and ');
}

function monthAndYear(date: CalendarDate): string {
  return date.slice(0, 7);
}

function dayOf(date: CalendarDate): string {
  return String(Number(date.slice(8)));
}

function monthOf(date: CalendarDate): string {
  return MONTHS[Number(date.slice(5, 7)) - 1] ?? '';
}
