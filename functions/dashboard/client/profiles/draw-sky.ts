import type { Chart as AstroChart } from '@astrodraw/astrochart';
import type { Sky } from '../api/operations.ts';
import { type Angles, angleDegrees } from './draw-angles.ts';
import { svgElement, towards } from './svg-element.ts';

type Radix = ReturnType<AstroChart['radix']>;

/**
 * Draws a sky around a wheel: each body outside of a ring, its degrees in the ring. The angles of the chart, where it has
 * any, stand among the bodies, so that no name covers a glyph.
 */
export function drawSky(radix: Radix, sky: Sky, angles: Angles | null): void {
  const degrees = Object.entries(angles ? angleDegrees(angles) : {});
  const transit = radix.transit({
    planets: Object.fromEntries([
      ...sky.bodies.map(({ body, longitudeDeg }) => [body, [longitudeDeg]]),
      ...degrees.map(([name, deg]) => [name, [deg]]),
    ]),
    cusps: radix.data.cusps,
  });
  const points = transit.universe.querySelector('[id$=transit-planets]');
  // What the library writes beside the glyphs would cover the next one's.
  for (const text of points?.querySelectorAll(':scope > text:not([class])') ?? []) text.remove();
  transit.universe.querySelector('[id$=transit-cusps]')?.remove();
  const ringMiddle =
    radix.radius + (transit.pointRadius - transit.settings.PADDING - radix.radius) * RING_SHARE;
  for (const { name, x, y } of transit.locatedPoints) {
    const found = sky.bodies.find(({ body }) => body === name);
    if (!found) continue;
    const text = `${Math.floor(found.signDegrees)}°${found.retrograde ? 'R' : ''}`;
    const at = towards(radix.cx, { x, y }, transit.pointRadius - ringMiddle);
    points?.append(svgElement('text', { class: 'degrees', ...at }, text));
  }
}

/** How far out in the ring the degrees stand: its marks are at the outside. */
const RING_SHARE = 0.4;
