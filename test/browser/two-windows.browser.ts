import { beforeEach, test } from '@jest/globals';
import type { Page } from 'playwright-core';
import { openPageForEachTest, page } from './chromium.ts';
import { eventually } from './eventually.ts';
import { endSession, goTo, showAgain, signInOn, signUpOn } from './page-actions.ts';

/** A second window of the same browser and account. */
let other: Page;
let email: string;

openPageForEachTest();
beforeEach(async () => {
  email = await signUpOn(page);
  other = await page.context().newPage();
  await other.goto('/');
  await goTo(other, 'You');
});

test('a window that finds the session ended signs out the other window', async () => {
  await endSession(other);
  await showAgain(page);
  await page.getByLabel('Email address').waitFor();
  await other.getByText('You’ve been signed out.').last().waitFor();
  await eventually(() => other.content()).not.toContain('Ada');
});

test('several concurrent 401 responses show one reason for the sign-out', async () => {
  await goTo(other, 'Today');
  // Every request is answered immediately, so the 401 responses arrive together.
  const refusal = { status: 401, code: 'unauthenticated', detail: 'Sign in first.' };
  await other.evaluate(`window.fetch = async () =>
    new Response('${JSON.stringify(refusal)}', { status: 401, headers: { 'content-type': 'application/problem+json' } })`);
  await showAgain(other);
  await other.getByText('You’ve been signed out.').last().waitFor();
});

test('no window shows the previous account after another signs in', async () => {
  await endSession(page);
  await showAgain(page);
  await page.getByLabel('Email address').waitFor();
  await signInOn(page);
  await other.getByLabel('Email address').waitFor();
  await eventually(() => other.content()).not.toContain('Ada');
});

test('an erasure removes the account’s data from every window and cache', async () => {
  await goTo(page, 'You');
  await goTo(other, 'Today');
  await other.locator('.rating-number').waitFor();
  await page.getByRole('button', { name: 'Delete the account' }).click();
  await page.getByLabel('Your email address').fill(email);
  await page.getByRole('button', { name: 'Delete everything' }).click();
  await page.getByText('Your account is deleted.').last().waitFor();
  await other.getByLabel('Email address').waitFor();
  await eventually(() => other.content()).not.toContain('Ada');
  const cacheNames = () => page.evaluate('caches.keys().then((names) => names.join())');
  await eventually(cacheNames).not.toContain('answers ');
});

test('birth data edited in one window updates the forecasts in the other', async () => {
  await goTo(other, 'Today');
  await other.locator('.rating-number').waitFor();
  const request = other.waitForRequest('**/api/home?*');
  await page.evaluate(`fetch('/api/profiles').then((r) => r.json()).then(({ profiles: [{ id }] }) =>
    fetch('/api/profiles/' + id, { method: 'PATCH', headers: { 'Content-Type': 'application/json' }, body: JSON.stringify({ birthDate: '1975-01-30' }) }))`);
  await showAgain(other);
  await request;
  await other.getByText('Ada · Aquarius').waitFor();
  await other.locator('.day:not(.stale) .rating-number').waitFor();
});
