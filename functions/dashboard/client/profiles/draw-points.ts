import type { Chart as AstroChart } from '@astrodraw/astrochart';
import { around, type Parted } from './around.ts';
import { svgElement } from './svg-element.ts';
import { pointAt, type Wheel } from './wheel-place.ts';

/** A wheel as the library draws it. */
export type Radix = ReturnType<AstroChart['radix']>;

/** What is drawn as a glyph with its degrees. */
type Body = { name: string; longitudeDeg: number; signDegrees: number; retrograde: boolean };

/** Where bodies are drawn, by radii: the true degree is marked, and a line leads from there to the glyph. */
type Circle = {
  class: string;
  mark: number;
  radius: number;
  degrees: number;
  /** Where the sign of retrograde motion stands, unless beside the degrees. */
  retrograde?: number;
  /** The room of a glyph. */
  room: number;
};

/** Half of a glyph, with some air. */
const GLYPH = 12;
/** How long a line goes straight before it turns towards its glyph, and by how many steps it does. */
const STRAIGHT = 3;
const STEPS = 8;

/** Draws bodies around a wheel with the library's glyphs, each smaller where there is less room than it should have. */
export function drawPoints(
  { paper }: Radix,
  bodies: readonly Body[],
  circle: Circle,
  { wheel, ...parted }: Parted & { wheel: Wheel },
): void {
  const away = Math.sign(circle.radius - circle.mark);
  const group = svgElement('g', { class: circle.class });
  for (const { name, shownDeg, share, ...body } of around(bodies, circle, parted)) {
    const { longitudeDeg, signDegrees, retrograde } = body;
    const turnDeg = ((shownDeg - longitudeDeg + 540) % 360) - 180;
    const from = circle.mark + away * STRAIGHT;
    const way = circle.radius - away * GLYPH * share - from;
    const line = [pointAt(wheel, longitudeDeg, circle.mark)];
    for (let i = 0; i <= STEPS; i++)
      line.push(pointAt(wheel, longitudeDeg + (turnDeg * i) / STEPS, from + (way * i) / STEPS));
    const { x, y } = pointAt(wheel, shownDeg, circle.radius);
    const write = (radius: number, text: string) =>
      svgElement('text', { class: 'degrees', ...pointAt(wheel, shownDeg, radius) }, text);
    const degrees = `${Math.floor(signDegrees)}°`;
    const isBeside = retrograde && !circle.retrograde;
    const glyph = svgElement('g', {
      class: 'glyph',
      'data-name': name,
      transform: `translate(${x} ${y}) scale(${share}) translate(${-x} ${-y})`,
    });
    glyph.append(
      svgElement('circle', { cx: x, cy: y, r: GLYPH }),
      paper.getSymbol(name, x, y),
      write(circle.degrees, isBeside ? `${degrees}R` : degrees),
    );
    if (retrograde && circle.retrograde) glyph.append(write(circle.retrograde, 'R'));
    group.append(svgElement('polyline', { points: line.map(({ x, y }) => `${x},${y}`).join(' ') }), glyph);
  }
  paper.root.append(group);
}
