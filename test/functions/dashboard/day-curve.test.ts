import { expect, test } from '@jest/globals';
import type { Transit } from '#lib/contract/forecasts.ts';
import { BODIES } from '#lib/ephemeris/zodiac.ts';
import { REACH } from '#lib/transits/transit-kinds.ts';
import {
  dayCurve,
  heightAt,
  labelPlace,
  MOVING,
  momentsOf,
  STEPS,
} from '../../../functions/dashboard/client/day/curve.ts';
import { comparison } from '../../../functions/dashboard/client/day/explanation.ts';
import { headlineSize, storyOf } from '../../../functions/dashboard/client/day/story.ts';
import { sunPosition } from '../../../functions/dashboard/client/day/sun.ts';

const DAY = { fromMs: Date.parse('2026-11-23T00:00:00Z'), toMs: Date.parse('2026-11-24T00:00:00Z') };

const moon = (time: string, rating: number, natal: Transit['natal'] = 'Sun'): Transit => ({
  transiting: 'Moon',
  aspect: 'trine',
  natal,
  orbDeg: 1,
  phase: 'exact',
  exactAt: `2026-11-23T${time}:00Z`,
  retrograde: false,
  points: { rating, energy: 0, focus: 0, romance: 0, luck: 0 },
});
const timesOf = (transits: Transit[]) =>
  momentsOf(transits, dayCurve(6, transits, DAY), DAY).map(({ atMs, words }) => [
    new Date(atMs).toISOString().slice(11, 16),
    words,
  ]);

test('a day’s curve is highest where a transit helps, lowest where one strains, and higher with the rating', () => {
  const transits = [moon('08:00', 4), moon('18:00', -4, 'Mars')];
  const heights = dayCurve(6, transits, DAY);
  expect(heights).toHaveLength(STEPS + 1);
  expect(Math.abs(heights.indexOf(Math.max(...heights)) / 2 - 8)).toBeLessThanOrEqual(1);
  expect(Math.abs(heights.indexOf(Math.min(...heights)) / 2 - 18)).toBeLessThanOrEqual(1);
  expect(heightAt(dayCurve(9, transits, DAY), 0)).toBeGreaterThan(heightAt(heights, 0));
  for (const rating of [1, 10])
    for (const points of [-500, 500])
      for (const height of dayCurve(rating, [moon('12:00', points)], DAY)) {
        expect(height).toBeGreaterThan(0);
        expect(height).toBeLessThan(1);
      }
});

test('a transit that isn’t exact on the day rises or falls all day, and slow bodies leave the curve flat', () => {
  const { exactAt: _, ...applying } = {
    ...moon('12:00', 3),
    transiting: 'Mercury',
    phase: 'applying',
  } as const;
  const rising = dayCurve(6, [applying], DAY);
  expect(rising).toEqual([...rising].sort((a, b) => a - b));
  expect(new Set(dayCurve(6, [{ ...moon('12:00', 5), transiting: 'Saturn' }], DAY)).size).toBe(1);
});

test('the curve uses the model’s orbs for all bodies that move by half a degree a day', () => {
  for (const body of BODIES)
    expect([body, MOVING[body]?.orbDeg ?? REACH[body].orbDeg]).toEqual([body, REACH[body].orbDeg]);
});

test('a day has at most one good and one hard moment, in plain words', () => {
  expect(timesOf([moon('08:00', 4), moon('18:00', -4, 'Mars')])).toEqual([
    ['08:00', 'you shine'],
    ['18:00', 'short tempers'],
  ]);
  expect(timesOf([moon('08:00', 4), moon('09:00', -3)])).toEqual([['08:00', 'you shine']]);
  // The smaller one is on the slope of the larger.
  const [large, small] = [moon('10:00', 9, 'Mars'), moon('14:00', 2)];
  const heights = dayCurve(6, [large, small], DAY);
  expect(heightAt(heights, 14 / 24)).toBeGreaterThan(
    heights.reduce((sum, height) => sum + height, 0) / (STEPS + 1),
  );
  expect([momentsOf([large], heights, DAY).length, momentsOf([small], heights, DAY).length]).toEqual([1, 0]);
});

test('a moment’s label stays on the screen, is beside its moment, and the curve doesn’t run through it', () => {
  const characters = 20;
  const width = 0.34;
  for (const transits of [
    [moon('08:00', 4), moon('18:00', -4, 'Mars')],
    [moon('14:00', 30)],
    [moon('12:00', -30)],
  ])
    for (const heights of [dayCurve(2, transits, DAY), dayCurve(9, transits, DAY)])
      for (const isGood of [true, false])
        for (let at = 0; at <= 1; at += 0.05) {
          const { shift, rise } = labelPlace(at, isGood, characters, heights);
          const from = at - shift * width;
          expect(from).toBeGreaterThan(0);
          expect(from + width).toBeLessThan(1);
          expect(shift).toBeGreaterThan(-0.1);
          expect(shift).toBeLessThan(1.1);
          const label = heightAt(heights, at) + (isGood ? rise : -rise);
          for (let part = 0; part <= 1; part += 1 / 16) {
            const below = label - heightAt(heights, from + part * width);
            expect(isGood ? below : -below).toBeGreaterThan(-0.02);
          }
        }
});

test('the label of a steep moment stands where the curve is lower, or higher for a hard moment', () => {
  const rising = dayCurve(6, [moon('21:00', 30)], DAY);
  expect(labelPlace(0.6, true, 20, rising).shift).toBeGreaterThan(0.7);
  expect(labelPlace(0.6, false, 20, rising).shift).toBeLessThan(0.3);
  expect(labelPlace(0.5, true, 20, dayCurve(6, [], DAY))).toEqual({ shift: expect.closeTo(0.5), rise: 0 });
});

test('moments at night, with little effect, or at an uncertain time aren’t named', () => {
  const uncertain = {
    ...moon('12:00', 4),
    exactBetween: { earliest: '2026-11-23T09:00:00Z', latest: '2026-11-23T15:00:00Z' },
  };
  expect(timesOf([moon('03:00', 4), moon('23:30', -4), moon('12:00', 0.5)])).toEqual([]);
  expect(timesOf([uncertain])).toEqual([]);
});

test('a summary begins with its first sentence, and what names the sky stands apart', () => {
  const sentence = (text: string, rule: 'scene' | 'sky' | 'meaning') => ({
    text,
    rule,
    transits: [],
    skyEvents: [],
  });
  const sentences = [
    sentence('A.', 'scene'),
    sentence('B.', 'scene'),
    sentence('C.', 'sky'),
    sentence('D.', 'meaning'),
  ];
  expect(storyOf({ summary: 'A. B. C. D.', sentences })).toEqual({
    headline: 'A.',
    body: 'B. D.',
    sky: 'C.',
  });
  expect(storyOf({ summary: 'A. B.' })).toEqual({ headline: 'A. B.', body: '', sky: '' });
  expect([10, 60, 80, 120].map((length) => headlineSize('x'.repeat(length)))).toEqual([1, 2, 3, 4]);
});

test.each([
  [0.05, 'About an average day for you.'],
  [0.3, 'A touch better than your average day.'],
  [-0.8, 'Clearly harder than your average day.'],
  [2, 'Far better than your average day.'],
])('a day %s deviations from the mean is described in words', (deviations, words) => {
  expect(comparison(deviations)).toBe(words);
});

/** Altitudes from the Astronomical Almanac's formulas, at Berlin on the June solstice and in Sydney at the same instant. */
test('the Sun’s altitude is right within a few degrees', () => {
  const at = (iso: string, latitudeDeg: number, longitudeDeg: number) =>
    sunPosition(Date.parse(iso), 90, { latitudeDeg, longitudeDeg });
  expect(at('2026-06-21T11:06:00Z', 52.5, 13.4).altitudeDeg).toBeCloseTo(60.9, 0);
  expect(at('2026-06-21T23:06:00Z', 52.5, 13.4).altitudeDeg).toBeCloseTo(-14.1, 0);
  expect(at('2026-06-21T01:56:00Z', -33.9, 151.2).altitudeDeg).toBeCloseTo(32.7, 0);
  expect(at('2026-06-21T05:06:00Z', 52.5, 13.4).x).toBeCloseTo(0, 1);
  expect(at('2026-06-21T17:06:00Z', 52.5, 13.4).x).toBeCloseTo(1, 1);
});
