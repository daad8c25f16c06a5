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
  await page.locator('#auth-bearer-value').fill(key);
  await page.getByRole('button', { name: 'Apply credentials' }).first().click();
  await page.getByRole('button', { name: 'Close' }).last().click();
  await page.locator('#operations-Profiles-listProfiles .opblock-summary-control').click();
  await page.getByRole('button', { name: 'Execute' }).click();
  const answer = page.locator('#operations-Profiles-listProfiles .live-responses-table .response').first();
  await answer.waitFor();
  const answered = await answer.innerText();
  expect(answered).toMatch(/^200/);
  expect(answered).toContain('"birthCity": "London, England, United Kingdom"');
  expect(await page.evaluate('JSON.stringify({ ...localStorage, ...sessionStorage })')).not.toContain(key);
  await expectWell(page, 'reference', ['.swagger-ui']);
  expect(complaints).toEqual([]);
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
