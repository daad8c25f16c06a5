import type { BirthKnown } from '#lib/chart/natal-points.ts';
import { transitOn, type Way, wayOn } from '#lib/transits/day-transits.ts';
import type { DayMotions } from '#lib/transits/sky-days.ts';
import { TRANSIT_KINDS, type TransitKind } from '#lib/transits/transit-kinds.ts';
import type { TransitWindow } from '#lib/transits/transit-windows.ts';
import { METRICS, type Metric, type Points, type ScoredTransit } from './day.ts';
import {
  ASPECT_WEIGHT,
  harmony,
  NATAL_WEIGHT,
  RETROGRADE_FACTOR,
  relevance,
  SEPARATING_FACTOR,
  TRANSITING_WEIGHT,
} from './tables/weights.ts';

/** Half of the smallest points that four decimals can show. */
const LEAST_POINTS = 0.5e-4;

/** The columns of what a transit is worth at full strength: its points, and the largest of them without its sign. */
const WORTH = { rating: 0, energy: 1, focus: 2, romance: 3, luck: 4, largest: 5, size: 6 } as const;

/**
 * What each kind of transit is worth while its body moves forward and, in the row behind, while it moves back, by what of
 * the birth is known.
 */
const WORTHS = { date: worthsOf('date'), time: worthsOf('time') };

const way: Way = { fromDeg: 0, midDeg: 0, toDeg: 0, speed: 0 };

/** The transit of a day that one of its windows makes; undefined if none of its points are left that four decimals can show. */
export function scoredOn(
  day: DayMotions,
  window: TransitWindow,
  known: BirthKnown,
): ScoredTransit | undefined {
  wayOn(day, window, way);
  const points = pointsOf(window.kind, way, known);
  return points && transitOn(day, window, way, points);
}

function pointsOf(kind: TransitKind, way: Way, known: BirthKnown): Points | undefined {
  const worths = WORTHS[known];
  const at = (2 * kind.place + (way.speed < 0 ? 1 : 0)) * WORTH.size;
  const strength = strengthOf(way, kind.orbDeg);
  if ((worths[at + WORTH.largest] ?? 0) * strength < LEAST_POINTS) return undefined;
  return {
    rating: fourDecimals((worths[at + WORTH.rating] ?? 0) * strength),
    energy: fourDecimals((worths[at + WORTH.energy] ?? 0) * strength),
    focus: fourDecimals((worths[at + WORTH.focus] ?? 0) * strength),
    romance: fourDecimals((worths[at + WORTH.romance] ?? 0) * strength),
    luck: fourDecimals((worths[at + WORTH.luck] ?? 0) * strength),
  };
}

/** A number rounded to four decimals, as points are published and added. */
export function fourDecimals(value: number): number {
  // Half as long as Math.round takes, and never a negative zero.
  return Math.floor(value * 1e4 + 0.5) / 1e4;
}

/** Mean strength over the day, 0 to 1; its two halves are equally long. */
function strengthOf({ fromDeg, midDeg, toDeg }: Way, orbDeg: number): number {
  return (meanStrength(fromDeg, midDeg, orbDeg) + meanStrength(midDeg, toDeg, orbDeg)) / 2;
}

function worthsOf(known: BirthKnown): Float64Array {
  const rows = TRANSIT_KINDS.flatMap((kind) => {
    const direct = worthOf(kind, known);
    return [direct, weakened(direct)];
  });
  return Float64Array.from(rows.flatMap(row));
}

function row({ rating, energy, focus, romance, luck }: Points): number[] {
  const points = [rating, energy, focus, romance, luck];
  return [...points, Math.max(...points.map(Math.abs))];
}

function worthOf({ transiting, natal, aspect }: TransitKind, known: BirthKnown): Points {
  const weight = TRANSITING_WEIGHT[transiting] * NATAL_WEIGHT[known][natal] * ASPECT_WEIGHT[aspect];
  const ofMetric = (name: Metric) =>
    weight * relevance(transiting, natal, name) * harmony(transiting, aspect, natal, name);
  const rating = weight * harmony(transiting, aspect, natal);
  return pointsBy((name) => (name === 'rating' ? rating : ofMetric(name)));
}

function weakened(direct: Points): Points {
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
 * Mean strength (0 to 1) of a transit while its distance from exact goes steadily from `fromDeg` to `toDeg`
 * (signed, degrees). At any moment the strength is 1 - distance / orb, and less by the separating factor once
 * the bodies part. Integrated exactly, so that no hour of the day counts more than another.
 */
export function meanStrength(fromDeg: number, toDeg: number, orbDeg: number): number {
  const width = Math.abs(toDeg - fromDeg);
  // A body that stands still neither applies nor separates, and the quotient below would lose its digits.
  if (width < 1e-9) return Math.max(0, 1 - Math.abs(fromDeg) / orbDeg);
  const begin = toDeg > fromDeg ? fromDeg : -fromDeg;
  const end = begin + width;
  const applying = area(Math.min(end, 0), orbDeg) - area(Math.min(begin, 0), orbDeg);
  const separating = area(Math.max(end, 0), orbDeg) - area(Math.max(begin, 0), orbDeg);
  return (applying + SEPARATING_FACTOR * separating) / width;
}

/** The signed area under the falloff from exact to a distance. */
function area(distanceDeg: number, orbDeg: number): number {
  if (distanceDeg >= orbDeg) return orbDeg / 2;
  if (distanceDeg <= -orbDeg) return -orbDeg / 2;
  return distanceDeg - (distanceDeg * Math.abs(distanceDeg)) / (2 * orbDeg);
}
