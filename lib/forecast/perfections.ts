import {
  apparentLongitude,
  type Body,
  courseOf,
  crossingInstants,
  FIRST_MS,
  julianDayTt,
  LAST_MS,
  type Station,
  signedDeg,
} from '#lib/ephemeris/index.ts';
import { ORB_DEG } from './tables/weights.ts';
import type { Targets } from './targets.ts';

const DAY_MS = 86_400_000;

/**
 * No stay within orb lasts longer than this many days: twice what the orb takes at full speed, or around a
 * station. Only the outer three hardly leave their orb on a whole way back.
 */
const LONGEST_STAY_DAYS: Readonly<Record<Body, number>> = {
  Sun: 8,
  Moon: 2,
  Mercury: 40,
  Venus: 60,
  Mars: 100,
  Jupiter: 120,
  Saturn: 160,
  Uranus: 300,
  Neptune: 400,
  Pluto: 450,
};

/** How far before and after some days stations matter to `perfectionsOf`, days. */
export const STATIONS_REACH_DAYS = Math.max(...Object.values(LONGEST_STAY_DAYS));

/** When a body stands exactly on each of a chart's points, and where it turns in that time. */
export type Perfections = {
  orbDeg: number;
  /** No stay within orb lasts longer. */
  longestStayMs: number;
  /** By target, instants in whole milliseconds since 1970, ascending; undefined for none. */
  byTarget: readonly (readonly number[] | undefined)[];
  turns: readonly { atMs: number; longitudeDeg: number }[];
};

/**
 * The perfections of one body that a stay within orb on some day of [fromMs, toMs) can hold; of `stations`
 * those of the body in the same time are needed, and others do no harm.
 */
export function perfectionsOf(
  body: Body,
  targets: Targets,
  fromMs: number,
  toMs: number,
  stations: readonly Station[],
): Perfections {
  const byTarget: number[][] = new Array(targets.pointsDeg.length);
  const longestStayMs = LONGEST_STAY_DAYS[body] * DAY_MS;
  const firstMs = Math.max(FIRST_MS, fromMs - longestStayMs);
  const lastMs = Math.min(LAST_MS, toMs + longestStayMs);
  crossingInstants(courseOf(body), targets.pointsDeg, firstMs, lastMs, (index, atMs) => {
    const known = byTarget[index];
    if (known) known.push(atMs);
    else byTarget[index] = [atMs];
  });
  const turns = stations
    .filter((station) => station.body === body)
    .map(({ atMs }) => ({ atMs, longitudeDeg: apparentLongitude(body, julianDayTt(atMs)) }));
  return { orbDeg: ORB_DEG[body], longestStayMs, byTarget, turns };
}

/**
 * The perfection nearest to an instant of a stay within orb, undefined if that stay has none. Between a
 * moment in orb and an exact one no longer than a stay away, a body leaves the orb only by turning outside of
 * it.
 */
export function nearestOfStay(
  perfections: Perfections,
  target: { id: number; pointDeg: number },
  instantMs: number,
): number | undefined {
  const instants = perfections.byTarget[target.id];
  if (!instants) return undefined;
  let nearestMs: number | undefined;
  let distanceMs = perfections.longestStayMs;
  for (let i = 0; i < instants.length; i++) {
    const atMs = instants[i] as number;
    if (atMs - instantMs >= distanceMs) break;
    if (instantMs - atMs >= distanceMs) continue;
    if (turnsOutside(perfections, target.pointDeg, Math.min(atMs, instantMs), Math.max(atMs, instantMs)))
      continue;
    nearestMs = atMs;
    distanceMs = Math.abs(atMs - instantMs);
  }
  return nearestMs;
}

function turnsOutside({ turns, orbDeg }: Perfections, pointDeg: number, fromMs: number, toMs: number) {
  for (let i = 0; i < turns.length; i++) {
    const { atMs, longitudeDeg } = turns[i] as Perfections['turns'][number];
    if (atMs > fromMs && atMs < toMs && Math.abs(signedDeg(longitudeDeg - pointDeg)) >= orbDeg) return true;
  }
  return false;
}
