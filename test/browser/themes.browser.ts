import { test } from '@jest/globals';
import { addDays } from '#lib/time/calendar-date.ts';
import { newProfile } from '../support/new-items.ts';
import { openPageForEachTest, page } from './chromium.ts';
import { eventually } from './eventually.ts';
import { signInOn, storeProfile } from './page-actions.ts';

openPageForEachTest();

test('one legend explains the bars of long transits, today and on other days', async () => {
  await signInOn(page);
  await storeProfile(page, newProfile());
  const legend = page.locator('.arc-legend');
  await legend.waitFor();
  await eventually(() => page.locator('.themes li .arc').count()).toBeGreaterThan(0);
  const words = async () => (await legend.innerText()).split(/\s{2,}|\n/);
  await eventually(words).toEqual(['first day to last', 'strongest', 'today']);
  const today = (await page.evaluate("new Date().toLocaleDateString('sv')")) as string;
  await page.goto(`/#/today/${addDays(today, 1)}`);
  await page.getByRole('heading', { level: 1, name: /^Tomorrow/ }).waitFor();
  await legend.getByText('this day').waitFor();
});
