import { expect, test } from '@jest/globals';
import type { Page } from 'playwright-core';
import { newProfile } from '../support/new-items.ts';
import { newEmail } from '../support/service.ts';
import { openPageForEachTest } from './chromium.ts';
import { askForCodeBy, fillInBirth, goTo, signInBy, storeProfile } from './person.ts';

let page: Page;

openPageForEachTest((opened) => {
  page = opened;
});

const alert = () => page.getByRole('alert').innerText();

test('a wrong code is refused in words, and the next can be typed at once', async () => {
  await askForCodeBy(page, newEmail());
  const field = page.getByLabel('Six-digit code');
  await field.fill('000000');
  expect(await alert()).toContain('check the mail, or ask for a new one');
  expect([await field.inputValue(), await page.evaluate('document.activeElement.inputMode')]).toEqual([
    '',
    'numeric',
  ]);
});

test('a city that nobody knows is refused in words, and what was typed stays', async () => {
  await signInBy(page);
  await fillInBirth(page);
  await page.getByLabel('City of birth').fill('Xyzzyville');
  await page.getByRole('button', { name: 'Create the profile' }).click();
  expect(await alert()).toContain('No such city was found');
  expect(await page.getByLabel('Name').inputValue()).toBe('Ada');
});

test.each([
  [503, 'The service cannot answer at the moment.', '5', 'You can try again in 5 seconds.'],
  [429, 'At most 20000 entries a day.', '7200', 'You can try again in 2 hours.'],
])('%i is shown with when to try again, and trying again works', async (status, detail, wait, advice) => {
  await signInBy(page);
  const days = '**/api/horoscope/daily*';
  await page.route(days, (route) =>
    route.fulfill({ status, headers: { 'Retry-After': wait }, json: { status, detail } }),
  );
  await storeProfile(page, newProfile());
  expect(await alert()).toContain(`${detail} ${advice}`);
  await page.unroute(days);
  await page.getByRole('button', { name: 'Try again' }).click();
  await page.locator('.dial-number').waitFor();
});

test('without a connection the page says so', async () => {
  await signInBy(page);
  await goTo(page, 'Keys');
  await page.locator('.card code').first().waitFor();
  await goTo(page, 'Profiles');
  await page.context().setOffline(true);
  await goTo(page, 'Keys');
  expect(await alert()).toBe('This has not been seen before.');
  await page.getByText('The service cannot be reached. What you have seen before').waitFor();
  await page.context().setOffline(false);
  await page.locator('.card code').first().waitFor();
  expect(await page.getByText('cannot be reached').count()).toBe(0);
});

test('a session that has ended elsewhere leads back to signing in, with the reason', async () => {
  await signInBy(page);
  await page.evaluate("fetch('/api/auth/sign-out', { method: 'POST' })");
  await goTo(page, 'Keys');
  await page.getByText('Your session has ended.').last().waitFor();
  await page.getByLabel('E-mail address').waitFor();
});

test('what takes longer shows that it goes on', async () => {
  await signInBy(page);
  const seen = Promise.withResolvers<void>();
  await page.route('**/api/keys', async (route) => {
    await seen.promise;
    await route.continue();
  });
  await goTo(page, 'Keys');
  await page.getByRole('progressbar', { name: 'Loading' }).waitFor();
  seen.resolve();
  await page.locator('.card code').first().waitFor();
  await page.getByRole('progressbar').waitFor({ state: 'detached' });
});
