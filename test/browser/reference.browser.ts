import { expect, test } from '@jest/globals';
import { ada, serviceOf } from '../support/service.ts';
import { openPage, openPageForEachTest, page, problems, SIZES } from './chromium.ts';
import { eventually } from './eventually.ts';
import { expectAccessible, expectNoShifts, recordShifts } from './expect-accessible.ts';

const { call, signIn } = serviceOf();

openPageForEachTest();

test('the reference executes an operation with a key without violating the CSP', async () => {
  const { key } = await signIn();
  await call('POST', '/api/profiles', { key, body: ada });
  await page.setViewportSize(SIZES.desk);
  await page.goto('/docs/reference');
  await page.getByRole('button', { name: 'Authorize' }).click();
  await expectAccessible(page, 'reference-authorize');
  // The dialog has a field for the key but none for the session cookie, which a page can't set.
  await page.locator('.modal-ux input:focus').waitFor();
  await page.keyboard.type(key);
  await eventually(() => page.locator('.modal-ux input').count()).toBe(1);
  await page.locator('.modal-ux').getByRole('button', { name: 'Authorize' }).click();
  await page.getByRole('button', { name: 'Close' }).last().click();
  await page.locator('#operations-Profiles-listProfiles .opblock-summary-control').click();
  await page.getByRole('button', { name: 'Execute' }).click();
  const answer = page.locator('#operations-Profiles-listProfiles .live-responses-table .response').first();
  await eventually(() => answer.innerText()).toMatch(/^200.*"birthCity": "London, England, United Kingdom"/s);
  const stored = () => page.evaluate('JSON.stringify({ ...localStorage, ...sessionStorage })');
  await eventually(stored).not.toContain(key);
  await expectAccessible(page, 'reference-answered');
  expect(problems).toEqual([]);
});

test('an operation of the reference is accessible and less than three phone screens long', async () => {
  await page.goto('/docs/reference#daily-horoscope');
  const opened = page.locator('#operations-Forecasts-dailyHoroscope.is-open');
  await opened.getByRole('button', { name: 'Execute' }).waitFor();
  await expectAccessible(page, 'reference-opened');
  await page.setViewportSize(SIZES.phone);
  const height = async () => (await opened.boundingBox())?.height;
  await eventually(height).toBeLessThan(3 * SIZES.phone.height);
  expect(problems).toEqual([]);
});

test.each(Object.entries(SIZES))('loading the reference shifts no layout: %s', async (_, viewport) => {
  await page.setViewportSize(viewport);
  await recordShifts(page);
  await page.goto('/docs/reference');
  await page.locator('.opblock').first().waitFor();
  await expectNoShifts(page);
});

test('the list of operations stays visible if the OpenAPI description fails to load', async () => {
  await page.route('**/api/openapi.json', (route) => route.fulfill({ status: 503 }));
  const answered = page.waitForResponse('**/api/openapi.json');
  await page.goto('/docs/reference');
  await answered;
  await page.getByRole('heading', { name: 'GET /api/horoscope/daily' }).waitFor();
});

test.each([
  ...['', '/quick-start', '/answers', '/activities', '/errors', '/errors/invalid_request', '/assistants'],
])('documentation is accessible in any size and theme: /docs%s', async (path) => {
  await page.goto(`/docs${path}`);
  await expectAccessible(page, `docs${path.replaceAll('/', '-')}`);
  expect(problems).toEqual([]);
});

test('the reference lists all operations without JavaScript', async () => {
  const { page } = await openPage({ javaScriptEnabled: false });
  await page.goto('/docs/reference');
  await page.getByRole('heading', { name: 'GET /api/horoscope/daily' }).waitFor();
});
