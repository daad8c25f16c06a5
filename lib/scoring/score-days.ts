import type { BirthKnown } from '#lib/chart/natal-points.ts';
import { windowsByDay } from '#lib/transits/day-transits.ts';
import { eclipseTouches } from '#lib/transits/eclipse-touches.ts';
import { type DayMotions, type Days, skyDays } from '#lib/transits/sky-days.ts';
import type { NatalPlaces } from '#lib/transits/transit-kinds.ts';
import type { TransitWindow } from '#lib/transits/transit-windows.ts';
import type { ScoredDay, ScoredTransit } from './day.ts';
import { levelsOf, ratingOf, summedPoints } from './model.ts';
import { scoredOn } from './points.ts';

/**
 * The days of a chart's owner, computed and scored one after the other, in the order of the dates, which are ascending;
 * each depends on its own date alone.
 */
export function* scoreDays(chart: NatalPlaces, { dates, timeZone }: Days): Generator<ScoredDay> {
  const days = skyDays({ dates, timeZone });
  const windows = windowsByDay(chart, days);
  for (const [i, day] of days.entries()) {
    const transits = transitsOf(day, windows[i] ?? [], chart.known);
    const sums = summedPoints(transits);
    yield {
      date: day.date,
      timeZone,
      fromMs: day.fromMs,
      toMs: day.toMs,
      overallRating: ratingOf(sums.rating, chart.known),
      metrics: levelsOf(sums, chart.known),
      transits,
      sky: day.sky,
      eclipseTouches: day.sky.eclipse ? eclipseTouches(chart, day.sky.eclipse) : [],
    };
  }
}

/** The transits of a day with their points, the largest rating points first; equals stay in their order. */
function transitsOf(day: DayMotions, windows: readonly TransitWindow[], known: BirthKnown): ScoredTransit[] {
  const transits: ScoredTransit[] = [];
  for (const window of windows) {
    const transit = scoredOn(day, window, known);
    if (transit !== undefined) transits.push(transit);
  }
  return largestFirst(transits);
}

function largestFirst(transits: ScoredTransit[]): ScoredTransit[] {
  for (let i = 1; i < transits.length; i += 1) {
    const transit = transits[i] as ScoredTransit;
    const size = Math.abs(transit.points.rating);
    let at = i;
    for (; at > 0; at -= 1) {
      const before = transits[at - 1] as ScoredTransit;
      if (!(Math.abs(before.points.rating) < size)) break;
      transits[at] = before;
    }
    if (at !== i) transits[at] = transit;
  }
  return transits;
}
