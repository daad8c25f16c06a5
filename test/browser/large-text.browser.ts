import { beforeAll, test } from '@jest/globals';
import type { Page } from 'playwright-core';
import { openPage, startBrowser } from './chromium.ts';
import { eventually } from './eventually.ts';
import { expectNoOverflow, screenshot } from './expect-accessible.ts';
import { signUpOn } from './page-actions.ts';

let page: Page;

startBrowser();
beforeAll(async () => {
  ({ page } = await openPage({ reducedMotion: 'reduce' }));
  await signUpOn(page, { tier: 'premium' });
});

/** Script that lists elements whose text is cut off, except texts for screen readers (1 px wide). */
const CUT = `[...document.querySelectorAll('.cell, .cell > :not(.unseen), .weekdays span, .badge, .best-day, tbody th, tbody td')]
  .filter(({ scrollWidth, clientWidth }) => clientWidth > 1 && scrollWidth > clientWidth + 1)
  .map(({ className, textContent, scrollWidth, clientWidth }) => [className, textContent, scrollWidth, clientWidth].join(' '))`;

/** Script that counts overlapping axis labels. */
const PILED = `(() => {
  const names = [...document.querySelectorAll('.line-ticks text')]
    .map((name) => name.getBoundingClientRect()).filter(({ width }) => width > 0);
  return names.slice(1).filter(({ left }, i) => left < names[i].right).length;
})()`;

/** Script that lists labels of tabs and marks of days that touch what is beside them. */
const TOUCHING = `(() => {
  const range = document.createRange();
  const boxOf = (node) => (range.selectNodeContents(node), range.getBoundingClientRect());
  const touch = (a, b) => a.left < b.right + 3 && b.left < a.right + 3 && a.top < b.bottom && b.top < a.bottom;
  const tabs = [...document.querySelectorAll('.tabs a')];
  const pairs = tabs.slice(1).map((tab, i) => [tabs[i], tab])
    .concat([...document.querySelectorAll('.cell')].map((cell) => [cell.querySelector('.cell-day'), cell.querySelector('.marks')]));
  return pairs.filter(([one, next]) => one && next && touch(boxOf(one), boxOf(next))).map(([one]) => one.textContent);
})()`;

const CALENDAR = ['.line-path', '.ranking a, .scarcity'];

test.each([
  { address: '', ready: ['.rating-number', '.background'] },
  { address: 'calendar?span=month', ready: CALENDAR },
  { address: 'calendar?span=quarter', ready: CALENDAR },
  { address: 'calendar?span=year&for=luck', ready: CALENDAR },
  { address: 'tiers', ready: ['.plans'] },
  { address: 'people', ready: ['.card'] },
  { address: 'keys', ready: ['.card code'] },
  { address: 'you', ready: ['li h3'] },
])('text at 200% is not cut off and doesn’t overflow a phone: /#/$address', async ({ address, ready }) => {
  await page.goto(`/#/${address}`);
  await page.reload();
  for (const part of ready) await page.locator(part).first().waitFor();
  await page.evaluate("document.documentElement.style.fontSize = '200%'");
  await screenshot(page, `large-${address.replaceAll(/\W/g, '-')}.png`);
  await expectNoOverflow(page, address);
  await eventually(() => page.evaluate(CUT)).toEqual([]);
  await eventually(() => page.evaluate(PILED)).toBe(0);
  await eventually(() => page.evaluate(TOUCHING)).toEqual([]);
});
