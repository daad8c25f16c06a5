import { BODIES } from '#lib/ephemeris/zodiac.ts';
import { ageOn } from '#lib/time/age-on.ts';
import type { Reader } from '../reader.ts';
import { dayNumber, isWorkingDay } from '../rotation.ts';
import { ACTIVITIES, type Activity } from './catalogue.ts';
import { beginnings, dayOfRound, RESTED, roundAfter, turnOf } from './turns.ts';

/** What is open to a reader on a day: rows of the catalogue, for each ruler in the order of `BODIES`. */
export type OpenRows = readonly (readonly number[])[];

/** What is open, and where in a round each row has its turn on a list; a virtue has none to be left. */
type Open = { rows: OpenRows; turnsToDo: Float64Array; turnsToLeave: Float64Array };

/** What is open on a day, how far the round of turns has come, and the rows that may be listed and do not rest, by rulers. */
export type OpenToday = Open & { round: number; dueToDo: readonly number[]; dueToLeave: readonly number[] };

/** What is open to some, and what of it is due on each day of a round, as far as anybody has asked. */
type Opening = { open: Open; onDays: OpenToday[] };

const AGES = ACTIVITIES.map(({ ages = {} }) => ages);

/** The ages at which something opens or closes, ascending; between two of them the same is open to all. */
const TURNS_OF_AGE = [
  ...new Set(AGES.flatMap(({ from = 0, to }) => (to === undefined ? [from] : [from, to + 1]))),
].sort((a, b) => a - b);

/** From each of those ages on, what is open on working days and on weekends. */
const OPENINGS = TURNS_OF_AGE.map((age) => ({ workingDay: openAt(age, false), weekend: openAt(age, true) }));
const NOTHING = openingOf([]);

/** The activities that a reader's age and the day of the week allow, on both lists alike. */
export function openRows(date: string, reader: Reader): OpenRows {
  return openOn(date, reader).rows;
}

/** The same, with their turns and what of them is due. */
export function openOn(date: string, { birthDate }: Reader): OpenToday {
  const day = dayNumber(date);
  const age = Math.max(0, ageOn(birthDate, date));
  const openings = OPENINGS[TURNS_OF_AGE.findLastIndex((turn) => turn <= age)];
  const opening = (isWorkingDay(day) ? openings?.workingDay : openings?.weekend) ?? NOTHING;
  const days = dayOfRound(day);
  let today = opening.onDays[days];
  if (today === undefined) {
    today = dueAfter(days, opening.open);
    opening.onDays[days] = today;
  }
  return today;
}

function openAt(age: number, weekend: boolean): Opening {
  const rows = BODIES.map((): number[] => []);
  for (const [row, activity] of ACTIVITIES.entries())
    if (isOpen(activity, age, weekend)) rows[BODIES.indexOf(activity.bodies[0])]?.push(row);
  return openingOf(rows);
}

function openingOf(rows: OpenRows): Opening {
  const turnsToDo = beginnings(rows, ACTIVITIES.length);
  const turnsToLeave = beginnings(withoutVirtues(rows), ACTIVITIES.length);
  return { open: { rows, turnsToDo, turnsToLeave }, onDays: [] };
}

function dueAfter(days: number, open: Open): OpenToday {
  const round = roundAfter(days);
  const dueOf = (all: OpenRows, turns: Float64Array) =>
    all.flatMap((own) => own.filter((row) => turnOf(turns[row] ?? 0, round) >= RESTED));
  return {
    ...open,
    round,
    dueToDo: dueOf(withoutRisks(open.rows), open.turnsToDo),
    dueToLeave: dueOf(withoutVirtues(open.rows), open.turnsToLeave),
  };
}

function withoutRisks(rows: OpenRows): OpenRows {
  return rows.map((own) => own.filter((row) => ACTIVITIES[row]?.risk !== true));
}

function withoutVirtues(rows: OpenRows): OpenRows {
  return rows.map((own) => own.filter((row) => ACTIVITIES[row]?.virtue !== true));
}

function isOpen({ days, ages: { from = 0, to = Infinity } = {} }: Activity, age: number, weekend: boolean) {
  if (days !== undefined && (days === 'weekend') !== weekend) return false;
  return age >= from && age <= to;
}
