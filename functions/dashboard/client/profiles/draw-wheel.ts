import { Chart as AstroChart } from '@astrodraw/astrochart';
import type { Chart } from '#lib/client/types.gen.ts';
import type { Sky } from '../api/operations.ts';
import { drawAngles } from './draw-angles.ts';
import { drawPoints } from './draw-points.ts';
import { drawSky } from './draw-sky.ts';
import { svgElement } from './svg-element.ts';

const PLACE_ID = 'natal-wheel';
const SIGNS = 12;
/** The room of a body's glyph, and how far from it, towards the middle, its degrees stand and the sign of retrograde motion. */
const ROOM = 28;
const DEGREES_AWAY = 23;
const RETROGRADE_AWAY = 39;
/** How far below the glyphs the circle of the aspects begins, and how much further below the numbers of houses. */
const INNER_AWAY = 46;
const NUMBERS_ROOM = 12;
const NUMBER_BEYOND = 9;
/** Room outside of the wheel, and what the names of the angles need. */
const MARGIN = 14;
const MARGIN_WITH_NAMES = 30;
/** Beyond the ring of a sky: its glyphs, and some room. */
const GLYPHS_BEYOND = 34;
/** How much larger than the wheel the library makes the ring around it. */
const RING_RATIO = 1.125;
/** Where the library would have glyphs, by the wheel's radius: beyond its ruler and some room. */
const GLYPHS_SHARE = 0.8125;
const GLYPHS_AWAY = 18;
/** What the library would write at the axes, which it takes for the cusps of four houses. */
const AXES = new Set(['As', 'Ds', 'Mc', 'Ic']);
const HOUSES = new Set(Array.from({ length: SIGNS }, (_, i) => String(i + 1)));

/** How much larger a drawing is with a sky around it. */
const ROOM_FOR_SKY = 60;

const ANGLES = { conjunction: 0, sextile: 60, square: 90, trine: 120, opposition: 180 };
const colors = {
  conjunction: 'var(--line-strong)',
  sextile: 'var(--help)',
  square: 'var(--harm)',
  trine: 'var(--help)',
  opposition: 'var(--harm)',
};
const elements = ['var(--fire)', 'var(--earth)', 'var(--air)', 'var(--water)'];

/** A natal chart, and the sky to be drawn around it, if any. */
type Content = { chart: Chart; sky: Sky | undefined };

/**
 * Draws a natal chart into an element in the colours of the theme, the first house at the left, or 0° Aries where there
 * are no houses, and a sky around it; returns what removes it.
 */
export function drawWheel(place: HTMLElement, { chart, sky }: Content): () => void {
  const { bodies, northNode, aspects, angles, houses } = chart;
  // Glyphs have a fixed size, so that a smaller drawing has larger ones.
  const size = (place.clientWidth < 480 ? 390 : 560) + (sky ? ROOM_FOR_SKY : 0);
  const middle = size / 2;
  const margin = marginOf(middle, chart, sky);
  const inner = (middle - margin) * GLYPHS_SHARE - GLYPHS_AWAY - INNER_AWAY - (houses ? NUMBERS_ROOM : 0);
  const cusps =
    houses?.map(({ cuspDeg }) => cuspDeg) ?? Array.from({ length: SIGNS }, (_, sign) => sign * 30);
  place.id = PLACE_ID;
  const longitudes = new Map(bodies.map(({ body, longitudeDeg }) => [body, longitudeDeg]));
  const point = (name: Chart['bodies'][number]['body']) => ({ name, position: longitudes.get(name) ?? 0 });
  const radix = new AstroChart(PLACE_ID, size, size, {
    COLOR_BACKGROUND: 'var(--surface)',
    POINTS_COLOR: 'var(--text)',
    SIGNS_COLOR: 'var(--text-soft)',
    CIRCLE_COLOR: 'var(--line-strong)',
    LINE_COLOR: houses ? 'var(--line-strong)' : 'var(--line)',
    COLORS_SIGNS: Array.from({ length: SIGNS }, (_, sign) => elements[sign % elements.length] ?? ''),
    // The library takes four of the cusps for the axes, which those of Placidus are.
    SYMBOL_AXIS_STROKE: chart.houseSystem === 'placidus' ? 2 : 1,
    INDOOR_CIRCLE_RADIUS_RATIO: (middle - margin) / inner,
    PADDING: GLYPHS_AWAY,
    MARGIN: margin,
    // So far from that circle it writes the numbers of houses.
    COLLISION_RADIUS: NUMBER_BEYOND,
    CUSTOM_SYMBOL_FN: (name, x, y) => {
      if (houses && HOUSES.has(name)) return svgElement('text', { class: 'house', x, y }, name);
      // With null the library draws its own; its types do not say so.
      return (HOUSES.has(name) || AXES.has(name) ? svgElement('g') : null) as Element;
    },
  }).radix({ planets: {}, cusps });
  radix.aspects(
    aspects.map(({ a, b, aspect, orbDeg }) => ({
      point: point(a),
      toPoint: point(b),
      aspect: { name: aspect, degree: ANGLES[aspect], color: colors[aspect], orbit: 0 },
      precision: orbDeg.toFixed(2),
    })),
  );
  const wheel = { middle, leftDeg: cusps[0] ?? 0 };
  const parted = { wheel, angles, cuspsDeg: cusps };
  const ring = sky ? drawSky(radix, sky, parted) : radix.radius;
  const { radius, rulerRadius, pointRadius } = radix;
  drawPoints(
    radix,
    [
      ...bodies.map(({ body, ...at }) => ({ name: body, ...at })),
      { name: 'NNode', retrograde: false, ...northNode },
    ],
    {
      class: 'natal',
      // The inner edge of the ring of signs and its marks, which are an eighth of the wheel and a quarter of that.
      mark: radius - 5 * rulerRadius,
      radius: pointRadius,
      degrees: pointRadius - DEGREES_AWAY,
      retrograde: pointRadius - RETROGRADE_AWAY,
      room: ROOM,
    },
    parted,
  );
  const svg = place.querySelector('svg');
  svg?.querySelector('[id$=radix-axis]')?.remove();
  if (svg && angles) drawAngles(svg, angles, wheel, ring);
  svg?.removeAttribute('width');
  svg?.removeAttribute('height');
  return () => place.replaceChildren();
}

/** The room around the wheel: what stands around it decides. */
function marginOf(middle: number, { angles }: Chart, sky: Sky | undefined): number {
  if (sky) return middle - (middle - GLYPHS_BEYOND) / RING_RATIO;
  return angles ? MARGIN_WITH_NAMES : MARGIN;
}
