import type { DayTransit } from '#lib/transits/day-transits.ts';
import { TRANSIT_KINDS, type TransitKind } from '#lib/transits/transit-kinds.ts';
import { METRICS, type Metric, type Points, type ScoredTransit } from './day.ts';
import { meanStrength } from './strength.ts';
import { harmony } from './tables/harmony.ts';
import { relevance } from './tables/relevance.ts';
import { ASPECT_WEIGHT, NATAL_WEIGHT, RETROGRADE_FACTOR, TRANSITING_WEIGHT } from './tables/weights.ts';

/** Half of the smallest points that four decimals can show. */
const LEAST_POINTS = 0.5e-4;

/** The points of a transit at full strength, and the largest of them without its sign. */
type Worth = { points: Points; largest: number };

/** What each kind of transit is worth while its body moves forward, and while it moves back. */
const WORTHS = TRANSIT_KINDS.map((kind) => {
  const direct = worthOf(kind);
  return { direct, retrograde: weakened(direct.points) };
});

/** A day's transit with its points; undefined if nothing is left of them that four decimals can show. */
export function scored(transit: DayTransit): ScoredTransit | undefined {
  const { kind, transiting, aspect, natal, orbDeg, phase, stage, exactAtMs, daysToExact, retrograde } =
    transit;
  const worths = WORTHS[kind.place];
  if (worths === undefined) return undefined;
  const worth = retrograde ? worths.retrograde : worths.direct;
  const strength = strengthOf(transit);
  if (worth.largest * strength < LEAST_POINTS) return undefined;
  const points = {
    rating: fourDecimals(worth.points.rating * strength),
    energy: fourDecimals(worth.points.energy * strength),
    focus: fourDecimals(worth.points.focus * strength),
    romance: fourDecimals(worth.points.romance * strength),
    luck: fourDecimals(worth.points.luck * strength),
  };
  return {
    kind,
    transiting,
    aspect,
    natal,
    orbDeg,
    phase,
    stage,
    exactAtMs,
    daysToExact,
    retrograde,
    points,
  };
}

/** A number rounded to four decimals, as points are published and added. */
export function fourDecimals(value: number): number {
  // Half as long as Math.round takes, and never a negative zero.
  return Math.floor(value * 1e4 + 0.5) / 1e4;
}

/** Mean strength over the day, 0 to 1; its two halves are equally long. */
function strengthOf({ kind: { orbDeg }, fromDeg, midDeg, toDeg }: DayTransit): number {
  return (meanStrength(fromDeg, midDeg, orbDeg) + meanStrength(midDeg, toDeg, orbDeg)) / 2;
}

function worthOf({ transiting, natal, aspect }: TransitKind): Worth {
  const weight = TRANSITING_WEIGHT[transiting] * NATAL_WEIGHT[natal] * ASPECT_WEIGHT[aspect];
  const ofMetric = (name: Metric) =>
    weight * relevance(transiting, natal, name) * harmony(transiting, aspect, natal, name);
  const rating = weight * harmony(transiting, aspect, natal);
  return withLargest(pointsBy((name) => (name === 'rating' ? rating : ofMetric(name))));
}

function weakened(direct: Points): Worth {
  return withLargest(
    pointsBy(
      (name) => direct[name] * (direct[name] > 0 ? RETROGRADE_FACTOR.helping : RETROGRADE_FACTOR.hurting),
    ),
  );
}

function pointsBy(value: (name: 'rating' | Metric) => number): Points {
  const [energy, focus, romance, luck] = METRICS;
  return {
    rating: value('rating'),
    energy: value(energy),
    focus: value(focus),
    romance: value(romance),
    luck: value(luck),
  };
}

function withLargest(points: Points): Worth {
  return { points, largest: Math.max(...Object.values(points).map(Math.abs)) };
}
