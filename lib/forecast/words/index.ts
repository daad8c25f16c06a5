import type { ForecastEntry, ScoredDay } from '../day.ts';
import { chooseActivities } from './choose-activities.ts';
import { luckyColors, luckyNumbers, weekdayRuler } from './luck.ts';
import { summary } from './summary.ts';
import { themesOf } from './themes.ts';

export type { Activity } from './activities/activity.ts';
export { ACTIVITIES } from './activities/catalogue.ts';
export { activityScore } from './activity-scores.ts';

/** The part of an entry that is words, colors and numbers. */
export type Words = Pick<
  ForecastEntry,
  'favorable' | 'unfavorable' | 'luckyColors' | 'luckyNumbers' | 'summary'
>;

/**
 * What a day is told in: a pure function of the day and the day before, without clock or chance. It says
 * nothing that the rating, the labels, the contacts or each other deny.
 */
export function wordsFor(day: ScoredDay, yesterday: ScoredDay | undefined): Words {
  const ruler = weekdayRuler(day.date);
  const { favorable, unfavorable } = chooseActivities(day);
  const themes = { favorable: themesOf(favorable), unfavorable: themesOf(unfavorable) };
  return {
    favorable: favorable.map(({ name }) => name),
    unfavorable: unfavorable.map(({ name }) => name),
    luckyColors: luckyColors(day, ruler),
    luckyNumbers: luckyNumbers(day, ruler),
    summary: summary(day, yesterday, themes),
  };
}
