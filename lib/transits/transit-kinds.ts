import { ASPECT_ANGLES_DEG, ASPECTS, type Aspect } from '#lib/chart/natal-chart.ts';
import {
  type BirthPrecision,
  NATAL_POINTS,
  type NatalPoint,
  type NatalPointPosition,
  positionUncertainty,
} from '#lib/chart/natal-points.ts';
import { BODIES, type Body, normalizeDeg } from '#lib/ephemeris/zodiac.ts';

type Reach = {
  /** Follows common practice: about one degree for slow bodies, three degrees for fast bodies and six for the Moon. */
  orbDeg: number;
  /**
   * Upper bound for a window's length, at least a fifth above the longest window in the ephemeris. The longest windows of
   * planets contain a station.
   */
  maxDays: number;
};

/** Maximum orb and maximum window length of each transiting body. */
export const REACH: Readonly<Record<Body, Reach>> = {
  Sun: { orbDeg: 3, maxDays: 8 },
  Moon: { orbDeg: 6, maxDays: 2 },
  Mercury: { orbDeg: 3, maxDays: 40 },
  Venus: { orbDeg: 3, maxDays: 60 },
  Mars: { orbDeg: 3, maxDays: 100 },
  Jupiter: { orbDeg: 1.5, maxDays: 120 },
  Saturn: { orbDeg: 1.5, maxDays: 160 },
  Uranus: { orbDeg: 1, maxDays: 300 },
  Neptune: { orbDeg: 1, maxDays: 400 },
  Pluto: { orbDeg: 1, maxDays: 450 },
};

/** A transiting body, an aspect and a natal point. */
export type TransitKind = {
  /** Index in `TRANSIT_KINDS`: table lookups by index are faster than by three names. */
  index: number;
  transiting: Body;
  natal: NatalPoint;
  aspect: Aspect;
  /** Indices in `BODIES` and in `NATAL_POINTS`, which begins with the bodies. */
  transitingIndex: number;
  natalIndex: number;
  orbDeg: number;
};

/** All 600 transit kinds. */
export const TRANSIT_KINDS: readonly TransitKind[] = BODIES.flatMap((transiting, transitingIndex) =>
  NATAL_POINTS.flatMap((natal, natalIndex) =>
    ASPECTS.map((aspect, i) => ({
      index: (transitingIndex * NATAL_POINTS.length + natalIndex) * ASPECTS.length + i,
      transiting,
      natal,
      aspect,
      transitingIndex,
      natalIndex,
      orbDeg: REACH[transiting].orbDeg,
    })),
  ),
);

// Record lookups are faster than indexOf, and a year has thousands of windows.
const POINT_INDEX = indexByName(NATAL_POINTS);
const ASPECT_INDEX = indexByName(ASPECTS);

function indexByName<Name extends string>(names: readonly Name[]): Readonly<Record<Name, number>> {
  return Object.fromEntries(names.map((name, index) => [name, index])) as Record<Name, number>;
}

export function transitKind(transiting: Body, aspect: Aspect, natal: NatalPoint): TransitKind {
  const first = (POINT_INDEX[transiting] * NATAL_POINTS.length + POINT_INDEX[natal]) * ASPECTS.length;
  const kind = TRANSIT_KINDS[first + ASPECT_INDEX[aspect]];
  if (kind === undefined) throw new RangeError(`Unknown transit kind: ${transiting} ${aspect} ${natal}`);
  return kind;
}

/** A chart's natal points, in the order of `NATAL_POINTS`. Every `NatalChart` is assignable to this type. */
export type NatalPositions = {
  readonly points: readonly NatalPointPosition[];
  readonly known: BirthPrecision;
};

/** A longitude (degrees, [0, 360)) at which a transiting body is exactly in aspect to a natal point. */
export type Target = {
  natal: NatalPoint;
  aspect: Aspect;
  targetDeg: number;
  /** Distance ahead of the natal point: 0, 60, 90, 120, 180, 240, 270 or 300 degrees. */
  aheadDeg: number;
  /** Error bound in degrees, from the natal point's uncertainty. */
  uncertainDeg: number;
};

/** All targets of a chart, sorted by longitude. A natal point has eight targets: three of the five aspects have two sides. */
export function targetsOf({ points }: NatalPositions): Target[] {
  return points
    .flatMap((position) => {
      const { point, longitudeDeg } = position;
      const { behindDeg, aheadDeg } = positionUncertainty(position);
      const uncertainDeg = Math.max(-behindDeg, aheadDeg);
      return ASPECTS.flatMap((aspect) =>
        bothSides(ASPECT_ANGLES_DEG[aspect]).map((angle) => ({
          natal: point,
          aspect,
          targetDeg: normalizeDeg(longitudeDeg + angle),
          aheadDeg: normalizeDeg(angle),
          uncertainDeg,
        })),
      );
    })
    .sort((a, b) => a.targetDeg - b.targetDeg);
}

function bothSides(angleDeg: number): number[] {
  return angleDeg % 180 === 0 ? [angleDeg] : [angleDeg, -angleDeg];
}
