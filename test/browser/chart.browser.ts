import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import type { Browser, Page } from 'playwright-core';
import { SIGNS } from '#lib/ephemeris/zodiac.ts';
import { newProfile } from '../support/new-items.ts';
import { openPage, SIZES, startChromium } from './chromium.ts';
import { expectWell } from './expect-well.ts';
import { goTo, signInBy, storeProfile } from './person.ts';

/** A sky in which five bodies crowd the Ascendant of the chart, at 22° Virgo, and two the midheaven. */
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

let browser: Browser;
beforeAll(async () => {
  browser = await startChromium();
});
afterAll(() => browser?.close());

/** Opens the chart of Ada, whose time of birth is known unless said otherwise, under that sky. */
async function openChart(birthTime: string | undefined = '12:41') {
  const { page, complaints } = await openPage(browser);
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
  await signInBy(page);
  await storeProfile(page, { ...newProfile(), ...(birthTime && { birthTime }) });
  await goTo(page, 'Profiles');
  await page.getByRole('link', { name: 'Natal chart of Ada' }).click();
  await page.locator('.wheel path').first().waitFor();
  return { page, complaints };
}

const switchOf = (page: Page) => page.getByLabel('With today’s sky');
const outerRing = (page: Page) => page.locator('.wheel .sky-now');

test('the sky of now stands around a chart, in words as well, with the houses that it goes through', async () => {
  const { page, complaints } = await openChart();
  await outerRing(page).waitFor();
  expect(await page.title()).toBe('Ada’s natal chart · Horoscope');
  await page.getByText(/The outer ring is the sky of now, \w+ \d+ \w+, \d\d:\d\d\./).waitFor();
  await page.getByRole('row', { name: 'Sun 1° Sagittarius 3rd house', exact: true }).waitFor();
  await page.getByRole('row', { name: 'Saturn 8° Aries retrograde 7th house', exact: true }).waitFor();
  expect(await outerRing(page).locator('text.degrees').allTextContents()).toContain('8°R');
  await expectWell(page, 'chart-with-sky');
  // Beside the wheel stand its places, and little is empty below them.
  const [wheel, places] = [
    await page.locator('.wheel-card').boundingBox(),
    await page.locator('.chart > .card').nth(1).boundingBox(),
  ];
  expect(places?.y).toBe(wheel?.y);
  expect((wheel?.height ?? 0) - (places?.height ?? 0)).toBeGreaterThan(0);
  expect((wheel?.height ?? 0) - (places?.height ?? 0)).toBeLessThan(160);
  // On a desk the tables below the wheel are as wide as it and what is beside it.
  const [chart, tables] = [
    await page.locator('.chart').boundingBox(),
    await page.locator('.natal-tables').boundingBox(),
  ];
  expect(tables?.width).toBeCloseTo(chart?.width ?? 0, 0);
  expect(complaints).toEqual([]);
});

type Box = { name: string; left: number; right: number; top: number; bottom: number };

/** Where things of the wheel are seen, by the body that they belong to, if any; a text without the air of its line. */
const boxesOf = (page: Page, selector: string) =>
  page.evaluate(`[...document.querySelectorAll(${JSON.stringify(selector)})].map((one) => {
    const { left, right, top, bottom } = one.getBoundingClientRect();
    const air = one.tagName === 'text' ? (bottom - top) / 5 : 0;
    const name = one.closest('.glyph')?.dataset.name ?? one.textContent;
    return { name, left, right, top: top + air, bottom: bottom - air };
  })`) as Promise<Box[]>;

describe.each(Object.entries(SIZES))('a wheel under a crowded sky: %s', (_, size) => {
  let page: Page;
  beforeAll(async () => {
    ({ page } = await openChart());
    await page.setViewportSize(size);
    await page.reload();
    await outerRing(page).waitFor();
  });

  test('no glyph covers another, nor what is written', async () => {
    // A glyph of the library is an element between the ground that it stands on and its degrees.
    const boxes = await boxesOf(page, '.wheel .glyph > circle + *, .wheel .degrees, .wheel text.angle');
    const meeting = boxes.flatMap((a, i) =>
      boxes
        .slice(i + 1)
        .filter((b) => a.name !== b.name)
        .filter((b) => a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom)
        .map((b) => `${a.name} and ${b.name}`),
    );
    expect(boxes.length).toBeGreaterThan(46);
    expect(meeting).toEqual([]);
  });

  test('from each glyph a line leads to its true degree', async () => {
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

test('whether the sky is shown is in the address: a reload keeps it, and going back restores it', async () => {
  const { page, complaints } = await openChart();
  await outerRing(page).waitFor();
  await switchOf(page).uncheck();
  await outerRing(page).waitFor({ state: 'detached' });
  expect(page.url()).toContain('sky=off');
  expect(await page.getByRole('row', { name: /Sun 1° Sagittarius/ }).count()).toBe(0);
  for (const name of ['Asc', 'MC', 'Dsc', 'IC'])
    await page.locator('.wheel text.angle').getByText(name, { exact: true }).waitFor();
  await page.reload();
  await page.locator('.wheel path').first().waitFor();
  expect(await switchOf(page).isChecked()).toBe(false);
  await page.goBack();
  await outerRing(page).waitFor();
  expect(await switchOf(page).isChecked()).toBe(true);
  expect(complaints).toEqual([]);
});

test('a chart has houses by the system that the address names', async () => {
  const { page, complaints } = await openChart();
  await page.getByText('The hour is known, 12:41').waitFor();
  await page.getByRole('row', { name: 'Sun Gemini 24° 07′ 10' }).waitFor();
  await page.getByRole('row', { name: '1 Virgo 21° 59′' }).waitFor();
  await page.getByLabel('Houses').selectOption('Whole signs');
  await page.getByRole('row', { name: '1 Virgo 0° 00′' }).waitFor();
  expect(page.url()).toContain('houses=whole-sign');
  await page.reload();
  await page.getByRole('row', { name: '1 Virgo 0° 00′' }).waitFor();
  await page.locator('.wheel text.house').nth(11).waitFor();
  await expectWell(page, 'chart-whole-signs');
  expect(complaints).toEqual([]);
});

test('a chart without a time of birth says so, and has no houses', async () => {
  const { page, complaints } = await openChart('');
  await page.getByText('The hour is unknown').waitFor();
  await page.getByRole('row', { name: 'Sun 1° Sagittarius', exact: true }).waitFor();
  await page.getByRole('row', { name: /^Moon \w+ \d+° give or take 8°$/ }).waitFor();
  await page.locator('td.aspect').first().waitFor();
  expect(await page.getByRole('rowheader', { name: /^Moon and | and Moon$/ }).count()).toBe(0);
  expect(await page.getByLabel('Houses').count()).toBe(0);
  expect(await page.locator('.wheel text.angle').count()).toBe(0);
  await expectWell(page, 'chart-without-hour');
  expect(complaints).toEqual([]);
});
