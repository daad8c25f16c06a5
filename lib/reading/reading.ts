import type { ScoredDay } from '#lib/scoring/day.ts';
import { chooseActivities, type Lists } from './lists/choose-activities.ts';
import { luckyColors, luckyNumbers, weekdayRuler } from './lists/luck.ts';
import type { Stance } from './lists/theme-sets.ts';
import type { Locale } from './locale.ts';
import type { Reader } from './reader.ts';
import { skySentences } from './summary/sky-advice.ts';
import { type DayStory, stanceOf, storyOf, type Telling, tell } from './summary/summary.ts';

/** The part of an entry that is words, colors and numbers. */
export type Words = {
  favorable: string[];
  unfavorable: string[];
  luckyColors: { name: string; hex: string }[];
  luckyNumbers: number[];
  summary: string;
};

/** What somebody reads of a day: what is told, and the lists. */
export type DayReading = { telling: Telling; lists: Lists };

/** What is told of a day goes first; the lists and the advice of the sky say nothing against it or each other. */
export function readingOf(day: ScoredDay, reader: Reader, locale: Locale): DayReading {
  const story = storyOf(day, reader, locale);
  const told = stanceOf(story);
  const lists = chooseActivities(day, reader, told);
  return { telling: tell(story, skyOf(story, told, lists, locale), locale), lists };
}

function skyOf({ day, news }: DayStory, told: Stance, { stance }: Lists, locale: Locale): string[] {
  // Half of the days have no news.
  if (news.length === 0) return [];
  const said = {
    favorable: told.favorable | stance.favorable,
    unfavorable: told.unfavorable | stance.unfavorable,
  };
  return skySentences(day, news, said, locale);
}

/**
 * What a day is told in: a pure function of the day, the reader and the language, without clock or chance. It says
 * nothing that the rating, the labels, the transits or each other deny.
 */
export function wordsFor(day: ScoredDay, reader: Reader, locale: Locale): Words {
  const ruler = weekdayRuler(day.date);
  const {
    telling,
    lists: { favorable, unfavorable },
  } = readingOf(day, reader, locale);
  return {
    favorable: favorable.map(({ id }) => locale.activities[id]),
    unfavorable: unfavorable.map(({ id }) => locale.activities[id]),
    luckyColors: luckyColors(day, ruler).map(({ id, hex }) => ({ name: locale.colors[id], hex })),
    luckyNumbers: luckyNumbers(day, ruler),
    summary: telling.text,
  };
}
