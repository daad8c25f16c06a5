import { expect, test } from '@jest/globals';
import type { NatalPointPosition } from '#lib/chart/natal-points.ts';
import { skySubject } from '#lib/reading/brief/brief.ts';
import type { SkyNews } from '#lib/reading/brief/sky-news.ts';
import { longitudeOf, touchOf } from '#lib/reading/brief/touches.ts';

/** A natal point at a longitude, with its range of uncertainty in degrees. */
const at = (point: NatalPointPosition['point'], longitudeDeg: number, range = 0): NatalPointPosition => ({
  ...{ point, longitudeDeg },
  ...{ fromDeg: longitudeDeg - range / 2, toDeg: longitudeDeg + range / 2 },
});

test.each([
  ['within two degrees of a conjunction', 101.9, { natal: 'Venus', aspect: 'conjunction' }],
  ['within two degrees of an opposition', 278.1, { natal: 'Venus', aspect: 'opposition' }],
  ['within a degree of a square', 10.9, { natal: 'Venus', aspect: 'square' }],
  ['within a degree of a sextile', 159.1, { natal: 'Venus', aspect: 'sextile' }],
  ['within a degree of a trine', 340.9, { natal: 'Venus', aspect: 'trine' }],
  ['beyond two degrees of a conjunction', 102.1, undefined],
  ['beyond a degree of a square', 11.1, undefined],
  ['at no aspect', 130, undefined],
])('a longitude %s touches a point accordingly', (_, longitudeDeg, expected) => {
  const touch = touchOf(longitudeDeg, [at('Venus', 100)]);
  if (expected === undefined) expect(touch).toBeUndefined();
  else expect(touch).toMatchObject(expected);
});

test('the closest of several points is touched, relative to what its aspect allows', () => {
  // The square is off by 0.6 of at most 1 degree, the conjunction by 1 of at most 2.
  const points = [at('Mars', 190.6), at('Venus', 101)];
  expect(touchOf(100, points)).toEqual({ natal: 'Venus', aspect: 'conjunction', orbDeg: 1 });
  expect(touchOf(100, [at('Mars', 190.2), at('Venus', 101)])).toMatchObject({ natal: 'Mars' });
});

test('a point that is uncertain by more than one and a half degrees is never touched', () => {
  expect(touchOf(100, [at('Moon', 100, 1.6)])).toBeUndefined();
  expect(touchOf(100, [at('Mercury', 100, 1.4)])).toMatchObject({ natal: 'Mercury' });
});

const on = (iso: string) => ({ atMs: Date.parse(`${iso}Z`), timeZone: 'UTC' });
const eclipse = { kind: 'eclipse', type: 'annular', sign: 'Aquarius', touches: [] } as const;
const station = { kind: 'station', planet: 'Mercury', direction: 'retrograde' } as const;
const idle = { kind: 'void of course', sign: 'Taurus', untilMs: undefined } as const;
const EVENTS: readonly [name: string, news: SkyNews, deg: number][] = [
  ['a solar eclipse', { ...eclipse, eclipse: 'solar', ...on('2027-02-06T16:00') }, 317.6],
  ['a lunar eclipse', { ...eclipse, eclipse: 'lunar', ...on('2027-02-20T23:13') }, 152],
  ['Mercury’s station', { ...station, ...on('2027-02-09T17:36') }, 335.9],
  [
    'the Sun’s ingress',
    { kind: 'ingress', body: 'Sun', sign: 'Pisces', isBack: false, ...on('2027-02-18T21:33') },
    330,
  ],
  ['a full Moon', { kind: 'phase', phase: 'full', sign: 'Leo', ...on('2027-01-22T12:17') }, 122.2],
  ['a void of course', { ...idle, ...on('2027-01-22T12:17') }, 59],
];

test.each(EVENTS)('the longitude of %s is known', (_, news, deg) => {
  expect(Math.abs(longitudeOf(news) - deg)).toBeLessThan(0.2);
});

test('eclipses, phases and stations touch natal points and gain weight by it; ingresses and voids don’t', () => {
  for (const [name, news] of EVENTS) {
    const touched = skySubject(news, [at('Sun', longitudeOf(news))]);
    const alone = skySubject(news, []);
    const canTouch = ['eclipse', 'phase', 'station'].includes(news.kind);
    expect([name, touched.touch?.natal, touched.weight > alone.weight]).toEqual([
      name,
      canTouch ? 'Sun' : undefined,
      canTouch,
    ]);
    expect(touched.tone).toBe('neutral');
  }
});
