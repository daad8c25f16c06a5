import { litPath, seasPath } from '../client/moon-shape.ts';

const RADIUS = 40;

/** The Moon as it is lit so far ahead of the Sun (degrees), as somebody north of the tropics sees it: waxing at the right. */
export function moonDisk(elongationDeg: number): string {
  const isWaning = elongationDeg > 180;
  const lit = litPath(isWaning ? 360 - elongationDeg : elongationDeg, RADIUS);
  return `<circle class="moon-dark" r="${RADIUS}"/><path class="moon-lit"${isWaning ? ' transform="scale(-1 1)"' : ''} d="${lit}"/><path class="moon-seas" d="${seasPath(RADIUS)}"/>`;
}
