import type { BirthPrecision } from '#lib/chart/natal-points.ts';
import { type RelativeMotion, relativeMotionOn, transitOn } from '#lib/transits/day-transits.ts';
import type { DayMotions } from '#lib/transits/sky-days.ts';
import { TRANSIT_KINDS, type TransitKind } from '#lib/transits/transit-kinds.ts';
import type { TransitWindow } from '#lib/transits/transit-windows.ts';
import { fourDecimals, METRICS, type Metric, type Points, type ScoredTransit } from './day.ts';
import {
  ASPECT_WEIGHT,
  harmony,
  LUCK_WEIGHT,
  METRICS_IN_RATING,
  NATAL_WEIGHT,
  RETROGRADE_FACTOR,
  relevance,
  SEPARATING_FACTOR,
  TRANSITING_WEIGHT,
} from './tables/weights.ts';

/** Points below this value round to 0 at four decimal places. */
const MIN_POINTS = 0.5e-4;

/** Columns of `FULL_POINTS`. `largest` is the largest absolute value in a row. */
const COLUMN = { rating: 0, energy: 1, focus: 2, romance: 3, luck: 4, largest: 5, size: 6 } as const;

/**
 * Points of each transit kind at full strength, by birth precision. Each kind has a row for direct motion, then
 * one for retrograde motion.
 */
const FULL_POINTS = { date: fullPointsTable('date'), time: fullPointsTable('time') };

const motion: RelativeMotion = { fromDeg: 0, midDeg: 0, toDeg: 0, speed: 0 };

/** The scored transit of a window on a day; undefined if all its points round to 0. */
export function scoreTransit(
  day: DayMotions,
  window: TransitWindow,
  precision: BirthPrecision,
): ScoredTransit | undefined {
  relativeMotionOn(day, window, motion);
  const points = pointsOf(window.kind, motion, precision);
  return points && transitOn(day, window, motion, points);
}

function pointsOf(kind: TransitKind, motion: RelativeMotion, precision: BirthPrecision): Points | undefined {
  const table = FULL_POINTS[precision === 'time' ? 'time' : 'date'];
  const at = (2 * kind.index + (motion.speed < 0 ? 1 : 0)) * COLUMN.size;
  const strength = strengthOf(motion, kind.orbDeg);
  if ((table[at + COLUMN.largest] ?? 0) * strength < MIN_POINTS) return undefined;
  return {
    rating: fourDecimals((table[at + COLUMN.rating] ?? 0) * strength),
    energy: fourDecimals((table[at + COLUMN.energy] ?? 0) * strength),
    focus: fourDecimals((table[at + COLUMN.focus] ?? 0) * strength),
    romance: fourDecimals((table[at + COLUMN.romance] ?? 0) * strength),
    luck: fourDecimals((table[at + COLUMN.luck] ?? 0) * strength),
  };
}

/** Mean strength of a transit over the day, 0 to 1: the mean of both halves, which are equally long. */
function strengthOf({ fromDeg, midDeg, toDeg }: RelativeMotion, orbDeg: number): number {
  return (meanStrength(fromDeg, midDeg, orbDeg) + meanStrength(midDeg, toDeg, orbDeg)) / 2;
}

function fullPointsTable(precision: BirthPrecision): Float64Array {
  const rows = TRANSIT_KINDS.flatMap((kind) => {
    const direct = fullPoints(kind, precision);
    return [direct, retrogradePoints(direct)];
  });
  return Float64Array.from(rows.flatMap(row));
}

function row({ rating, energy, focus, romance, luck }: Points): number[] {
  const points = [rating, energy, focus, romance, luck];
  return [...points, Math.max(...points.map(Math.abs))];
}

function fullPoints({ transiting, natal, aspect }: TransitKind, precision: BirthPrecision): Points {
  const weight = TRANSITING_WEIGHT[transiting] * NATAL_WEIGHT[precision][natal] * ASPECT_WEIGHT[aspect];
  const ofMetric = (name: Metric) =>
    weight *
    (name === 'luck' ? LUCK_WEIGHT[transiting] : 1) *
    relevance(transiting, natal, name) *
    harmony(transiting, aspect, natal, name);
  const metrics = METRICS.reduce((sum, name) => sum + ofMetric(name), 0);
  const rating = weight * harmony(transiting, aspect, natal) + METRICS_IN_RATING * metrics;
  return pointsBy((name) => (name === 'rating' ? rating : ofMetric(name)));
}

function retrogradePoints(direct: Points): Points {
  return pointsBy(
    (name) => direct[name] * (direct[name] > 0 ? RETROGRADE_FACTOR.helping : RETROGRADE_FACTOR.hurting),
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

/**
 * Mean strength (0 to 1) of a transit while its signed distance from exact changes linearly from `fromDeg` to
 * `toDeg`. The strength is 1 - distance / orb, times the separating factor after exact. It is integrated
 * exactly, so all hours count equally.
 */
export function meanStrength(fromDeg: number, toDeg: number, orbDeg: number): number {
  const width = Math.abs(toDeg - fromDeg);
  // A stationary body neither applies nor separates, and the division below would lose precision.
  if (width < 1e-9) return Math.max(0, 1 - Math.abs(fromDeg) / orbDeg);
  const begin = toDeg > fromDeg ? fromDeg : -fromDeg;
  const end = begin + width;
  const applying = area(Math.min(end, 0), orbDeg) - area(Math.min(begin, 0), orbDeg);
  const separating = area(Math.max(end, 0), orbDeg) - area(Math.max(begin, 0), orbDeg);
  return (applying + SEPARATING_FACTOR * separating) / width;
}

/** The signed area under the strength curve from exact to a distance. */
function area(distanceDeg: number, orbDeg: number): number {
  if (distanceDeg >= orbDeg) return orbDeg / 2;
  if (distanceDeg <= -orbDeg) return -orbDeg / 2;
  return distanceDeg - (distanceDeg * Math.abs(distanceDeg)) / (2 * orbDeg);
}
