import { expect, test } from '@jest/globals';
import type { Page } from 'playwright-core';
import { newProfile } from '../support/new-items.ts';
import { makeOlder } from '../support/older-session.ts';
import { newEmail } from '../support/service.ts';
import { openPageForEachTest } from './chromium.ts';
import {
  askForCodeBy,
  createProfileBy,
  fillInBirth,
  goTo,
  mailedCode,
  raiseTier,
  signInBy,
  storeProfile,
} from './person.ts';

let page: Page;

openPageForEachTest((opened) => {
  page = opened;
});

const comeBack = () => page.evaluate("document.dispatchEvent(new Event('visibilitychange'))");
const heading = (name: string) => page.getByRole('heading', { name, exact: true });

test('the code may be fetched from a mail that replaces the page, and a mistyped address be mended', async () => {
  const email = newEmail();
  await askForCodeBy(page, email);
  await page.reload();
  await page.getByText(`Sent to ${email}`).waitFor();
  await page.getByRole('button', { name: 'Another address' }).click();
  expect(await page.getByLabel('E-mail address').inputValue()).toBe(email);
  await page.reload();
  await page.getByRole('button', { name: 'Send me a code' }).waitFor();
});

test('a code that was accepted is not asked for again when the service then fails', async () => {
  const email = newEmail();
  await askForCodeBy(page, email);
  await page.route('**/api/auth/me', (route) => route.fulfill({ status: 503, json: {} }));
  await page.getByLabel('Six-digit code').fill(await mailedCode(email));
  await page.getByRole('alert').waitFor();
  await page.unroute('**/api/auth/me');
  await page.getByRole('button', { name: 'Try again' }).click();
  await heading('Welcome').waitFor();
});

test('an address that was cut short shows today', async () => {
  await signInBy(page, { path: '/#/today/%E0%A4' });
  await heading('Welcome').waitFor();
});

test('an impatient double click creates one profile, and what is typed after it stays', async () => {
  await signInBy(page);
  await raiseTier(page, 'premium');
  await storeProfile(page, newProfile());
  await goTo(page, 'Profiles');
  await fillInBirth(page, { name: 'Bo' });
  await page.getByLabel('City of birth').fill('munich');
  await page.getByRole('button', { name: 'Create the profile' }).dblclick();
  await page.getByText('is stored, born in').waitFor();
  await page.getByLabel('Name').fill('Grace');
  await page.waitForLoadState('networkidle');
  expect(await page.getByLabel('Name').inputValue()).toBe('Grace');
  await page.reload();
  await page.getByText('2 of 10').waitFor();
});

test('what another tab has deleted meanwhile is gone without a complaint', async () => {
  await signInBy(page);
  await createProfileBy(page);
  await page.evaluate(
    "fetch('/api/profiles').then((r) => r.json()).then(({ profiles: [{ id }] }) => fetch('/api/profiles/' + id, { method: 'DELETE' }))",
  );
  await page.getByRole('button', { name: 'Delete Ada' }).click();
  await page.getByRole('button', { name: 'Delete the profile' }).click();
  await page.getByText('No profile yet').waitFor();
  expect(await page.locator('dialog[open]').count()).toBe(0);
  await page.locator('#content:focus').waitFor();
});

test('a page that comes back into sight shows the person who is signed in by then, and no key of another', async () => {
  await signInBy(page);
  await goTo(page, 'Keys');
  await page.getByLabel('Name').fill('Mine');
  await page.getByRole('button', { name: 'Create a key' }).click();
  await heading('Mine').waitFor();
  const other = await page.context().newPage();
  await other.goto('/');
  await goTo(other, 'Account');
  await other.getByRole('button', { name: 'Sign out' }).click();
  await other.getByText('You are signed out.').last().waitFor();
  const email = await signInBy(other);
  await comeBack();
  await page.getByText('Put a key of yours in place').waitFor();
  await heading('Sign-in').waitFor();
  expect(await page.getByText('Mine').count()).toBe(0);
  await goTo(page, 'Account');
  await page.getByText(email).first().waitFor();
});

test('what a sign-in of long ago may not do leads through signing in again, and back', async () => {
  const email = await signInBy(page);
  await goTo(page, 'Account');
  const cookies = await page.context().cookies();
  const cookie = cookies.find(({ name }) => name === '__Host-session');
  const { id } = (await page.evaluate("fetch('/api/auth/me').then((r) => r.json())")) as { id: string };
  await makeOlder({ id, cookie: `${cookie?.name}=${cookie?.value}` }, 'createdAt', 601_000);

  await page.getByRole('button', { name: 'Download' }).click();
  await page.getByText('This needs a sign-in of the last ten minutes.').last().waitFor();
  expect(await page.getByLabel('E-mail address').inputValue()).toBe(email);
  await page.getByRole('button', { name: 'Back without signing in' }).click();
  await heading('Your data').waitFor();

  await page.getByRole('button', { name: 'Download' }).click();
  await page.getByRole('button', { name: 'Send me a code' }).click();
  await page.getByLabel('Six-digit code').waitFor();
  await page.getByLabel('Six-digit code').fill(await mailedCode(email));
  await heading('Your data').waitFor();
  const downloading = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download' }).click();
  await downloading;
});

test('after the account is erased, going back shows nothing of it', async () => {
  const email = await signInBy(page);
  await createProfileBy(page);
  await goTo(page, 'Today');
  await page.locator('.dial-number').waitFor();
  await goTo(page, 'Account');
  await page.getByRole('button', { name: 'Delete the account' }).click();
  await page.getByLabel('Your e-mail address').fill(email);
  await page.getByRole('button', { name: 'Delete everything' }).dblclick();
  await page.getByText('Your account is deleted.').last().waitFor();
  await page.goBack();
  await page.goBack();
  await page.getByLabel('E-mail address').waitFor();
  expect(await page.content()).not.toContain('Ada');
});
