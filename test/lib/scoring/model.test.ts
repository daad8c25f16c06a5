import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import { LEVELS, METRICS } from '#lib/scoring/day.ts';
import { levelOf, ratingOf } from '#lib/scoring/model.ts';

const sum = fc.double({ min: -200, max: 200, noNaN: true });
/** The known birth data: the date only, or the date and the time. */
const KNOWN = ['date', 'time'] as const;

test.each(KNOWN)(
  'with a known birth %s, a rating is 1.0 to 10.0 with one decimal place and never falls as points rise',
  (known) => {
    fc.assert(
      fc.property(sum, sum, (a, b) => {
        const [low, high] = [ratingOf(Math.min(a, b), known), ratingOf(Math.max(a, b), known)];
        expect(low).toBeGreaterThanOrEqual(1);
        expect(high).toBeLessThanOrEqual(10);
        expect(low).toBeLessThanOrEqual(high);
        expect(Number(low.toFixed(1))).toBe(low);
      }),
    );
  },
);

test.each(KNOWN)(
  'with a known birth %s, a level never falls as points rise, and every level is reached',
  (known) => {
    for (const metric of METRICS) {
      fc.assert(
        fc.property(sum, sum, (a, b) => {
          const [low, high] = [
            levelOf(metric, Math.min(a, b), known),
            levelOf(metric, Math.max(a, b), known),
          ];
          expect(LEVELS.indexOf(low)).toBeLessThanOrEqual(LEVELS.indexOf(high));
        }),
      );
      const reached = new Set(Array.from({ length: 400 }, (_, i) => levelOf(metric, i / 20 - 10, known)));
      expect([...reached]).toEqual(LEVELS);
    }
  },
);
