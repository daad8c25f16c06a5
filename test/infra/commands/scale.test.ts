import { readFileSync } from 'node:fs';
import { expect, test } from '@jest/globals';
import { stageNamed } from '../../../infra/chosen-stage.ts';
import { scaleTable, stepsFor } from '../../../infra/costs/scale.ts';

const prod = stageNamed('prod');
/** Prod with other rates, and what first refuses its readers. */
const firstOf = (readers: number, rates: Record<string, number>) => {
  const requestsPerSecond = { ...prod.requestsPerSecond, ...rates };
  return stepsFor({ ...prod, requestsPerSecond }, readers)[0];
};

test('docs/scale.md has the current simulation', () => {
  expect(readFileSync('docs/scale.md', 'utf8')).toContain(scaleTable(prod));
});

test('a small stage refuses no one, and a rate that is too low refuses more the lower it is', () => {
  expect(firstOf(1_000, {})).toMatchObject({ first: undefined, refused: 0, givenUp: 0, stages: 1 });
  const [low, lower] = [2, 1].map((home) => firstOf(33_000, { home, '/service-worker.js': 100 }));
  for (const step of [low, lower]) expect(step?.first?.gate.what).toBe('rate of /api/home');
  expect(low?.refused).toBeGreaterThan(0);
  expect(lower?.refused).toBeGreaterThan(low?.refused ?? 1);
  expect(lower?.givenUp).toBeLessThan(lower?.refused ?? 0);
});

test('each remedy lets at least as many readers in, and the last step refuses no one', () => {
  const steps = stepsFor(prod, 1e7);
  const shares = steps.map(({ refused }) => refused);
  expect(shares).toEqual(shares.toSorted((a, b) => b - a));
  expect(steps.at(-1)).toMatchObject({ first: undefined, refused: 0, remedy: '' });
});
