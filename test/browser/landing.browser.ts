import { afterAll, beforeAll, expect, test } from '@jest/globals';
import type { Browser } from 'playwright-core';
import { openPage, SIZES, startChromium } from './chromium.ts';
import { expectWell } from './expect-well.ts';
import { signInBy } from './person.ts';

let browser: Browser;
beforeAll(async () => {
  browser = await startChromium();
});
afterAll(() => browser?.close());

test('without a script the page is read whole, and says what needs one', async () => {
  const { page, complaints } = await openPage(browser, { javaScriptEnabled: false });
  await page.goto('/');
  await page.getByRole('heading', { name: 'Lena’s day' }).waitFor();
  await page.getByRole('heading', { name: 'Signing in here needs JavaScript' }).waitFor();
  await page.getByRole('rowheader', { name: 'premium' }).waitFor();
  expect(complaints).toEqual([]);
});

test('without a script nobody is kept out of it, in any size and theme', async () => {
  const { page, complaints } = await openPage(browser);
  // What judges it is a script itself, so that it is the page that has none.
  await page.route('/', async (route) => {
    const response = await route.fetch();
    const html = await response.text();
    await route.fulfill({ response, body: html.replace(/<\/?noscript>|<script.*<\/script>/g, '') });
  });
  await page.goto('/');
  await page.getByRole('heading', { name: 'Signing in here needs JavaScript' }).waitFor();
  await expectWell(page, 'without-script');
  expect(complaints).toEqual([]);
});

test('on a wide screen the way in and the whole rating of the sample are seen without scrolling', async () => {
  const { page } = await openPage(browser, { viewport: SIZES.desk });
  await page.goto('/');
  const button = page.getByRole('button', { name: 'Send me a code' });
  for (const seen of [button, page.locator('.sample-word'), page.locator('.sample-summary')]) {
    const { y = 0, height = 0 } = (await seen.boundingBox()) ?? {};
    expect(y + height).toBeLessThan(SIZES.desk.height);
  }
});

test('whoever signs in sees nothing of it, and sees it again after signing out', async () => {
  const { page } = await openPage(browser);
  const sample = page.getByRole('heading', { name: 'Lena’s day' });
  await signInBy(page);
  expect(await page.locator('.landing').count()).toBe(0);
  await page.reload();
  await page.getByRole('link', { name: 'Account' }).click();
  expect(await page.locator('.landing').count()).toBe(0);
  await page.getByRole('button', { name: 'Sign out' }).click();
  await sample.waitFor();
  expect(await page.getByRole('heading', { level: 1 }).count()).toBe(1);
});
