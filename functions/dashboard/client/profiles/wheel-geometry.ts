import type { Chart } from '#lib/contract/charts.ts';
import { spread } from '../spread.ts';

export type Angles = NonNullable<Chart['angles']>;

/** The longitudes of the four angles, by abbreviation. */
export const angleDegrees = ({ ascendant, midheaven }: Angles): Record<string, number> => ({
  Asc: ascendant.longitudeDeg,
  MC: midheaven.longitudeDeg,
  Dsc: (ascendant.longitudeDeg + 180) % 360,
  IC: (midheaven.longitudeDeg + 180) % 360,
});

export type Divisions = { angles: Angles | null; cuspsDeg: readonly number[] };

/** Spreads glyphs at `radius` so that neighbors are `space` apart. No glyph crosses an angle, or a cusp if there is room. */
export const spreadGlyphs = <Body extends { longitudeDeg: number }>(
  bodies: readonly Body[],
  { radius, space }: { radius: number; space: number },
  { angles, cuspsDeg }: Divisions,
) =>
  spread(
    bodies,
    (space / radius) * (180 / Math.PI),
    angles ? Object.values(angleDegrees(angles)) : undefined,
    cuspsDeg,
  );

/** A wheel in a square drawing: `center` is the x and y coordinate of the center, `leftDeg` the longitude at the left. */
export type Wheel = { center: number; leftDeg: number };

/** Returns the point at a longitude and a distance from the center. Longitudes increase counterclockwise. */
export function pointAt({ center, leftDeg }: Wheel, longitudeDeg: number, radius: number) {
  const angle = ((180 - longitudeDeg + leftDeg) * Math.PI) / 180;
  return { x: center + radius * Math.cos(angle), y: center + radius * Math.sin(angle) };
}
