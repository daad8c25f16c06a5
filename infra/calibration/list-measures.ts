import { ACTIVITIES, type ActivityId } from '#lib/reading/lists/activities.ts';
import { openRows } from '#lib/reading/lists/open-activities.ts';
import { dayNumber, isWorkingDay } from '#lib/reading/rotation.ts';
import { ageOn } from '#lib/time/calendar-date.ts';
import { atMost, type Measure } from './day-measures.ts';
import { ADULTS_ONLY, HIGH_STAKES, VIRTUES, WORK, WORKING_LIFE } from './expected-activities.ts';
import type { ReadingDay } from './reading-days.ts';
import { Counter, quantile } from './statistics.ts';

const COMING_OF_AGE = 16;
const MAX_WORKING_AGE = 75;
const MIN_RATING_FOR_STAKES = 5;
/** Minimum number of days with both activities for a pair to count. A pair with fewer days may be due to chance. */
const MIN_DAYS_TOGETHER = 50;

/** Measures how often the lists contain what no reasonable adult would recommend. All values must be 0. */
export function sanityMeasures(days: Iterable<ReadingDay>): Measure[] {
  const all = { days: 0, virtues: 0, weekend: 0, work: 0, poor: 0, stakes: 0 };
  const childDays = new Counter<object>();
  const oldDays = new Counter<object>();
  for (const { day, reader, favorable, unfavorable } of days) {
    const listed = [...favorable, ...unfavorable];
    const age = ageOn(reader.birthDate, day.date);
    all.days += 1;
    if (unfavorable.some((id) => VIRTUES.has(id))) all.virtues += 1;
    const isWeekend = !isWorkingDay(dayNumber(day.date));
    if (isWeekend) all.weekend += 1;
    if (isWeekend && listed.some((id) => WORK.has(id))) all.work += 1;
    const isPoor = day.overallRating < MIN_RATING_FOR_STAKES || day.sky.retrogrades.includes('Mercury');
    if (isPoor) all.poor += 1;
    if (isPoor && favorable.some((id) => HIGH_STAKES.has(id))) all.stakes += 1;
    if (age < COMING_OF_AGE && listed.some((id) => ADULTS_ONLY.has(id))) childDays.count(reader);
    if (age > MAX_WORKING_AGE && listed.some((id) => WORKING_LIFE.has(id))) oldDays.count(reader);
  }
  return [
    atMost('days that advise against a virtue, %', 0, (100 * all.virtues) / all.days),
    atMost('weekend days with work on a list, %', 0, (100 * all.work) / all.weekend),
    atMost('commitments below 5 or in Mercury retrograde, %', 0, (100 * all.stakes) / all.poor),
    atMost("a child's days with adult activities", 0, childDays.max()),
    atMost('days with working life over 75', 0, oldDays.max()),
  ];
}

/** Measures the distribution of activities, colors and numbers, and the length of the lists. */
export function spreadMeasures(days: Iterable<ReadingDay>): Measure[] {
  const open = new Counter<ActivityId>();
  const listed = new Counter<ActivityId>();
  const pairs = new Counter<string>();
  const colors = new Counter<string>();
  const numbers = new Counter<number>();
  const lengths = new Counter<number>();
  let count = 0;
  for (const entry of days) {
    count += 1;
    const both = [...entry.favorable, ...entry.unfavorable];
    for (const row of openRows(entry.day.date, { ...entry.reader, matters: [] }).flat())
      open.count(idOf(row));
    for (const id of both) listed.count(id);
    for (const id of both) for (const other of both) if (id !== other) pairs.count(`${id} ${other}`);
    for (const color of entry.colors) colors.count(color);
    for (const number of entry.numbers) numbers.count(number);
    lengths.count(Math.min(entry.favorable.length, entry.unfavorable.length));
  }
  const shares = [...open.entries()].map(([id, allowed]) => (100 * listed.of(id)) / allowed);
  return [
    { name: 'smallest share of an activity, %', min: 1, max: 15, value: Math.min(...shares) },
    { name: 'largest share of an activity, %', min: 1, max: 15, value: Math.max(...shares) },
    atMost('days of an activity that also list another, %', 60, largestCoListing(pairs, listed)),
    atMost('largest share of a color, %', 15, (100 * colors.max()) / count),
    atMost('largest share of a number, %', 10, (100 * numbers.max()) / count),
    { name: 'shortest list', min: 1, max: 2, value: Math.min(...[...lengths.entries()].map(([n]) => n)) },
    atMost('days with a list of one entry, %', 22, (100 * lengths.of(1)) / count),
  ];
}

function idOf(row: number): ActivityId {
  const activity = ACTIVITIES[row];
  if (activity === undefined) throw new RangeError(`The catalog has no row ${row}.`);
  return activity.id;
}

/** The highest percentage of an activity's days on which the same other activity is also listed. */
function largestCoListing(pairs: Counter<string>, listed: Counter<ActivityId>): number {
  let largest = 0;
  for (const { id } of ACTIVITIES)
    for (const { id: other } of ACTIVITIES) {
      const together = pairs.of(`${id} ${other}`);
      if (together >= MIN_DAYS_TOGETHER) largest = Math.max(largest, (100 * together) / listed.of(id));
    }
  return largest;
}

const MONTH_DAYS = 30;
/** Two lists are similar if they share at least this many entries. */
const SIMILAR_FROM = 3;
const LISTS = [({ favorable }: ReadingDay) => favorable, ({ unfavorable }: ReadingDay) => unfavorable];

/** Measures repetition within a year, within a month, and from day to day. Each reader's days must be in ascending order. */
export function repetitionMeasures(days: Iterable<ReadingDay>): Measure[] {
  const years = [...Map.groupBy(days, ({ reader }) => reader).values()];
  const yearShares = years.map((year) => (100 * maxListings(year)) / year.length);
  const months = years.flatMap(monthsOf).map(maxListings);
  const neighbors = years.flatMap((year) =>
    year.slice(1).map((entry, i) => Number(isSimilar(entry, year[i] ?? entry))),
  );
  const similar = neighbors.reduce((sum, one) => sum + one, 0);
  return [
    atMost("a reader's days with the same entry, %", 32, Math.max(...yearShares)),
    { name: 'days with the same entry in 30 days, p95', min: 1, max: 9, value: quantile(months, 0.95) },
    atMost('days with three entries of the day before, %', 10, (100 * similar) / neighbors.length),
  ];
}

function monthsOf(year: readonly ReadingDay[]): ReadingDay[][] {
  return Array.from({ length: Math.floor(year.length / MONTH_DAYS) }, (_, month) =>
    year.slice(month * MONTH_DAYS, (month + 1) * MONTH_DAYS),
  );
}

/** Number of days on which the most frequent activity appears in the same list. */
function maxListings(days: readonly ReadingDay[]): number {
  const counts = LISTS.map((list) => {
    const listed = new Counter<ActivityId>();
    for (const entry of days) for (const id of list(entry)) listed.count(id);
    return listed.max();
  });
  return Math.max(...counts);
}

function isSimilar(entry: ReadingDay, other: ReadingDay): boolean {
  return LISTS.some((list) => list(entry).filter((id) => list(other).includes(id)).length >= SIMILAR_FROM);
}
