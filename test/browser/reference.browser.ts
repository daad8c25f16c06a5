import { expect, test } from '@jest/globals';
import { ada, serviceOf } from '../support/service.ts';
import { openPage, SIZES, startBrowser } from './chromium.ts';
import { eventually } from './eventually.ts';
import { expectAccessible } from './expect-accessible.ts';

const { call, signIn } = serviceOf();

startBrowser();

test('an operation can be executed with a key in the reference, within the CSP', async () => {
  const { key } = await signIn();
  await call('POST', '/api/profiles', { key, body: ada });
  const { page, problems } = await openPage({ viewport: SIZES.desk });
  await page.goto('/docs/reference');
  await page.getByRole('button', { name: 'Authorize' }).click();
  await expectAccessible(page, 'reference-authorize');
  // The only field is the key, with focus: a page cannot set the session cookie.
  await page.locator('.modal-ux input:focus').waitFor();
  await page.keyboard.type(key);
  await eventually(() => page.locator('.modal-ux').locator('input').count()).toBe(1);
  await page.locator('.modal-ux').getByRole('button', { name: 'Authorize' }).click();
  await page.getByRole('button', { name: 'Close' }).last().click();
  await page.locator('#operations-Profiles-listProfiles .opblock-summary-control').click();
  await page.getByRole('button', { name: 'Execute' }).click();
  const answer = page.locator('#operations-Profiles-listProfiles .live-responses-table .response').first();
  await eventually(() => answer.innerText()).toMatch(/^200.*"birthCity": "London, England, United Kingdom"/s);
  expect(await page.evaluate('JSON.stringify({ ...localStorage, ...sessionStorage })')).not.toContain(key);
  await expectAccessible(page, 'reference-answered');
  expect(problems).toEqual([]);
});

const HEIGHT_OF_SCREENS = 3;

test('an operation of the reference is accessible and at most three phone screens long', async () => {
  const { page, problems } = await openPage();
  await page.goto('/docs/reference#daily-horoscope');
  const opened = page.locator('#operations-Forecasts-dailyHoroscope.is-open');
  await opened.getByRole('button', { name: 'Execute' }).waitFor();
  await expectAccessible(page, 'reference-opened');
  await page.setViewportSize(SIZES.phone);
  await eventually(async () => (await opened.boundingBox())?.height).toBeLessThan(
    HEIGHT_OF_SCREENS * SIZES.phone.height,
  );
  expect(problems).toEqual([]);
});

test.each(Object.entries(SIZES))('loading the reference shifts no layout: %s', async (_, viewport) => {
  const { page } = await openPage({ viewport });
  await page.addInitScript(`
    window.shifts = [];
    new PerformanceObserver((list) => shifts.push(...list.getEntries().map(({ value }) => value)))
      .observe({ type: 'layout-shift', buffered: true });`);
  await page.goto('/docs/reference');
  await page.locator('.opblock').first().waitFor();
  await page.evaluate('new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)))');
  expect(await page.evaluate('shifts')).toEqual([]);
});

test('the list of operations stays if the OpenAPI description fails to load', async () => {
  const { page } = await openPage();
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
])('documentation is accessible in any size and theme: /docs%s', async (path) => {
  const { page, problems } = await openPage();
  await page.goto(`/docs${path}`);
  await expectAccessible(page, `docs${path.replaceAll('/', '-')}`);
  await page.context().close();
  expect(problems).toEqual([]);
});

test('the reference lists all operations without JavaScript', async () => {
  const { page } = await openPage({ javaScriptEnabled: false });
  await page.goto('/docs/reference');
  await page.getByRole('heading', { name: 'GET /api/horoscope/daily' }).waitFor();
});
