import { expect, test } from '@jest/globals';
import type { Locator } from 'playwright-core';
import { SIGNS } from '#lib/ephemeris/zodiac.ts';
import { newProfile } from '../support/new-items.ts';
import { openPageForEachTest, page, problems, SIZES } from './chromium.ts';
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

openPageForEachTest();

/** Opens Ada's chart with that sky, by default with a birth time. */
async function openChart(birthTime = '12:41'): Promise<void> {
  const bodies = Object.entries(LONGITUDES).map(([body, longitudeDeg]) => ({
    body,
    longitudeDeg,
    sign: SIGNS[Math.floor(longitudeDeg / 30)],
    signDegrees: longitudeDeg % 30,
    retrograde: body === 'Saturn',
  }));
  const sky = { at: new Date().toISOString(), bodies };
  await page.route('**/api/sky', (route) => route.fulfill({ json: sky }));
  await signInOn(page);
  await storeProfile(page, { ...newProfile(), ...(birthTime && { birthTime }) });
  await goTo(page, 'People');
  await page.getByRole('link', { name: 'Natal chart of Ada' }).click();
  await page.locator('.wheel path').first().waitFor();
  await page.getByText('All positions').click();
}

const skySwitch = () => page.getByLabel('With today’s sky');
const outerRing = () => page.locator('.wheel .sky-now');
const row = (name: string | RegExp) => page.getByRole('row', { name, exact: typeof name === 'string' });

test('the current sky surrounds a chart, with a table of positions and houses', async () => {
  await openChart();
  await outerRing().waitFor();
  await eventually(() => page.title()).toBe('Natal chart · Noonmark');
  await page.getByText(/The outer ring is the sky right now, \w+ \d+ \w+, \d\d:\d\d\./).waitFor();
  await row('Sun 1° Sagittarius 3rd house').waitFor();
  await row('Saturn 8° Aries retrograde 7th house').waitFor();
  await eventually(() => outerRing().locator('text.degrees').allTextContents()).toContain('8°R');
  // Tab follows the order on a phone, where the wheel is above the words.
  await page.getByRole('link', { name: 'Compare with someone' }).press('Tab');
  await page.getByRole('button', { name: 'Sun', exact: true }).and(page.locator(':focus')).waitFor();
  await expectAccessible(page, 'chart-with-sky');
  expect(problems).toEqual([]);
});

type Box = { name: string; left: number; right: number; top: number; bottom: number };

/** Bounding boxes of parts of the wheel, named after the part's body or text. A text's box excludes its line spacing. */
const boxesOf = (selector: string) =>
  page.evaluate(`[...document.querySelectorAll(${JSON.stringify(selector)})].map((one) => {
    const { left, right, top, bottom } = one.getBoundingClientRect();
    const air = one.tagName === 'text' ? (bottom - top) / 5 : 0;
    const name = one.closest('.glyph')?.dataset.name ?? one.textContent;
    return { name, left, right, top: top + air, bottom: bottom - air };
  })`) as Promise<Box[]>;

type Line = { name: string; isNow: boolean; from: number[]; to: number[]; glyph: number[]; middle: number };

/** The line that connects each body's exact degree to its glyph, and the center of the glyph. */
const linesOf = () =>
  page.evaluate(`[...document.querySelectorAll('.wheel .glyph')].map((glyph) => {
    const { x, y } = glyph.querySelector('circle').getBBox();
    const points = [...glyph.previousElementSibling.points].map(({ x, y }) => [x, y]);
    const middle = glyph.ownerSVGElement.viewBox.baseVal.width / 2;
    return { name: glyph.dataset.name, isNow: !!glyph.closest('.sky-now'), from: points[0], to: points.at(-1), glyph: [x + 12, y + 12], middle };
  })`) as Promise<Line[]>;

const angleOf = ([x = 0, y = 0]: number[], middle: number) =>
  (Math.atan2(y - middle, x - middle) * 180) / Math.PI;

test.each(Object.entries(SIZES))('crowded glyphs stay apart and mark their degrees: %s', async (_, size) => {
  await openChart();
  await page.setViewportSize(size);
  await page.reload();
  await outerRing().waitFor();
  // The library draws a glyph between its background circle and its degrees.
  await retry(async () => {
    const boxes = await boxesOf('.wheel .glyph > circle + *, .wheel .degrees, .wheel text.angle');
    const overlapping = boxes.flatMap((a, i) =>
      boxes
        .slice(i + 1)
        .filter((b) => a.name !== b.name)
        .filter((b) => a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom)
        .map((b) => `${a.name} and ${b.name}`),
    );
    expect(boxes.length).toBeGreaterThan(21);
    expect(overlapping).toEqual([]);
  });
  await retry(async () => {
    const lines = await linesOf();
    expect(lines).toHaveLength(21);
    const sun = lines.find(({ name, isNow }) => name === 'Sun' && isNow);
    for (const { name, isNow, from, to, glyph, middle } of lines) {
      expect(Math.hypot((to[0] ?? 0) - (glyph[0] ?? 0), (to[1] ?? 0) - (glyph[1] ?? 0))).toBeLessThan(12.1);
      if (!isNow || !sun) continue;
      const turn = (angleOf(sun.from, middle) - angleOf(from, middle) + 360) % 360;
      const expected = (LONGITUDES[name as keyof typeof LONGITUDES] - LONGITUDES.Sun + 360) % 360;
      expect([name, turn]).toEqual([name, expect.closeTo(expected, 1)]);
    }
  });
});

test('the buttons are one line above the wheel on a phone, and the choices below the bodies on a tablet', async () => {
  await openChart();
  const boxOf = async (part: Locator) => {
    const { y = NaN, height = NaN } = (await part.boundingBox()) ?? {};
    return { top: y, bottom: y + height };
  };
  const wheel = page.locator('.wheel-card');
  const edit = page.getByRole('button', { name: 'Edit birth details Ada' });
  const compare = page.getByRole('link', { name: 'Compare with someone' });
  expect((await boxOf(compare)).bottom).toBeLessThan((await boxOf(wheel)).top);
  expect(await boxOf(edit)).toEqual(await boxOf(compare));
  await page.setViewportSize({ width: 820, height: 1180 });
  const bodies = page.locator('.bodies');
  await eventually(async () => (await boxOf(skySwitch())).top > (await boxOf(bodies)).bottom).toBe(true);
});

test('a reload and Back restore from the URL whether the sky is shown', async () => {
  await openChart();
  await outerRing().waitFor();
  await skySwitch().uncheck();
  await outerRing().waitFor({ state: 'detached' });
  await page.waitForURL(/sky=off/);
  await eventually(() => row(/Sun 1° Sagittarius/).count()).toBe(0);
  for (const name of ['Asc', 'MC', 'Dsc', 'IC'])
    await page.locator('.wheel text.angle').getByText(name, { exact: true }).waitFor();
  await page.reload();
  await page.locator('.wheel path').first().waitFor();
  await eventually(() => skySwitch().isChecked()).toBe(false);
  await page.goBack();
  await outerRing().waitFor();
  await eventually(() => skySwitch().isChecked()).toBe(true);
  expect(problems).toEqual([]);
});

test('the URL selects the house system', async () => {
  await openChart();
  await page.getByText(/12:41 in London, .*, UTC\+1 \(daylight saving time\)/).waitFor();
  await row(/Sun Gemini 24° 07′ 10/).waitFor();
  await row(/1 Virgo 21° 59′/).waitFor();
  await page.getByLabel('Houses').selectOption('Whole signs');
  await row(/1 Virgo 0° 00′/).waitFor();
  await page.waitForURL(/houses=whole-sign/);
  await page.reload();
  await page.getByText('All positions').click();
  await row(/1 Virgo 0° 00′/).waitFor();
  await page.locator('.wheel text.house').nth(11).waitFor();
  await expectAccessible(page, 'chart-whole-signs');
  expect(problems).toEqual([]);
});

test('a time corrected from the chart changes the chart and keeps the focus', async () => {
  await openChart();
  const question = page.getByRole('button', { name: 'Edit birth details Ada' });
  await question.click();
  const dialog = page.getByRole('dialog', { name: 'Edit Ada' });
  await dialog.getByLabel('Time of birth').fill('14:41');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await page.getByText(/14:41 in London, .*, UTC\+1 \(daylight saving time\)/).waitFor();
  await page.locator('.wheel path').first().waitFor();
  await eventually(() => row(/1 Virgo 21° 59′/).count()).toBe(0);
  await question.and(page.locator(':focus')).waitFor();
  expect(problems).toEqual([]);
});

test('a chart without a birth time says so and has no houses', async () => {
  await openChart('');
  await page.getByText('Without a birth time').waitFor();
  await row('Sun 1° Sagittarius').waitFor();
  await row(/^Moon \w+ \d+° give or take 8°$/).waitFor();
  await page.locator('td .aspect').first().waitFor();
  await eventually(() => page.getByRole('rowheader', { name: /^Moon and | and Moon$/ }).count()).toBe(0);
  await eventually(() => page.getByLabel('Houses').count()).toBe(0);
  await eventually(() => page.locator('.wheel text.angle').count()).toBe(0);
  await expectAccessible(page, 'chart-without-hour');
  expect(problems).toEqual([]);
});

test('a body of the wheel says what it is, what it means here, and what touches it today', async () => {
  await openChart();
  await page.getByRole('heading', { level: 1, name: /natal chart ?: Sun in Gemini, / }).waitFor();
  await page.locator('.natal .glyph[data-name=Venus] > circle').click();
  const sheet = page.getByRole('dialog', { name: /^Venus in / });
  await sheet.getByText('What you like and whom').waitFor();
  await sheet.getByRole('heading', { name: 'Today' }).waitFor();
  await sheet
    .getByText(/ your Venus\.$|^Nothing touches it today\.$/)
    .first()
    .waitFor();
  await expectAccessible(page, 'body-sheet');
  await sheet.getByRole('button', { name: 'Close' }).click();
  await sheet.waitFor({ state: 'detached' });
  await page.getByRole('button', { name: 'Pluto', exact: true }).press('Enter');
  await eventually(() => page.getByRole('dialog', { name: /^Pluto in / }).innerText()).toMatch(
    /Power, depth.*Pluto.*Today/s,
  );
  expect(problems).toEqual([]);
});
