import { readFile } from 'node:fs/promises';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import type { Browser, BrowserContextOptions, Page } from 'playwright-core';
import { newProfile } from '../support/new-items.ts';
import { openPage, SIZES, startChromium } from './chromium.ts';
import { createProfileBy, signInBy, storeProfile } from './person.ts';
import { type Pixels, paintedOf, pixelsOf } from './pixels.ts';

let browser: Browser;

beforeAll(async () => {
  browser = await startChromium();
});
afterAll(() => browser?.close());

/** A page with today on it, of somebody of a name. */
async function todayOf(name: string, options: BrowserContextOptions = {}): Promise<Page> {
  const { page } = await openPage(browser, options);
  await signInBy(page);
  await createProfileBy(page, { name });
  await page.goto('/#/today');
  await page.locator('.bar').first().waitFor();
  await page.locator('.week-day[class*=step]').first().waitFor();
  return page;
}

/** How often each color is in a picture, as `red green blue`. */
function countsIn({ width, height, at }: Pixels): Map<string, number> {
  const counts = new Map<string, number>();
  for (let y = 0; y < height; y += 1)
    for (let x = 0; x < width; x += 1) {
      const color = at(x, y).join(' ');
      counts.set(color, (counts.get(color) ?? 0) + 1);
    }
  return counts;
}

const most = (pixels: Pixels) => [...countsIn(pixels)].sort(([, a], [, b]) => b - a)[0]?.[0];

test.each([
  ['a short name', 'Ada'],
  ['one long word', 'W'.repeat(80)],
  ['80 emoji', '👨‍👩‍👧‍👦'.repeat(80)],
])('a day can be saved as an image of which nothing touches the edge: %s', async (_, name) => {
  const page = await todayOf(name);
  const downloading = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Share' }).click();
  const download = await downloading;
  expect(download.suggestedFilename()).toMatch(/^horoscope-\d{4}-\d\d-\d\d\.png$/);
  await page.getByRole('status').filter({ hasText: 'Saved as horoscope-' }).waitFor();
  const card = await pixelsOf(page, await readFile(await download.path()));
  expect([card.width, card.height]).toEqual([1080, 1350]);
  // Beside what is written there is the sky alone, which is nearly one color along a line.
  for (let y = 0; y < card.height; y += 1)
    for (const x of [4, 40, 70, 1010, 1040, 1075]) {
      const [a = [], b = []] = [card.at(x, y), card.at(x < 540 ? 1 : 1078, y)];
      expect(Math.max(...a.map((value, i) => Math.abs(value - (b[i] ?? 0))))).toBeLessThan(12);
    }
  // There is something on it: far more than a sky has.
  expect(countsIn(card).size).toBeGreaterThan(200);
  await page.context().close();
});

test('where a device shares files, the image is handed to it', async () => {
  const page = await todayOf('Ada');
  await page.evaluate(`Object.assign(navigator, {
    canShare: ({ files }) => files.length === 1,
    share: async ({ files: [file] }) => { globalThis.shared = [file.name, file.type, file.size]; },
  })`);
  await page.getByRole('button', { name: 'Share' }).click();
  await page.getByText('Shared.').waitFor();
  const [name, type, size] = (await page.evaluate('globalThis.shared')) as [string, string, number];
  expect([name, type]).toEqual([expect.stringMatching(/^horoscope-.*\.png$/), 'image/png']);
  expect(size).toBeGreaterThan(10_000);
  await page.context().close();
});

test.each(['A4', 'Letter'])(
  'today is one page on paper, without what is to be pressed: %s',
  async (format) => {
    const page = await todayOf('Ada', { colorScheme: 'dark' });
    await storeProfile(page, { ...newProfile(), name: 'Grace '.repeat(13).trim(), birthTime: '12:41' });
    const id = await page.getByLabel('Profile').locator('option').last().getAttribute('value');
    await page.goto(`/#/today?profile=${id}`);
    await page.getByText('Grace Grace').first().waitFor();
    await page.locator('.bar').nth(7).waitFor();
    for (const all of await page.getByRole('button', { name: /^Show all/ }).all()) await all.click();
    const paper = (await page.pdf({ format })).toString('latin1');
    expect(paper.match(/\/Type\s*\/Page\b/g)).toHaveLength(1);
    await page.emulateMedia({ media: 'print' });
    for (const part of ['.dial', '.metrics', '.summary p', '.activities', '.moments', '.themes'])
      expect([part, await page.locator(part).first().isVisible()]).toEqual([part, true]);
    expect(await page.locator('button:visible, nav a:visible, select:visible, .bar:visible').count()).toBe(0);
    expect(await page.evaluate('getComputedStyle(document.body).color')).toBe('rgb(0, 0, 0)');
    // What color and shape say on a screen is in words, and nothing is said of the moment of printing as of now.
    const size = (of: string) => page.locator(of).first().boundingBox();
    expect((await size('.moment-tone'))?.width).toBeGreaterThan(30);
    expect(await page.locator('.theme-tone').first().isVisible()).toBe(true);
    expect(await page.locator('h1').innerText()).toContain(String(new Date().getFullYear()));
    expect(await page.locator('.moon').innerText()).toMatch(/% lit\s+at \d\d:\d\d$/);
    await page.context().close();
  },
);

test.each(['light', 'dark'] as const)(
  'where colors are the reader’s own, today still says what its colors say: %s',
  async (colorScheme) => {
    const page = await todayOf('Ada', { forcedColors: 'active', colorScheme });
    const swatch = (await page.evaluate("document.querySelector('.swatch').style.backgroundColor")) as string;
    expect(most(await paintedOf(page, '.swatch'))).toBe(swatch.match(/\d+/g)?.slice(0, 3).join(' '));
    for (const part of ['.dial-face', '.bar svg', '.day-line', '.arc', '.marks'])
      expect([part, countsIn(await paintedOf(page, part)).size > 2]).toEqual([part, true]);
    const steps = await page
      .locator('a.week-day[class*=step]')
      .evaluateAll((days) => days.map(({ className }) => className));
    const colors = [];
    for (const [i] of steps.entries())
      colors.push(most(await paintedOf(page, `li:nth-child(${i + 1}) > .week-day`)));
    expect(new Set(colors).size).toBe(new Set(steps).size);
    const [chosen, other] = (await page.evaluate(
      "['[aria-current=date]', ':not([aria-current])'].map((of) => getComputedStyle(document.querySelector('.week-day' + of)).outlineStyle)",
    )) as string[];
    expect([chosen, other]).toEqual(['solid', 'none']);
    await page.context().close();
  },
);

test('text twice as large stays inside a phone, the dial inside its card', async () => {
  const page = await todayOf('Ada');
  await page.evaluate("document.documentElement.style.fontSize = '200%'");
  expect(await page.evaluate('document.documentElement.scrollWidth')).toBe(SIZES.phone.width);
  const card = await page.locator('.glance').boundingBox();
  for (const part of ['.dial-face', '.dial-number', '.dial-word', '.metrics']) {
    const box = await page.locator(part).boundingBox();
    expect([part, (box?.x ?? 0) >= (card?.x ?? 0)]).toEqual([part, true]);
    expect([part, (box?.x ?? 0) + (box?.width ?? 999) <= (card?.x ?? 0) + (card?.width ?? 0)]).toEqual([
      part,
      true,
    ]);
  }
  await page.context().close();
});

test.each(Object.entries(SIZES))('nothing that is there moves while today loads: %s', async (_, viewport) => {
  const page = await todayOf('Ada', { viewport });
  for (const slow of ['daily', 'overview', 'sky'])
    await page.route(`**/api/**/${slow}*`, async (route) => {
      await new Promise((resolve) => setTimeout(resolve, slow === 'daily' ? 300 : 700));
      await route.continue();
    });
  await page.addInitScript(
    "globalThis.shifts = []; new PerformanceObserver((list) => { for (const { value, sources } of list.getEntries()) globalThis.shifts.push([value, sources.map(({ node }) => node?.className)]); }).observe({ type: 'layout-shift', buffered: true });",
  );
  await page.evaluate('caches.keys().then((names) => Promise.all(names.map((name) => caches.delete(name))))');
  await page.reload();
  await page.locator('.bar').first().waitFor();
  await page.locator('.week-day[class*=step]').first().waitFor();
  expect(await page.evaluate('globalThis.shifts')).toEqual([]);
  await page.context().close();
});
