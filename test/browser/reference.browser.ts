import { afterAll, beforeAll, expect, test } from '@jest/globals';
import type { Browser } from 'playwright-core';
import { ada, serviceOf } from '../support/service.ts';
import { openPage, SIZES, startChromium } from './chromium.ts';
import { expectWell } from './expect-well.ts';

const { call, signIn } = serviceOf();

let browser: Browser;
beforeAll(async () => {
  browser = await startChromium();
});
afterAll(() => browser?.close());

test('whoever has a key tries an operation in the reference, and nothing breaks the page’s policy', async () => {
  const { key } = await signIn();
  await call('POST', '/api/profiles', { key, body: ada });
  const { page, complaints } = await openPage(browser, { viewport: SIZES.desk });
  await page.goto('/docs/reference');
  await page.getByRole('button', { name: 'Authorize' }).click();
  await expectWell(page, 'reference-authorize');
  // It has the focus, and there is no other: a page cannot set the cookie.
  await page.keyboard.type(key);
  expect(await page.locator('.modal-ux').locator('input').count()).toBe(1);
  await page.locator('.modal-ux').getByRole('button', { name: 'Authorize' }).click();
  await page.getByRole('button', { name: 'Close' }).last().click();
  await page.locator('#operations-Profiles-listProfiles .opblock-summary-control').click();
  await page.getByRole('button', { name: 'Execute' }).click();
  const answer = page.locator('#operations-Profiles-listProfiles .live-responses-table .response').first();
  await answer.waitFor();
  const answered = await answer.innerText();
  expect(answered).toMatch(/^200/);
  expect(answered).toContain('"birthCity": "London, England, United Kingdom"');
  expect(await page.evaluate('JSON.stringify({ ...localStorage, ...sessionStorage })')).not.toContain(key);
  await expectWell(page, 'reference-answered');
  expect(complaints).toEqual([]);
});

const HEIGHT_OF_SCREENS = 3;

test('an operation of the reference is a few screens of a phone, and keeps nobody out', async () => {
  const { page, complaints } = await openPage(browser);
  await page.goto('/docs/reference#daily-horoscope');
  const opened = page.locator('#operations-Forecasts-dailyHoroscope.is-open');
  await opened.getByRole('button', { name: 'Execute' }).waitFor();
  await expectWell(page, 'reference-opened');
  await page.setViewportSize(SIZES.phone);
  expect((await opened.boundingBox())?.height).toBeLessThan(HEIGHT_OF_SCREENS * SIZES.phone.height);
  expect(complaints).toEqual([]);
});

test.each(Object.entries(SIZES))('nothing moves while the reference loads: %s', async (_, viewport) => {
  const { page } = await openPage(browser, { viewport });
  await page.addInitScript(`
    window.shifts = [];
    new PerformanceObserver((list) => shifts.push(...list.getEntries().map(({ value }) => value)))
      .observe({ type: 'layout-shift', buffered: true });`);
  await page.goto('/docs/reference');
  await page.locator('.opblock').first().waitFor();
  await page.evaluate('new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)))');
  expect(await page.evaluate('shifts')).toEqual([]);
});

test('the list of operations stays where the description cannot be loaded', async () => {
  const { page } = await openPage(browser);
  await page.route('**/api/openapi.json', (route) => route.fulfill({ status: 503 }));
  const answered = page.waitForResponse('**/api/openapi.json');
  await page.goto('/docs/reference');
  await answered;
  await page.getByRole('heading', { name: 'GET /api/horoscope/daily' }).waitFor();
});

test.each([
  '',
  '/quick-start',
  '/answers',
  '/activities',
  '/errors',
  '/errors/invalid_request',
  '/assistants',
])('nobody is kept out of a page of the documentation, in any size and theme: /docs%s', async (path) => {
  const { page, complaints } = await openPage(browser);
  await page.goto(`/docs${path}`);
  await expectWell(page, `docs${path.replaceAll('/', '-')}`);
  await page.context().close();
  expect(complaints).toEqual([]);
});

test('without JavaScript the reference is a list of all operations', async () => {
  const { page } = await openPage(browser, { javaScriptEnabled: false });
  await page.goto('/docs/reference');
  await page.getByRole('heading', { name: 'GET /api/horoscope/daily' }).waitFor();
});
