import { expect, test } from '@jest/globals';
import type { Page, Route } from 'playwright-core';
import { openPageForEachTest } from './chromium.ts';
import { createProfileBy, goTo, signInBy } from './person.ts';

let page: Page;

openPageForEachTest(
  (opened) => {
    page = opened;
  },
  { serviceWorkers: 'allow' },
);

const NOTHING_KEPT = "caches.keys().then((names) => !names.some((name) => name.startsWith('answers ')))";

const kept = () =>
  page.evaluate(`caches.keys().then(async (names) => {
    const answers = names.filter((name) => name.startsWith('answers '));
    const keys = await Promise.all(answers.map(async (name) => (await (await caches.open(name)).keys()).length));
    return { accounts: answers.length, answers: keys.reduce((sum, count) => sum + count, 0) };
  })`) as Promise<{ accounts: number; answers: number }>;

/** Reads today until the browser has kept the page and what it showed. */
async function readToday(): Promise<{ rating: string; email: string }> {
  const email = await signInBy(page);
  await createProfileBy(page);
  await goTo(page, 'Today');
  const rating = await page.locator('.dial-number').innerText();
  await page.evaluate('navigator.serviceWorker.ready');
  await page.waitForFunction("caches.keys().then((names) => names.some((name) => name.startsWith('page ')))");
  return { rating, email };
}

test('a morning’s forecast opens without a network, says so, and is asked for anew when there is one', async () => {
  const { rating } = await readToday();
  await page.context().setOffline(true);
  await page.reload();
  await page.getByText('The service cannot be reached. What you have seen before').waitFor();
  expect(await page.locator('.dial-number').innerText()).toBe(rating);
  const asked = page.waitForRequest('**/api/horoscope/daily*');
  await page.context().setOffline(false);
  await asked;
  await page.getByText('cannot be reached').waitFor({ state: 'detached' });
});

test('what has not been seen is not made up without a network', async () => {
  await readToday();
  await page.context().setOffline(true);
  await page.goto('/#/today/2026-01-01');
  await page.getByRole('alert').getByText('This has not been seen before.').waitFor();
  expect(await page.getByRole('button', { name: /again|Load/ }).count()).toBe(1);
  expect(await page.locator('.dial-number').count()).toBe(0);
});

test('signing out empties what was kept, at once and without a network', async () => {
  await readToday();
  expect((await kept()).accounts).toBe(1);
  await goTo(page, 'Account');
  await page.getByRole('button', { name: 'Sign out' }).waitFor();
  await page.context().setOffline(true);
  await page.getByRole('button', { name: 'Sign out' }).click();
  await page.getByLabel('E-mail address').waitFor();
  await page.waitForFunction(NOTHING_KEPT);
  await page.reload();
  await page.getByLabel('E-mail address').waitFor();
  expect(await page.content()).not.toContain('Ada');
});

test('deleting the account empties it', async () => {
  const { email } = await readToday();
  await goTo(page, 'Account');
  await page.getByRole('button', { name: 'Delete the account' }).click();
  await page.getByLabel('Your e-mail address').fill(email);
  await page.getByRole('button', { name: 'Delete everything' }).click();
  await page.getByLabel('E-mail address').waitFor();
  await page.waitForFunction(NOTHING_KEPT);
});

test('a session that has ended elsewhere empties it with the next request', async () => {
  await readToday();
  await page.evaluate("fetch('/api/auth/sign-out', { method: 'POST' })");
  await page.evaluate("document.dispatchEvent(new Event('visibilitychange'))");
  await page.getByLabel('E-mail address').waitFor();
  await page.waitForFunction(NOTHING_KEPT);
});

test('somebody else who signs in is shown nothing of it, and has a cache of their own', async () => {
  await readToday();
  await goTo(page, 'Account');
  await page.getByRole('button', { name: 'Sign out' }).click();
  await page.getByLabel('E-mail address').waitFor();
  await signInBy(page);
  await page.getByRole('heading', { name: 'Welcome' }).waitFor();
  expect(await page.content()).not.toContain('Ada');
  expect((await kept()).accounts).toBe(1);
});

test('a day that was seen is there again at once: no request is waited for', async () => {
  await readToday();
  await page
    .getByRole('link', { name: /Tomorrow|Day after/ })
    .first()
    .click();
  await page.getByRole('heading', { name: /^Tomorrow/ }).waitFor();
  await page.locator('.day:not(.stale) .dial-number').waitFor();
  // Requests that are made from here on are never answered.
  await page.route('**/api/**', () => undefined);
  await page.goBack();
  await page.getByRole('heading', { name: /^Today/ }).waitFor();
  await page.locator('.day:not(.stale) .dial-number').waitFor();
});

test.each([
  ['fails', (route: Route) => route.fulfill({ status: 503, json: { message: 'Service Unavailable' } })],
  ['never answers', () => undefined],
  [
    'leads to parts that are not there',
    (route: Route) =>
      route.fulfill({
        contentType: 'text/html',
        body: '<html data-session="perhaps"><script type="module" src="/assets/main-GONE0000.js"></script></html>',
      }),
  ],
])('where the service %s, the next opening shows the page that was kept', async (what, answer) => {
  const { rating } = await readToday();
  const context = page.context();
  await context.route('**/', answer);
  await page.reload({ waitUntil: 'commit' });
  if (what.startsWith('leads')) {
    await context.unroute('**/');
    await context.setOffline(true);
    await page.reload();
  }
  await page.locator('.dial-number').waitFor();
  expect(await page.locator('.dial-number').innerText()).toBe(rating);
});
