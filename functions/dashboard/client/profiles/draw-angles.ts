import type { Chart } from '#lib/client/types.gen.ts';
import { type Point, svgElement } from './svg-element.ts';

/** The angles of a chart whose time of birth is known. */
export type Angles = NonNullable<Chart['angles']>;

/** Where the wheel is: its middle, its radius, and which longitude is at the left. */
type WheelPlace = { middle: number; radius: number; leftDeg: number };

/** How far an angle's line reaches beyond the wheel, and where its name stands. */
const LINE_BEYOND = 4;
const NAME_BEYOND = 17;

const NAMES = ['Asc', 'MC', 'Dsc', 'IC'] as const;
type AngleName = (typeof NAMES)[number];

/** Whether a name is that of one of the four angles. */
export const isAngleName = (name: string): name is AngleName => NAMES.some((known) => known === name);

/** The longitudes of the four angles, degrees. */
export const angleDegrees = ({ ascendant, midheaven }: Angles): Record<AngleName, number> => ({
  Asc: ascendant.longitudeDeg,
  MC: midheaven.longitudeDeg,
  Dsc: (ascendant.longitudeDeg + 180) % 360,
  IC: (midheaven.longitudeDeg + 180) % 360,
});

/** The name of an angle, around a point. */
export const angleName = (name: AngleName, { x, y }: Point): Element =>
  svgElement('text', { class: 'angle', x, y }, name);

/** Marks the four angles of a chart on its wheel, in place of the library's axes, each with a short line and its name outside of the signs. */
export function drawAngles(svg: SVGElement, angles: Angles, wheel: WheelPlace): void {
  svg.querySelector('[id$=radix-axis]')?.remove();
  const degrees = angleDegrees(angles);
  for (const name of NAMES) {
    const at = (radius: number) => pointAt(wheel, degrees[name], radius);
    const [from, to] = [at(wheel.radius), at(wheel.radius + LINE_BEYOND)];
    svg.append(
      svgElement('line', { class: 'angle', x1: from.x, y1: from.y, x2: to.x, y2: to.y }),
      angleName(name, at(wheel.radius + NAME_BEYOND)),
    );
  }
}

function pointAt({ middle, leftDeg }: WheelPlace, longitudeDeg: number, radius: number): Point {
  const turn = ((180 - longitudeDeg + leftDeg) * Math.PI) / 180;
  return { x: middle + radius * Math.cos(turn), y: middle + radius * Math.sin(turn) };
}
