import { trueNodeDeg } from '#lib/ephemeris/lunar-node.ts';
import { julianDayTt } from '#lib/ephemeris/time-scales.ts';
import { normalizeDeg, signOf, zodiacPlace } from '#lib/ephemeris/zodiac.ts';
import type { BirthMoment } from './birth.ts';
import type { NatalPlace } from './natal-chart.ts';

/** How far the node may be off, and how far it may swing beyond where it is seen at the ends of a day; degrees. */
const SLACK_DEG = 0.01;

/** Where the Moon's true ascending node stood at a birth; its sign is not certain within a hundredth of a degree of another. */
export function northNode({ atMs, earliestMs, latestMs }: BirthMoment): NatalPlace {
  const place = zodiacPlace(nodeAt(atMs));
  const [fromDeg, toDeg] = [nodeAt(earliestMs), nodeAt(latestMs)];
  const certain = [fromDeg, place.longitudeDeg, toDeg]
    .flatMap((deg) => [deg - SLACK_DEG, deg + SLACK_DEG])
    .every((deg) => signOf(normalizeDeg(deg)) === place.sign);
  return { ...place, certain, fromDeg, toDeg };
}

function nodeAt(ms: number): number {
  return trueNodeDeg(julianDayTt(ms));
}
