import { beforeAll, describe, expect, test } from '@jest/globals';
import type { Page } from 'playwright-core';
import { SIGNS } from '#lib/ephemeris/zodiac.ts';
import { newProfile } from '../support/new-items.ts';
import { openPage, SIZES, startBrowser } from './chromium.ts';
import { eventually, retry } from './eventually.ts';
import { expectAccessible } from './expect-accessible.ts';
import { goTo, signInOn, storeProfile } from './page-actions.ts';

/** A sky with five bodies near the chart's Ascendant (22° Virgo) and two near the Midheaven. */
const LONGITUDES = {
  Sun: 241.2,
  Moon: 171.1,
  Mercury: 172.6,
  Venus: 170.3,
  Mars: 168.2,
  Jupiter: 174.4,
  Saturn: 8.1,
  Uranus: 79.9,
  Neptune: 80.1,
  Pluto: 303.9,
};
const RETROGRADE = ['Saturn'];

startBrowser();

/** Opens Ada's chart with that sky, by default with a birth time. */
async function openChart(birthTime: string | undefined = '12:41') {
  const { page, problems } = await openPage();
  const bodies = Object.entries(LONGITUDES).map(([body, longitudeDeg]) => ({
    body,
    longitudeDeg,
    sign: SIGNS[Math.floor(longitudeDeg / 30)],
    signDegrees: longitudeDeg % 30,
    retrograde: RETROGRADE.includes(body),
  }));
  await page.route('**/api/sky', (route) =>
    route.fulfill({ json: { at: new Date().toISOString(), bodies } }),
  );
  await signInOn(page);
  await storeProfile(page, { ...newProfile(), ...(birthTime && { birthTime }) });
  await goTo(page, 'Profiles');
  await page.getByRole('link', { name: 'Natal chart of Ada' }).click();
  await page.locator('.wheel path').first().waitFor();
  return { page, problems };
}

const switchOf = (page: Page) => page.getByLabel('With today’s sky');
const outerRing = (page: Page) => page.locator('.wheel .sky-now');

test('the current sky surrounds a chart, with a table of positions and houses', async () => {
  const { page, problems } = await openChart();
  await outerRing(page).waitFor();
  await eventually(() => page.title()).toBe('Ada’s natal chart · Horoscope');
  await page.getByText(/The outer ring is the sky of now, \w+ \d+ \w+, \d\d:\d\d\./).waitFor();
  await page.getByRole('row', { name: 'Sun 1° Sagittarius 3rd house', exact: true }).waitFor();
  await page.getByRole('row', { name: 'Saturn 8° Aries retrograde 7th house', exact: true }).waitFor();
  await eventually(() => outerRing(page).locator('text.degrees').allTextContents()).toContain('8°R');
  await expectAccessible(page, 'chart-with-sky');
  expect(problems).toEqual([]);
});

type Box = { name: string; left: number; right: number; top: number; bottom: number };

/** Boxes of parts of the wheel, named after their body or text. Texts exclude the space of their line. */
const boxesOf = (page: Page, selector: string) =>
  page.evaluate(`[...document.querySelectorAll(${JSON.stringify(selector)})].map((one) => {
    const { left, right, top, bottom } = one.getBoundingClientRect();
    const air = one.tagName === 'text' ? (bottom - top) / 5 : 0;
    const name = one.closest('.glyph')?.dataset.name ?? one.textContent;
    return { name, left, right, top: top + air, bottom: bottom - air };
  })`) as Promise<Box[]>;

describe.each(Object.entries(SIZES))('a wheel with a crowded sky: %s', (_, size) => {
  let page: Page;
  beforeAll(async () => {
    ({ page } = await openChart());
    await page.setViewportSize(size);
    await page.reload();
    await outerRing(page).waitFor();
  });

  test('glyphs and labels never overlap', async () => {
    // The library draws a glyph between its background circle and its degrees.
    await retry(async () => {
      const boxes = await boxesOf(page, '.wheel .glyph > circle + *, .wheel .degrees, .wheel text.angle');
      const meeting = boxes.flatMap((a, i) =>
        boxes
          .slice(i + 1)
          .filter((b) => a.name !== b.name)
          .filter((b) => a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom)
          .map((b) => `${a.name} and ${b.name}`),
      );
      expect(boxes.length).toBeGreaterThan(21);
      expect(meeting).toEqual([]);
    });
  });

  test('a line leads from each glyph to its exact degree', async () => {
    const lines = (await page.evaluate(`[...document.querySelectorAll('.wheel .glyph')].map((glyph) => {
      const { x, y } = glyph.querySelector('circle').getBBox();
      const points = [...glyph.previousElementSibling.points].map(({ x, y }) => [x, y]);
      const middle = glyph.ownerSVGElement.viewBox.baseVal.width / 2;
      return { name: glyph.dataset.name, isNow: !!glyph.closest('.sky-now'), from: points[0], to: points.at(-1), glyph: [x + 12, y + 12], middle };
    })`)) as {
      name: string;
      isNow: boolean;
      from: number[];
      to: number[];
      glyph: number[];
      middle: number;
    }[];
    expect(lines).toHaveLength(21);
    const turnOf = ([x = 0, y = 0]: number[], middle: number) =>
      (Math.atan2(y - middle, x - middle) * 180) / Math.PI;
    const sunNow = lines.find(({ name, isNow }) => name === 'Sun' && isNow);
    for (const { name, isNow, from, to, glyph, middle } of lines) {
      expect(Math.hypot((to[0] ?? 0) - (glyph[0] ?? 0), (to[1] ?? 0) - (glyph[1] ?? 0))).toBeLessThan(12.1);
      const deg = LONGITUDES[name as keyof typeof LONGITUDES];
      if (!isNow || !sunNow) continue;
      const turn = turnOf(sunNow.from, middle) - turnOf(from, middle);
      expect([name, (turn + 360) % 360]).toEqual([
        name,
        expect.closeTo((deg - LONGITUDES.Sun + 360) % 360, 1),
      ]);
    }
  });
});

test('the URL holds whether the sky is shown; reload and Back restore it', async () => {
  const { page, problems } = await openChart();
  await outerRing(page).waitFor();
  await switchOf(page).uncheck();
  await outerRing(page).waitFor({ state: 'detached' });
  expect(page.url()).toContain('sky=off');
  await eventually(() => page.getByRole('row', { name: /Sun 1° Sagittarius/ }).count()).toBe(0);
  for (const name of ['Asc', 'MC', 'Dsc', 'IC'])
    await page.locator('.wheel text.angle').getByText(name, { exact: true }).waitFor();
  await page.reload();
  await page.locator('.wheel path').first().waitFor();
  await eventually(() => switchOf(page).isChecked()).toBe(false);
  await page.goBack();
  await outerRing(page).waitFor();
  await eventually(() => switchOf(page).isChecked()).toBe(true);
  expect(problems).toEqual([]);
});

test('the URL selects the house system', async () => {
  const { page, problems } = await openChart();
  await page.getByText('The hour is known, 12:41').waitFor();
  await page.getByRole('row', { name: 'Sun Gemini 24° 07′ 10' }).waitFor();
  await page.getByRole('row', { name: '1 Virgo 21° 59′' }).waitFor();
  await page.getByLabel('Houses').selectOption('Whole signs');
  await page.getByRole('row', { name: '1 Virgo 0° 00′' }).waitFor();
  expect(page.url()).toContain('houses=whole-sign');
  await page.reload();
  await page.getByRole('row', { name: '1 Virgo 0° 00′' }).waitFor();
  await page.locator('.wheel text.house').nth(11).waitFor();
  await expectAccessible(page, 'chart-whole-signs');
  expect(problems).toEqual([]);
});

test('a chart without a birth time says so and has no houses', async () => {
  const { page, problems } = await openChart('');
  await page.getByText('The hour is unknown').waitFor();
  await page.getByRole('row', { name: 'Sun 1° Sagittarius', exact: true }).waitFor();
  await page.getByRole('row', { name: /^Moon \w+ \d+° give or take 8°$/ }).waitFor();
  await page.locator('td .aspect').first().waitFor();
  await eventually(() => page.getByRole('rowheader', { name: /^Moon and | and Moon$/ }).count()).toBe(0);
  await eventually(() => page.getByLabel('Houses').count()).toBe(0);
  await eventually(() => page.locator('.wheel text.angle').count()).toBe(0);
  await expectAccessible(page, 'chart-without-hour');
  expect(problems).toEqual([]);
});
