import type { ScoredDay } from '#lib/scoring/day.ts';
import type { Climate } from './activity-scores.ts';
import { COLUMNS } from './activity-table.ts';
import type { OpenToday } from './open-activities.ts';
import type { Stance } from './theme-sets.ts';

/**
 * A list to be filled: with the highest scores or the lowest. What an activity is worth to it is the activity's score,
 * or that score below zero.
 */
export type Side = 1 | -1;
export const FAVORABLE = 1;
export const UNFAVORABLE = -1;

/** A day: what of it bears on activities, what is open and due, and what the day's lines speak for and against. */
export type Today = { day: ScoredDay; climate: Climate; open: OpenToday; told: Stance };

const { themes, leanings, begins, virtues, risks, stakes, goAstray, sociable } = COLUMNS;

/** Whether the day and what is told of it allow an activity on a list. */
export function mayList(row: number, side: Side, { climate, told }: Today): boolean {
  const denied = side === FAVORABLE ? told.unfavorable : told.favorable;
  if (((themes[row] ?? 0) & denied) !== 0) return false;
  if (side === FAVORABLE) return risks[row] !== 1 && suits(row, climate);
  return virtues[row] !== 1 && !climate.leanings[leanings[row] ?? 0]?.isHigh;
}

/** Whether the day has nothing against an activity but the reader's good sense. */
export function suits(row: number, climate: Climate): boolean {
  if (begins[row] === 1 && climate.barsBeginnings) return false;
  const planet = goAstray[row];
  if (planet !== undefined && climate.retrogrades.includes(planet)) return false;
  if (sociable[row] === 1 && climate.isHard) return false;
  return !climate.leanings[leanings[row] ?? 0]?.isLow && !(stakes[row] === 1 && climate.barsStakes);
}
