import type { Sky } from '../api/operations.ts';
import type { Angles } from './around.ts';
import { drawPoints, type Radix } from './draw-points.ts';
import type { Wheel } from './wheel-place.ts';

/** How far out in the ring the degrees stand: its marks are at the outside. */
const RING_SHARE = 0.4;
/** The room of a glyph in the ring's circle, which its degrees need. */
const ROOM = 42;

/**
 * Draws a sky around a wheel: each body outside of a ring, its degrees in the ring, on its side of the angles. Answers with
 * the radius of the ring.
 */
export function drawSky(radix: Radix, sky: Sky, place: { wheel: Wheel; angles: Angles | null }): number {
  const { universe, pointRadius, settings } = radix.transit({ planets: {}, cusps: radix.data.cusps });
  universe.querySelector('[id$=transit-cusps]')?.remove();
  const mark = pointRadius - settings.PADDING;
  const degrees = radix.radius + (mark - radix.radius) * RING_SHARE;
  const bodies = sky.bodies.map(({ body, ...at }) => ({ name: body, ...at }));
  const circle = { class: 'sky-now', mark, radius: pointRadius, degrees, room: ROOM };
  drawPoints(radix, bodies, circle, { ...place, cuspsDeg: [] });
  return mark;
}
