import { BODIES } from '#lib/ephemeris/bodies.ts';
import type { ScoredDay } from '../day.ts';
import {
  bodiesTouched,
  type Climate,
  climateOf,
  ROWS,
  type Row,
  scoreOf,
  supportOf,
} from './activity-scores.ts';

const FEWEST = 2;
const MOST = 4;
/** The third and fourth of a list must score this much; the first two need not. */
const CLEAR_SCORE = 0.15;

/**
 * A list to be filled: with the highest scores or the lowest. What an activity is worth to it is the activity's score,
 * or that score below zero.
 */
type Sign = 1 | -1;
const FAVORABLE = 1;
const UNFAVORABLE = -1;

/**
 * What to do and what to leave on a day, two to four of each, no activity in both. Favorable are the highest
 * scores among those whose bodies the contacts help on balance, with no metric Low, and no beginnings while the Moon is
 * long void of course; unfavorable the lowest among those whose bodies they hurt on balance, with no metric
 * High; each ruler once. A side with fewer than two of them is filled up with what any contact of its kind
 * touches, the most helped (or hurt) first, and on a day without such a contact with whatever the labels allow.
 */
export function chooseActivities(day: ScoredDay): { favorable: string[]; unfavorable: string[] } {
  const climate = climateOf(day);
  findBest(climate);
  const favorable = choose(bestFavorable, FAVORABLE, [], day, climate);
  const unfavorable = choose(bestUnfavorable, UNFAVORABLE, favorable, day, climate);
  return {
    favorable: favorable.map(({ activity }) => activity.name),
    unfavorable: unfavorable.map(({ activity }) => activity.name),
  };
}

/** By ruler, the activity that is worth most to a list, by its place, and what it is worth; minus infinity for none. */
type Best = { rows: Uint8Array; worths: Float64Array };

// Filled anew for each day: a year's worth of new ones would take longer than filling them.
const bestFavorable = emptyBest();
const bestUnfavorable = emptyBest();

function emptyBest(): Best {
  return { rows: new Uint8Array(BODIES.length), worths: new Float64Array(BODIES.length) };
}

function findBest(climate: Climate): void {
  bestFavorable.worths.fill(Number.NEGATIVE_INFINITY);
  bestUnfavorable.worths.fill(Number.NEGATIVE_INFINITY);
  for (let i = 0; i < ROWS.length; i += 1) {
    const row = ROWS[i] as Row;
    const support = supportOf(row, climate);
    if (support === 0) continue;
    const sign = support > 0 ? FAVORABLE : UNFAVORABLE;
    if (!mayList(row, sign, climate)) continue;
    const { rows, worths } = support > 0 ? bestFavorable : bestUnfavorable;
    const worth = scoreOf(row, support, climate) * sign;
    if (worth <= (worths[row.ruler] as number)) continue;
    rows[row.ruler] = i;
    worths[row.ruler] = worth;
  }
}

function choose(
  { rows, worths }: Best,
  sign: Sign,
  taken: readonly Row[],
  day: ScoredDay,
  climate: Climate,
): Row[] {
  const chosen: Row[] = [];
  while (chosen.length < MOST) {
    const ruler = indexOfGreatest(worths);
    const worth = worths[ruler] as number;
    if (worth === Number.NEGATIVE_INFINITY || (chosen.length >= FEWEST && worth < CLEAR_SCORE)) break;
    const row = ROWS[rows[ruler] as number] as Row;
    if (!taken.includes(row)) chosen.push(row);
    worths[ruler] = Number.NEGATIVE_INFINITY;
  }
  while (chosen.length < FEWEST) {
    const filler = fillerFor(sign, [...chosen, ...taken], day, climate);
    if (filler === undefined) break;
    chosen.push(filler);
  }
  return chosen;
}

function indexOfGreatest(values: Float64Array): number {
  let greatest = 0;
  for (let i = 1; i < values.length; i += 1)
    if ((values[i] as number) > (values[greatest] as number)) greatest = i;
  return greatest;
}

/** The most supported activity of the rest, preferably one that a contact of the side's kind touches. */
function fillerFor(sign: Sign, taken: readonly Row[], day: ScoredDay, climate: Climate): Row | undefined {
  const touchedBits = bodiesTouched(day.contacts, sign);
  let found: Row | undefined;
  let foundWorth = Number.NEGATIVE_INFINITY;
  for (const row of ROWS) {
    const isTouched = (row.bodyBits & touchedBits) !== 0;
    const worth = supportOf(row, climate) * sign + (isTouched ? ROWS.length : 0);
    if (worth <= foundWorth || taken.includes(row) || !mayList(row, sign, climate)) continue;
    found = row;
    foundWorth = worth;
  }
  return found;
}

/** Whether the labels and the Moon allow an activity on a list: none that leans on a Low metric is favorable. */
function mayList(row: Row, sign: Sign, climate: Climate): boolean {
  if (sign === UNFAVORABLE) return (row.metricBits & climate.highBits) === 0;
  if (climate.isVoid && row.begunUnderBit !== 0) return false;
  return (row.metricBits & climate.lowBits) === 0;
}
