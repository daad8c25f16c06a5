import type { Chart } from '#lib/client/types.gen.ts';
import { svgElement } from './svg-element.ts';

/** Where the wheel is: its middle, its radius, and which longitude is at the left. */
type WheelPlace = { middle: number; radius: number; leftDeg: number };

/** How far an angle's line reaches beyond the wheel, and where its name stands. */
const LINE_BEYOND = 4;
const NAME_BEYOND = 17;

/** Marks the four angles of a chart on its wheel, in place of the library's axes, each with a short line and its name outside of the signs. */
export function drawAngles(svg: SVGElement, angles: NonNullable<Chart['angles']>, wheel: WheelPlace): void {
  svg.querySelector('[id$=radix-axis]')?.remove();
  const ascendantDeg = angles.ascendant.longitudeDeg;
  const midheavenDeg = angles.midheaven.longitudeDeg;
  for (const [name, longitudeDeg] of [
    ['Asc', ascendantDeg],
    ['MC', midheavenDeg],
    ['Dsc', ascendantDeg + 180],
    ['IC', midheavenDeg + 180],
  ] as const) {
    const at = (radius: number) => pointAt(wheel, longitudeDeg, radius);
    const [from, to] = [at(wheel.radius), at(wheel.radius + LINE_BEYOND)];
    svg.append(
      svgElement('line', { class: 'angle', x1: from.x, y1: from.y, x2: to.x, y2: to.y }),
      svgElement('text', { class: 'angle', ...at(wheel.radius + NAME_BEYOND) }, name),
    );
  }
}

function pointAt({ middle, leftDeg }: WheelPlace, longitudeDeg: number, radius: number) {
  const turn = ((180 - longitudeDeg + leftDeg) * Math.PI) / 180;
  return { x: middle + radius * Math.cos(turn), y: middle + radius * Math.sin(turn) };
}
