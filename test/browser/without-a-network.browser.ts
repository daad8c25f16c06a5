import { expect, test } from '@jest/globals';
import type { Route } from 'playwright-core';
import { newProfile } from '../support/new-items.ts';
import { openPageForEachTest, page } from './chromium.ts';
import { eventually } from './eventually.ts';
import {
  endSession,
  goTo,
  showAgain,
  signInOn,
  signOutOffline,
  signUpOn,
  storeProfile,
} from './page-actions.ts';

openPageForEachTest({ serviceWorkers: 'allow' });

/** Counts the accounts with cached data without opening their caches, which would recreate a cache being deleted. */
const cachedAccounts = () =>
  page.evaluate("caches.keys().then((names) => names.filter((name) => name.startsWith('answers ')).length)");

/** The keys of the account's cached data. */
const cachedKeys = () =>
  page.evaluate(`caches.keys().then(async (names) => {
    const accounts = names.filter((name) => name.startsWith('answers '));
    const opened = await Promise.all(accounts.map((name) => caches.open(name)));
    const requests = (await Promise.all(opened.map((cache) => cache.keys()))).flat();
    return requests.map(({ url }) => decodeURIComponent(url));
  })`);

/** Opens today and waits until the browser has cached the page and the forecast. */
async function readToday(): Promise<{ rating: string; email: string }> {
  const email = await signUpOn(page);
  await goTo(page, 'Today');
  const rating = await page.locator('.day:not(.stale) .rating-number').innerText();
  await page.evaluate('navigator.serviceWorker.ready');
  await page.waitForFunction("caches.keys().then((names) => names.some((name) => name.startsWith('page ')))");
  // The first screen consists of these, which are cached one after the other.
  const parts = ['day', 'week', 'period', 'sky'].map((part) => expect.stringContaining(`/kept/${part} `));
  await eventually(cachedKeys).toEqual(expect.arrayContaining(parts));
  return { rating, email };
}

test('a cached forecast opens offline with a notice and reloads once online', async () => {
  const { rating } = await readToday();
  await page.context().setOffline(true);
  await page.reload();
  await page.getByText('You’re offline. Showing what you last saw.').waitFor();
  await eventually(() => page.locator('.rating-number').innerText()).toBe(rating);
  const request = page.waitForRequest('**/api/horoscope/daily*');
  await page.context().setOffline(false);
  await request;
  await page.getByText('You’re offline').waitFor({ state: 'detached' });
});

test('the next morning opens without a network: rating, text and long transits', async () => {
  await readToday();
  const here = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/Berlin' });
  const tomorrow = here.format(Date.now() + 24 * 3_600_000);
  await eventually(cachedKeys).toEqual(
    expect.arrayContaining([expect.stringMatching(new RegExp(`/kept/period \\S+ \\S+ ${tomorrow} `))]),
  );
  const next = page.getByRole('navigation', { name: 'Days' }).getByRole('link', { name: /^Tomorrow.*: \d/ });
  const [, rating = 'none'] = /: (\d+\.\d),/.exec(await next.innerText()) ?? [];
  const headline = await page.locator('.tomorrow a').innerText();
  await page.context().setOffline(true);
  await page.clock.setFixedTime(new Date(`${tomorrow}T07:30:00+01:00`));
  await page.reload();
  await page
    .locator('.date')
    .getByText(/^Today/)
    .waitFor();
  await eventually(() => page.locator('.rating-number').innerText()).toBe(rating);
  await eventually(() => page.locator('.headline').innerText()).toBe(headline);
  await page.locator('.background').waitFor();
  await page
    .getByRole('navigation', { name: 'Days' })
    .getByRole('link', { name: /^Today.*: \d/ })
    .waitFor();
  await eventually(() => page.getByRole('alert').count()).toBe(0);
});

test('an uncached day shows an error offline', async () => {
  await readToday();
  await page.context().setOffline(true);
  await page.goto('/#/today/2026-01-01');
  await page
    .getByRole('alert')
    .getByText('You’re offline, and this part isn’t saved on this device yet.')
    .waitFor();
  await eventually(() => page.getByRole('button', { name: /again|Load/ }).count()).toBe(1);
  await page.getByText('You’re offline. Showing what you last saw.').waitFor({ state: 'hidden' });
  await page.getByRole('navigation', { name: 'Days' }).waitFor({ state: 'hidden' });
  await eventually(() => page.locator('.rating-number').count()).toBe(0);
});

test('an uncached chart says so once', async () => {
  await readToday();
  await storeProfile(page, { ...newProfile(), name: 'Bo' });
  await goTo(page, 'People');
  const link = page.getByRole('link', { name: 'Natal chart of Bo' });
  await link.waitFor();
  await page.context().setOffline(true);
  const failed: string[] = [];
  // cspell:ignore requestfailed
  page.on('requestfailed', (request) => failed.push(new URL(request.url()).pathname));
  await link.click();
  for (const path of [/chart$/, /report$/])
    await eventually(async () => failed.some((one) => path.test(one))).toBe(true);
  await page
    .getByRole('alert')
    .getByText('You’re offline, and this part isn’t saved on this device yet.')
    .first()
    .waitFor();
  // The page has shown every failure by the second frame after the last one.
  await page.evaluate('new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))');
  expect(await page.getByRole('alert').count()).toBe(1);
});

test('signing out empties the offline cache, even offline', async () => {
  await readToday();
  await eventually(cachedAccounts).toBe(1);
  await signOutOffline(page);
  await eventually(cachedAccounts).toBe(0);
  await page.reload();
  await page.getByLabel('Email address').waitFor();
  await eventually(() => page.content()).not.toContain('Ada');
});

test('deleting the account empties the offline cache', async () => {
  const { email } = await readToday();
  await goTo(page, 'You');
  await page.getByRole('button', { name: 'Delete the account' }).click();
  await page.getByLabel('Your email address').fill(email);
  await page.getByRole('button', { name: 'Delete everything' }).click();
  await page.getByLabel('Email address').waitFor();
  await eventually(cachedAccounts).toBe(0);
});

test('a session ended elsewhere empties the offline cache on the next request', async () => {
  await readToday();
  await endSession(page);
  await showAgain(page);
  await page.getByLabel('Email address').waitFor();
  await eventually(cachedAccounts).toBe(0);
});

test('another account sees no data of the previous one’s cache and gets its own cache', async () => {
  await readToday();
  await goTo(page, 'You');
  await page.getByRole('button', { name: 'Sign out' }).click();
  await page.getByLabel('Email address').waitFor();
  await signInOn(page);
  await page.getByRole('heading', { name: 'Welcome' }).waitFor();
  await eventually(() => page.content()).not.toContain('Ada');
  await eventually(cachedAccounts).toBe(1);
});

test('a day seen before is shown without waiting for a request', async () => {
  await readToday();
  const tomorrow = page.getByRole('link', { name: /Tomorrow|Day after/ });
  await tomorrow.first().click();
  await page
    .locator('.date')
    .getByText(/^Tomorrow/)
    .waitFor();
  await page.locator('.day:not(.stale) .rating-number').waitFor();
  // Requests from here on never get a response.
  await page.route('**/api/**', () => undefined);
  await page.goBack();
  await page
    .locator('.date')
    .getByText(/^Today/)
    .waitFor();
  await page.locator('.day:not(.stale) .rating-number').waitFor();
});

test.each([
  ['fails', (route: Route) => route.fulfill({ status: 503, json: { message: 'Service Unavailable' } })],
  ['doesn’t respond', () => undefined],
  [
    'serves a page with missing assets',
    (route: Route) =>
      route.fulfill({
        contentType: 'text/html',
        body: '<html data-session="perhaps"><script type="module" src="/assets/main-GONE0000.js"></script></html>',
      }),
  ],
])('the cached page opens when the service %s, and afterward without a network', async (_, answer) => {
  const { rating } = await readToday();
  const context = page.context();
  await context.route('**/', answer);
  await page.reload({ waitUntil: 'commit' });
  await page.locator('.rating-number').waitFor();
  await eventually(() => page.locator('.rating-number').innerText()).toBe(rating);
  await context.unroute('**/');
  await context.setOffline(true);
  await page.reload();
  await page.locator('.rating-number').waitFor();
  await eventually(() => page.locator('.rating-number').innerText()).toBe(rating);
});
