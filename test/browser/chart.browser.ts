import { afterAll, beforeAll, expect, test } from '@jest/globals';
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
const outerRing = (page: Page) => page.locator('.wheel [id$=transit-planets]');

test('the sky of now stands around a chart, in words as well, with the houses that it goes through', async () => {
  const { page, complaints } = await openChart();
  await outerRing(page).waitFor();
  expect(await page.title()).toBe('Ada’s natal chart · Horoscope');
  await page.getByText(/The outer ring is the sky of now, \w+ \d+ \w+, \d\d:\d\d\./).waitFor();
  await page.getByRole('row', { name: 'Sun 1° Sagittarius 3rd house', exact: true }).waitFor();
  await page.getByRole('row', { name: 'Saturn 8° Aries retrograde 7th house', exact: true }).waitFor();
  expect(await outerRing(page).locator('text.degrees').allTextContents()).toContain('8°R');
  await expectWell(page, 'chart-with-sky');
  // On a desk the tables below the wheel are as wide as it and what is beside it.
  const [chart, tables] = [
    await page.locator('.chart').boundingBox(),
    await page.locator('.natal-tables').boundingBox(),
  ];
  expect(tables?.width).toBeCloseTo(chart?.width ?? 0, 0);
  expect(complaints).toEqual([]);
});

test.each(Object.entries(SIZES))(
  'no glyph of the sky covers another, nor an angle’s name: %s',
  async (_, size) => {
    const { page } = await openChart();
    await page.setViewportSize(size);
    await page.reload();
    await outerRing(page).waitFor();
    const boxes = (await page.evaluate(
      `[...document.querySelectorAll('[id$=transit-planets] > :is(g, text), .wheel text.angle')].map((one) => {
      const { left, right, top, bottom } = one.getBoundingClientRect();
      return { name: one.id.split('-').pop() || one.textContent, left, right, top, bottom };
    }).filter(({ left, right }) => right > left)`,
    )) as { name: string; left: number; right: number; top: number; bottom: number }[];
    const meeting = boxes.flatMap((a, i) =>
      boxes
        .slice(i + 1)
        .filter((b) => a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom)
        .map((b) => `${a.name} and ${b.name}`),
    );
    expect(boxes.length).toBeGreaterThan(20);
    expect(meeting).toEqual([]);
  },
);

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
  expect(await page.getByLabel('Houses').count()).toBe(0);
  expect(await page.locator('.wheel text.angle').count()).toBe(0);
  await expectWell(page, 'chart-without-hour');
  expect(complaints).toEqual([]);
});
