import { atMost, type Measure } from '#lib/scoring/calibration/measures.ts';
import { quantile } from '#lib/scoring/calibration/statistics.ts';
import type { ActivityId } from '../lists/catalogue.ts';
import { Counter } from './counter.ts';
import type { ToldDay } from './told-days.ts';

const DAYS_OF_A_MONTH = 30;
/** So many entries in common make a list look like the day before's. */
const LOOKS_ALIKE = 3;
const LISTS = [({ favorable }: ToldDay) => favorable, ({ unfavorable }: ToldDay) => unfavorable];

/** How often a reader finds the same on a list in a year, in a month and from one day to the next; days ascend for each. */
export function repetitionMeasures(days: Iterable<ToldDay>): Measure[] {
  const years = [...Map.groupBy(days, ({ reader }) => reader).values()];
  const sharesOfYears = years.map((year) => (100 * mostOnAList(year)) / year.length);
  const months = years.flatMap(monthsOf).map(mostOnAList);
  const neighbors = years.flatMap((year) =>
    year.slice(1).map((told, i) => Number(looksLike(told, year[i] ?? told))),
  );
  const alike = neighbors.reduce((sum, isAlike) => sum + isAlike, 0);
  return [
    atMost("one reader's days with the same on a list, %", 32, Math.max(...sharesOfYears)),
    { name: 'the same on a list in 30 days, p95', least: 1, most: 9, value: quantile(months, 0.95) },
    atMost('lists with three of the day before, %', 10, (100 * alike) / neighbors.length),
  ];
}

/** A year's whole months of thirty days, one after the other. */
function monthsOf(year: readonly ToldDay[]): ToldDay[][] {
  return Array.from({ length: Math.floor(year.length / DAYS_OF_A_MONTH) }, (_, month) =>
    year.slice(month * DAYS_OF_A_MONTH, (month + 1) * DAYS_OF_A_MONTH),
  );
}

/** On how many of some days the activity stands that stands on one list most often. */
function mostOnAList(days: readonly ToldDay[]): number {
  const most = LISTS.map((list) => {
    const listed = new Counter<ActivityId>();
    for (const told of days) for (const id of list(told)) listed.count(id);
    return listed.most();
  });
  return Math.max(...most);
}

/** Whether one of a day's lists has three or more of the same list of another day. */
function looksLike(told: ToldDay, other: ToldDay): boolean {
  return LISTS.some((list) => list(told).filter((id) => list(other).includes(id)).length >= LOOKS_ALIKE);
}
