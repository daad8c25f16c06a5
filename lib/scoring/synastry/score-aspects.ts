import { ASPECT_ANGLES_DEG, ASPECTS, NATAL_ORBS_DEG, type NatalChart } from '#lib/chart/natal-chart.ts';
import {
  NATAL_POINTS,
  type NatalPointPosition,
  type PositionUncertainty,
  positionUncertainty,
} from '#lib/chart/natal-points.ts';
import { normalizeDeg, signedDeg } from '#lib/ephemeris/zodiac.ts';
import { fourDecimals } from '../day.ts';
import { synastryHarmony, synastryRelevance } from '../tables/synastry-weights.ts';
import { ASPECT_WEIGHT } from '../tables/weights.ts';
import {
  byCategory,
  type CategoryPoints,
  type ScoredAspect,
  SYNASTRY_CATEGORIES,
  type SynastryAspect,
} from './scores.ts';

/** Points of an exact conjunction with full relevance and harmony. */
const FULL_POINTS = 10;

/**
 * The scored aspects between two charts, except those with 0 points. Sorted by total absolute points, then by
 * orb, then by natal points.
 */
export function scoreAspects(first: NatalChart, second: NatalChart): ScoredAspect[] {
  return synastryAspects(first, second)
    .map((between) => ({ ...between, points: pointsOf(between) }))
    .filter(({ points }) => sizeOf(points) > 0)
    .sort((x, y) => sizeOf(y.points) - sizeOf(x.points) || x.orbDeg - y.orbDeg || rankOf(x) - rankOf(y));
}

/** The summed points of all aspects, rounded to four decimal places. */
export function sumPoints(aspects: readonly ScoredAspect[]): CategoryPoints {
  return byCategory((category) =>
    fourDecimals(aspects.reduce((sum, { points }) => sum + points[category], 0)),
  );
}

function pointsOf({ a, b, aspect, orbDeg }: SynastryAspect): CategoryPoints {
  const strength = 1 - orbDeg / NATAL_ORBS_DEG[aspect];
  return byCategory((category) => {
    const relevance = FULL_POINTS * synastryRelevance(a, b, category);
    return fourDecimals(
      relevance * ASPECT_WEIGHT[aspect] * synastryHarmony(a, aspect, b, category) * strength,
    );
  });
}

function sizeOf(points: CategoryPoints): number {
  return SYNASTRY_CATEGORIES.reduce((sum, category) => sum + Math.abs(points[category]), 0);
}

/** Sort rank of an aspect, independent of which chart comes first. */
function rankOf({ a, b }: SynastryAspect): number {
  const [one, other] = [NATAL_POINTS.indexOf(a), NATAL_POINTS.indexOf(b)];
  return Math.min(one, other) * NATAL_POINTS.length + Math.max(one, other);
}

/**
 * Margin for bodies that turn on the birth date and so leave the range between their positions at that day's start and end
 * (Mercury by 0.006 degrees).
 */
const SLACK_DEG = 0.01;

/**
 * The aspects between the points of two charts, in the order of the first chart's points. Omits aspects that an
 * unknown birth time may put out of orb.
 */
export function synastryAspects(first: NatalChart, second: NatalChart): SynastryAspect[] {
  return first.points.flatMap((a) => second.points.flatMap((b) => aspectBetween(a, b) ?? []));
}

function aspectBetween(a: NatalPointPosition, b: NatalPointPosition): SynastryAspect | undefined {
  const apartDeg = separationDeg(a.longitudeDeg, b.longitudeDeg);
  const aspect = ASPECTS.find((name) => Math.abs(apartDeg - ASPECT_ANGLES_DEG[name]) <= NATAL_ORBS_DEG[name]);
  if (aspect === undefined) return undefined;
  const orbDeg = Math.abs(apartDeg - ASPECT_ANGLES_DEG[aspect]);
  // The signed distance from exact; the uncertainty of both points widens it.
  const aheadDeg = signedDeg(b.longitudeDeg - a.longitudeDeg);
  const offDeg = aheadDeg - Math.sign(aheadDeg) * ASPECT_ANGLES_DEG[aspect];
  const [ofA, ofB] = [uncertaintyOf(a), uncertaintyOf(b)];
  const farthestDeg = Math.max(
    Math.abs(offDeg + ofB.aheadDeg - ofA.behindDeg),
    Math.abs(offDeg + ofB.behindDeg - ofA.aheadDeg),
  );
  return farthestDeg <= NATAL_ORBS_DEG[aspect] ? { a: a.point, b: b.point, aspect, orbDeg } : undefined;
}

/** Separation of two longitudes, degrees; bit-identical in both directions, so that synastry is symmetric. */
function separationDeg(oneDeg: number, otherDeg: number): number {
  const deg = normalizeDeg(Math.max(oneDeg, otherDeg) - Math.min(oneDeg, otherDeg));
  return deg > 180 ? 360 - deg : deg;
}

/** How far a point may be behind (zero or negative) and ahead (zero or positive) of its chart position, degrees. */
function uncertaintyOf(place: NatalPointPosition): PositionUncertainty {
  const { behindDeg, aheadDeg } = positionUncertainty(place);
  const slackDeg = behindDeg === 0 && aheadDeg === 0 ? 0 : SLACK_DEG;
  return { behindDeg: behindDeg - slackDeg, aheadDeg: aheadDeg + slackDeg };
}
