import { expect, test } from '@jest/globals';
import { floods, shareServed } from '../../load/simulate-arrivals.ts';
import { templateOf } from './templates.ts';

const prod = templateOf('prod');
const atTheStart = 'sign-in, in the first three minutes of that flood';
const steady = Object.entries(floods).filter(([name]) => name !== atTheStart);

test.each(steady)(
  'with the rates and the web filter of prod, people are served within a minute: %s',
  (_, flood) => {
    expect(shareServed(prod, flood)).toBeGreaterThanOrEqual(0.99);
  },
);

test('until the web filter blocks the sources of a flood, and without it, most people cannot sign in', () => {
  const [[, flood]] = steady as [(typeof steady)[number]];
  const start = floods[atTheStart];
  expect(shareServed(templateOf('prod', { webFilter: false }), flood)).toBeLessThan(0.5);
  expect(start && shareServed(prod, start)).toBeLessThan(0.99);
});
