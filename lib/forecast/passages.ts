import type { Path } from './day-paths.ts';
import { meanStrength } from './strength.ts';
import { ORB_DEG } from './tables/weights.ts';
import type { Targets } from './targets.ts';

/**
 * A body's ways past the points of a chart: one for each day and target that it has within orb at some time of that day,
 * index i being the i-th of them in the order of the days. Columns, because there are thousands in a year.
 */
export type Passages = {
  day: number[];
  /** Index of the target in `along` and `alongDeg`. */
  target: number[];
  /** Mean strength over the day, above 0, at most 1. */
  strength: number[];
};

/** The passages of a body on all days of its path. */
export function passagesOf(targets: Targets, path: Path): Passages {
  const found: Passages = { day: [], target: [], strength: [] };
  const { alongDeg } = targets;
  const orbDeg = ORB_DEG[path.body];
  for (let day = 0; day < path.speed.length; day++) {
    const from = path.longitudeDeg[day] as number;
    const mid = from + (path.firstHalfDeg[day] as number);
    const to = mid + (path.secondHalfDeg[day] as number);
    const highest = Math.max(from, mid, to) + orbDeg;
    const lowest = Math.min(from, mid, to) - orbDeg;
    for (let k = targets.firstAbove(lowest); k < alongDeg.length; k++) {
      const atDeg = alongDeg[k] as number;
      if (atDeg >= highest) break;
      // The two halves of a day are equally long.
      const strength =
        (meanStrength(from - atDeg, mid - atDeg, orbDeg) + meanStrength(mid - atDeg, to - atDeg, orbDeg)) / 2;
      if (strength === 0) continue;
      found.day.push(day);
      found.target.push(k);
      found.strength.push(strength);
    }
  }
  return found;
}
