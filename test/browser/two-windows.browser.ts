import { beforeEach, expect, test } from '@jest/globals';
import type { Page } from 'playwright-core';
import { openPage, startBrowser } from './chromium.ts';
import { createProfileOn, goTo, signInOn } from './page-actions.ts';

let [first, second]: Page[] = [];
let email: string;

startBrowser();

/** Two windows of one browser and account. */
beforeEach(async () => {
  const opened = await openPage();
  first = opened.page;
  email = await signInOn(first);
  await createProfileOn(first);
  second = await first.context().newPage();
  await second.goto('/');
  await goTo(second, 'Account');
});

/** A window regaining visibility checks the session. */
const comeBack = (page: Page) => page.evaluate("document.dispatchEvent(new Event('visibilitychange'))");

const openPages = (): [Page, Page] => {
  if (!first || !second) throw new Error('No window is open');
  return [first, second];
};

test('an expired session found in one window signs out the other', async () => {
  const [one, other] = openPages();
  await other.evaluate("fetch('/api/auth/sign-out', { method: 'POST' })");
  await comeBack(one);
  await one.getByLabel('E-mail address').waitFor();
  await other.getByText('Your session has ended.').last().waitFor();
  expect(await other.content()).not.toContain('Ada');
});

test('several concurrent 401 responses show one reason for the sign-out', async () => {
  const [, other] = openPages();
  await goTo(other, 'Today');
  // All responses arrive at the same moment.
  const refusal = { status: 401, code: 'unauthenticated', detail: 'Sign in first.' };
  await other.evaluate(`window.fetch = async () =>
    new Response('${JSON.stringify(refusal)}', { status: 401, headers: { 'content-type': 'application/problem+json' } })`);
  await comeBack(other);
  await other.getByText('Your session has ended.').last().waitFor();
});

test('no window shows the previous account after another signs in', async () => {
  const [one, other] = openPages();
  await one.evaluate("fetch('/api/auth/sign-out', { method: 'POST' })");
  await comeBack(one);
  await one.getByLabel('E-mail address').waitFor();
  await signInOn(one);
  await other.getByLabel('E-mail address').waitFor();
  expect(await other.content()).not.toContain('Ada');
});

test('an erasure removes the account’s data from every window and cache', async () => {
  const [one, other] = openPages();
  await goTo(one, 'Account');
  await goTo(other, 'Today');
  await other.locator('.dial-number').waitFor();
  await one.getByRole('button', { name: 'Delete the account' }).click();
  await one.getByLabel('Your e-mail address').fill(email);
  await one.getByRole('button', { name: 'Delete everything' }).click();
  await one.getByText('Your account is deleted.').last().waitFor();
  await other.getByLabel('E-mail address').waitFor();
  expect(await other.content()).not.toContain('Ada');
  await one.waitForFunction(
    "caches.keys().then((names) => !names.some((name) => name.startsWith('answers ')))",
  );
});

test('a birth edited in one window updates the other, with its forecasts', async () => {
  const [one, other] = openPages();
  await goTo(other, 'Today');
  await other.locator('.dial-number').waitFor();
  const { profiles } = (await one.evaluate("fetch('/api/profiles').then((r) => r.json())")) as {
    profiles: { id: string }[];
  };
  const request = other.waitForRequest('**/api/horoscope/daily?*explain=true*');
  await one.evaluate(
    `fetch('/api/profiles/${profiles[0]?.id}', { method: 'PATCH', headers: { 'Content-Type': 'application/json' }, body: JSON.stringify({ birthDate: '1975-01-30' }) })`,
  );
  await other.evaluate("document.dispatchEvent(new Event('visibilitychange'))");
  await request;
  await other.getByText('Ada · Aquarius').waitFor();
  await other.locator('.day:not(.stale) .dial-number').waitFor();
});
