import { beforeAll, test } from '@jest/globals';
import type { Page } from 'playwright-core';
import { openPage, SIZES, startBrowser } from './chromium.ts';
import { eventually } from './eventually.ts';
import { createProfileOn, setTier, signInOn } from './page-actions.ts';

let page: Page;

startBrowser();
beforeAll(async () => {
  ({ page } = await openPage({ viewport: SIZES.phone, reducedMotion: 'reduce' }));
  await signInOn(page);
  await createProfileOn(page);
  await setTier(page, 'premium');
});

/** Elements whose text is cut off, except those for screen readers only (1 px wide). */
const CUT = `[...document.querySelectorAll('.cell, .cell > :not(.unseen), .weekdays span, .badge, .best-day, tbody th, tbody td')]
  .filter(({ scrollWidth, clientWidth }) => clientWidth > 1 && scrollWidth > clientWidth + 1)
  .map(({ className, textContent, scrollWidth, clientWidth }) => [className, textContent, scrollWidth, clientWidth].join(' '))`;

/** The number of overlapping axis labels. */
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
])('text at 200% is neither cut off nor overflowing on a phone: $view', async (shown) => {
  await page.goto(shown.address);
  await page.reload();
  for (const part of shown.ready) await page.locator(part).first().waitFor();
  await page.evaluate("document.documentElement.style.fontSize = '200%'");
  if (process.env['SCREENSHOTS'])
    await page.screenshot({
      path: `${process.env['SCREENSHOTS']}/large-${shown.view.replaceAll(' ', '-')}.png`,
      fullPage: true,
    });
  await eventually(() => page.evaluate('document.documentElement.scrollWidth')).toBe(SIZES.phone.width);
  await eventually(() => page.evaluate(CUT)).toEqual([]);
  await eventually(() => page.evaluate(PILED)).toBe(0);
});
