import { type DayStory, textOf } from './day/story.ts';
import { luckyColors, luckyNumbers, weekdayRuler } from './lists/luck.ts';
import type { Locale } from './locale.ts';

/** The reading of a day: activities, colors, numbers and summary. */
export type Reading = {
  favorable: string[];
  unfavorable: string[];
  luckyColors: { name: string; hex: string }[];
  luckyNumbers: number[];
  summary: string;
};

/** Renders a day's story. This is a pure function: it uses neither the clock nor randomness. */
export function readingOf(story: DayStory, locale: Locale): Reading {
  const { brief, lists } = story;
  const ruler = weekdayRuler(brief.day.date);
  return {
    favorable: lists.favorable.map((id) => locale.activities[id]),
    unfavorable: lists.unfavorable.map((id) => locale.activities[id]),
    luckyColors: luckyColors(brief.day, ruler).map(({ id, hex }) => ({ name: locale.colors[id], hex })),
    luckyNumbers: luckyNumbers(brief.day, ruler),
    summary: textOf(story),
  };
}
