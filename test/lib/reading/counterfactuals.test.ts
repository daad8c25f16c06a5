import { expect, test } from '@jest/globals';
import { readerDays, unfounded } from './counterfactuals.ts';

test('each sentence of 300 days names its causes, and without them it wouldn’t be written', () => {
  const checked = readerDays(300).map(({ birth, date }) => unfounded(birth, date));
  expect(checked.flatMap(({ faults }) => faults)).toEqual([]);
  expect(checked.reduce((sum, { sentences }) => sum + sentences, 0)).toBeGreaterThan(900);
});
