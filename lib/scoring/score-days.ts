import type { BirthPrecision } from '#lib/chart/natal-points.ts';
import { windowsByDay } from '#lib/transits/day-transits.ts';
import { eclipseTouches } from '#lib/transits/eclipse-touches.ts';
import { type DayMotions, type Days, skyDays } from '#lib/transits/sky-days.ts';
import type { NatalPositions } from '#lib/transits/transit-kinds.ts';
import type { TransitWindow } from '#lib/transits/transit-windows.ts';
import type { ScoredDay, ScoredTransit } from './day.ts';
import { levelsOf, ratingOf, sumDayPoints } from './model.ts';
import { scoreTransit } from './points.ts';

/** Scores days for a chart. Dates must be ascending. A day's result doesn't depend on the other dates. */
export function* scoreDays(chart: NatalPositions, { dates, timeZone }: Days): Generator<ScoredDay> {
  const days = skyDays({ dates, timeZone });
  const windows = windowsByDay(chart, days);
  for (const [i, day] of days.entries()) {
    const transits = transitsOf(day, windows[i] ?? [], chart.known);
    const sums = sumDayPoints(transits);
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

/** A day's scored transits, sorted by absolute rating points, largest first. */
function transitsOf(
  day: DayMotions,
  windows: readonly TransitWindow[],
  precision: BirthPrecision,
): ScoredTransit[] {
  const transits: ScoredTransit[] = [];
  for (const window of windows) {
    const transit = scoreTransit(day, window, precision);
    if (transit === undefined) continue;
    // Inserting in order is faster than sorting at the end.
    const size = Math.abs(transit.points.rating);
    let at = transits.length;
    for (; at > 0; at -= 1) {
      const before = transits[at - 1] as ScoredTransit;
      if (Math.abs(before.points.rating) >= size) break;
      transits[at] = before;
    }
    transits[at] = transit;
  }
  return transits;
}
