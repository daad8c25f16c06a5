/** What takes up room on a line: a mark with some space around it, and what stretches to both sides of it. */
export type Stretch = { from: number; to: number };

/**
 * Puts what would overlap into lanes beside each other, from 0 on: each stretch into the first lane that is free where it begins.
 * They are given in the order in which they begin, or a lane more than needed may be taken.
 */
export function lanesOf(stretches: readonly Stretch[]): number[] {
  const ends: number[] = [];
  return stretches.map(({ from, to }) => {
    const free = ends.findIndex((end) => end <= from);
    const lane = free < 0 ? ends.length : free;
    ends[lane] = to;
    return lane;
  });
}
