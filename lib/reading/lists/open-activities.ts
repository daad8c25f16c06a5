import { BODIES } from '#lib/ephemeris/zodiac.ts';
import { ageOn, type Reader } from '../reader.ts';
import { dayNumber, modulo } from '../rotation.ts';
import { ACTIVITIES, type Activity } from './catalogue.ts';

/** What is open to a reader on a day: rows of the catalogue, for each ruler in the order of `BODIES`. */
export type OpenRows = readonly (readonly number[])[];

const SATURDAY = 6;
const SUNDAY = 0;
const AGES = ACTIVITIES.map(({ ages = {} }) => ages);

/** The ages at which something opens or closes, ascending; between two of them the same is open to all. */
const TURNS_OF_AGE = [
  ...new Set(AGES.flatMap(({ from = 0, to }) => (to === undefined ? [from] : [from, to + 1]))),
].sort((a, b) => a - b);

/** From each of those ages on, what is open on working days and on weekends. */
const OPEN = TURNS_OF_AGE.map((age) => ({ workingDay: openAt(age, false), weekend: openAt(age, true) }));

/** The activities that a reader's age and the day of the week allow, on both lists alike. */
export function openRows(date: string, { birthDate }: Reader): OpenRows {
  const age = Math.max(0, ageOn(birthDate, date));
  const open = OPEN[TURNS_OF_AGE.findLastIndex((turn) => turn <= age)];
  return (isWeekend(date) ? open?.weekend : open?.workingDay) ?? [];
}

function openAt(age: number, weekend: boolean): OpenRows {
  const rows = BODIES.map((): number[] => []);
  for (const [row, activity] of ACTIVITIES.entries())
    if (isOpen(activity, age, weekend)) rows[BODIES.indexOf(activity.bodies[0])]?.push(row);
  return rows;
}

function isOpen({ days, ages: { from = 0, to = Infinity } = {} }: Activity, age: number, weekend: boolean) {
  if (days !== undefined && (days === 'weekend') !== weekend) return false;
  return age >= from && age <= to;
}

function isWeekend(date: string): boolean {
  const weekday = modulo(dayNumber(date), 7);
  return weekday === SATURDAY || weekday === SUNDAY;
}
