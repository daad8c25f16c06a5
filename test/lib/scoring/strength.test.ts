import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import { meanStrength } from '#lib/scoring/points.ts';

const STEPS = 5_000;

/** Computes the mean strength by sampling. */
function sampled(fromDeg: number, toDeg: number, orbDeg: number): number {
  let sum = 0;
  for (let i = 0; i < STEPS; i++) {
    const distance = fromDeg + ((toDeg - fromDeg) * (i + 0.5)) / STEPS;
    const separates = distance * (toDeg - fromDeg) > 0;
    sum += Math.max(0, 1 - Math.abs(distance) / orbDeg) * (separates ? 0.8 : 1);
  }
  return sum / STEPS;
}

const distance = fc.integer({ min: -9000, max: 9000 }).map((thousandths) => thousandths / 1000);

test('a transit’s strength is averaged over the day, and a fifth lower while separating', () => {
  fc.assert(
    fc.property(distance, distance, fc.constantFrom(1, 1.5, 3, 6), (from, to, orb) => {
      fc.pre(from !== to);
      expect(meanStrength(from, to, orb)).toBeCloseTo(sampled(from, to, orb), 3);
    }),
    { numRuns: 50 },
  );
});

test('a transit’s strength is 1 when exact and 0 at the maximum orb', () => {
  expect(meanStrength(0, 0, 3)).toBe(1);
  expect(meanStrength(3, 3, 3)).toBe(0);
  expect(meanStrength(3, 4, 3)).toBe(0);
  expect(meanStrength(-3, 0, 3)).toBe(0.5);
  expect(meanStrength(0, 3, 3)).toBeCloseTo(0.4, 12);
});

test('the strength of a body that stands still falls evenly with its distance from exact', () => {
  for (const [distanceDeg, strength] of [
    [0.75, 0.75],
    [1.5, 0.5],
    [-1.5, 0.5],
    [2.25, 0.25],
  ] as const)
    expect(meanStrength(distanceDeg, distanceDeg, 3)).toBe(strength);
});

test('a transit exact at noon has more than five times the strength of a transit leaving orb', () => {
  expect(meanStrength(-0.5, 0.5, 3)).toBeGreaterThan(meanStrength(2, 3, 3) * 5);
});
