import type { Days } from '#lib/transits/day-motions.ts';
import { type DayTransit, dayTransits } from '#lib/transits/day-transits.ts';
import { skyDays } from '#lib/transits/sky-days.ts';
import type { NatalPlaces } from '#lib/transits/targets.ts';
import type { Contact, ScoredDay } from './day.ts';
import { levelsOf, ratingOf, summedPoints } from './model.ts';
import { scored } from './points.ts';

/**
 * The days of a chart's owner, computed and scored one after the other, in the order of the dates, which are ascending;
 * each depends on its own date alone.
 */
export function* scoreDays(chart: NatalPlaces, days: Days): Generator<ScoredDay> {
  for (const { day, transits } of dayTransits(chart, skyDays(days))) {
    const contacts = largestFirst(transits);
    const sums = summedPoints(contacts);
    yield {
      date: day.date,
      timeZone: days.timeZone,
      fromMs: day.fromMs,
      toMs: day.toMs,
      overallRating: ratingOf(sums.rating),
      metrics: levelsOf(sums),
      contacts,
      sky: day.sky,
    };
  }
}

/** Transits with their points, the largest rating points first; equals stay in their order. */
function largestFirst(transits: readonly DayTransit[]): Contact[] {
  const ordered: Contact[] = [];
  for (const transit of transits) {
    const contact = scored(transit);
    if (!contact) continue;
    const size = Math.abs(contact.points.rating);
    let at = ordered.length;
    for (
      let before = ordered[at - 1];
      before && Math.abs(before.points.rating) < size;
      before = ordered[at - 1]
    ) {
      ordered[at] = before;
      at -= 1;
    }
    ordered[at] = contact;
  }
  return ordered;
}
