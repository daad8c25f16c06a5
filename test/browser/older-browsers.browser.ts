import { afterAll, beforeAll, expect, test } from '@jest/globals';
import type { Browser } from 'playwright-core';
import { openPage, startChromium } from './chromium.ts';
import { createProfileBy, goTo, signInBy } from './person.ts';

let browser: Browser;

beforeAll(async () => {
  browser = await startChromium();
});
afterAll(() => browser?.close());

/** Takes away what browsers of the middle of 2023 do not all have. */
const OF_2023 = `
  delete Map.groupBy;
  delete Object.groupBy;
  delete Promise.withResolvers;
  delete Promise.try;
  delete AbortSignal.any;
  delete Array.fromAsync;
  delete URL.canParse;
  for (const name of ['toSorted', 'toReversed', 'toSpliced', 'with']) delete Array.prototype[name];
  for (const name of ['union', 'intersection', 'difference', 'isSubsetOf']) delete Set.prototype[name];
  for (const name of ['map', 'filter', 'take', 'toArray', 'find']) delete globalThis.Iterator?.prototype[name];
  delete Intl.Locale.prototype.getWeekInfo;
`;

test('every view works in a browser of 2023', async () => {
  const { page, complaints } = await openPage(browser);
  await page.addInitScript(OF_2023);
  await signInBy(page);
  expect(await page.evaluate('typeof Map.groupBy + typeof [].toSorted + typeof AbortSignal.any')).toBe(
    'undefined'.repeat(3),
  );
  await createProfileBy(page);
  await goTo(page, 'Today');
  await page.locator('.dial-number').waitFor();
  await goTo(page, 'Calendar');
  await page.locator('.line-path').waitFor();
  await page.locator('.ranking a, .scarcity').first().waitFor();
  await page.getByRole('link', { name: 'Year' }).click();
  await page.locator('.month').nth(11).waitFor();
  await page.getByRole('link', { name: 'Add to my calendar' }).click();
  await page.getByRole('button', { name: 'Make an address' }).click();
  await page.locator('.secret').waitFor();
  await goTo(page, 'Profiles');
  await page.getByRole('link', { name: 'Natal chart' }).click();
  await page.locator('.wheel path').first().waitFor();
  await goTo(page, 'Keys');
  await page.locator('.card code').first().waitFor();
  await goTo(page, 'Account');
  await page.locator('li h3').first().waitFor();
  expect(complaints).toEqual([]);
});

test('a view that cannot be drawn says so in words, and the others go on', async () => {
  const { page } = await openPage(browser);
  await signInBy(page);
  await createProfileBy(page);
  await page.evaluate(`Object.defineProperty(Intl.DateTimeFormat.prototype, 'format', {
    get() { throw new TypeError('format is broken') },
  })`);
  await goTo(page, 'Calendar');
  await page.getByRole('alert').getByText('Something in this page went wrong.').first().waitFor();
  await page.getByRole('button', { name: 'Reload' }).first().waitFor();
  await goTo(page, 'Keys');
  await page.getByRole('heading', { level: 1, name: 'Keys' }).waitFor();
  await goTo(page, 'Calendar');
  await page.getByRole('button', { name: 'Reload' }).first().click();
  await page.locator('.cell').first().waitFor();
});
