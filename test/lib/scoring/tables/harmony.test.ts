import { expect, test } from '@jest/globals';
import { ASPECTS } from '#lib/chart/natal-chart.ts';
import { BODIES } from '#lib/ephemeris/zodiac.ts';
import { METRICS } from '#lib/scoring/day.ts';
import { harmony, relevance } from '#lib/scoring/tables/weights.ts';

const transits = BODIES.flatMap((transiting) =>
  BODIES.flatMap((natal) => ASPECTS.map((aspect) => ({ transiting, natal, aspect }))),
);

test.each(['rating', ...METRICS] as const)(
  'for %s, sextiles and trines always help, and squares and oppositions always hurt',
  (name) => {
    const metric = name === 'rating' ? undefined : name;
    for (const { transiting, natal, aspect } of transits) {
      const value = harmony(transiting, aspect, natal, metric);
      expect(Math.abs(value)).toBeLessThanOrEqual(1);
      if (aspect === 'sextile' || aspect === 'trine') expect(value).toBeGreaterThan(0);
      if (aspect === 'square' || aspect === 'opposition') expect(value).toBeLessThan(0);
    }
  },
);

test('harmony is symmetric', () => {
  for (const { transiting, natal, aspect } of transits) {
    expect(harmony(transiting, aspect, natal)).toBe(harmony(natal, aspect, transiting));
  }
});

test('every conjunction affects the rating', () => {
  for (const { transiting, natal } of transits) {
    expect(harmony(transiting, 'conjunction', natal)).not.toBe(0);
  }
});

test('Venus and Jupiter help, and Mars and Saturn hurt, in conjunction with the Sun and Moon', () => {
  for (const light of ['Sun', 'Moon'] as const) {
    for (const fortune of ['Venus', 'Jupiter'] as const)
      expect(harmony(fortune, 'conjunction', light)).toBeGreaterThan(0.5);
    for (const infortune of ['Mars', 'Saturn'] as const)
      expect(harmony(infortune, 'conjunction', light)).toBeLessThan(-0.2);
  }
});

test('for each metric, the Moon is relevant to at least two natal bodies, and never more than each body is to itself', () => {
  for (const metric of METRICS) {
    const relevant = BODIES.filter((natal) => relevance('Moon', natal, metric) >= 0.3);
    expect(relevant.length).toBeGreaterThanOrEqual(2);
    for (const natal of BODIES) {
      expect(relevance('Moon', natal, metric)).toBeLessThanOrEqual(relevance(natal, natal, metric));
    }
  }
});
