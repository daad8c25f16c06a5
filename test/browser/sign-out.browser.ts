import { expect, test } from '@jest/globals';
import { serviceOf } from '../support/service.ts';
import { openPageForEachTest, page } from './chromium.ts';
import { eventually } from './eventually.ts';
import { painted } from './expect-accessible.ts';
import { goTo, sessionCookieOn, showAgain, signInOn, signOutOffline, signUpOn } from './page-actions.ts';

const { call } = serviceOf();
openPageForEachTest();

const signOut = async () => {
  await goTo(page, 'You');
  await page.getByRole('button', { name: 'Sign out' }).click();
};

const isAlive = async (cookie: string) => (await call('GET', '/api/auth/me', { cookie })).status === 200;

const signOutUrl = '**/api/auth/sign-out';
const failSignOut = () =>
  page.route(signOutUrl, (route) =>
    route.fulfill({ status: 503, headers: { 'Retry-After': '5' }, json: {} }),
  );
const stillOpen = () => page.getByText('your session is still open there').last();

test('signing out offline forgets the user immediately and ends the session once online', async () => {
  const email = await signUpOn(page);
  const cookie = await sessionCookieOn(page);
  await signOutOffline(page);
  await page.getByRole('status').getByText('your session is still open there').last().waitFor();
  await eventually(() => page.content()).not.toContain(email);
  await eventually(() => page.content()).not.toContain('Ada');
  await page.goBack();
  await page.getByLabel('Email address').waitFor();
  expect(await isAlive(cookie)).toBe(true);
  await page.context().setOffline(false);
  await page.getByText('You’re signed out.').last().waitFor();
  await eventually(() => isAlive(cookie)).toBe(false);
});

test('the page stays signed out after a reload while sign-out fails, and the session ends on recovery', async () => {
  await signInOn(page);
  const cookie = await sessionCookieOn(page);
  await failSignOut();
  await signOut();
  await stillOpen().waitFor();
  await page.reload();
  await stillOpen().waitFor();
  await page.getByLabel('Email address').waitFor();
  await page.unroute(signOutUrl);
  await page.getByText('You’re signed out.').last().waitFor();
  await eventually(() => isAlive(cookie)).toBe(false);
});

test('signing in again ends the session whose sign-out failed', async () => {
  await signInOn(page);
  const cookie = await sessionCookieOn(page);
  await failSignOut();
  await signOut();
  await stillOpen().waitFor();
  const email = await signInOn(page);
  await page.unroute(signOutUrl);
  await eventually(() => isAlive(cookie)).toBe(false);
  await page.reload();
  await goTo(page, 'You');
  await page.getByText(email).first().waitFor();
  expect(await isAlive(await sessionCookieOn(page))).toBe(true);
});

test('signing out also clears the other tabs', async () => {
  await signInOn(page);
  const other = await page.context().newPage();
  await other.goto('/');
  await goTo(other, 'API keys');
  await signOutOffline(page);
  await other.getByLabel('Email address').waitFor();
});

test('a response arriving after sign-out doesn’t sign the user back in', async () => {
  await signInOn(page);
  await goTo(page, 'You');
  const [requested, released] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  const answered = Promise.withResolvers<void>();
  await page.route('**/api/home?*', async (route) => {
    const response = await route.fetch();
    requested.resolve();
    await released.promise;
    // Fails if the page has aborted the request.
    await route.fulfill({ response }).catch(() => undefined);
    answered.resolve();
  });
  await showAgain(page);
  await requested.promise;
  await page.getByRole('button', { name: 'Sign out' }).click();
  await page.getByText('You’re signed out.').last().waitFor();
  released.resolve();
  await answered.promise;
  await painted(page);
  await page.getByLabel('Email address').waitFor();
  await eventually(() => page.getByRole('link', { name: 'You', exact: true }).count()).toBe(0);
});

test('API responses are not stored in the HTTP cache', async () => {
  const urls = new Set<string>();
  page.on('request', (request) => {
    if (request.method() === 'GET' && request.url().includes('/api/')) urls.add(request.url());
  });
  await signUpOn(page);
  await page.getByRole('link', { name: /chart/i }).first().click();
  await page.locator('.wheel path').first().waitFor();
  await goTo(page, 'Today');
  await page.locator('.rating-number').waitFor();
  for (const seen of [/daily/, /chart/]) expect([...urls].join()).toMatch(seen);
  for (const url of urls) {
    const isCached = `fetch(${JSON.stringify(url)}, { cache: 'only-if-cached', mode: 'same-origin' }).then(({ ok }) => ok, () => false)`;
    expect([url, await page.evaluate(isCached)]).toEqual([url, false]);
  }
});
