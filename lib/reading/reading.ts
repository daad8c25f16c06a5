import type { ScoredDay } from '#lib/scoring/day.ts';
import { themesOf } from './lists/catalogue.ts';
import { chooseActivities } from './lists/choose-activities.ts';
import { luckyColors, luckyNumbers, weekdayRuler } from './lists/luck.ts';
import type { Locale } from './locale.ts';
import type { Reader } from './reader.ts';
import { tell } from './summary/summary.ts';

/** The part of an entry that is words, colors and numbers. */
export type Words = {
  favorable: string[];
  unfavorable: string[];
  luckyColors: { name: string; hex: string }[];
  luckyNumbers: number[];
  summary: string;
};

/**
 * What a day is told in: a pure function of the day, the reader and the language, without clock or chance. It says
 * nothing that the rating, the labels, the transits or each other deny.
 */
export function wordsFor(day: ScoredDay, reader: Reader, locale: Locale): Words {
  const ruler = weekdayRuler(day.date);
  const { favorable, unfavorable } = chooseActivities(day, reader);
  const themes = { favorable: themesOf(favorable), unfavorable: themesOf(unfavorable) };
  return {
    favorable: favorable.map(({ id }) => locale.activities[id]),
    unfavorable: unfavorable.map(({ id }) => locale.activities[id]),
    luckyColors: luckyColors(day, ruler).map(({ id, hex }) => ({ name: locale.colors[id], hex })),
    luckyNumbers: luckyNumbers(day, ruler),
    summary: tell(day, themes, reader, locale).text,
  };
}
