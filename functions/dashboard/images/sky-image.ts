import type { SampleDay } from '#lib/operations/sample-day.ts';
import { type Color, circle, createCanvas, disk, square, without } from './canvas.ts';

/** The size of a link's preview. */
export const SKY_SIZE = { width: 1200, height: 630 } as const;

const NIGHT: Color = [11, 15, 34];
const DUSK: Color = [52, 48, 104];
const HORIZON: Color = [200, 120, 84];
const PALE: Color = [239, 237, 245];
const GOLD: Color = [242, 192, 95];
const MOONLIGHT: Color = [244, 236, 216];
const MOONSHADE: Color = [58, 62, 99];

/** Makes gradients coarser than they could be, and the file less than half as large. */
const COLOR_STEP = 4;

const [X, Y] = [SKY_SIZE.width / 2, SKY_SIZE.height / 2];
const [OUTER, INNER, MOON] = [270, 214, 112];

/** Draws the Sun, the Moon and the planets in the zodiac, and in the middle the Moon as it is lit. Returns a PNG. */
export function drawSky({ bodies, moon }: SampleDay['sky']): Buffer {
  const { fill, glow, png } = createCanvas(SKY_SIZE.width, SKY_SIZE.height);
  fill(square(X, Y, X, 0), NIGHT);
  glow(X, Y, 760, DUSK, 1);
  glow(X, 1000, 700, HORIZON, 1);
  for (const radius of [OUTER, INNER]) fill(circle(X, Y, radius, 1.5), PALE, 0.4);
  for (let deg = 0; deg < 360; deg += 30) fill(disk(...pointAt(deg, OUTER), 3.5), PALE, 0.6);
  for (const { body, longitudeDeg } of bodies) {
    const at = pointAt(longitudeDeg, (OUTER + INNER) / 2);
    if (body === 'Sun') glow(...at, 90, GOLD, 0.7);
    const radius = body === 'Sun' ? 16 : body === 'Moon' ? 11 : 7;
    // A dark rim keeps bodies apart that stand together.
    fill(disk(...at, radius + 2.5), NIGHT, 0.9);
    fill(disk(...at, radius), body === 'Sun' ? GOLD : PALE);
  }
  glow(X, Y, 2 * MOON, MOONLIGHT, 0.25);
  fill(disk(X, Y, MOON), MOONSHADE);
  fill(without(disk(X, Y, MOON), darkPart(moon.elongationDeg)), MOONLIGHT);
  return png(COLOR_STEP);
}

/** A point of the zodiac. As on the landing page, Aries starts at the left, and longitudes run counterclockwise. */
function pointAt(deg: number, radius: number): [x: number, y: number] {
  const angle = (deg * Math.PI) / 180;
  return [X - radius * Math.cos(angle), Y + radius * Math.sin(angle)];
}

/** The part of the Moon beyond its terminator. From the northern hemisphere, a waxing Moon is lit on the right. */
function darkPart(elongationDeg: number) {
  const side = elongationDeg <= 180 ? 1 : -1;
  const width = Math.cos((elongationDeg * Math.PI) / 180);
  const distance = (dx: number, dy: number) =>
    side * dx - width * Math.sqrt(Math.max(0, MOON ** 2 - dy ** 2));
  return { x: X, y: Y, distance };
}
