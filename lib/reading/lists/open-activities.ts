import { BODIES } from '#lib/ephemeris/zodiac.ts';
import { ageOn } from '#lib/time/calendar-date.ts';
import type { Reader } from '../reader.ts';
import { dayNumber, isWorkingDay, modulo } from '../rotation.ts';
import { ACTIVITIES, type Activity } from './activities.ts';

/** Days in a round, a cycle in which every activity has its turn: about a month, and coprime with the 7 days of a week. */
const ROUND_DAYS = 31;
/** Days of the round per calendar day. A large step makes different activities due on consecutive days. */
const STEP_DAYS = 12;
/** Number of days in each round on which an activity is due. */
const TURN_DAYS = 7;
/** Offset between the turns of consecutive rulers, as a fraction of the round. */
const RULER_STEP = 0.37;

/** Minimum turn weight, 0 to 1, of a due activity. */
export const DUE_FROM = 1 - TURN_DAYS / ROUND_DAYS;

/** The activities that a reader's age and the weekday allow: rows of the catalog by ruler, in the order of `BODIES`. */
type OpenRows = readonly (readonly number[])[];

/** Open rows, and the offset of each row's turn on each list. Virtues have no turn on the unfavorable list. */
type OpenActivities = { rows: OpenRows; turnsToDo: Float64Array; turnsToAvoid: Float64Array };

/** Open activities with the progress of the round, 0 to 1, and the rows that are due. */
export type OpenToday = OpenActivities & {
  round: number;
  dueToDo: readonly number[];
  dueToAvoid: readonly number[];
};

/** Open activities of an age range, with a cache by day of the round. */
type OpenSet = { open: OpenActivities; onDays: OpenToday[] };

const AGES = ACTIVITIES.map(({ ages = {} }) => ages);

/** Ages at which an activity becomes allowed or stops being allowed, ascending. */
const AGE_LIMITS = [
  ...new Set(AGES.flatMap(({ from = 0, to }) => (to === undefined ? [from] : [from, to + 1]))),
].sort((a, b) => a - b);

/** Activities that are open at each of `AGE_LIMITS`, on working days and on weekends. */
const OPEN_SETS = AGE_LIMITS.map((age) => ({
  workingDay: openSetAt(age, false),
  weekend: openSetAt(age, true),
}));
const NOTHING = openSet([]);

export function openRows(date: string, reader: Reader): OpenRows {
  return openOn(date, reader).rows;
}

export function openOn(date: string, { birthDate }: Reader): OpenToday {
  const day = dayNumber(date);
  const age = Math.max(0, ageOn(birthDate, date));
  const openings = OPEN_SETS[AGE_LIMITS.findLastIndex((limit) => limit <= age)];
  const opening = (isWorkingDay(day) ? openings?.workingDay : openings?.weekend) ?? NOTHING;
  const days = modulo(day * STEP_DAYS, ROUND_DAYS);
  opening.onDays[days] ??= dueAfter(days, opening.open);
  return opening.onDays[days];
}

function openSetAt(age: number, weekend: boolean): OpenSet {
  const rows = BODIES.map((): number[] => []);
  for (const [row, activity] of ACTIVITIES.entries())
    if (isOpen(activity, age, weekend)) rows[BODIES.indexOf(activity.bodies[0])]?.push(row);
  return openSet(rows);
}

function openSet(rows: OpenRows): OpenSet {
  const turnsToAvoid = turnOffsets(withoutVirtues(rows));
  return { open: { rows, turnsToDo: turnOffsets(rows), turnsToAvoid }, onDays: [] };
}

function dueAfter(days: number, open: OpenActivities): OpenToday {
  const round = days / ROUND_DAYS;
  const dueOf = (all: OpenRows, turns: Float64Array) =>
    all.flatMap((own) => own.filter((row) => turnWeight(turns[row] ?? 0, round) >= DUE_FROM));
  return {
    ...open,
    round,
    dueToDo: dueOf(withoutRisks(open.rows), open.turnsToDo),
    dueToAvoid: dueOf(withoutVirtues(open.rows), open.turnsToAvoid),
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

/** The offset of each row in a round, 0 to 1, spread evenly over a ruler's rows. */
function turnOffsets(rows: OpenRows): Float64Array {
  const offsets = new Float64Array(ACTIVITIES.length);
  for (const [ruler, own] of rows.entries())
    for (const [i, row] of own.entries()) offsets[row] = modulo(i / own.length + ruler * RULER_STEP, 1);
  return offsets;
}

/** An activity's turn weight, 0 to 1, by its offset and the progress of the round. */
export function turnWeight(offset: number, round: number): number {
  const sum = offset + round;
  return sum < 1 ? sum : sum - 1;
}
