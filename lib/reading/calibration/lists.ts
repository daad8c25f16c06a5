import { atMost, type Measure } from '#lib/scoring/calibration/measures.ts';
import { ageOn } from '#lib/time/age-on.ts';
import { ACTIVITIES, type ActivityId } from '../lists/catalogue.ts';
import { openRows } from '../lists/open-activities.ts';
import { dayNumber, modulo } from '../rotation.ts';
import { Counter } from './counter.ts';
import { ADULTS, STAKES, VIRTUES, WORK, WORKING_LIFE } from './matters.ts';
import type { ToldDay } from './told-days.ts';

const COMING_OF_AGE = 16;
const END_OF_WORKING_LIFE = 75;
const FIT_FOR_STAKES = 5;
/** Two activities are counted as a pair if they stand side by side on so many days: fewer are a matter of chance. */
const DAYS_OF_A_PAIR = 50;

/** What days say that nobody sane would, of a population and of its children and its very old. */
export function saneMeasures(days: Iterable<ToldDay>): Measure[] {
  const all = { days: 0, virtues: 0, weekend: 0, work: 0, poor: 0, stakes: 0 };
  const childsDays = new Counter<object>();
  const oldDays = new Counter<object>();
  for (const { day, reader, favorable, unfavorable } of days) {
    const listed = [...favorable, ...unfavorable];
    const age = ageOn(reader.birthDate, day.date);
    all.days += 1;
    if (unfavorable.some((id) => VIRTUES.has(id))) all.virtues += 1;
    if (isWeekend(day.date)) all.weekend += 1;
    if (isWeekend(day.date) && listed.some((id) => WORK.has(id))) all.work += 1;
    const isPoor = day.overallRating < FIT_FOR_STAKES || day.sky.retrogrades.includes('Mercury');
    if (isPoor) all.poor += 1;
    if (isPoor && favorable.some((id) => STAKES.has(id))) all.stakes += 1;
    if (age < COMING_OF_AGE && listed.some((id) => ADULTS.has(id))) childsDays.count(reader);
    if (age > END_OF_WORKING_LIFE && listed.some((id) => WORKING_LIFE.has(id))) oldDays.count(reader);
  }
  return [
    atMost('days with a virtue to avoid, %', 0, (100 * all.virtues) / all.days),
    atMost('Saturdays and Sundays with work, %', 0, (100 * all.work) / all.weekend),
    atMost('commitments below 5 or Mercury retrograde, %', 0, (100 * all.stakes) / all.poor),
    atMost("a child's days with adults' matters", 0, childsDays.most()),
    atMost("days with a working life's matters over 75", 0, oldDays.most()),
  ];
}

/** How evenly a population's days are spread over activities, colors and numbers, and how long their lists are. */
export function spreadMeasures(days: Iterable<ToldDay>): Measure[] {
  const open = new Counter<ActivityId>();
  const listed = new Counter<ActivityId>();
  const pairs = new Counter<string>();
  const colors = new Counter<string>();
  const numbers = new Counter<number>();
  const lengths = new Counter<number>();
  let count = 0;
  for (const told of days) {
    count += 1;
    const both = [...told.favorable, ...told.unfavorable];
    for (const row of openRows(told.day.date, told.reader).flat()) open.count(idOf(row));
    for (const id of both) listed.count(id);
    for (const id of both) for (const other of both) if (id !== other) pairs.count(`${id} ${other}`);
    for (const color of told.colors) colors.count(color);
    for (const number of told.numbers) numbers.count(number);
    lengths.count(Math.min(told.favorable.length, told.unfavorable.length));
  }
  const shares = [...open.entries()].map(([id, allowed]) => (100 * listed.of(id)) / allowed);
  return [
    { name: 'least share of an activity, %', least: 1, most: 15, value: Math.min(...shares) },
    { name: 'greatest share of an activity, %', least: 1, most: 15, value: Math.max(...shares) },
    atMost('days of one on which another is listed, %', 60, closest(pairs, listed)),
    atMost('greatest share of a color, %', 15, (100 * colors.most()) / count),
    atMost('greatest share of a number, %', 10, (100 * numbers.most()) / count),
    { name: 'shortest list', least: 1, most: 2, value: Math.min(...[...lengths.entries()].map(([n]) => n)) },
    atMost('days with a list of one, %', 22, (100 * lengths.of(1)) / count),
  ];
}

function idOf(row: number): ActivityId {
  const activity = ACTIVITIES[row];
  if (activity === undefined) throw new RangeError(`The catalogue has no row ${row}.`);
  return activity.id;
}

/** The greatest share of an activity's days on which a certain other is listed, too; percent. */
function closest(pairs: Counter<string>, listed: Counter<ActivityId>): number {
  let greatest = 0;
  for (const { id } of ACTIVITIES)
    for (const { id: other } of ACTIVITIES) {
      const together = pairs.of(`${id} ${other}`);
      if (together >= DAYS_OF_A_PAIR) greatest = Math.max(greatest, (100 * together) / listed.of(id));
    }
  return greatest;
}

function isWeekend(date: string): boolean {
  return [0, 6].includes(modulo(dayNumber(date), 7));
}
