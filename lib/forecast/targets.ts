import { type NatalPlaces, type TransitPoint, transitPoints } from './transit-points.ts';

/** How far beyond 0 and 360 degrees points are repeated: more than the Moon's daily motion and its orb. */
const OVERLAP_DEG = 30;

/** A point of the chart with its index in `pointsDeg`. */
export type Target = TransitPoint & { id: number };

/** A chart's points ready to be met. */
export type Targets = {
  /** Degrees, [0, 360), ascending. */
  pointsDeg: Float64Array;
  /**
   * Degrees, -30 to 390, ascending: points near 0 stand twice, so that a way across 0 needs no special care.
   */
  alongDeg: Float64Array;
  /** The target at each index of `alongDeg`. */
  along: readonly Target[];
  /** Index in `alongDeg` at or below the first target above a degree from -30 to 390. */
  firstAbove(degree: number): number;
};

/** The points of a chart ready to be met. */
export function targetsOf(chart: NatalPlaces): Targets {
  const targets = transitPoints(chart).map((point, id) => ({ ...point, id }));
  const around = targets.map((target) => ({ target, deg: target.pointDeg }));
  const along = [
    ...around
      .filter(({ deg }) => deg >= 360 - OVERLAP_DEG)
      .map(({ target, deg }) => ({ target, deg: deg - 360 })),
    ...around,
    ...around.filter(({ deg }) => deg <= OVERLAP_DEG).map(({ target, deg }) => ({ target, deg: deg + 360 })),
  ];
  const first = new Uint8Array(360 + 2 * OVERLAP_DEG + 1);
  let index = 0;
  for (let degree = -OVERLAP_DEG; degree <= 360 + OVERLAP_DEG; degree++) {
    while (index < along.length && (along[index]?.deg as number) < degree) index++;
    first[degree + OVERLAP_DEG] = index;
  }
  return {
    pointsDeg: Float64Array.from(targets, ({ pointDeg }) => pointDeg),
    alongDeg: Float64Array.from(along, ({ deg }) => deg),
    along: along.map(({ target }) => target),
    firstAbove: (degree) => first[Math.floor(degree) + OVERLAP_DEG] as number,
  };
}
