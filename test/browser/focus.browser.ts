import { afterAll, beforeAll, expect, test } from '@jest/globals';
import type { Browser, Page } from 'playwright-core';
import { addDays } from '#lib/time/calendar-date.ts';
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
      {
        address: '/#/calendar?span=year&for=luck',
        ready: ['a.cell >> nth=364', '.ranking a, .scarcity'],
        least: 15,
      },
      { address: '/#/calendar?span=month', ready: ['a.cell >> nth=27', '.ranking a, .scarcity'], least: 15 },
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

test('the days of a year are one stop, and the arrows go through them, each clear of the tabs', async () => {
  const { page } = await openPage(browser, { viewport: SIZES.phone, reducedMotion: 'reduce' });
  await signInBy(page);
  await createProfileBy(page);
  await raiseTier(page, 'premium');
  const present = new Date().toLocaleDateString('sv', { timeZone: 'Europe/Berlin' });
  await page.goto('/#/calendar?span=year');
  await page.locator('a.cell >> nth=364').waitFor();
  await page.locator('.ranking a, .scarcity').first().waitFor();
  expect(await page.locator('a.cell[tabindex="0"]').count()).toBe(1);
  await page.locator('.plot-days').focus();
  const focused = () => page.evaluate("document.activeElement.getAttribute('data-date')");
  while ((await focused()) === null) await page.keyboard.press('Tab');
  expect(await focused()).toBe(present);
  const press = async (key: string) => {
    await page.keyboard.press(key);
    expect((await page.evaluate(FOCUSED)) as Step).toMatchObject({ hidden: '' });
    return focused();
  };
  const next = addDays(present, 1);
  expect(await press('ArrowRight')).toBe(next);
  expect(await press('ArrowDown')).toBe(addDays(next, 7));
  expect(await press('ArrowUp')).toBe(next);
  expect(await press('ArrowLeft')).toBe(present);
  expect(await press('Home')).toBe(`${present.slice(0, 8)}01`);
  expect(await press('ArrowLeft')).toBe(`${present.slice(0, 8)}01`);
  expect(String(await press('End'))).toMatch(new RegExp(`^${present.slice(0, 8)}(28|29|30|31)$`));
  for (let weeks = 0; weeks < 45; weeks += 1) await press('ArrowDown');
  const last = String(await focused());
  expect(last > addDays(present, 300)).toBe(true);
  // Tab leaves the days, and leads back to the one that had the focus.
  await page.keyboard.press('Tab');
  expect(await focused()).toBeNull();
  await page.keyboard.press('Shift+Tab');
  expect(await focused()).toBe(last);
  await page.keyboard.press('Enter');
  await page.locator('.dial-number').waitFor();
  expect(page.url()).toContain(last);
});
