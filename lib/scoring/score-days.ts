import { transitOn, windowsByDay } from '#lib/transits/day-transits.ts';
import { type DayMotions, type Days, skyDays } from '#lib/transits/sky-days.ts';
import type { NatalPlaces } from '#lib/transits/transit-kinds.ts';
import type { TransitWindow } from '#lib/transits/transit-windows.ts';
import type { ScoredDay, ScoredTransit } from './day.ts';
import { levelsOf, ratingOf, summedPoints } from './model.ts';
import { scored } from './points.ts';

/**
 * The days of a chart's owner, computed and scored one after the other, in the order of the dates, which are ascending;
 * each depends on its own date alone.
 */
export function* scoreDays(chart: NatalPlaces, { dates, timeZone }: Days): Generator<ScoredDay> {
  const days = skyDays({ dates, timeZone });
  const windows = windowsByDay(chart, days);
  for (const [i, day] of days.entries()) {
    const transits = transitsOf(day, windows[i] ?? []);
    const sums = summedPoints(transits);
    yield {
      date: day.date,
      timeZone,
      fromMs: day.fromMs,
      toMs: day.toMs,
      overallRating: ratingOf(sums.rating),
      metrics: levelsOf(sums),
      transits,
      sky: day.sky,
    };
  }
}

/** The transits of a day with their points, the largest rating points first; equals stay in their order. */
function transitsOf(day: DayMotions, windows: readonly TransitWindow[]): ScoredTransit[] {
  const ordered: ScoredTransit[] = [];
  for (const window of windows) {
    const transit = scored(transitOn(day, window));
    if (transit !== undefined) insert(ordered, transit);
  }
  return ordered;
}

/** Puts a transit behind those that are as large or larger. */
function insert(transits: ScoredTransit[], transit: ScoredTransit): void {
  const size = Math.abs(transit.points.rating);
  let at = transits.length;
  for (
    let before = transits[at - 1];
    before && Math.abs(before.points.rating) < size;
    before = transits[at - 1]
  ) {
    transits[at] = before;
    at -= 1;
  }
  transits[at] = transit;
}
