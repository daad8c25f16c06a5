import { modulo } from '../rotation.ts';

/** In how many days all activities have had their turns: a whole month, and out of step with the week. */
const ROUND_DAYS = 31;
/** How far a round goes on from one day to the next, in its own days: far, so that neighboring days differ. */
const STEP_DAYS = 12;
/** On so many days of a round an activity has its turn, and on the others it rests. */
const DAYS_OF_A_TURN = 7;
/** How far apart rulers begin in a round. */
const RULER_STEP = 0.37;

/** What a turn is worth, from 0 to 1, from which on an activity does not rest. */
export const RESTED = 1 - DAYS_OF_A_TURN / ROUND_DAYS;

/**
 * Where in a round the activity of each row of the catalogue begins, from 0 to 1: those of a ruler evenly, so that on
 * each day about as many of them have their turns. The rows are given for each ruler, `size` is that of the catalogue.
 */
export function beginnings(rows: readonly (readonly number[])[], size: number): Float64Array {
  const begun = new Float64Array(size);
  for (const [ruler, own] of rows.entries())
    for (const [place, row] of own.entries()) begun[row] = modulo(place / own.length + ruler * RULER_STEP, 1);
  return begun;
}

/** How many days of a round are over on the day of a number. */
export function dayOfRound(day: number): number {
  return modulo(day * STEP_DAYS, ROUND_DAYS);
}

/** How far a round has come when so many of its days are over, from 0 to 1. */
export function roundAfter(days: number): number {
  return days / ROUND_DAYS;
}

/** What its turn is worth, from 0 to 1, to what begins at a point of a round that has come so far. */
export function turnOf(begun: number, round: number): number {
  const come = begun + round;
  return come < 1 ? come : come - 1;
}
