import { crc32, deflateSync } from 'node:zlib';

/** Red, green and blue, 0 to 255. */
export type Color = readonly [red: number, green: number, blue: number];

/** A shape around a point: everything is within its reach. `distance` is to its edge, negative inside. In pixels. */
export type Shape = { x: number; y: number; reach: number; distance: (dx: number, dy: number) => number };

export const disk = (x: number, y: number, radius: number): Shape => ({
  ...{ x, y, reach: radius },
  distance: (dx, dy) => Math.hypot(dx, dy) - radius,
});

export const circle = (x: number, y: number, radius: number, width: number): Shape => ({
  ...{ x, y, reach: radius + width },
  distance: (dx, dy) => Math.abs(Math.hypot(dx, dy) - radius) - width / 2,
});

/** A square with round corners, or without any if their radius is 0. `half` is half of its side. */
export const square = (x: number, y: number, half: number, radius: number): Shape => ({
  ...{ x, y, reach: half },
  distance(dx, dy) {
    const [right, down] = [Math.abs(dx) - half + radius, Math.abs(dy) - half + radius];
    return Math.hypot(Math.max(right, 0), Math.max(down, 0)) + Math.min(Math.max(right, down), 0) - radius;
  },
});

/** The part of a shape that is outside another. */
export const without = (shape: Shape, other: Pick<Shape, 'x' | 'y' | 'distance'>): Shape => ({
  ...shape,
  distance: (dx, dy) =>
    Math.max(shape.distance(dx, dy), -other.distance(dx + shape.x - other.x, dy + shape.y - other.y)),
});

const ALPHA = 3;

/** Creates an image that is transparent at first. Its coordinates are in pixels from the upper left corner. */
export function createCanvas(width: number, height: number) {
  const rgba = new Uint8Array(width * height * 4);

  /** Paints a color over what is there, within the reach of a point, as opaque (0 to 1) as each pixel's center. */
  function paint(
    { x, y, reach }: Omit<Shape, 'distance'>,
    [red, green, blue]: Color,
    opacityAt: Shape['distance'],
  ) {
    const [left, right] = [Math.max(0, Math.floor(x - reach - 1)), Math.min(width, x + reach + 1)];
    const bottom = Math.min(height, y + reach + 1);
    for (let row = Math.max(0, Math.floor(y - reach - 1)); row < bottom; row++)
      for (let column = left; column < right; column++) {
        const opacity = opacityAt(column + 0.5 - x, row + 0.5 - y);
        if (opacity <= 0) continue;
        const i = 4 * (row * width + column);
        const alpha = (rgba[i + 3] ?? 0) / 255;
        const total = opacity + alpha * (1 - opacity);
        const mix = (channel: number, value: number) => {
          const below = rgba[i + channel] ?? 0;
          rgba[i + channel] = Math.round(below + ((value - below) * opacity) / total);
        };
        mix(0, red);
        mix(1, green);
        mix(2, blue);
        rgba[i + 3] = Math.round(255 * total);
      }
  }

  return {
    /** Fills a shape, with a smooth edge. */
    fill: (shape: Shape, color: Color, opacity = 1) =>
      paint(shape, color, (dx, dy) => opacity * Math.min(1, Math.max(0, 0.5 - shape.distance(dx, dy)))),
    /** Paints light that is gone at a radius. */
    glow: (x: number, y: number, radius: number, color: Color, opacity: number) =>
      paint(
        { x, y, reach: radius },
        color,
        (dx, dy) => opacity * Math.max(0, 1 - Math.hypot(dx, dy) / radius) ** 2,
      ),
    /** Encodes a PNG. Colors are rounded down to multiples of `step`: fewer of them make a smaller file. */
    png: (step = 1) =>
      encodePng(
        rgba.map((value, i) => (i % 4 === ALPHA ? value : value - (value % step))),
        width,
        height,
      ),
  };
}

// cspell:ignore IHDR IDAT IEND
const SIGNATURE = Buffer.from('\x89PNG\r\n\x1a\n', 'latin1');
/** The filter that stores a row as its difference from the row above. */
const UP = 2;

/** Encodes a PNG (third edition): 8 bits a channel, red, green, blue and alpha, not interlaced. */
function encodePng(rgba: Uint8Array, width: number, height: number): Buffer {
  const stride = 4 * width;
  const rows = Buffer.alloc(height * (stride + 1));
  for (let y = 0; y < height; y++) {
    const start = y * (stride + 1);
    rows[start] = UP;
    for (let i = 0; i < stride; i++)
      rows[start + 1 + i] = (rgba[y * stride + i] ?? 0) - (rgba[(y - 1) * stride + i] ?? 0);
  }
  const header = Buffer.from([0, 0, 0, 0, 0, 0, 0, 0, 8, 6, 0, 0, 0]);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  const chunks = [chunk('IHDR', header), chunk('IDAT', deflateSync(rows)), chunk('IEND', Buffer.alloc(0))];
  return Buffer.concat([SIGNATURE, ...chunks]);
}

function chunk(name: string, data: Buffer): Buffer {
  const framed = Buffer.concat([Buffer.alloc(4), Buffer.from(name), data, Buffer.alloc(4)]);
  framed.writeUInt32BE(data.length, 0);
  framed.writeUInt32BE(crc32(framed.subarray(4, -4)), framed.length - 4);
  return framed;
}
