import type { DaySky, ScoredDay } from './day.ts';
import { dayContacts } from './day-contacts.ts';
import { levelsOf, ratingOf, summedPoints } from './model.ts';
import { type Days, skyOfDays } from './sky-of-days.ts';
import type { NatalPlaces } from './transit-points.ts';

/**
 * The days of a chart's owner, computed and scored, in the order of the dates, which are ascending; each depends on
 * its own date alone.
 */
export function* scoreDays(chart: NatalPlaces, days: Days): Generator<ScoredDay> {
  if (days.dates.length === 0) return;
  const { paths, skies, stations } = skyOfDays(days);
  let i = 0;
  for (const contacts of dayContacts(chart, paths, stations)) {
    const sums = summedPoints(contacts);
    yield {
      date: paths.dates[i] as string,
      timeZone: paths.timeZone,
      fromMs: paths.fromMs[i] as number,
      toMs: paths.toMs[i] as number,
      overallRating: ratingOf(sums.rating),
      metrics: levelsOf(sums),
      contacts,
      sky: skies[i] as DaySky,
    };
    i += 1;
  }
}
