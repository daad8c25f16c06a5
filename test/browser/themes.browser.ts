import { expect, test } from '@jest/globals';
import type { Page } from 'playwright-core';
import { addDays } from '#lib/time/calendar-date.ts';
import { newProfile } from '../support/new-items.ts';
import { openPageForEachTest } from './chromium.ts';
import { signInBy, storeProfile } from './person.ts';

let page: Page;

openPageForEachTest((opened) => {
  page = opened;
});

test('what the bars of what lasts mean is said once below them, of today as of another day', async () => {
  await signInBy(page);
  await storeProfile(page, newProfile());
  const legend = page.locator('.arc-legend');
  await legend.waitFor();
  expect(await page.locator('.themes li .arc').count()).toBeGreaterThan(0);
  expect((await legend.innerText()).split(/\s{2,}|\n/)).toEqual(['first day to last', 'strongest', 'today']);
  const today = (await page.evaluate("new Date().toLocaleDateString('sv')")) as string;
  await page.goto(`/#/today/${addDays(today, 1)}`);
  await page.getByRole('heading', { level: 1, name: /^Tomorrow/ }).waitFor();
  await legend.getByText('this day').waitFor();
});
