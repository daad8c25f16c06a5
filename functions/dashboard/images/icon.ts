import { type Color, createCanvas, disk, square, without } from './canvas.ts';

const NIGHT: Color = [20, 27, 52];
const GOLD: Color = [240, 207, 142];

/** Draws client/icon.svg as a PNG. With `isFull`, the ground fills the corners, for systems that cut them themselves. */
export function drawIcon(size: number, isFull: boolean): Buffer {
  const px = size / 32;
  const canvas = createCanvas(size, size);
  canvas.fill(square(size / 2, size / 2, size / 2, isFull ? 0 : 8 * px), NIGHT);
  // The centers of the two arcs in the file.
  const [moon, shadow] = [disk(13.834 * px, 16.702 * px, 8.6 * px), disk(19.666 * px, 12.198 * px, 8.6 * px)];
  canvas.fill(without(moon, shadow), GOLD);
  canvas.fill(disk(21.5 * px, 10.5 * px, 1.6 * px), GOLD);
  return canvas.png();
}
