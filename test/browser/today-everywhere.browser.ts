import { readFile } from 'node:fs/promises';
import { expect, test } from '@jest/globals';
import { newProfile } from '../support/new-items.ts';
import { openPageForEachTest, page, SIZES } from './chromium.ts';
import { eventually, retry } from './eventually.ts';
import { expectNoOverflow, expectNoShifts, painted, recordShifts } from './expect-accessible.ts';
import { expandLists, signUpOn, storeProfile } from './page-actions.ts';
import { type Pixels, readPixels, screenshotPixels } from './pixels.ts';

openPageForEachTest();

async function waitForDay(): Promise<void> {
  await page.locator('.background').waitFor();
  await page.locator('.week-day[class*=step]').first().waitFor();
}

/** Opens the Today view of a new profile. */
async function openToday(name = 'Ada'): Promise<void> {
  await signUpOn(page, { name });
  await page.goto('/#/today');
  await waitForDay();
}

/** Pixel counts by color, as `red green blue`. */
function countsIn({ width, height, at }: Pixels): Map<string, number> {
  const counts = new Map<string, number>();
  for (let y = 0; y < height; y += 1)
    for (let x = 0; x < width; x += 1) {
      const color = at(x, y).join(' ');
      counts.set(color, (counts.get(color) ?? 0) + 1);
    }
  return counts;
}

const commonest = (pixels: Pixels) => [...countsIn(pixels)].sort(([, a], [, b]) => b - a)[0]?.[0];

test.each([
  ['a short name', 'Ada'],
  ['one long word', 'W'.repeat(80)],
  ['80 emoji', '🧑'.repeat(80)],
])('a day can be saved as an image with clear margins: %s', async (_, name) => {
  await openToday(name);
  const downloading = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Share' }).click();
  const download = await downloading;
  expect(download.suggestedFilename()).toMatch(/^horoscope-\d{4}-\d\d-\d\d\.png$/);
  await page.getByRole('status').filter({ hasText: 'Saved as horoscope-' }).waitFor();
  const card = await readPixels(page, await readFile(await download.path()));
  expect([card.width, card.height]).toEqual([1080, 1350]);
  // The margins show only the sky, so each row of pixels there has nearly one color.
  for (let y = 0; y < card.height; y += 1)
    for (const x of [4, 40, 70, 1010, 1040, 1075]) {
      const [a = [], b = []] = [card.at(x, y), card.at(x < 540 ? 1 : 1078, y)];
      expect(Math.max(...a.map((value, i) => Math.abs(value - (b[i] ?? 0))))).toBeLessThan(12);
    }
  // The dot has the rating's color.
  expect(card.at(118, 1072)).not.toEqual(card.at(118, 1110));
  // The sky alone has fewer colors, so a higher count shows that the card has content.
  expect(countsIn(card).size).toBeGreaterThan(200);
});

test('the image is shared if the device supports sharing files', async () => {
  await openToday();
  await page.evaluate(`Object.assign(navigator, {
    canShare: ({ files }) => files.length === 1,
    share: async ({ files: [file] }) => { globalThis.shared = [file.name, file.type, file.size]; },
  })`);
  await page.getByRole('button', { name: 'Share' }).click();
  await page.getByText('Shared.').waitFor();
  const [name, type, size] = (await page.evaluate('globalThis.shared')) as [string, string, number];
  expect([name, type]).toEqual([expect.stringMatching(/^horoscope-.*\.png$/), 'image/png']);
  expect(size).toBeGreaterThan(10_000);
});

test.each(['A4', 'Letter'])('today prints on one page without controls: %s', async (format) => {
  await page.emulateMedia({ colorScheme: 'dark' });
  await openToday();
  const grace = { ...newProfile(), name: 'Grace '.repeat(13).trim(), birthTime: '12:41' };
  await storeProfile(page, grace);
  await page.goto(`/#/today?profile=${grace.id}`);
  await page.locator('.date').filter({ hasText: 'Grace Grace' }).waitFor();
  await page.locator('.events li').first().waitFor();
  await expandLists(page);
  const paper = (await page.pdf({ format })).toString('latin1');
  expect(paper.match(/\/Type\s*\/Page\b/g)).toHaveLength(1);
  await page.emulateMedia({ media: 'print' });
  for (const part of ['.rating-number', '.metrics', '.headline', '.advice', '.events', '.background'])
    await eventually(async () => [part, await page.locator(part).first().isVisible()]).toEqual([part, true]);
  const controls = page.locator(
    'button:visible:not(.pill, .term), nav a:visible, select:visible, input:visible',
  );
  await eventually(() => controls.count()).toBe(0);
  await eventually(() => page.evaluate('getComputedStyle(document.body).color')).toBe('rgb(0, 0, 0)');
  // In print, words replace colors and shapes, and times are absolute.
  const size = (of: string) => page.locator(of).first().boundingBox();
  await eventually(async () => (await size('.event-tone'))?.width).toBeGreaterThan(30);
  await eventually(() => page.locator('.theme-tone').first().isVisible()).toBe(true);
  await eventually(() => page.locator('.date').innerText()).toContain(String(new Date().getFullYear()));
});

test.each(['light', 'dark'] as const)('today stays readable in forced colors: %s', async (colorScheme) => {
  await page.emulateMedia({ forcedColors: 'active', colorScheme });
  await openToday();
  await retry(async () => {
    const style = await page.locator('.swatch').first().getAttribute('style');
    const color = style?.match(/\d+/g)?.slice(0, 3).join(' ');
    expect(commonest(await screenshotPixels(page, '.swatch'))).toBe(color);
  });
  for (const part of ['.curve-plot', '.track', '.level', '.moon svg']) {
    const isVisible = async () => [part, countsIn(await screenshotPixels(page, part)).size > 2];
    await eventually(isVisible).toEqual([part, true]);
  }
  await retry(async () => {
    const days = page.locator('a.week-day[class*=step]');
    const steps = await days.evaluateAll((elements) => elements.map(({ className }) => className));
    const colors = [];
    for (const [i] of steps.entries())
      colors.push(commonest(await screenshotPixels(page, `li:nth-child(${i + 1}) > .week-day i`)));
    expect(new Set(colors).size).toBe(new Set(steps).size);
    expect(colors.length).toBeGreaterThan(0);
  });
  const underlines =
    "['[aria-current=date]', ':not([aria-current])'].map((of) => getComputedStyle(document.querySelector('.week-day' + of), '::after').height)";
  await eventually(() => page.evaluate(underlines)).toEqual(['2px', 'auto']);
});

test('with text at 200%, today scrolls in one direction only', async () => {
  await openToday();
  await page.evaluate("document.documentElement.style.fontSize = '200%'");
  await expectNoOverflow(page, 'today');
});

test.each(Object.entries(SIZES))('loading today shifts no layout: %s', async (_, viewport) => {
  await page.setViewportSize(viewport);
  await openToday();
  // Delays each request until the page has rendered the earlier responses, as on a slow network.
  for (const [operation, earlier] of [
    ['daily', '.skeleton, .rating-number'],
    ['overview', '.rating-number'],
    ['sky', '.rating-number'],
  ] as const)
    await page.route(`**/api/**/${operation}*`, async (route) => {
      await page.locator(earlier).first().waitFor({ state: 'attached' });
      await painted(page);
      await route.continue();
    });
  await recordShifts(page);
  await page.evaluate('caches.keys().then((names) => Promise.all(names.map((name) => caches.delete(name))))');
  await page.reload();
  await waitForDay();
  await expectNoShifts(page);
});
