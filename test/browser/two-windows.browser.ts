import { afterAll, beforeAll, beforeEach, expect, test } from '@jest/globals';
import type { Browser, Page } from 'playwright-core';
import { openPage, startChromium } from './chromium.ts';
import { createProfileBy, goTo, signInBy } from './person.ts';

let browser: Browser;
let [first, second]: Page[] = [];

beforeAll(async () => {
  browser = await startChromium();
});
afterAll(() => browser?.close());

/** Two windows of one browser, both of Ada. */
beforeEach(async () => {
  const opened = await openPage(browser);
  first = opened.page;
  await signInBy(first);
  await createProfileBy(first);
  second = await first.context().newPage();
  await second.goto('/');
  await goTo(second, 'Account');
  return () => first?.context().close();
});

/** A window that comes into sight asks who is signed in. */
const comeBack = (page: Page) => page.evaluate("document.dispatchEvent(new Event('visibilitychange'))");

const openPages = (): [Page, Page] => {
  if (!first || !second) throw new Error('No window is open');
  return [first, second];
};

test('a session that is found to be over in one window is over in the other', async () => {
  const [one, other] = openPages();
  await other.evaluate("fetch('/api/auth/sign-out', { method: 'POST' })");
  await comeBack(one);
  await one.getByLabel('E-mail address').waitFor();
  await other.getByText('Your session has ended.').last().waitFor();
  expect(await other.content()).not.toContain('Ada');
});

test('why nobody is signed in any more is said, however many answers say so at once', async () => {
  const [, other] = openPages();
  await goTo(other, 'Today');
  // So that all of them are there in the same moment.
  const refusal = { status: 401, code: 'unauthenticated', detail: 'Sign in first.' };
  await other.evaluate(`window.fetch = async () =>
    new Response('${JSON.stringify(refusal)}', { status: 401, headers: { 'content-type': 'application/problem+json' } })`);
  await comeBack(other);
  await other.getByText('Your session has ended.').last().waitFor();
});

test('no window goes on showing one person once another has signed in', async () => {
  const [one, other] = openPages();
  await one.evaluate("fetch('/api/auth/sign-out', { method: 'POST' })");
  await comeBack(one);
  await one.getByLabel('E-mail address').waitFor();
  await signInBy(one);
  await other.getByLabel('E-mail address').waitFor();
  expect(await other.content()).not.toContain('Ada');
});

test('after an erasure no window shows or keeps anything of the person', async () => {
  const [one, other] = openPages();
  await goTo(one, 'Account');
  const email = await one.locator('.day-header .hint').first().innerText();
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

test('a birth that is edited in one window is another’s in the other, with its days', async () => {
  const [one, other] = openPages();
  await goTo(other, 'Today');
  await other.locator('.dial-number').waitFor();
  const { profiles } = (await one.evaluate("fetch('/api/profiles').then((r) => r.json())")) as {
    profiles: { id: string }[];
  };
  const asked = other.waitForRequest('**/api/horoscope/daily?*explain=true*');
  await one.evaluate(
    `fetch('/api/profiles/${profiles[0]?.id}', { method: 'PATCH', headers: { 'Content-Type': 'application/json' }, body: JSON.stringify({ birthDate: '1975-01-30' }) })`,
  );
  await other.evaluate("document.dispatchEvent(new Event('visibilitychange'))");
  await asked;
  await other.getByText('Ada · Aquarius').waitFor();
  await other.locator('.day:not(.stale) .dial-number').waitFor();
});
