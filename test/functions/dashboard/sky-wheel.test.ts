import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import { litPath } from '../../../functions/dashboard/client/moon-shape.ts';
import { spread } from '../../../functions/dashboard/client/spread.ts';
import { aspectPaths, turn } from '../../../functions/dashboard/client/zodiac-places.ts';
import { expectProblem } from '../../support/expectations.ts';
import { readHtml } from '../../support/html.ts';
import { serviceOf } from '../../support/service.ts';

const { call, signIn } = serviceOf();

type Body = { body: string; sign: string; longitudeDeg: number };

test('the landing page draws the sky at noon', async () => {
  const { key } = await signIn();
  const { all } = readHtml((await call('GET', '/')).text);
  const date = all('time')[0]?.attributes['datetime'];
  const { body } = await call('GET', `/api/sky?at=${date}T12:00:00Z`, { key });
  const { bodies } = body as { bodies: Body[] };
  const drawn = all('svg').find(({ attributes }) => attributes['class'] === 'zodiac');
  for (const { body: name, sign, longitudeDeg } of bodies) {
    expect(drawn?.text).toContain(name);
    expect(drawn?.attributes['aria-label']).toContain(`${name} in ${sign}`);
    const turns = all('g').map(({ attributes }) => attributes['transform']);
    expect(turns).toContain(turn(longitudeDeg));
  }
});

test('the sky of a birth date is public, immutable and the one that the API returns', async () => {
  const { key } = await signIn();
  const asset = await call('GET', '/assets/sky-1991-03-28.json');
  expect([asset.status, asset.headers.get('cache-control')]).toEqual([
    200,
    'public, max-age=31536000, immutable',
  ]);
  const { body } = await call('GET', '/api/sky?at=1991-03-28T12:00:00Z', { key });
  expect(JSON.parse(asset.text)).toEqual((body as { bodies: Body[] }).bodies);
});

test.each(['1899-12-31', '2100-01-01', '1991-02-29', '1991-3-28'])('there is no sky of %s', async (date) => {
  expectProblem(await call('GET', `/assets/sky-${date}.json`), 404, 'not_found');
});

test('aspects join bodies within five degrees of 60, 90, 120 or 180 degrees', () => {
  const at = (...degs: number[]) =>
    aspectPaths(degs.map((longitudeDeg) => ({ body: 'Sun', sign: 'Aries', longitudeDeg })));
  expect(at(350, 55)).toEqual({ soft: expect.stringMatching(/^M/), hard: '' });
  expect(at(350, 80)).toEqual({ soft: '', hard: expect.stringMatching(/^M/) });
  expect(at(350, 56, 300)).toMatchObject({ hard: '' });
  expect(at(0, 66)).toEqual({ soft: '', hard: '' });
});

const longitude = fc.double({ min: 0, max: 359.9999, noNaN: true });
const longitudes = fc.array(longitude, { minLength: 1, maxLength: 10 });

test('names around the sky wheel are spaced apart, in order, each near its body', () => {
  fc.assert(
    fc.property(longitudes, (degs) => {
      const points = degs.map((longitudeDeg) => ({ longitudeDeg }));
      const placed = spread(points, 9);
      expect(placed.map(({ longitudeDeg }) => longitudeDeg).toSorted()).toEqual(degs.toSorted());
      placed.forEach(({ longitudeDeg, shownDeg }, i) => {
        const next = placed[(i + 1) % placed.length]?.shownDeg ?? 0;
        if (placed.length > 1) expect((next - shownDeg + 360) % 360).toBeGreaterThan(8.5);
        expect(Math.abs(((shownDeg - longitudeDeg + 540) % 360) - 180)).toBeLessThan(60);
      });
    }),
  );
});

test('names around the sky wheel stay next to their bodies if there is room', () => {
  const placed = [10, 30, 200, 350].map((longitudeDeg) => ({ longitudeDeg }));
  for (const { longitudeDeg, shownDeg } of spread(placed, 9)) expect(shownDeg).toBeCloseTo(longitudeDeg);
});

test('a waxing Moon is lit on the right, a waning Moon on the left, and a full Moon entirely', () => {
  expect(litPath(45, 40)).toContain('A28.3 40 0 0 0 ');
  expect(litPath(135, 40)).toContain('A28.3 40 0 0 1 ');
  expect(litPath(180, 40)).toContain('A40.0 40 0 0 1 ');
  expect(litPath(90, 40)).toContain('A40 40 0 0 1 ');
  expect(litPath(270, 40)).toContain('A40 40 0 0 0 ');
});
