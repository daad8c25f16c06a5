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

test.each([
  ['a phone', SIZES.phone, []],
  ['a desk', SIZES.desk, ['.sample-summary', '.sample-colors']],
  ['a wide desk', { width: 1440, height: 900 }, ['.sample', '.points']],
])('on %s the way in and the rating of the sample are seen without scrolling', async (_, viewport, more) => {
  const { page } = await openPage(browser, { viewport });
  await page.goto('/');
  const button = page.getByRole('button', { name: 'Send me a code' });
  for (const seen of [button, ...['.sample-word', ...more].map((part) => page.locator(part))]) {
    const { y = 0, height = 0 } = (await seen.boundingBox()) ?? {};
    expect(y + height).toBeGreaterThan(height);
    expect(y + height).toBeLessThan(viewport.height);
  }
});

test.each(Object.entries(SIZES))('nothing moves as the script comes: %s', async (_, viewport) => {
  const { page } = await openPage(browser, { viewport });
  await page.addInitScript(`window.moved = 0; new PerformanceObserver((list) => {
    for (const { value } of list.getEntries()) window.moved += value;
  }).observe({ type: 'layout-shift', buffered: true })`);
  await page.route('**/assets/*.js', async (route) => {
    await page.locator('.prices').waitFor();
    await page.evaluate('new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))');
    await route.continue();
  });
  await page.goto('/');
  await page.getByRole('button', { name: 'Send me a code' }).waitFor();
  await page.evaluate('new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))');
  expect(await page.evaluate('window.moved')).toBe(0);
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
