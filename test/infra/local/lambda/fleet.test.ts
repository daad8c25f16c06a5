import { beforeEach, expect, jest, test } from '@jest/globals';
import type { ExecutionEnvironment } from '../../../../infra/local/lambda/execution-environment.ts';
import { createFleet, type Fleet } from '../../../../infra/local/lambda/fleet.ts';

let fleet: Fleet;
let ended: string[];

beforeEach(() => {
  ended = [];
  fleet = createFleet({
    max: 4,
    maxPerFunction: 3,
    start: (functionId): ExecutionEnvironment => ({
      functionId,
      broken: () => false,
      run: () => Promise.reject(new Error('not run here')),
      end: async () => void ended.push(functionId),
    }),
  });
});

/** Gives each named function an environment, and back at once. */
function fill(...ids: string[]): void {
  const taken = ids.map((id) => fleet.cold(id, 0));
  for (const environment of taken) if (environment) fleet.giveBack(environment);
}

test('one function has no more than its share', () => {
  fill('A', 'A', 'A', 'A');
  expect(fleet.countOf('A')).toBe(3);
});

test('when all is taken, a function without any gets one of those that have several', () => {
  fill('A', 'B', 'B', 'C');
  expect(fleet.cold('D', 0)).toBeDefined();
  expect(ended).toEqual(['B']);
});

test('when nobody has several, it gets the one that has been idle longest', () => {
  fill('A', 'B', 'C', 'D');
  const used = fleet.warm('A');
  if (used) fleet.giveBack(used);
  expect(fleet.cold('E', 0)).toBeDefined();
  expect(ended).toEqual(['B']);
});

test('what is running is never taken', () => {
  for (const id of ['A', 'A', 'B', 'C']) fleet.cold(id, 0);
  expect(fleet.cold('D', 10_000)).toBeUndefined();
});

test('a function that has some gets another only after a wait, and not often', () => {
  jest.spyOn(performance, 'now').mockReturnValue(10_000);
  fill('A', 'A', 'A', 'B');
  expect(fleet.cold('B', 100)).toBeUndefined();
  expect(fleet.cold('B', 300)).toBeDefined();
  expect(fleet.cold('B', 300)).toBeUndefined();
  jest.spyOn(performance, 'now').mockReturnValue(11_001);
  expect(fleet.cold('B', 300)).toBeDefined();
  expect(ended).toEqual(['A', 'A']);
  jest.restoreAllMocks();
});

test('the last environment of another function is not taken for growth', () => {
  fill('A', 'B', 'C', 'D');
  expect(fleet.cold('A', 10_000)).toBeUndefined();
});

test('outdated environments end when they are idle or come back', () => {
  const running = fleet.cold('A', 0);
  fill('B');
  fleet.outdate();
  expect(ended).toEqual(['B']);
  if (running) fleet.giveBack(running);
  expect(ended).toEqual(['B', 'A']);
  expect(fleet.warm('A')).toBeUndefined();
});
