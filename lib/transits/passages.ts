import { type Slack, slackOf } from '#lib/chart/natal-points.ts';
import { courseOf, crossingInstants, stationsOf } from '#lib/ephemeris/events.ts';
import { apparentLongitude } from '#lib/ephemeris/sky.ts';
import { FIRST_MS, LAST_MS } from '#lib/ephemeris/span.ts';
import { julianDayTt } from '#lib/ephemeris/time-scales.ts';
import { type Body, normalizeDeg } from '#lib/ephemeris/zodiac.ts';
import type { NatalPlaces, TransitKind } from './transit-kinds.ts';

const DAY_MS = 86_400_000;

/**
 * In so many days each body turns or passes eight degrees, which is more than any slack, and none comes round to a place
 * again without a turn.
 */
const REACH_DAYS: Readonly<Record<Body, number>> = {
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

/** When a body passes a place that is known as a range only, milliseconds since 1970; `atMs` is for where it stands in the chart. */
export type Passage = { atMs: number; earliestMs: number; latestMs: number };

/** A passage that is asked for: when it is for the place in the chart, and the slack of the place. */
type AskedPassage = { atMs: number; slack: Slack };

/**
 * When a body passes the places within slack of those where it stands at some instants: what is asked for, in its order,
 * with its range. Where the body turns before it comes to an end of the slack, the instant of the turn stands for that
 * end, or where the ephemeris ends before, that instant.
 */
export function passagesWithin<Asked extends AskedPassage>(
  body: Body,
  asked: readonly Asked[],
): (Asked & Passage)[] {
  if (asked.length === 0) return [];
  const reachMs = REACH_DAYS[body] * DAY_MS;
  const instants = asked.map(({ atMs }) => atMs);
  const beginMs = Math.max(FIRST_MS, Math.min(...instants) - reachMs);
  const endMs = Math.min(LAST_MS, Math.max(...instants) + reachMs);
  const turnsMs = stationsOf(body, beginMs, endMs).map(({ atMs }) => atMs);
  const ways = asked.map((passage) => ({ passage, way: wayThrough(passage, reachMs, turnsMs) }));
  const marks = ways.flatMap(({ way }) => marksOf(body, way)).sort((a, b) => a.angleDeg - b.angleDeg);
  crossingInstants(courseOf(body), marks, beginMs, endMs, ({ way }, passedMs) => {
    if (passedMs < way.fromMs || passedMs > way.toMs) return;
    if (passedMs < way.atMs) way.earliestMs = passedMs;
    else if (passedMs > way.atMs) way.latestMs = passedMs;
    else way.isEnd = true;
  });
  return ways.map(({ passage, way }) => ({ ...passage, ...rangeOf(way) }));
}

/** The stretch around an instant in which a body moves one way, as far as anybody looks, and what it passes there. */
type Way = AskedPassage & {
  fromMs: number;
  toMs: number;
  earliestMs?: number;
  latestMs?: number;
  /** Whether the place in the chart is itself an end of the slack. */
  isEnd: boolean;
};

function wayThrough({ atMs, slack }: AskedPassage, reachMs: number, turnsMs: readonly number[]): Way {
  let fromMs = Math.max(FIRST_MS, atMs - reachMs);
  let toMs = Math.min(LAST_MS, atMs + reachMs);
  for (const turnMs of turnsMs) {
    if (turnMs <= atMs) fromMs = Math.max(fromMs, turnMs);
    else toMs = Math.min(toMs, turnMs);
  }
  // A search might find what has no width a millisecond off.
  return { atMs, slack, fromMs, toMs, isEnd: slack.behindDeg === 0 || slack.aheadDeg === 0 };
}

function marksOf(body: Body, way: Way): { angleDeg: number; way: Way }[] {
  const longitudeDeg = apparentLongitude(body, julianDayTt(way.atMs));
  const { behindDeg, aheadDeg } = way.slack;
  return [behindDeg, aheadDeg]
    .filter((awayDeg) => awayDeg !== 0)
    .map((awayDeg) => ({ angleDeg: normalizeDeg(longitudeDeg + awayDeg), way }));
}

function rangeOf({ atMs, fromMs, toMs, earliestMs, latestMs, isEnd }: Way): Omit<Passage, 'atMs'> {
  const atPlace = isEnd ? atMs : undefined;
  return { earliestMs: earliestMs ?? atPlace ?? fromMs, latestMs: latestMs ?? atPlace ?? toMs };
}

/** A passage that is asked for by the transit that it is of. */
type OfTransit = { transiting: Body; kind: Pick<TransitKind, 'natalPlace'>; atMs: number };

/** When transiting bodies pass the places that a chart's natal bodies may have, each with its range; in no certain order. */
export function passagesOver<Asked extends OfTransit>(
  { points }: NatalPlaces,
  asked: readonly Asked[],
): (Asked & Passage)[] {
  const slacks = points.map(slackOf);
  const withSlack = asked.map((passage) => ({
    ...passage,
    slack: slacks[passage.kind.natalPlace] ?? { behindDeg: 0, aheadDeg: 0 },
  }));
  const ofBodies = Map.groupBy(withSlack, ({ transiting }) => transiting);
  return [...ofBodies].flatMap(([body, ofBody]) => passagesWithin(body, ofBody));
}
