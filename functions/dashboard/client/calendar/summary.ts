import { longDate } from '../dates.ts';
import type { RatedDay } from './rated-day.ts';

/** What sums up some days: their mean rating, the best and the hardest, of equals the first. */
export type Summary = { mean: string; best: RatedDay; hardest: RatedDay };

/** What sums up some days; undefined of none. */
export function summaryOf(entries: readonly RatedDay[]): Summary | undefined {
  let [best] = entries;
  let hardest = best;
  let sum = 0;
  for (const entry of entries) {
    if (!best || entry.overallRating > best.overallRating) best = entry;
    if (!hardest || entry.overallRating < hardest.overallRating) hardest = entry;
    sum += entry.overallRating;
  }
  return best && hardest && { mean: (sum / entries.length).toFixed(1), best, hardest };
}

/** `8.2 on Saturday 21 November`. */
export const ratedWords = ({ date, overallRating }: RatedDay): string =>
  `${overallRating.toFixed(1)} on ${longDate(date)}`;
