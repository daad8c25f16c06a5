import { pointsOf, worthOf } from '../contact-points.ts';
import { METRICS } from '../day.ts';
import { type DayPaths, dayPaths } from '../day-paths.ts';
import { type Birth, natalChart } from '../natal-chart.ts';
import { passagesOf } from '../passages.ts';
import { type Target, targetsOf } from '../targets.ts';

/** What is added up for a day: the rating's points and those of the metrics. */
export const SUMMED = ['rating', ...METRICS] as const;

/** A chart's summed points by name, one number a day. */
export type Sums = Record<(typeof SUMMED)[number], Float64Array>;

/** The summed points of each birth on each date, the dates being days of the birth's own zone. */
export function sumsOf(births: readonly Birth[], dates: readonly string[]): Sums[] {
  const skies = new Map<string, DayPaths>();
  return births.map((birth) => {
    const days = skies.get(birth.timeZone) ?? dayPaths(dates, birth.timeZone);
    skies.set(birth.timeZone, days);
    return sumsOfChart(birth, days);
  });
}

function sumsOfChart(birth: Birth, days: DayPaths): Sums {
  const targets = targetsOf(natalChart(birth));
  const sums = Object.fromEntries(SUMMED.map((name) => [name, new Float64Array(days.dates.length)])) as Sums;
  for (const path of days.paths) {
    const { day, target, strength } = passagesOf(targets, path);
    for (let i = 0; i < day.length; i++) {
      const on = day[i] as number;
      const worth = worthOf(path.body, targets.along[target[i] as number] as Target);
      const points = pointsOf(worth, path.speed[on] as number, strength[i] as number);
      if (!points) continue;
      for (const name of SUMMED) sums[name][on] = (sums[name][on] as number) + points[name];
    }
  }
  return sums;
}
