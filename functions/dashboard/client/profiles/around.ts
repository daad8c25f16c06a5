import type { Chart } from '#lib/client/types.gen.ts';
import { spread } from '../spread.ts';

/** The angles of a chart whose time of birth is known. */
export type Angles = NonNullable<Chart['angles']>;

/** The longitudes of the four angles by their names, degrees. */
export const angleDegrees = ({ ascendant, midheaven }: Angles): Record<string, number> => ({
  Asc: ascendant.longitudeDeg,
  MC: midheaven.longitudeDeg,
  Dsc: (ascendant.longitudeDeg + 180) % 360,
  IC: (midheaven.longitudeDeg + 180) % 360,
});

/** What is parted by the angles and the cusps of a chart. */
export type Parted = { angles: Angles | null; cuspsDeg: readonly number[] };

/**
 * Where glyphs stand in a circle of a chart, each of which takes some of its round (in units, as the radius): on the side of
 * the angles where their bodies are, and clear of cusps where there is room.
 */
export const around = <Placed extends { longitudeDeg: number }>(
  placed: readonly Placed[],
  { radius, room }: { radius: number; room: number },
  { angles, cuspsDeg }: Parted,
) =>
  spread(
    placed,
    (room / radius) * (180 / Math.PI),
    angles ? Object.values(angleDegrees(angles)) : undefined,
    cuspsDeg,
  );
