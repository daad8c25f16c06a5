import { Chart as AstroChart } from '@astrodraw/astrochart';
import type { Chart } from '../api/answers.ts';

const PLACE_ID = 'natal-wheel';
const SIGNS = 12;
/** Half the room of a body's glyph. */
const COLLISION_RADIUS = 20;
/** How far a body's degrees stand from its glyph, towards the middle. */
const DEGREES_AWAY = 23;
/** What the library would write for houses and axes, which need an hour of birth. */
const NEEDS_AN_HOUR = new Set([
  'As',
  'Ds',
  'Mc',
  'Ic',
  ...Array.from({ length: SIGNS }, (_, i) => String(i + 1)),
]);

const ANGLES = { conjunction: 0, sextile: 60, square: 90, trine: 120, opposition: 180 };
const colors = {
  conjunction: 'var(--line-strong)',
  sextile: 'var(--help)',
  square: 'var(--harm)',
  trine: 'var(--help)',
  opposition: 'var(--harm)',
};
const elements = ['var(--fire)', 'var(--earth)', 'var(--air)', 'var(--water)'];

/** Draws a natal chart into an element, 0° Aries at the left, in the colours of the theme; returns what removes it. */
export function drawWheel(place: HTMLElement, { bodies, aspects }: Chart): () => void {
  // Glyphs have a fixed size, so that a smaller drawing has larger ones.
  const size = place.clientWidth < 480 ? 390 : 560;
  place.id = PLACE_ID;
  const longitudes = new Map(bodies.map(({ body, longitudeDeg }) => [body, longitudeDeg]));
  const point = (name: Chart['bodies'][number]['body']) => ({ name, position: longitudes.get(name) ?? 0 });
  const radix = new AstroChart(PLACE_ID, size, size, {
    COLOR_BACKGROUND: 'var(--surface)',
    POINTS_COLOR: 'var(--text)',
    SIGNS_COLOR: 'var(--text-soft)',
    CIRCLE_COLOR: 'var(--line-strong)',
    LINE_COLOR: 'var(--line)',
    COLORS_SIGNS: Array.from({ length: SIGNS }, (_, sign) => elements[sign % elements.length] ?? ''),
    SYMBOL_AXIS_STROKE: 1,
    POINTS_TEXT_SIZE: 13,
    MARGIN: 14,
    COLLISION_RADIUS,
    SHOW_DIGNITIES_TEXT: false,
    CUSTOM_SYMBOL_FN: (name) =>
      // With null the library draws its own; its types do not say so.
      (NEEDS_AN_HOUR.has(name)
        ? document.createElementNS('http://www.w3.org/2000/svg', 'g')
        : null) as Element,
  }).radix({
    planets: Object.fromEntries(
      bodies.map(({ body, longitudeDeg, retrograde }) => [body, [longitudeDeg, retrograde ? -1 : 1]]),
    ),
    cusps: Array.from({ length: SIGNS }, (_, sign) => sign * 30),
  });
  radix.aspects(
    aspects.map(({ a, b, aspect, orbDeg }) => ({
      point: point(a),
      toPoint: point(b),
      aspect: { name: aspect, degree: ANGLES[aspect], color: colors[aspect], orbit: 0 },
      precision: orbDeg.toFixed(2),
    })),
  );
  setDegreesInwards(place, size / 2);
  place.querySelector('svg')?.removeAttribute('width');
  place.querySelector('svg')?.removeAttribute('height');
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
    const x = Number(degrees.getAttribute('x')) - COLLISION_RADIUS / 1.4;
    const y = Number(degrees.getAttribute('y')) + COLLISION_RADIUS;
    const share = DEGREES_AWAY / Math.hypot(middle - x, middle - y);
    degrees.setAttribute('x', String(x + (middle - x) * share));
    degrees.setAttribute('y', String(y + (middle - y) * share));
    degrees.textContent += `°${retrograde.textContent}`;
    retrograde.remove();
  }
}
