import type { CalendarDate } from '#lib/time/calendar-date.ts';
import type { PartOfMonth, Third, When } from '../overview/when.ts';
import { dayNumber, modulo } from '../rotation.ts';

const MONTHS = [
  ...['January', 'February', 'March', 'April', 'May', 'June', 'July', 'August', 'September', 'October'],
  ...['November', 'December'],
];
const WEEKDAYS = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'];
const THIRDS: Readonly<Record<Third, string>> = { early: 'early ', mid: 'mid-', late: 'late ' };

/** A month and a day: "March 10". */
export function dateText(date: CalendarDate): string {
  return `${monthOf(date)} ${dayOf(date)}`;
}

export function weekdayText(date: CalendarDate): string {
  return WEEKDAYS[modulo(dayNumber(date), 7)] ?? '';
}

/** Renders the dates of one text. */
export type DateWords = {
  /** A date as precisely as it is known: "December 3", "about December 3", "mid-December", "the end of December". */
  date(when: When): string;
  /** The time of an event: "on December 3", "about December 3 and 9", "around mid-December". */
  when(...whens: readonly When[]): string;
  /** A span: "December 3 to 28", "mid-December to January 4". */
  span(from: When, to: When): string;
  /** A date with its weekday: "Thursday, December 3". */
  weekday(date: CalendarDate): string;
  /** A list of dates: "December 3, 18 and 20", "February 6 and 20, and August 2". */
  list(dates: readonly CalendarDate[]): string;
};

/** Creates the date words of a text. Omits `plainYear`; without it, a year is given when it changes. */
export function dateWords(plainYear: string | undefined): DateWords {
  let lastYear = plainYear;
  const withYear = (text: string, date: CalendarDate, separator = ' ') => {
    const year = date.slice(0, 4);
    const told = year === lastYear ? text : `${text}${separator}${Number(year)}`;
    if (plainYear === undefined) lastYear = year;
    return told;
  };
  const day = (date: CalendarDate) => withYear(dateText(date), date, ', ');
  const month = (date: CalendarDate) => withYear(monthOf(date), date);
  const third = ({ date, third }: PartOfMonth) => withYear(`${THIRDS[third]}${monthOf(date)}`, date);
  const list = (dates: readonly CalendarDate[]) => {
    const months = [...Map.groupBy(dates, monthAndYear).values()];
    const words = months.map((ofMonth) =>
      withYear(`${monthOf(ofMonth[0] ?? '')} ${joined(ofMonth.map(dayOf))}`, ofMonth[0] ?? '', ', '),
    );
    return joined(words, words.some(isList));
  };
  const date = (when: When) => {
    switch (when.kind) {
      case 'day':
        return `${when.isAbout ? 'about ' : ''}${day(when.date)}`;
      case 'third':
        return third(when);
      case 'half':
        return `the ${when.half} half of ${month(when.date)}`;
      case 'month':
        return month(when.date);
      case 'month end':
        return `the end of ${month(when.date)}`;
      case 'between':
        return `between ${third(when.from)} and ${third(when.to)}`;
    }
  };
  const PREPOSITION: Readonly<Record<When['kind'], string>> = {
    ...{ day: 'on ', third: 'in ', half: 'in ', month: 'in ', 'month end': 'around ', between: '' },
  };
  const one = (when: When) =>
    `${when.kind === 'day' && when.isAbout ? '' : PREPOSITION[when.kind]}${date(when)}`;
  return {
    date,
    when: (...whens) => {
      const days = whens.flatMap((when) => (when.kind === 'day' ? [when] : []));
      if (days.length < whens.length) return joined(whens.map(one));
      return `${days.some(({ isAbout }) => isAbout) ? 'about' : 'on'} ${list(days.map((each) => each.date))}`;
    },
    span: (from, to) => {
      const isOneMonth =
        from.kind === 'day' && to.kind === 'day' && monthAndYear(from.date) === monthAndYear(to.date);
      return isOneMonth
        ? `${dateOnly(from.isAbout, from.date)} to ${withYear(dayOf(to.date), to.date, ', ')}`
        : `${date(from)} to ${date(to)}`;
    },
    weekday: (of) => `${weekdayText(of)}, ${day(of)}`,
    list,
  };
}

function dateOnly(isAbout: boolean, date: CalendarDate): string {
  return `${isAbout ? 'about ' : ''}${dateText(date)}`;
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
