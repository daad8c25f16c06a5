import { elementAt } from '../rotation.ts';

/**
 * What a reader has met lately: the last day (as a day number) on which something was used. Keys are scenes, lines,
 * activities and the names of shapes.
 */
export type Log = Map<unknown, number>;

/** Number of days for which shapes are remembered. */
const FORTNIGHT = 14;

/** Days since `key` was last used; infinite if never. */
export function daysSince(log: Log, key: unknown, today: number): number {
  const last = log.get(key);
  return last === undefined ? Number.POSITIVE_INFINITY : today - last;
}

/** 0 if `key` wasn't used within a number of days, more the later it was used: the cost of using it again. */
export function staleness(log: Log, key: unknown, today: number, days = FORTNIGHT): number {
  return Math.max(0, days - daysSince(log, key, today));
}

/** The cheapest of a list, beginning at `first`, which may be any integer, and wrapping around; the first of equals. Undefined for an empty list. */
export function cheapest<Item>(
  items: readonly Item[],
  first: number,
  costOf: (item: Item, rank: number) => number | undefined,
): Item | undefined {
  let best: Item | undefined;
  let least = Number.POSITIVE_INFINITY;
  for (let rank = 0; rank < items.length; rank += 1) {
    const item = elementAt(items, first + rank);
    const cost = costOf(item, rank);
    if (cost === undefined || cost >= least) continue;
    best = item;
    least = cost;
  }
  return best;
}
