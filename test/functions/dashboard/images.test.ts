import { readFileSync } from 'node:fs';
import { crc32, inflateSync } from 'node:zlib';
import { expect, test } from '@jest/globals';
import { sampleDay } from '#lib/operations/sample-day.ts';
import { createCanvas, disk } from '../../../functions/dashboard/images/canvas.ts';
import { drawIcon } from '../../../functions/dashboard/images/icon.ts';
import { drawSky } from '../../../functions/dashboard/images/sky-image.ts';
import { baseUrl } from '../../support/service.ts';

// cspell:ignore IHDR IDAT IEND
const url = baseUrl();

/** Decodes a PNG of 8-bit RGBA whose rows all have the filter Up. Checks the signature and the checksums. */
function decode(png: Buffer) {
  expect(png.subarray(0, 8).toString('latin1')).toBe('\x89PNG\r\n\x1a\n');
  const chunks = new Map<string, Buffer>();
  for (let at = 8; at < png.length; ) {
    const end = at + 8 + png.readUInt32BE(at);
    expect(crc32(png.subarray(at + 4, end))).toBe(png.readUInt32BE(end));
    chunks.set(png.toString('latin1', at + 4, at + 8), png.subarray(at + 8, end));
    at = end + 4;
  }
  expect([...chunks.keys()]).toEqual(['IHDR', 'IDAT', 'IEND']);
  const header = chunks.get('IHDR') ?? Buffer.alloc(0);
  const [width, height] = [header.readUInt32BE(0), header.readUInt32BE(4)];
  const rows = inflateSync(chunks.get('IDAT') ?? '');
  const stride = 4 * width + 1;
  for (let y = 0; y < height; y++) {
    expect(rows[y * stride]).toBe(2);
    for (let i = 1; y > 0 && i < stride; i++)
      rows[y * stride + i] = (rows[y * stride + i] ?? 0) + (rows[(y - 1) * stride + i] ?? 0);
  }
  const at = (x: number, y: number) => [...rows.subarray(y * stride + 1 + 4 * x, y * stride + 5 + 4 * x)];
  return { width, height, at };
}

test('a shape is opaque inside, transparent outside and has a smooth edge', () => {
  const canvas = createCanvas(20, 10);
  canvas.fill(disk(5, 5, 3), [200, 100, 0]);
  canvas.fill(disk(15, 5, 3), [0, 0, 0], 0.5);
  const { width, height, at } = decode(canvas.png());
  expect([width, height]).toEqual([20, 10]);
  expect([at(5, 5), at(10, 5)]).toEqual([
    [200, 100, 0, 255],
    [0, 0, 0, 0],
  ]);
  expect(at(15, 5)).toEqual([0, 0, 0, 128]);
  const [, , , edge = 0] = at(3, 2);
  expect(edge).toBeGreaterThan(0);
  expect(edge).toBeLessThan(255);
});

test('the icons have the colors of icon.svg, and only full ones fill the corners', () => {
  const svg = readFileSync('functions/dashboard/client/icon.svg', 'utf8');
  const [night, gold] = [...svg.matchAll(/fill="#(\w{6})"/g)].map(([, hex = '']) => [
    ...Buffer.from(hex, 'hex'),
    255,
  ]);
  for (const isFull of [true, false]) {
    const { at } = decode(drawIcon(64, isFull));
    expect([at(0, 0)[3], at(63, 63)[3]]).toEqual(isFull ? [255, 255] : [0, 0]);
    // The star, the crescent's middle, and the dark between them.
    expect([at(43, 21), at(14, 34), at(40, 24)]).toEqual([gold, gold, night]);
  }
});

test.each([
  ['a waxing half', 90, [false, true]],
  ['a waning half', 270, [true, false]],
  ['a full', 180, [true, true]],
  ['a new', 0, [false, false]],
])('%s Moon is drawn as it is lit from the north', (_, elongationDeg, lit) => {
  const { sky } = sampleDay(Date.parse('2026-11-30T12:00:00Z'));
  const { width, height, at } = decode(drawSky({ ...sky, moon: { ...sky.moon, elongationDeg } }));
  const isLit = (x: number) => (at(x, 315)[0] ?? 0) > 200;
  expect([width, height, isLit(540), isLit(660)]).toEqual([1200, 630, ...lit]);
});

test.each(['*/*', 'image/avif,image/webp,*/*;q=0.8', 'text/html'])(
  'images are served as bytes to clients that accept %s',
  async (accept) => {
    const page = await (await fetch(`${url}/`)).text();
    const [, preview = ''] = /property="og:image" content="([^"]+)"/.exec(page) ?? [];
    expect(preview).toMatch(/^http:\/\/[\w.]+:\d+\/assets\/sky\.png$/);
    const manifest = (await (await fetch(`${url}/manifest.webmanifest`)).json()) as {
      icons: { src: string; sizes: string; type: string; purpose: string }[];
    };
    const bitmaps = manifest.icons.filter(({ type }) => type === 'image/png');
    expect(bitmaps.map(({ sizes, purpose }) => `${sizes} ${purpose}`)).toEqual([
      '192x192 any',
      '512x512 any',
      '512x512 maskable',
    ]);
    const [, touch = ''] = /rel="apple-touch-icon" href="([^"]+)"/.exec(page) ?? [];
    for (const [path, size] of [
      ['/assets/sky.png', '1200x630'],
      [touch, '180x180'],
      ...bitmaps.map(({ src, sizes }) => [src, sizes]),
    ]) {
      const response = await fetch(`${url}${path}`, { headers: { Accept: accept } });
      const { status, headers } = response;
      expect([path, status, headers.get('content-type'), headers.get('cache-control')]).toEqual([
        path,
        200,
        'image/png',
        'public, max-age=86400',
      ]);
      const { width, height } = decode(Buffer.from(await response.arrayBuffer()));
      expect([path, `${width}x${height}`]).toEqual([path, size]);
    }
  },
);
