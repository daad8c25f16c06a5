import type { ScoredDay } from '#lib/scoring/day.ts';
import type { ActivityList } from './lists/activity-list.ts';
import { ACTIVITIES } from './lists/catalogue.ts';
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

function skyOf({ day, news }: DayStory, told: Stance, lists: Lists, locale: Locale): string[] {
  // Half of the days have no news.
  if (news.length === 0) return [];
  const said = {
    favorable: told.favorable | lists.favorable.themes,
    unfavorable: told.unfavorable | lists.unfavorable.themes,
  };
  return skySentences(day, news, said, locale);
}

/**
 * What a day is told in: a pure function of the day, the reader and the language, without clock or chance. It says
 * nothing that the rating, the labels, the transits or each other deny.
 */
export function wordsFor(day: ScoredDay, reader: Reader, locale: Locale): Words {
  const ruler = weekdayRuler(day.date);
  const { telling, lists } = readingOf(day, reader, locale);
  const names = namesByRow(locale.activities);
  return {
    favorable: namesOn(lists.favorable, names),
    unfavorable: namesOn(lists.unfavorable, names),
    luckyColors: luckyColors(day, ruler).map(({ id, hex }) => ({ name: locale.colors[id], hex })),
    luckyNumbers: luckyNumbers(day, ruler),
    summary: telling.text,
  };
}

const readNames = new WeakMap<Locale['activities'], readonly string[]>();

/** The names of the catalogue's activities in its order, where they are found sooner than by identifiers. */
function namesByRow(names: Locale['activities']): readonly string[] {
  const known = readNames.get(names);
  if (known !== undefined) return known;
  const read = ACTIVITIES.map(({ id }) => names[id]);
  readNames.set(names, read);
  return read;
}

function namesOn({ rows }: ActivityList, names: readonly string[]): string[] {
  return rows.map((row) => names[row] ?? '');
}
