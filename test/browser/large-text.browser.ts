import { afterAll, beforeAll, expect, test } from '@jest/globals';
import type { Browser, Page } from 'playwright-core';
import { openPage, SIZES, startChromium } from './chromium.ts';
import { createProfileBy, raiseTier, signInBy } from './person.ts';

let browser: Browser;
let page: Page;

beforeAll(async () => {
  browser = await startChromium();
  ({ page } = await openPage(browser, { viewport: SIZES.phone, reducedMotion: 'reduce' }));
  await signInBy(page);
  await createProfileBy(page);
  await raiseTier(page, 'premium');
});
afterAll(() => browser?.close());

/** What of the page has more text than room; a pixel is that of the words for screen readers alone. */
const CUT = `[...document.querySelectorAll('.cell, .cell > :not(.unseen), .weekdays span, .badge, .best-day, tbody th, tbody td')]
  .filter(({ scrollWidth, clientWidth }) => clientWidth > 1 && scrollWidth > clientWidth + 1)
  .map(({ className, textContent, scrollWidth, clientWidth }) => [className, textContent, scrollWidth, clientWidth].join(' '))`;

/** Names of an axis that lie over each other. */
const PILED = `(() => {
  const names = [...document.querySelectorAll('.line-ticks text')]
    .map((name) => name.getBoundingClientRect()).filter(({ width }) => width > 0);
  return names.slice(1).filter(({ left }, i) => left < names[i].right).length;
})()`;

test.each([
  { view: 'Today', address: '/#/', ready: ['.dial-number', '.bar'] },
  { view: 'a month', address: '/#/calendar?span=month', ready: ['.line-path', '.ranking a, .scarcity'] },
  { view: 'a quarter', address: '/#/calendar?span=quarter', ready: ['.line-path', '.ranking a, .scarcity'] },
  {
    view: 'a year',
    address: '/#/calendar?span=year&for=luck',
    ready: ['.line-path', '.ranking a, .scarcity'],
  },
  { view: 'the tiers', address: '/#/tiers', ready: ['table'] },
  { view: 'Profiles', address: '/#/profiles', ready: ['.card'] },
  { view: 'Keys', address: '/#/keys', ready: ['.card code'] },
  { view: 'Account', address: '/#/account', ready: ['li h3'] },
])('text of twice its size is whole on a phone, and nothing is beside the screen: $view', async (shown) => {
  await page.goto(shown.address);
  await page.reload();
  for (const part of shown.ready) await page.locator(part).first().waitFor();
  await page.evaluate("document.documentElement.style.fontSize = '200%'");
  if (process.env['SCREENSHOTS'])
    await page.screenshot({
      path: `${process.env['SCREENSHOTS']}/large-${shown.view.replaceAll(' ', '-')}.png`,
      fullPage: true,
    });
  expect(await page.evaluate('document.documentElement.scrollWidth')).toBe(SIZES.phone.width);
  expect(await page.evaluate(CUT)).toEqual([]);
  expect(await page.evaluate(PILED)).toBe(0);
});
