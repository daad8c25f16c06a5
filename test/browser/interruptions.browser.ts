import { test } from '@jest/globals';
import { backdateSession } from '../support/backdate-session.ts';
import { newProfile } from '../support/new-items.ts';
import { newEmail } from '../support/service.ts';
import { openPageForEachTest, page } from './chromium.ts';
import { eventually } from './eventually.ts';
import {
  fillInBirth,
  goTo,
  mailedCode,
  requestCodeOn,
  sessionCookieOn,
  setTier,
  showAgain,
  signInOn,
  signUpOn,
  storeProfile,
  userIdOn,
} from './page-actions.ts';

openPageForEachTest();

const heading = (name: string) => page.getByRole('heading', { name, exact: true });

test('a reload keeps the code form, and a mistyped address can be corrected', async () => {
  const email = newEmail();
  await requestCodeOn(page, email);
  await page.reload();
  await page.getByText(`Sent to ${email}`).waitFor();
  await page.getByRole('button', { name: 'Use a different email' }).click();
  await eventually(() => page.getByLabel('Email address').inputValue()).toBe(email);
  await page.reload();
  await page.getByRole('button', { name: 'Send me a code' }).waitFor();
});

test('an accepted code is not requested again when the service fails afterward', async () => {
  const email = newEmail();
  await requestCodeOn(page, email);
  const account = /\/api\/(home\?|auth\/me)/;
  await page.route(account, (route) => route.fulfill({ status: 503, json: {} }));
  await page.getByLabel('Six-digit code').fill(await mailedCode(email));
  await page.getByRole('alert').waitFor();
  await page.unroute(account);
  await page.getByRole('button', { name: 'Try again' }).click();
  await heading('Welcome').waitFor();
});

test('a URL with a truncated percent-encoding opens the default view', async () => {
  await signInOn(page, { path: '/#/today/%E0%A4' });
  await heading('Welcome').waitFor();
});

test('a double click creates one profile and keeps text typed afterward', async () => {
  await signInOn(page);
  await setTier(page, 'premium');
  await storeProfile(page, newProfile());
  await goTo(page, 'People');
  await fillInBirth(page, { name: 'Bo' });
  await page.getByLabel('City of birth').fill('munich');
  // Both clicks come before the response, which would move another element under the pointer.
  const add = page.getByRole('button', { name: 'Add this person' });
  await add.evaluate((button) =>
    [button, button].map((one) => (one as unknown as { click(): void }).click()),
  );
  await page.getByText(/ is ready\.|^Welcome, /).waitFor();
  await page.getByLabel('Name').fill('Grace');
  await eventually(() => page.getByLabel('Name').inputValue()).toBe('Grace');
  await page.reload();
  await page.getByText('2 of 10').waitFor();
});

test('deleting a profile already deleted in another tab succeeds', async () => {
  await signUpOn(page);
  await page.evaluate(
    "fetch('/api/profiles').then((r) => r.json()).then(({ profiles: [{ id }] }) => fetch('/api/profiles/' + id, { method: 'DELETE' }))",
  );
  await page.getByRole('button', { name: 'Delete Ada' }).click();
  await page.getByRole('button', { name: 'Delete', exact: true }).click();
  await page.getByText('No one here yet').waitFor();
  await eventually(() => page.locator('dialog[open]').count()).toBe(0);
  await page.locator('#content:focus').waitFor();
});

test('a page that becomes visible switches to the current account and hides the previous one’s keys', async () => {
  await signInOn(page);
  await goTo(page, 'API keys');
  await page.getByLabel('Name').fill('Mine');
  await page.getByRole('button', { name: 'Create a key' }).click();
  await heading('Mine').waitFor();
  const other = await page.context().newPage();
  await other.goto('/');
  await goTo(other, 'You');
  await other.getByRole('button', { name: 'Sign out' }).click();
  await other.getByText('You’re signed out.').last().waitFor();
  const email = await signInOn(other);
  await showAgain(page);
  await page.getByText('Replace YOUR_KEY').waitFor();
  await heading('Sign-in').waitFor();
  await eventually(() => page.getByText('Mine').count()).toBe(0);
  await goTo(page, 'You');
  await page.getByText(email).first().waitFor();
});

test('a sensitive action in an old session requires a new sign-in, which returns to the same view', async () => {
  const email = await signInOn(page);
  await goTo(page, 'You');
  const session = { id: await userIdOn(page), cookie: await sessionCookieOn(page) };
  await backdateSession(session, 'createdAt', 601_000);

  await page.getByRole('button', { name: 'Download' }).click();
  await page.getByText('For this, please confirm that it’s you.').last().waitFor();
  await eventually(() => page.getByLabel('Email address').inputValue()).toBe(email);
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

test('Back after an erasure shows none of the account’s data', async () => {
  const email = await signUpOn(page);
  await goTo(page, 'Today');
  await page.locator('.rating-number').waitFor();
  await goTo(page, 'You');
  await page.getByRole('button', { name: 'Delete the account' }).click();
  await page.getByLabel('Your email address').fill(email);
  await page.getByRole('button', { name: 'Delete everything' }).dblclick();
  await page.getByText('Your account is deleted.').last().waitFor();
  await page.goBack();
  await page.goBack();
  await page.getByLabel('Email address').waitFor();
  await eventually(() => page.content()).not.toContain('Ada');
});
