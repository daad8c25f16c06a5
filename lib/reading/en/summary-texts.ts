import type { PeriodStory, SummaryTheme } from '../overview/stories.ts';
import { elementAt } from '../rotation.ts';
import { capitalized } from './capitalized.ts';
import { type DateWords, dateWords, joined } from './dates.ts';
import {
  ADVICE,
  ADVICE_OF_DAYS,
  CHARACTERS,
  COURSES,
  ECLIPSES,
  FIRST_THEME,
  HARDEST,
  LEAST,
  nounOf,
  PHASES,
  SECOND_THEME,
  TURNS,
} from './summary-words.ts';
import { transitName } from './theme-texts.ts';

/** Minimum rating of a day that is called neither hard nor merely easy. */
const SOLID = 6;

/** Renders a period in three to six sentences: character and course, best and hardest day, main themes, sky news, advice. */
export function periodText(story: PeriodStory): string {
  return [
    characterSentence(story),
    daysSentence(story),
    ...themeSentences(story),
    ...newsSentences(story),
    adviceSentence(story),
  ].join(' ');
}

function characterSentence({ character, course, days, rotation }: PeriodStory): string {
  const phrase = elementAt(CHARACTERS[character], rotation).replace('{noun}', nounOf(days));
  return course === undefined ? `${phrase}.` : `${phrase}: ${elementAt(COURSES[course], rotation)}.`;
}

function daysSentence(story: PeriodStory): string {
  const words = dateWords(story.plainYear);
  const { days, length, goodDays, hardDays, rotation } = story;
  const { best, hardest } = story.ratings;
  if (best.overallRating === hardest.overallRating)
    return `It is rated ${best.overallRating.toFixed(1)}, where 6 is an ordinary day.`;
  const isLong = length === 'month' || length === 'year';
  const begin = isLong && goodDays + hardDays > 0 ? `${dayCounts(days, goodDays, hardDays)}; the` : 'The';
  const top = `${best.overallRating < SOLID ? 'easiest' : 'best'} ${begin === 'The' ? 'day ' : ''}is ${words.weekday(best.date)}`;
  if (isLong) return `${begin} ${top}, the hardest ${words.weekday(hardest.date)}.`;
  const advice = elementAt(hardest.overallRating < SOLID ? HARDEST : LEAST, rotation);
  return `${begin} ${top}; ${advice.replace('{date}', words.weekday(hardest.date))}.`;
}

function adviceSentence({ character, length, rotation }: PeriodStory): string {
  const advice = length === 'day' || length === 'days' ? ADVICE_OF_DAYS : ADVICE;
  // Advice rotates more slowly than the first sentence, so that all combinations occur.
  return elementAt(advice[character], Math.floor(rotation / CHARACTERS[character].length));
}

function dayCounts(days: number, good: number, hard: number): string {
  const goodOnes = good === 1 ? 'one good one' : `${good || 'no'} good ones`;
  const hardOnes = hard === 1 ? 'one hard one' : `${hard || 'no'} hard ones`;
  return `Its ${days} days hold ${goodOnes} and ${hardOnes}`;
}

function themeSentences({ themes, rotation, plainYear }: PeriodStory): string[] {
  const [first, second] = themes;
  if (first === undefined) return [];
  const link = elementAt(FIRST_THEME[first.tone], rotation);
  if (second === undefined) return [themeSentence(link, first, plainYear)];
  const links = SECOND_THEME[first.tone === second.tone ? 'same' : 'contrast'][second.tone];
  return [
    themeSentence(link, first, plainYear),
    themeSentence(elementAt(links, rotation), second, plainYear),
  ];
}

function themeSentence(
  link: string,
  { line, transit, peak }: SummaryTheme,
  plainYear: string | undefined,
): string {
  const strongest = peak === undefined ? '' : `, strongest ${dateWords(plainYear).when(peak)}`;
  return `${capitalized(`${link}${line}`)} (${transitName(transit)}${strongest}).`;
}

/** Renders the sky news in a sentence, if there is any. */
function newsSentences({ news, plainYear }: PeriodStory): string[] {
  const words = dateWords(plainYear);
  switch (news?.kind) {
    case undefined:
      return [];
    case 'eclipses':
      return [onDates(news.dates, ECLIPSES[news.dates.length > 1 ? 'several' : news.eclipse], words)];
    case 'turns':
      return [onDates(news.dates, TURNS[news.planet][news.direction], words)];
    case 'phases': {
      const form = news.phases.length > 1 ? 'short' : 'alone';
      const told = news.phases.map(({ phase, date }) => onDates([date], PHASES[phase][form], words));
      return [form === 'alone' ? told.join(' ') : `${capitalized(joined(told))}.`];
    }
  }
}

function onDates(dates: readonly string[], template: string, words: DateWords): string {
  const [first = ''] = dates;
  return template.replace('{on}', dates.length > 1 ? words.list(dates) : words.weekday(first));
}
