import { expect, test } from '@jest/globals';
import { nearestName } from '#lib/contract/suggest-name.ts';

const NAMES = ['job interviews', 'date nights', 'luck', 'mentoring someone', 'birthTime'];

test.each([
  ['Job Interview', 'job interviews'],
  ['job-interviews', 'job interviews'],
  ['datenight', 'date nights'],
  ['interviews', 'job interviews'],
  ['mentoring', 'mentoring someone'],
  ['luk', 'luck'],
  ['birthtme', 'birthTime'],
  ['time', 'birthTime'],
  ['world peace', undefined],
  ['in', undefined],
  ['', undefined],
])('the nearest name to %j is %j', (text, nearest) => {
  expect(nearestName(text, NAMES)).toBe(nearest);
});
