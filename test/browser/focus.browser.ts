import { expect, test } from '@jest/globals';
import { addDays } from '#lib/time/calendar-date.ts';
import { openPageForEachTest, page } from './chromium.ts';
import { eventually, retry } from './eventually.ts';
import { screenshot } from './expect-accessible.ts';
import { signUpOn } from './page-actions.ts';

openPageForEachTest({ reducedMotion: 'reduce' });

const RANKED = '.ranking a, .scarcity';

type Step = { name: string; hidden: string; isLast: boolean };

/** Script that describes the focused element, and whether it is covered by the tab bar or outside the viewport. */
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

/** Waits until the focused element is visible and returns it. */
const visibleFocus = () =>
  retry(async () => {
    const step = (await page.evaluate(FOCUSED)) as Step;
    expect(step).toMatchObject({ hidden: '' });
    return step;
  });

/** Presses Tab from the first to the last focusable element and returns them all; each must be visible. */
async function tabThrough(): Promise<Step[]> {
  const steps: Step[] = [];
  for (;;) {
    await page.keyboard.press('Tab');
    const step = await visibleFocus();
    // Pressing Tab before the page accepts input focuses nothing.
    if (step.isLast && steps.length === 0) continue;
    if (step.isLast) return steps;
    steps.push(step);
  }
}

test.each(['100%', '200%'])('the focused element is always visible, with text at %s', async (size) => {
  await signUpOn(page, { tier: 'premium' });
  for (const { address, ready, least } of [
    { address: 'calendar?span=year&for=luck', ready: ['.line-path', RANKED], least: 15 },
    { address: 'calendar?span=month', ready: ['a.cell >> nth=27', RANKED], least: 15 },
    { address: '', ready: ['.rating-number'], least: 5 },
    { address: 'people', ready: ['.card'], least: 5 },
  ]) {
    await page.goto(`/#/${address}`);
    await page.reload();
    for (const part of ready) await page.locator(part).first().waitFor();
    await page.evaluate(`document.documentElement.style.fontSize = '${size}'`);
    await screenshot(page, `focus-${size}-${address.replaceAll(/\W/g, '')}.png`, false);
    const steps = await tabThrough();
    expect(steps.length).toBeGreaterThanOrEqual(least);
  }
});

test('the days of a quarter are one tab stop; arrow keys move between days, never behind the tab bar', async () => {
  await signUpOn(page, { tier: 'premium' });
  const present = new Date().toLocaleDateString('sv', { timeZone: 'Europe/Berlin' });
  await page.goto('/#/calendar?span=quarter');
  await page.locator('a.cell >> nth=88').waitFor();
  await page.locator(RANKED).first().waitFor();
  await eventually(() => page.locator('a.cell[tabindex="0"]').count()).toBe(1);
  await page.locator('.plot-days').focus();
  const focused = () => page.evaluate("document.activeElement.getAttribute('data-date')");
  for (let tabs = 0; tabs < 20 && (await focused()) === null; tabs += 1) await page.keyboard.press('Tab');
  await eventually(focused).toBe(present);
  const press = async (key: string, expected: string) => {
    await page.keyboard.press(key);
    await eventually(focused).toBe(expected);
    await visibleFocus();
  };
  const next = addDays(present, 1);
  await press('ArrowRight', next);
  await press('ArrowDown', addDays(next, 7));
  await press('ArrowUp', next);
  await press('ArrowLeft', present);
  const firstOfMonth = `${present.slice(0, 8)}01`;
  await press('Home', firstOfMonth);
  await press('ArrowLeft', firstOfMonth);
  let last = addDays(`${addDays(firstOfMonth, 31).slice(0, 8)}01`, -1);
  await press('End', last);
  for (let weeks = 0; weeks < 8; weeks += 1) {
    last = addDays(last, 7);
    await press('ArrowDown', last);
  }
  // Tab moves the focus out of the days; Shift+Tab returns it to the same day.
  await page.keyboard.press('Tab');
  await eventually(focused).toBeNull();
  await page.keyboard.press('Shift+Tab');
  await eventually(focused).toBe(last);
  await page.keyboard.press('Enter');
  await page.locator('.rating-number').waitFor();
  await eventually(async () => page.url()).toContain(last);
});

/** Whether the focus is inside the content, on an element or a section. */
const isInContent = () => page.evaluate("document.activeElement.closest('main') !== null");

test('the focus stays in the content when the focused element goes', async () => {
  await signUpOn(page, { tier: 'premium' });
  await page.goto('/#/calendar');
  await page.getByRole('link', { name: 'The month after' }).press('Enter');
  const back = page.getByRole('main').getByRole('link', { name: 'Today', exact: true });
  await back.press('Enter');
  await back.waitFor({ state: 'detached' });
  await eventually(isInContent).toBe(true);
  await page.route(/\/best-days\?/, (route) => route.fulfill({ status: 503 }));
  await page.goto('/#/calendar?for=luck');
  const again = page.locator('.best').getByRole('button', { name: 'Try again' });
  await again.waitFor();
  await page.unroute(/\/best-days\?/);
  await again.press('Enter');
  await again.waitFor({ state: 'detached' });
  await page.locator('.best:focus').waitFor();
});

test('a link to a period keeps the focus when there is no further one', async () => {
  await signUpOn(page);
  await page.goto('/#/calendar');
  const next = page.getByRole('link', { name: 'The month after' });
  await next.focus();
  await eventually(async () => {
    await page.keyboard.press('Enter');
    return next.getAttribute('aria-disabled');
  }).toBe('true');
  await next.and(page.locator(':focus')).waitFor();
});
