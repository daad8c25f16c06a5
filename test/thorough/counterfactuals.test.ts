import { expect, test } from '@jest/globals';
import { readerDays, unfounded } from '../lib/reading/counterfactuals.ts';

test('each sentence of 10,000 days names its causes, and without them it wouldn’t be written', () => {
  const faults = readerDays(10_000).flatMap(({ birth, date }) => unfounded(birth, date).faults);
  expect(faults).toEqual([]);
});
