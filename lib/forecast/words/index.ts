import type { ForecastEntry, ScoredDay } from '../day.ts';
import { chooseActivities } from './choose-activities.ts';
import { luckyColors, luckyNumbers } from './luck.ts';
import { summary } from './summary.ts';

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
 * nothing that the rating, the labels or the contacts deny.
 */
export function wordsFor(day: ScoredDay, yesterday: ScoredDay | undefined): Words {
  return {
    ...chooseActivities(day),
    luckyColors: luckyColors(day),
    luckyNumbers: luckyNumbers(day),
    summary: summary(day, yesterday),
  };
}
