import { expect, test } from '@jest/globals';
import { fitSentence } from '../../../functions/dashboard/client/day/fit.ts';

const hard = { answers: 0, felt: 0 };

test.each([
  [{ answers: 40, good: { answers: 12, felt: 9 }, hard }, 'Your 8s felt like 8s on 9 of 12 days.'],
  [{ answers: 19, good: { answers: 12, felt: 9 }, hard }, undefined],
  [{ answers: 40, good: { answers: 2, felt: 2 }, hard }, undefined],
])('good days are compared with the verdicts once there are enough', (summary, sentence) => {
  expect(fitSentence(summary)).toBe(sentence);
});
