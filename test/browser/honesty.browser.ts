import { expect, test } from '@jest/globals';
import { figuresOf } from '#lib/operations/honesty-figures.ts';
import { openPageForEachTest, page, problems } from './chromium.ts';
import { eventually } from './eventually.ts';
import { expectAccessible } from './expect-accessible.ts';

openPageForEachTest();

const figures = () => page.locator('#figures').innerText();

test.each([
  [55, 40, 'We don’t have figures to show yet. They appear here once 20 people have given 100 answers.'],
  [
    55,
    100,
    'Since November 30, 2026, 30 people have given 100 answers, and 55 were right: 55.0%. The true rate is between 39.2% and 70.1%. That doesn’t rule out a coin.',
  ],
  [75, 100, 'Readers know their own text more often than a coin would.'],
  [25, 100, 'Readers know their own text less often than a coin would.'],
])('the page on honesty puts %d hits in %d answers into words', async (hits, answers, expected) => {
  const body = figuresOf({ answers, people: 30, hits, since: '2026-11-30' });
  await page.route('**/api/honesty', (route) => route.fulfill({ json: body }));
  await page.goto('/honesty');
  await eventually(figures).toContain(expected);
  expect(problems).toEqual([]);
});

test('without the figures, their link stays, and the page is accessible', async () => {
  await page.route('**/api/honesty', (route) => route.abort());
  await page.goto('/honesty');
  expect(await figures()).toBe('The figures as data');
  await expectAccessible(page, 'honesty');
});
