import { Chart as AstroChart } from '@astrodraw/astrochart';
import type { Chart } from '#lib/client/types.gen.ts';
import type { Sky } from '../api/operations.ts';
import { angleName, drawAngles, isAngleName } from './draw-angles.ts';
import { drawSky } from './draw-sky.ts';
import { type Point, svgElement, towards } from './svg-element.ts';

const PLACE_ID = 'natal-wheel';
const SIGNS = 12;
/** Half the room of a body's glyph. */
const COLLISION_RADIUS = 20;
/** How far a body's degrees stand from its glyph, towards the middle. */
const DEGREES_AWAY = 23;
/** Room outside of the wheel, and what the names of the angles need. */
const MARGIN = 14;
const MARGIN_WITH_NAMES = 30;
/** Beyond the ring of a sky: its glyphs, and some room. */
const GLYPHS_BEYOND = 34;
/** How much larger than the wheel the library makes the ring around it. */
const RING_RATIO = 1.125;
/** How much smaller the circle of the aspects is than the wheel, and where numbers of houses stand around it. */
const INNER_RATIO = 2;
const INNER_RATIO_WITH_NUMBERS = 2.6;
/** How far the number of a house stands from where the library would write it, towards the middle. */
const NUMBER_AWAY = 9;
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
    INDOOR_CIRCLE_RADIUS_RATIO: houses ? INNER_RATIO_WITH_NUMBERS : INNER_RATIO,
    POINTS_TEXT_SIZE: 13,
    MARGIN: margin,
    COLLISION_RADIUS,
    SHOW_DIGNITIES_TEXT: false,
    CUSTOM_SYMBOL_FN: (name, x, y) => {
      if (isAngleName(name)) return angleName(name, { x, y });
      const isHouse = HOUSES.has(name);
      if (isHouse && houses) return houseNumber(name, towards(middle, { x, y }, NUMBER_AWAY));
      // With null the library draws its own; its types do not say so.
      return (isHouse || AXES.has(name) ? svgElement('g') : null) as Element;
    },
  }).radix({
    planets: {
      ...Object.fromEntries(
        bodies.map(({ body, longitudeDeg, retrograde }) => [body, [longitudeDeg, retrograde ? -1 : 1]]),
      ),
      NNode: [northNode.longitudeDeg],
    },
    cusps,
  });
  radix.aspects(
    aspects.map(({ a, b, aspect, orbDeg }) => ({
      point: point(a),
      toPoint: point(b),
      aspect: { name: aspect, degree: ANGLES[aspect], color: colors[aspect], orbit: 0 },
      precision: orbDeg.toFixed(2),
    })),
  );
  setDegreesInwards(place, middle);
  const svg = place.querySelector('svg');
  if (sky) drawSky(radix, sky, angles);
  else if (svg && angles)
    drawAngles(svg, angles, { middle, radius: middle - margin, leftDeg: cusps[0] ?? 0 });
  svg?.removeAttribute('width');
  svg?.removeAttribute('height');
  return () => place.replaceChildren();
}

/**
 * The library writes degrees and the sign of retrograde motion to the upper right of a glyph, where the next glyph may
 * be; here they stand together between glyph and middle, where there is room.
 */
function setDegreesInwards(place: HTMLElement, middle: number): void {
  const texts = [...place.querySelectorAll<SVGTextElement>('[id$=radix-planets] > text')];
  for (let i = 0; i + 1 < texts.length; i += 2) {
    const [degrees, retrograde] = texts.slice(i, i + 2) as [SVGTextElement, SVGTextElement];
    const glyph = {
      x: Number(degrees.getAttribute('x')) - COLLISION_RADIUS / 1.4,
      y: Number(degrees.getAttribute('y')) + COLLISION_RADIUS,
    };
    const { x, y } = towards(middle, glyph, DEGREES_AWAY);
    degrees.setAttribute('x', String(x));
    degrees.setAttribute('y', String(y));
    degrees.textContent += `°${retrograde.textContent}`;
    retrograde.remove();
  }
}

function houseNumber(name: string, { x, y }: Point): Element {
  return svgElement('text', { class: 'house', x, y }, name);
}

/** The room around the wheel: what stands around it decides. */
function marginOf(middle: number, { angles }: Chart, sky: Sky | undefined): number {
  if (sky) return middle - (middle - GLYPHS_BEYOND) / RING_RATIO;
  return angles ? MARGIN_WITH_NAMES : MARGIN;
}
