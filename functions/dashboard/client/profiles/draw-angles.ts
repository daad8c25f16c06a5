import { type Angles, angleDegrees } from './around.ts';
import { svgElement } from './svg-element.ts';
import { pointAt, type Wheel } from './wheel-place.ts';

/** How far an angle's line reaches beyond the wheel, and where its name stands. */
const LINE_BEYOND = 4;
const NAME_BEYOND = 17;

/** Marks the four angles of a chart on its wheel, each with a short line and its name outside of a circle. */
export function drawAngles(svg: Element, angles: Angles, wheel: Wheel, radius: number): void {
  for (const [name, deg] of Object.entries(angleDegrees(angles))) {
    const [from, to] = [pointAt(wheel, deg, radius), pointAt(wheel, deg, radius + LINE_BEYOND)];
    svg.append(
      svgElement('line', { class: 'angle', x1: from.x, y1: from.y, x2: to.x, y2: to.y }),
      svgElement('text', { class: 'angle', ...pointAt(wheel, deg, radius + NAME_BEYOND) }, name),
    );
  }
}
