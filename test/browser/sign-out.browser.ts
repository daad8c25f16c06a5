import { expect, test } from '@jest/globals';
import type { Page } from 'playwright-core';
import { serviceOf } from '../support/service.ts';
import { openPageForEachTest } from './chromium.ts';
import { createProfileBy, goTo, signInBy } from './person.ts';

const { call } = serviceOf();
let page: Page;

openPageForEachTest((opened) => {
  page = opened;
});

const signOut = async () => {
  await goTo(page, 'Account');
  await page.getByRole('button', { name: 'Sign out' }).click();
};

/** The cookie of the browser's session, as a request sends it. */
async function sessionCookie(): Promise<string> {
  const cookies = await page.context().cookies();
  const { name = '', value = '' } = cookies.find(({ name: given }) => given === '__Host-session') ?? {};
  return `${name}=${value}`;
}

const isAlive = async (cookie: string) => (await call('GET', '/api/auth/me', { cookie })).status === 200;

const failing = (path: string) =>
  page.route(path, (route) => route.fulfill({ status: 503, headers: { 'Retry-After': '5' }, json: {} }));

test('without a connection the person is forgotten at once, and the session ends when there is one', async () => {
  const email = await signInBy(page);
  await createProfileBy(page);
  const cookie = await sessionCookie();
  await goTo(page, 'Account');
  await page.context().setOffline(true);
  await page.getByRole('button', { name: 'Sign out' }).click();
  await page.getByRole('status').getByText('your session is still open there').last().waitFor();
  await page.getByLabel('E-mail address').waitFor();
  expect(await page.content()).not.toContain(email);
  expect(await page.content()).not.toContain('Ada');
  await page.goBack();
  await page.getByLabel('E-mail address').waitFor();
  expect(await isAlive(cookie)).toBe(true);
  await page.context().setOffline(false);
  await page.getByText('You are signed out.').last().waitFor();
  expect(await isAlive(cookie)).toBe(false);
});

test('while the service fails nobody comes back by loading the page, and it is told as soon as it answers', async () => {
  await signInBy(page);
  const cookie = await sessionCookie();
  await failing('**/api/auth/sign-out');
  await signOut();
  await page.getByText('your session is still open there').last().waitFor();
  await page.reload();
  await page.getByText('your session is still open there').last().waitFor();
  await page.getByLabel('E-mail address').waitFor();
  await page.unroute('**/api/auth/sign-out');
  await page.getByText('You are signed out.').last().waitFor();
  expect(await isAlive(cookie)).toBe(false);
});

test('whoever signs in before that stays, and the session of before ends with it', async () => {
  await signInBy(page);
  const cookie = await sessionCookie();
  await failing('**/api/auth/sign-out');
  await signOut();
  await page.getByText('your session is still open there').last().waitFor();
  const email = await signInBy(page);
  await page.unroute('**/api/auth/sign-out');
  expect(await isAlive(cookie)).toBe(false);
  await page.reload();
  await goTo(page, 'Account');
  await page.getByText(email).first().waitFor();
  expect(await isAlive(await sessionCookie())).toBe(true);
});

test('the other tabs of the browser forget the person too', async () => {
  await signInBy(page);
  const other = await page.context().newPage();
  await other.goto('/');
  await goTo(other, 'Keys');
  await goTo(page, 'Account');
  await page.getByRole('button', { name: 'Sign out' }).waitFor();
  await page.context().setOffline(true);
  await signOut();
  await other.getByLabel('E-mail address').waitFor();
});

test('an answer that comes after signing out brings nobody back', async () => {
  await signInBy(page);
  await goTo(page, 'Account');
  const [asked, released] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  const answered = Promise.withResolvers<void>();
  await page.route('**/api/auth/me', async (route) => {
    const response = await route.fetch();
    asked.resolve();
    await released.promise;
    // A request that was given up takes no answer.
    await route.fulfill({ response }).catch(() => undefined);
    answered.resolve();
  });
  await page.evaluate("document.dispatchEvent(new Event('visibilitychange'))");
  await asked.promise;
  await page.getByRole('button', { name: 'Sign out' }).click();
  await page.getByText('You are signed out.').last().waitFor();
  released.resolve();
  await answered.promise;
  await page.waitForLoadState('networkidle');
  await page.getByLabel('E-mail address').waitFor();
  expect(await page.getByRole('link', { name: 'Account' }).count()).toBe(0);
});

test('the browser keeps no answer that the page has seen', async () => {
  const urls = new Set<string>();
  page.on('request', (request) => {
    if (request.method() === 'GET' && request.url().includes('/api/')) urls.add(request.url());
  });
  await signInBy(page);
  await createProfileBy(page);
  await page.getByRole('link', { name: /chart/i }).first().click();
  await page.locator('table').first().waitFor();
  await goTo(page, 'Today');
  await page.locator('.dial-number').waitFor();
  for (const seen of [/daily/, /chart/]) expect([...urls].join()).toMatch(seen);
  for (const url of urls) {
    const kept = `fetch(${JSON.stringify(url)}, { cache: 'only-if-cached', mode: 'same-origin' }).then(({ ok }) => ok, () => false)`;
    expect([url, await page.evaluate(kept)]).toEqual([url, false]);
  }
});
