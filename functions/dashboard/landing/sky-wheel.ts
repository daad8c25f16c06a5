import { SIGNS } from '#lib/ephemeris/zodiac.ts';
import type { SampleDay } from '#lib/operations/sample-day.ts';
import { spread } from '../client/spread.ts';
import { moonDisk } from './moon-disk.ts';

type Bodies = SampleDay['sky']['bodies'];

const OUTER = 196;
const INNER = 164;
const ELEMENTS = ['fire', 'earth', 'air', 'water'];
/** As far as two names must be apart to be read, degrees. */
const APART_DEG = 9;

/** Where the bodies stand in the zodiac, Aries at the left and on against the clock, around the Moon as it is lit. */
export const skyWheel = (bodies: Bodies, elongationDeg: number): string =>
  `<svg class="sky-wheel" viewBox="-200 -200 400 400" role="img" aria-label="The zodiac: ${bodies.map(({ body, sign }) => `${body} in ${sign}`).join(', ')}.">
${SIGNS.map(segment).join('\n')}
${moonDisk(elongationDeg)}<text text-anchor="middle" y="56">the Moon</text>
${spread(bodies, APART_DEG).map(named).join('\n')}
</svg>`;

/** A point at a longitude, so far from the middle. */
function at(deg: number, radius: number): string {
  const angle = (deg * Math.PI) / 180;
  return `${(-radius * Math.cos(angle)).toFixed(1)} ${(radius * Math.sin(angle)).toFixed(1)}`;
}

function segment(sign: string, i: number): string {
  const [from, to] = [30 * i, 30 * i + 30];
  const ring = `M${at(from, OUTER)}A${OUTER} ${OUTER} 0 0 0 ${at(to, OUTER)}L${at(to, INNER)}A${INNER} ${INNER} 0 0 1 ${at(from, INNER)}Z`;
  // In the lower half the names would stand on their heads.
  const turned = from < 180 ? 90 - from - 15 : 270 - from - 15;
  return `<path class="${ELEMENTS[i % 4]}" d="${ring}"/><text text-anchor="middle" dy=".35em" transform="translate(${at(from + 15, (OUTER + INNER) / 2)}) rotate(${turned})">${sign}</text>`;
}

const MARK = '<circle r="4"/>';
/** The two lights have signs of their own. */
const marks: Partial<Record<Bodies[number]['body'], string>> = {
  Sun: '<circle class="sun" r="8"/><circle r="2"/>',
  Moon: '<path class="crescent" transform="translate(-11 -12) scale(.75)" d="M22 21.4A10 10 0 0 1 11 7.1a10 10 0 1 0 11 14.3Z"/>',
};

function named({ body, longitudeDeg, shownDeg }: Bodies[number] & { shownDeg: number }): string {
  // On the right, names read from the middle outward; on the left, toward it.
  const isLeft = shownDeg < 90 || shownDeg > 270;
  const turned = isLeft ? -shownDeg : 180 - shownDeg;
  return `<path class="pointer" d="M${at(longitudeDeg, INNER)}L${at(longitudeDeg, INNER - 8)}L${at(shownDeg, INNER - 26)}"/><g transform="translate(${at(longitudeDeg, INNER)})">${marks[body] ?? MARK}</g><text class="body" text-anchor="${isLeft ? 'start' : 'end'}" dy=".35em" transform="translate(${at(shownDeg, INNER - 30)}) rotate(${turned})">${body}</text>`;
}
