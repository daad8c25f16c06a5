import { afterAll, beforeAll, expect, test } from '@jest/globals';
import type { Browser, Page } from 'playwright-core';
import { openPage, SIZES, startChromium } from './chromium.ts';
import { createProfileBy, raiseTier, signInBy } from './person.ts';

let browser: Browser;

beforeAll(async () => {
  browser = await startChromium();
});
afterAll(() => browser?.close());

type Step = { name: string; hidden: string; isLast: boolean };

/** What has the focus, and what is wrong with where it stands: under the tabs, or out of sight. */
const FOCUSED = `(() => {
  const focused = document.activeElement;
  const { top, bottom, left, right } = focused.getBoundingClientRect();
  const bar = document.querySelector('.tabs');
  const inBar = bar.contains(focused);
  const covered = getComputedStyle(bar).position === 'fixed' && !inBar && bottom > bar.getBoundingClientRect().top + 0.5;
  const outside = top < -0.5 || left < -0.5 || right > innerWidth + 0.5 || bottom > innerHeight + 0.5;
  const isTooTall = bottom - top > innerHeight / 2;
  return {
    name: (focused.getAttribute('aria-label') || focused.textContent || focused.tagName).trim().slice(0, 60),
    hidden: isTooTall ? '' : covered ? 'under the tabs' : outside ? 'out of sight' : '',
    isLast: focused === document.body,
  };
})()`;

/** Goes by Tab from the beginning of the page to its end; resolves to what had the focus on the way. */
async function tabThrough(page: Page): Promise<Step[]> {
  const steps: Step[] = [];
  for (;;) {
    await page.keyboard.press('Tab');
    const step = (await page.evaluate(FOCUSED)) as Step;
    if (step.isLast) return steps;
    steps.push(step);
  }
}

test.each(['100%', '200%'])(
  'what has the focus is in sight, and clear of the tabs, with text at %s',
  async (size) => {
    const { page } = await openPage(browser, { viewport: SIZES.phone, reducedMotion: 'reduce' });
    await signInBy(page);
    await createProfileBy(page);
    await raiseTier(page, 'premium');
    for (const { address, ready, least } of [
      { address: '/#/calendar?span=year&for=luck', ready: ['a.cell >> nth=364', '.ranking a'], least: 365 },
      { address: '/#/calendar?span=month', ready: ['a.cell >> nth=27', '.ranking a'], least: 28 },
      { address: '/#/', ready: ['.dial-number'], least: 5 },
      { address: '/#/profiles', ready: ['.card'], least: 5 },
    ]) {
      await page.goto(address);
      await page.reload();
      for (const part of ready) await page.locator(part).first().waitFor();
      await page.evaluate(`document.documentElement.style.fontSize = '${size}'`);
      if (process.env['SCREENSHOTS'])
        await page.screenshot({
          path: `${process.env['SCREENSHOTS']}/focus-${size}-${address.replaceAll(/\W/g, '')}.png`,
        });
      const steps = await tabThrough(page);
      expect(steps.length).toBeGreaterThanOrEqual(least);
      expect([address, steps.filter(({ hidden }) => hidden)]).toEqual([address, []]);
    }
  },
);
