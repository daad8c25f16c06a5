import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import { spread } from '../../../functions/dashboard/client/spread.ts';
import { moonDisk } from '../../../functions/dashboard/landing/today.ts';
import { readHtml } from '../../support/html.ts';
import { serviceOf } from '../../support/service.ts';

const { call, signIn } = serviceOf();

test('the landing page draws the sky at noon and names the Moon’s phase and the retrograde planets', async () => {
  const { key } = await signIn();
  const { all } = readHtml((await call('GET', '/')).text);
  const date = all('time')[0]?.attributes['datetime'];
  const { body } = await call('GET', `/api/sky?at=${date}T12:00:00Z`, { key });
  type Body = { body: string; sign: string; retrograde: boolean };
  const { bodies, moon } = body as { bodies: Body[]; moon: { phase: string } };
  const drawn = all('svg').find(({ attributes }) => attributes['class'] === 'sky-wheel');
  for (const { body: name, sign } of bodies) {
    expect(drawn?.text).toContain(name);
    expect(drawn?.attributes['aria-label']).toContain(`${name} in ${sign}`);
  }
  // A crescent and the maria distinguish the Moon from the Sun.
  const signs = all('path').map(({ attributes }) => attributes['class']);
  expect(signs.filter((sign) => sign === 'crescent' || sign === 'moon-seas')).toHaveLength(2);
  expect(drawn?.text).toContain('the Moon');
  const caption = all('section').find(({ text }) => text.includes('Greenwich'))?.text ?? '';
  expect(caption).toContain(`${moon.phase}, `);
  const backward = bodies.filter(({ retrograde }) => retrograde).map(({ body: name }) => name);
  expect(caption).toContain(backward.join(', ') || 'No planet moves backward');
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
  expect(moonDisk(45)).toContain('A28.3 40 0 0 0 ');
  expect(moonDisk(135)).toContain('A28.3 40 0 0 1 ');
  expect(moonDisk(180)).toContain('A40.0 40 0 0 1 ');
  expect(moonDisk(90)).not.toContain('scale');
  expect(moonDisk(270)).toContain('scale(-1 1)');
});
