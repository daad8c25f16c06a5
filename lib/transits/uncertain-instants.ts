import { type PositionUncertainty, positionUncertainty } from '#lib/chart/natal-points.ts';
import { courseOf, forEachCrossing, stationsOf } from '#lib/ephemeris/events.ts';
import { apparentLongitude } from '#lib/ephemeris/sky.ts';
import { FIRST_MS, julianDayTt, LAST_MS } from '#lib/ephemeris/time-scales.ts';
import { type Body, normalizeDeg } from '#lib/ephemeris/zodiac.ts';
import type { NatalPositions, TransitKind } from './transit-kinds.ts';

const DAY_MS = 86_400_000;

/** Days in which a body turns or moves at least eight degrees, more than any uncertainty, but never a full circle. */
const SEARCH_DAYS: Readonly<Record<Body, number>> = {
  Sun: 10,
  Moon: 2,
  Mercury: 60,
  Venus: 90,
  Mars: 120,
  Jupiter: 300,
  Saturn: 300,
  Uranus: 300,
  Neptune: 300,
  Pluto: 300,
};

/** An instant at which a body crosses an uncertain longitude, with its bounds. `atMs` assumes the chart position. */
export type UncertainInstant = { atMs: number; earliestMs: number; latestMs: number };

/** An instant at which a body crosses a chart position, and the uncertainty of that position. */
type Crossing = { atMs: number; uncertainty: PositionUncertainty };

/**
 * Adds the earliest and latest possible instant to each crossing, in the same order. If the body turns, or the
 * ephemeris ends, before the body reaches a bound of the position, the instant of that turn or end is used instead.
 */
export function bodyUncertainInstants<Item extends Crossing>(
  body: Body,
  crossings: readonly Item[],
): (Item & UncertainInstant)[] {
  if (crossings.length === 0) return [];
  const reachMs = SEARCH_DAYS[body] * DAY_MS;
  const instants = crossings.map(({ atMs }) => atMs);
  const beginMs = Math.max(FIRST_MS, Math.min(...instants) - reachMs);
  const endMs = Math.min(LAST_MS, Math.max(...instants) + reachMs);
  const turnsMs = stationsOf(body, beginMs, endMs).map(({ atMs }) => atMs);
  const searches = crossings.map((crossing) => ({
    crossing,
    search: searchAround(crossing, reachMs, turnsMs),
  }));
  const marks = searches
    .flatMap(({ search }) => marksOf(body, search))
    .sort((a, b) => a.angleDeg - b.angleDeg);
  forEachCrossing(courseOf(body), marks, beginMs, endMs, ({ search }, crossedMs) => {
    if (crossedMs < search.fromMs || crossedMs > search.toMs) return;
    if (crossedMs < search.atMs) search.earliestMs = crossedMs;
    else if (crossedMs > search.atMs) search.latestMs = crossedMs;
    else search.isBound = true;
  });
  return searches.map(({ crossing, search }) => ({ ...crossing, ...boundsOf(search) }));
}

/** The time around a crossing in which the body doesn't turn, and the bounds found so far. */
type Search = Crossing & {
  fromMs: number;
  toMs: number;
  earliestMs?: number;
  latestMs?: number;
  /** Whether the chart position is itself a bound. */
  isBound: boolean;
};

function searchAround({ atMs, uncertainty }: Crossing, reachMs: number, turnsMs: readonly number[]): Search {
  let fromMs = Math.max(FIRST_MS, atMs - reachMs);
  let toMs = Math.min(LAST_MS, atMs + reachMs);
  for (const turnMs of turnsMs) {
    if (turnMs <= atMs) fromMs = Math.max(fromMs, turnMs);
    else toMs = Math.min(toMs, turnMs);
  }
  // A bound at the chart position itself isn't searched for: the result could be a millisecond off.
  const isBound = uncertainty.behindDeg === 0 || uncertainty.aheadDeg === 0;
  return { atMs, uncertainty, fromMs, toMs, isBound };
}

function marksOf(body: Body, search: Search): { angleDeg: number; search: Search }[] {
  const longitudeDeg = apparentLongitude(body, julianDayTt(search.atMs));
  const { behindDeg, aheadDeg } = search.uncertainty;
  return [behindDeg, aheadDeg]
    .filter((awayDeg) => awayDeg !== 0)
    .map((awayDeg) => ({ angleDeg: normalizeDeg(longitudeDeg + awayDeg), search }));
}

function boundsOf({ atMs, fromMs, toMs, earliestMs, latestMs, isBound }: Search) {
  const bound = isBound ? atMs : undefined;
  return { earliestMs: earliestMs ?? bound ?? fromMs, latestMs: latestMs ?? bound ?? toMs };
}

/** An instant of a transit: when the orb is entered or left, or when the aspect is exact. */
type TransitInstant = { transiting: Body; kind: Pick<TransitKind, 'natalIndex'>; atMs: number };

/** Adds bounds over all possible positions of the natal point to each instant. The order of the result is unspecified. */
export function uncertainInstants<Item extends TransitInstant>(
  { points }: NatalPositions,
  instants: readonly Item[],
): (Item & UncertainInstant)[] {
  const uncertainties = points.map(positionUncertainty);
  const crossings = instants.map((instant) => ({
    ...instant,
    uncertainty: uncertainties[instant.kind.natalIndex] ?? { behindDeg: 0, aheadDeg: 0 },
  }));
  const byBody = Map.groupBy(crossings, ({ transiting }) => transiting);
  return [...byBody].flatMap(([body, ofBody]) => bodyUncertainInstants(body, ofBody));
}
