import { type Birth, natalChart } from '#lib/chart/natal-chart.ts';
import { windowsByDay } from '#lib/transits/day-transits.ts';
import { type DayMotions, skyDays } from '#lib/transits/sky-days.ts';
import { METRICS, type Points } from '../day.ts';
import { summedPoints } from '../model.ts';
import { scoredOn } from '../points.ts';

/** What is added up for a day: the rating's points and those of the metrics. */
export const SUMMED = ['rating', ...METRICS] as const;

/** A chart's summed points by name, one number a day. */
export type Sums = Record<(typeof SUMMED)[number], Float64Array>;

/** The summed points of each birth on each date, the dates being days of the birth's own zone. */
export function sumsOf(births: readonly Birth[], dates: readonly string[]): Sums[] {
  const skies = new Map<string, readonly DayMotions[]>();
  return births.map((birth) => {
    const { timeZone } = birth;
    const days = skies.get(timeZone) ?? skyDays({ dates, timeZone });
    skies.set(timeZone, days);
    const chart = natalChart(birth);
    const windows = windowsByDay(chart, days);
    const sums = days.map(
      (day, i): Points =>
        summedPoints((windows[i] ?? []).flatMap((window) => scoredOn(day, window, chart.known) ?? [])),
    );
    const named = SUMMED.map((name) => [name, Float64Array.from(sums, (ofDay) => ofDay[name])]);
    return Object.fromEntries(named) as Sums;
  });
}
