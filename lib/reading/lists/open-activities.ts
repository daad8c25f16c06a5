import { BODIES } from '#lib/ephemeris/zodiac.ts';
import { ageOn, type Reader } from '../reader.ts';
import { isWorkingDay } from '../rotation.ts';
import { ACTIVITIES, type Activity } from './catalogue.ts';
import { beginnings } from './turns.ts';

/** What is open to a reader on a day: rows of the catalogue, for each ruler in the order of `BODIES`. */
export type OpenRows = readonly (readonly number[])[];

/** What is open, and where in a round each row has its turn on a list; a virtue has none to be left. */
export type Open = { rows: OpenRows; turnsToDo: Float64Array; turnsToLeave: Float64Array };

const NOTHING: Open = { rows: [], turnsToDo: new Float64Array(), turnsToLeave: new Float64Array() };
const AGES = ACTIVITIES.map(({ ages = {} }) => ages);

/** The ages at which something opens or closes, ascending; between two of them the same is open to all. */
const TURNS_OF_AGE = [
  ...new Set(AGES.flatMap(({ from = 0, to }) => (to === undefined ? [from] : [from, to + 1]))),
].sort((a, b) => a - b);

/** From each of those ages on, what is open on working days and on weekends. */
const OPEN = TURNS_OF_AGE.map((age) => ({ workingDay: openAt(age, false), weekend: openAt(age, true) }));

/** The activities that a reader's age and the day of the week allow, on both lists alike. */
export function openRows(date: string, reader: Reader): OpenRows {
  return openOn(date, reader).rows;
}

/** The same, with their turns. */
export function openOn(date: string, { birthDate }: Reader): Open {
  const age = Math.max(0, ageOn(birthDate, date));
  const open = OPEN[TURNS_OF_AGE.findLastIndex((turn) => turn <= age)];
  return (isWorkingDay(date) ? open?.workingDay : open?.weekend) ?? NOTHING;
}

function openAt(age: number, weekend: boolean): Open {
  const rows = BODIES.map((): number[] => []);
  for (const [row, activity] of ACTIVITIES.entries())
    if (isOpen(activity, age, weekend)) rows[BODIES.indexOf(activity.bodies[0])]?.push(row);
  const toLeave = rows.map((own) => own.filter((row) => ACTIVITIES[row]?.virtue !== true));
  return {
    rows,
    turnsToDo: beginnings(rows, ACTIVITIES.length),
    turnsToLeave: beginnings(toLeave, ACTIVITIES.length),
  };
}

function isOpen({ days, ages: { from = 0, to = Infinity } = {} }: Activity, age: number, weekend: boolean) {
  if (days !== undefined && (days === 'weekend') !== weekend) return false;
  return age >= from && age <= to;
}
