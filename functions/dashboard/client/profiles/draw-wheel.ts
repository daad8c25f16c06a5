import { Chart as AstroChart } from '@astrodraw/astrochart';
import type { Chart } from '#lib/contract/charts.ts';
import type { Sky } from '#lib/contract/sky.ts';
import {
  type Angles,
  angleDegrees,
  type Divisions,
  pointAt,
  spreadGlyphs,
  type Wheel,
} from './wheel-geometry.ts';

const CONTAINER_ID = 'natal-wheel';
const SIGNS = Array.from({ length: 12 }, (_, i) => i);
/** Space for a natal glyph, and how far inward from the glyph its degrees and its retrograde mark are. */
const GLYPH_SPACE = 32;
const DEGREES_INSET = 23;
const RETROGRADE_INSET = 39;
/** Distance from glyphs to the aspect circle, extra space for house numbers, and the numbers' distance from the circle. */
const ASPECTS_INSET = 46;
const HOUSE_NUMBERS_SPACE = 12;
const HOUSE_NUMBER_OFFSET = 9;
const MARGIN = 14;
const MARGIN_WITH_ANGLES = 30;
/** AstroChart draws natal glyphs at this fraction of the radius, minus the padding. */
const GLYPHS_RATIO = 0.8125;
const GLYPHS_PADDING = 18;
/** Ratio of the transit ring's radius to the wheel's in AstroChart, and the space for glyphs outside the ring. */
const RING_RATIO = 1.125;
const RING_GLYPHS_SPACE = 34;
/** Extra size of a drawing with the transit ring. */
const RING_GROWTH = 60;
/** AstroChart's axis labels, which are suppressed: AstroChart puts them at house cusps, which may differ from the angles. */
const AXES = new Set(['As', 'Ds', 'Mc', 'Ic']);
const HOUSES = new Set(SIGNS.map((i) => String(i + 1)));

const ASPECTS = {
  conjunction: { degree: 0, color: 'var(--line-strong)' },
  sextile: { degree: 60, color: 'var(--help)' },
  square: { degree: 90, color: 'var(--harm)' },
  trine: { degree: 120, color: 'var(--help)' },
  opposition: { degree: 180, color: 'var(--harm)' },
};
const ELEMENTS = ['var(--fire)', 'var(--earth)', 'var(--air)', 'var(--water)'];

type Radix = ReturnType<AstroChart['radix']>;

/** Draws the wheel with the first cusp, or 0° Aries without houses, at the left. Returns a function that removes the wheel. */
export function drawWheel(
  container: HTMLElement,
  { chart, sky }: { chart: Chart; sky: Sky | undefined },
): () => void {
  const { bodies, northNode, aspects, angles, houses } = chart;
  // Glyphs have a fixed size, so they look larger in a smaller drawing, which is scaled to the container.
  const size = (container.clientWidth < 480 ? 390 : 560) + (sky ? RING_GROWTH : 0);
  const center = size / 2;
  const margin = marginOf(center, chart, sky);
  const aspectsRadius =
    (center - margin) * GLYPHS_RATIO - GLYPHS_PADDING - ASPECTS_INSET - (houses ? HOUSE_NUMBERS_SPACE : 0);
  const cuspsDeg = houses?.map(({ cuspDeg }) => cuspDeg) ?? SIGNS.map((sign) => sign * 30);
  container.id = CONTAINER_ID;
  const longitudes = new Map(bodies.map(({ body, longitudeDeg }) => [body, longitudeDeg]));
  const point = (name: Chart['bodies'][number]['body']) => ({ name, position: longitudes.get(name) ?? 0 });
  const radix = new AstroChart(CONTAINER_ID, size, size, {
    COLOR_BACKGROUND: 'var(--surface)',
    POINTS_COLOR: 'var(--text)',
    SIGNS_COLOR: 'var(--text-soft)',
    CIRCLE_COLOR: 'var(--line-strong)',
    LINE_COLOR: houses ? 'var(--line-strong)' : 'var(--line)',
    COLORS_SIGNS: SIGNS.map((sign) => ELEMENTS[sign % ELEMENTS.length] ?? ''),
    // AstroChart draws the cusps of houses 1, 4, 7 and 10 as axes, which is correct only for Placidus.
    SYMBOL_AXIS_STROKE: chart.houseSystem === 'placidus' ? 2 : 1,
    INDOOR_CIRCLE_RADIUS_RATIO: (center - margin) / aspectsRadius,
    PADDING: GLYPHS_PADDING,
    MARGIN: margin,
    // AstroChart also uses this as the distance of house numbers from the inner circle.
    COLLISION_RADIUS: HOUSE_NUMBER_OFFSET,
    CUSTOM_SYMBOL_FN: (name, x, y) => {
      if (houses && HOUSES.has(name)) return svgElement('text', { class: 'house', x, y }, name);
      // For null, AstroChart draws its own symbol, although its types don't allow null.
      return (HOUSES.has(name) || AXES.has(name) ? svgElement('g') : null) as Element;
    },
  }).radix({ planets: {}, cusps: cuspsDeg });
  radix.aspects(
    aspects.map(({ a, b, aspect, orbDeg }) => ({
      point: point(a),
      toPoint: point(b),
      aspect: { name: aspect, ...ASPECTS[aspect], orbit: 0 },
      precision: orbDeg.toFixed(2),
    })),
  );
  const wheel = { center, leftDeg: cuspsDeg[0] ?? 0 };
  const outerRadius = sky ? drawSky(radix, sky, angles, wheel) : radix.radius;
  const { radius, rulerRadius, pointRadius } = radix;
  drawBodies(
    radix,
    [
      ...bodies.map(({ body, ...position }) => ({ name: body, ...position })),
      { name: 'NNode', retrograde: false, ...northNode },
    ],
    {
      class: 'natal',
      // Inside the sign ring (an eighth of the radius wide) and its ruler (a quarter of the ring's width).
      mark: radius - 5 * rulerRadius,
      radius: pointRadius,
      degrees: pointRadius - DEGREES_INSET,
      retrograde: pointRadius - RETROGRADE_INSET,
      space: GLYPH_SPACE,
    },
    { angles, cuspsDeg },
    wheel,
  );
  const svg = container.querySelector('svg');
  svg?.querySelector('[id$=radix-axis]')?.remove();
  if (svg && angles) drawAngles(svg, angles, wheel, outerRadius);
  svg?.removeAttribute('width');
  svg?.removeAttribute('height');
  return () => container.replaceChildren();
}

function marginOf(center: number, { angles }: Chart, sky: Sky | undefined): number {
  if (sky) return center - (center - RING_GLYPHS_SPACE) / RING_RATIO;
  return angles ? MARGIN_WITH_ANGLES : MARGIN;
}

/** Draws the ring of transiting bodies, with glyphs outside and degrees inside. Returns the ring's radius. */
function drawSky(radix: Radix, sky: Sky, angles: Angles | null, wheel: Wheel): number {
  const { universe, pointRadius, settings } = radix.transit({ planets: {}, cusps: radix.data.cusps });
  universe.querySelector('[id$=transit-cusps]')?.remove();
  const mark = pointRadius - settings.PADDING;
  const degrees = radix.radius + (mark - radix.radius) * 0.4;
  const bodies = sky.bodies.map(({ body, ...position }) => ({ name: body, ...position }));
  const circle = { class: 'sky-now', mark, radius: pointRadius, degrees, space: 42 };
  drawBodies(radix, bodies, circle, { angles, cuspsDeg: [] }, wheel);
  return mark;
}

/** Radii of a circle of bodies. A line connects each mark, at the exact degree, with its glyph. */
type Circle = {
  class: string;
  mark: number;
  radius: number;
  degrees: number;
  /** Radius of the retrograde marks. If omitted, `R` is appended to the degrees. */
  retrograde?: number;
  /** Arc length that each glyph needs. */
  space: number;
};

const GLYPH_RADIUS = 12;
/** Length of a line's straight part before it bends toward the glyph, and the number of segments in the bend. */
const STRAIGHT = 3;
const SEGMENTS = 8;

/** Draws bodies on a circle with AstroChart's glyphs, scaled down where they are crowded. */
function drawBodies(
  { paper }: Radix,
  bodies: readonly { name: string; longitudeDeg: number; signDegrees: number; retrograde: boolean }[],
  circle: Circle,
  divisions: Divisions,
  wheel: Wheel,
): void {
  const direction = Math.sign(circle.radius - circle.mark);
  const group = svgElement('g', { class: circle.class });
  for (const { name, shownDeg, share, ...body } of spreadGlyphs(bodies, circle, divisions)) {
    const { longitudeDeg, signDegrees, retrograde } = body;
    const bendDeg = ((shownDeg - longitudeDeg + 540) % 360) - 180;
    const from = circle.mark + direction * STRAIGHT;
    const length = circle.radius - direction * GLYPH_RADIUS * share - from;
    const line = [pointAt(wheel, longitudeDeg, circle.mark)];
    for (let i = 0; i <= SEGMENTS; i++)
      line.push(pointAt(wheel, longitudeDeg + (bendDeg * i) / SEGMENTS, from + (length * i) / SEGMENTS));
    const { x, y } = pointAt(wheel, shownDeg, circle.radius);
    const label = (radius: number, text: string) =>
      svgElement('text', { class: 'degrees', ...pointAt(wheel, shownDeg, radius) }, text);
    const glyph = svgElement('g', {
      class: 'glyph',
      'data-name': name,
      transform: `translate(${x} ${y}) scale(${share}) translate(${-x} ${-y})`,
    });
    glyph.append(
      svgElement('circle', { cx: x, cy: y, r: GLYPH_RADIUS }),
      paper.getSymbol(name, x, y),
      label(circle.degrees, `${Math.floor(signDegrees)}°${retrograde && !circle.retrograde ? 'R' : ''}`),
    );
    if (retrograde && circle.retrograde) glyph.append(label(circle.retrograde, 'R'));
    group.append(svgElement('polyline', { points: line.map(({ x, y }) => `${x},${y}`).join(' ') }), glyph);
  }
  paper.root.append(group);
}

function drawAngles(svg: Element, angles: Angles, wheel: Wheel, radius: number): void {
  for (const [name, deg] of Object.entries(angleDegrees(angles))) {
    const [from, to] = [pointAt(wheel, deg, radius), pointAt(wheel, deg, radius + 4)];
    svg.append(
      svgElement('line', { class: 'angle', x1: from.x, y1: from.y, x2: to.x, y2: to.y }),
      svgElement('text', { class: 'angle', ...pointAt(wheel, deg, radius + 17) }, name),
    );
  }
}

function svgElement(name: string, attributes: Record<string, string | number> = {}, text = ''): Element {
  const element = document.createElementNS('http://www.w3.org/2000/svg', name);
  for (const [attribute, value] of Object.entries(attributes)) element.setAttribute(attribute, String(value));
  element.textContent = text;
  return element;
}
