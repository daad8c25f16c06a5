import type { ScoredDay } from '#lib/scoring/day.ts';
import { ACTIVITIES } from './lists/activities.ts';
import { type ActivityList, chooseActivities, type Lists } from './lists/choose-activities.ts';
import { luckyColors, luckyNumbers, weekdayRuler } from './lists/luck.ts';
import type { Locale } from './locale.ts';
import type { Reader } from './reader.ts';
import { skySentences } from './summary/sky-advice.ts';
import { type RenderedSummary, renderSummary, stanceOf, storyOf } from './summary/summary.ts';

/** The reading of a day: activities, colors, numbers and summary. */
export type Reading = {
  favorable: string[];
  unfavorable: string[];
  luckyColors: { name: string; hex: string }[];
  luckyNumbers: number[];
  summary: string;
};

/** Composes the lines first, then lists and sky advice that contradict neither the lines nor each other. */
export function composeDay(
  day: ScoredDay,
  reader: Reader,
  locale: Locale,
): { summary: RenderedSummary; lists: Lists } {
  const story = storyOf(day, reader, locale);
  const stance = stanceOf(story);
  const lists = chooseActivities(day, reader, stance);
  const lineAndListStance = {
    favorable: stance.favorable | lists.favorable.topics,
    unfavorable: stance.unfavorable | lists.unfavorable.topics,
  };
  const sky = skySentences(day, story.news, lineAndListStance, locale);
  return { summary: renderSummary(story, sky, locale), lists };
}

/**
 * Renders a day for a reader. This is a pure function: it uses neither the clock nor randomness. The reading never
 * contradicts the rating, the labels or the transits.
 */
export function renderReading(day: ScoredDay, reader: Reader, locale: Locale): Reading {
  const ruler = weekdayRuler(day.date);
  const { summary, lists } = composeDay(day, reader, locale);
  return {
    favorable: namesOn(lists.favorable, locale),
    unfavorable: namesOn(lists.unfavorable, locale),
    luckyColors: luckyColors(day, ruler).map(({ id, hex }) => ({ name: locale.colors[id], hex })),
    luckyNumbers: luckyNumbers(day, ruler),
    summary: summary.text,
  };
}

let names: { of: Locale['activities'] | undefined; byRow: string[] } = { of: undefined, byRow: [] };

/** Names of a list's activities. Caching the last locale's names by row is faster than looking them up by id. */
function namesOn({ rows }: ActivityList, { activities: of }: Locale): string[] {
  if (names.of !== of) names = { of, byRow: ACTIVITIES.map(({ id }) => of[id]) };
  return rows.map((row) => names.byRow[row] ?? '');
}
