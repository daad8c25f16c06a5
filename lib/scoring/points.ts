import { ASPECTS, type Aspect } from '#lib/chart/aspects.ts';
import { BODIES, type Body } from '#lib/ephemeris/index.ts';
import type { DayTransit } from '#lib/transits/day-transits.ts';
import { ORB_DEG } from '#lib/transits/orbs.ts';
import { type Contact, METRICS, type Metric, type Points } from './day.ts';
import { meanStrength } from './strength.ts';
import { harmony } from './tables/harmony.ts';
import { relevance } from './tables/relevance.ts';
import { ASPECT_WEIGHT, NATAL_WEIGHT, RETROGRADE_FACTOR, TRANSITING_WEIGHT } from './tables/weights.ts';

/** Half of the smallest points that four decimals can show. */
const LEAST_POINTS = 0.5e-4;

/** The points of a transit at full strength, and the largest of them without its sign. */
type Worth = { points: Points; largest: number };

/** What transits are worth while their body moves forward, and while it moves back. */
const DIRECT = everyTransit(worthOf);
const RETROGRADE = everyTransit((transiting, natal, aspect) =>
  weakened(worthOf(transiting, natal, aspect).points),
);

/** A day's transit with its points; undefined if nothing is left of them that four decimals can show. */
export function scored(transit: DayTransit): Contact | undefined {
  const { transiting, aspect, natal, orbDeg, phase, stage, exactAtMs, daysToExact, retrograde } = transit;
  const worth = (retrograde ? RETROGRADE : DIRECT)[transiting][natal][aspect];
  const strength = strengthOf(transit);
  if (worth.largest * strength < LEAST_POINTS) return undefined;
  const points = {
    rating: fourDecimals(worth.points.rating * strength),
    energy: fourDecimals(worth.points.energy * strength),
    focus: fourDecimals(worth.points.focus * strength),
    romance: fourDecimals(worth.points.romance * strength),
    luck: fourDecimals(worth.points.luck * strength),
  };
  return { transiting, aspect, natal, orbDeg, phase, stage, exactAtMs, daysToExact, retrograde, points };
}

/** A number rounded to four decimals, as points are published and added. */
export function fourDecimals(value: number): number {
  // Half as long as Math.round takes, and never a negative zero.
  return Math.floor(value * 1e4 + 0.5) / 1e4;
}

/** Mean strength over the day, 0 to 1; its two halves are equally long. */
function strengthOf({ transiting, fromDeg, midDeg, toDeg }: DayTransit): number {
  const orbDeg = ORB_DEG[transiting];
  return (meanStrength(fromDeg, midDeg, orbDeg) + meanStrength(midDeg, toDeg, orbDeg)) / 2;
}

type ByTransit<Value> = Readonly<Record<Body, Record<Body, Record<Aspect, Value>>>>;

function everyTransit<Value>(compute: (transiting: Body, natal: Body, aspect: Aspect) => Value) {
  const by = <Key extends string, V>(keys: readonly Key[], valueAt: (key: Key) => V) =>
    Object.fromEntries(keys.map((key) => [key, valueAt(key)])) as Record<Key, V>;
  const values: ByTransit<Value> = by(BODIES, (transiting) =>
    by(BODIES, (natal) => by(ASPECTS, (aspect) => compute(transiting, natal, aspect))),
  );
  return values;
}

function worthOf(transiting: Body, natal: Body, aspect: Aspect): Worth {
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
