import type { CalendarDate } from '#lib/time/calendar-date.ts';
import type { Character, PeriodNews, PeriodStory, SummaryTheme } from '../overview/stories.ts';
import type { When } from '../overview/when.ts';
import { elementAt } from '../rotation.ts';
import { capitalized } from './capitalized.ts';
import { dateText, dateWords, weekdayText } from './dates.ts';
import { ongoingText } from './sky-sentences.ts';
import {
  ALL_RATED,
  BEST,
  BEST_AND_USE,
  BEST_OF_MANY,
  BEST_OF_SEVERAL,
  CAREFUL,
  CLOSINGS,
  CLOSINGS_OF_DAYS,
  COURSES,
  DECENT,
  EASIEST,
  ECLIPSES,
  HARD,
  HARDEST_OF_MANY,
  HARDEST_OF_SEVERAL,
  LEAST,
  MERCURY_TURNS,
  OPENINGS,
  PHASES,
  RATED,
  THREADS,
  TURNS,
  TWO_PHASES,
  USES,
} from './summary-words.ts';

/** Minimum ratings of a good day, of one that is no hardship, of one that isn't called hard, and of one that isn't very hard. */
const [GOOD, SOLID, WEAK, VERY_HARD] = [7, 6, 5, 4];
const MAX_SENTENCES = 6;
/** Minimum number of days of a kind that are counted, and the maximum that is given as a number. */
const [MIN_COUNTED, MAX_COUNTED] = [3, 31];
/** Maximum length of a period in which a weekday names a day. */
const WEEK = 7;

type Part = 'best' | 'hardest' | 'theme' | 'news';

/** Orders of the sentences between the first and the closing one. */
const ORDERS: readonly (readonly Part[])[] = [
  ['best', 'hardest', 'theme', 'news'],
  ['theme', 'news', 'hardest', 'best'],
  ['hardest', 'best', 'theme', 'news'],
  ['theme', 'best', 'hardest', 'news'],
  ['news', 'best', 'hardest', 'theme'],
];

/**
 * Renders a period in three to six sentences: character and course, best and hardest day, the first theme, sky news, and a closing
 * sentence if there is room.
 */
export function periodText(story: PeriodStory): string {
  const { character, days, themes, news, rotation } = story;
  const { best, hardest } = story.ratings;
  const [theme] = themes;
  const isFlat = best.overallRating === hardest.overallRating;
  const planned =
    1 + (isFlat ? 1 : 2) + (theme === undefined ? 0 : sentencesOf(theme)) + (news === undefined ? 0 : 1);
  const hasClosing = news === undefined && planned < MAX_SENTENCES;
  const hasUse = planned + Number(hasClosing) < MAX_SENTENCES;
  const words = periodWords(story);
  const sentences: Record<Part, () => string> = {
    best: () => (isFlat ? flatSentence(story, words) : bestSentences(story, words, hasUse)),
    hardest: () => (isFlat ? '' : hardestSentence(story, words)),
    theme: () => (theme === undefined ? '' : themeSentences(theme, character, rotation, words)),
    news: () => (news === undefined ? '' : newsSentence(news, rotation, words)),
  };
  // A single day is dated first. Dates are rendered in the order of the text, since a later one may be shorter.
  const order = elementAt(ORDERS, days === 1 ? 0 : rotation);
  return [
    openingSentence(story),
    ...order.map((part) => sentences[part]()),
    hasClosing ? vary((days > 3 ? CLOSINGS : CLOSINGS_OF_DAYS)[character], rotation, 3) : '',
  ]
    .filter((sentence) => sentence !== '')
    .join(' ');
}

/**
 * The variant at a rotation. With each turn through the list, the variant moves on by a number of places that differs from list to
 * list, so that variants of different lists meet in all combinations.
 */
function vary(list: readonly string[], rotation: number, places: number): string {
  return elementAt(list, rotation + places * Math.floor(rotation / list.length));
}

function openingSentence({ character, course, days, rotation }: PeriodStory): string {
  const noun = nounOf(days);
  const period = noun.endsWith('s') ? ` over these ${noun}` : ` this ${noun}`;
  const opening = fill(elementAt(OPENINGS[character], rotation), { this: days === 1 ? '' : period, noun });
  const end = course === undefined ? '' : vary(COURSES[character][course], rotation, 1);
  return `${opening}${end}.`;
}

function flatSentence({ days, ratings, rotation }: PeriodStory, { day }: PeriodWords): string {
  const { date, overallRating } = ratings.best;
  const rated = ratedText(overallRating);
  if (days > 1) return fill(elementAt(ALL_RATED, rotation), { rated });
  const level = overallRating >= GOOD ? 'high' : overallRating >= WEAK ? 'middle' : 'low';
  return fill(vary(RATED[level], rotation, 1), { rated, date: day(date) });
}

function bestSentences(
  { days, length, goodDays, ratings, rotation }: PeriodStory,
  { day }: PeriodWords,
  hasUse: boolean,
): string {
  const { date, overallRating } = ratings.best;
  const isGood = overallRating >= GOOD;
  const isCounted = isGood && goodDays >= MIN_COUNTED && (length === 'month' || length === 'year');
  const list = isCounted
    ? goodDays > MAX_COUNTED
      ? BEST_OF_MANY
      : BEST_OF_SEVERAL
    : isGood
      ? hasUse
        ? BEST
        : BEST_AND_USE
      : overallRating >= SOLID
        ? DECENT
        : EASIEST;
  const told = fill(vary(list, rotation, 1), {
    date: day(date),
    rated: ratedText(overallRating),
    'the best':
      overallRating >= SOLID ? superlative('best', 'better', days) : superlative('easiest', 'easier', days),
    good: numberText(goodDays),
    share: shareText(goodDays, days),
  });
  return list === BEST ? `${told} ${vary(USES, rotation, 3)}` : told;
}

function hardestSentence(
  { days, length, hardDays, ratings, rotation }: PeriodStory,
  { day }: PeriodWords,
): string {
  const { date, overallRating } = ratings.hardest;
  const isCounted =
    overallRating < WEAK && hardDays >= MIN_COUNTED && (length === 'month' || length === 'year');
  const list = isCounted
    ? hardDays > MAX_COUNTED
      ? HARDEST_OF_MANY
      : HARDEST_OF_SEVERAL
    : overallRating >= SOLID
      ? LEAST
      : overallRating >= VERY_HARD
        ? CAREFUL
        : HARD;
  const lowest =
    overallRating >= SOLID
      ? superlative('quietest', 'quieter', days)
      : overallRating >= WEAK
        ? superlative('slowest', 'slower', days)
        : superlative('hardest', 'harder', days);
  return fill(vary(list, rotation, 5), {
    date: day(date),
    rated: ratedText(overallRating),
    'the hardest': lowest,
    hard: numberText(hardDays),
    share: shareText(hardDays, days),
  });
}

const sentencesOf = ({ line }: SummaryTheme): number => (line === '' ? 1 : 2);

function themeSentences(
  { transit, line, tone, peak }: SummaryTheme,
  character: Character,
  rotation: number,
  { time }: PeriodWords,
): string {
  const isHeavy = character === 'demanding' || character === 'hard';
  const agrees = isHeavy === (tone === 'hurts');
  const threads = tone === 'mixed' ? THREADS.mixed : THREADS[tone][agrees ? 'with' : 'against'];
  const named = fill(vary(threads, rotation, 1), {
    sky: ongoingText(transit),
    peak: peak === undefined ? '' : `, most of all ${time(peak)}`,
  });
  return line === '' ? named : `${named} ${line}`;
}

function newsSentence(news: PeriodNews, rotation: number, { on }: PeriodWords): string {
  switch (news.kind) {
    case 'eclipses':
      return fill(vary(ECLIPSES[news.dates.length > 1 ? 'several' : news.eclipse], rotation, 1), {
        on: on(news.dates),
      });
    case 'turns': {
      const isRepeated = news.planet === 'Mercury' && news.dates.length > 1;
      const turns = isRepeated ? MERCURY_TURNS : TURNS[news.planet][news.direction];
      return fill(vary(turns, rotation, 1), { on: on(news.dates) });
    }
    case 'phases': {
      const [first, second] = news.phases;
      if (first === undefined) return '';
      if (second === undefined) return fill(vary(PHASES[first.phase], rotation, 1), { on: on([first.date]) });
      const times = { first: on([first.date]), second: on([second.date]) };
      return fill(vary(TWO_PHASES[first.phase], rotation, 1), times);
    }
  }
}

/** Dates of one text, rendered in order. */
type PeriodWords = {
  /** A day: its date with the weekday, or only its weekday if a week's text already has a date. */
  day(date: CalendarDate): string;
  /** "on Friday, February 6", "on February 6 and 20" or, of a single day, "that day". */
  on(dates: readonly CalendarDate[]): string;
  time(when: When): string;
};

function periodWords({ days, plainYear, ratings }: PeriodStory): PeriodWords {
  const words = dateWords(plainYear);
  let isDated = false;
  const day = (date: CalendarDate) => {
    if (isDated && days <= WEEK) return weekdayText(date);
    isDated = true;
    // A week's dates are plain without the year, even at New Year's.
    return days <= WEEK ? `${weekdayText(date)}, ${dateText(date)}` : words.weekday(date);
  };
  const on = (dates: readonly CalendarDate[]) => {
    const [first = ''] = dates;
    if (dates.length > 1) return `on ${words.list(dates)}`;
    return days === 1 && isDated && first === ratings.best.date ? 'that day' : `on ${day(first)}`;
  };
  const time = (when: When) =>
    when.kind === 'day' && !when.isAbout && days <= WEEK ? on([when.date]) : words.when(when);
  return { day, on, time };
}

const NUMBERS = ['no', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten'];

function numberText(count: number): string {
  return NUMBERS[count] ?? String(count);
}

/** Average length of a month in days, and the largest difference from whole months that isn't told. */
const [MONTH_DAYS, MONTHS_OFF] = [30.44, 3];

/** The noun for a period of `days` days: "week", "ten days", "six weeks", "three months". */
export function nounOf(days: number): string {
  if (days === 1) return 'day';
  if (days === 7) return 'week';
  if (days >= 28 && days <= 31) return 'month';
  if (days >= 360) return 'year';
  if (days % 7 === 0 && days < 60) return `${numberText(days / 7)} weeks`;
  const months = Math.round(days / MONTH_DAYS);
  const isMonths = months > 1 && Math.abs(days - months * MONTH_DAYS) <= MONTHS_OFF;
  return isMonths ? `${numberText(months)} months` : `${numberText(days)} days`;
}

/** "the best day of the week", "the best of the ten days", "the better of the two days". */
function superlative(most: string, more: string, days: number): string {
  const noun = nounOf(days);
  if (days === 2) return `the ${more} of the ${noun}`;
  return noun.endsWith('days') ? `the ${most} of the ${noun}` : `the ${most} day of the ${noun}`;
}

/** A part of the days with its verb: "about one day in three is". */
function shareText(count: number, days: number): string {
  const share = count / days;
  if (share >= 0.85) return 'nearly every day is';
  if (share >= 0.72) return 'about three days in four are';
  if (share >= 0.6) return 'about two days in three are';
  if (share >= 0.42) return 'about half of the days are';
  return `about one day in ${numberText(Math.round(1 / share))} is`;
}

/** A rating with its article: "a 9.5", "an 8.4". */
function ratedText(rating: number): string {
  const text = rating.toFixed(1);
  return `${text.startsWith('8') ? 'an' : 'a'} ${text}`;
}

/** Fills the blanks of a sentence. `{name,}` adds a comma to words with one inside. */
function fill(template: string, blanks: Readonly<Record<string, string>>): string {
  const filled = template.replace(/\{([\w ]+)(,?)\}/g, (_, name: string, comma: string) => {
    const words = blanks[name] ?? '';
    return comma !== '' && words.includes(',') ? `${words},` : words;
  });
  return capitalized(filled);
}
