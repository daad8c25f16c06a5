import type { ScoredTransit } from '#lib/scoring/day.ts';
import type { LineRow } from '../scenes.ts';
import type { Context } from './context.ts';
import { cheapest, staleness } from './log.ts';
import { meets } from './occasion.ts';

/** Why a sentence stands in a summary. */
export type Rule =
  | 'scene'
  | 'meaning'
  | 'sky'
  | 'valentines-day'
  | 'birthday'
  | 'holiday'
  | 'otherwise'
  | 'whole-day'
  | 'eases'
  | 'turn'
  | 'rarity';

/** A sentence with its rule and the transits without which it wouldn't be written. */
export type Told = { text: string; rule: Rule; transits: () => readonly ScoredTransit[] };

/** Number of days for which lines are remembered. */
export const LINE_DAYS = 28;
/** Cost of a line's place in the rotation. */
const RANK_COST = 0.3;

/** The text of the line that the reader hasn't met for longest among those that fit the occasion. */
export function pick(
  rows: readonly LineRow[],
  { log, today, rotation, months, occasion }: Context,
): string | undefined {
  // Consecutive months begin half a list apart, since a month's log knows little of the month before.
  const first = rotation + months * Math.floor(rows.length / 2);
  const row = cheapest(rows, first, (line, rank) => {
    const [, ...conditions] = line;
    if (!meets(conditions, occasion)) return undefined;
    return 10 * staleness(log, line, today, LINE_DAYS) + RANK_COST * rank;
  });
  if (row !== undefined) log.set(row, today);
  return row?.[0];
}
