import { test } from '@jest/globals';
import { newProfile } from '../support/new-items.ts';
import { newEmail } from '../support/service.ts';
import { openPageForEachTest, page } from './chromium.ts';
import { eventually } from './eventually.ts';
import { endSession, fillInBirth, goTo, requestCodeOn, signInOn, storeProfile } from './page-actions.ts';

openPageForEachTest();

const alert = () => page.getByRole('alert').innerText();

test('a wrong code clears, marks and explains the focused field', async () => {
  await requestCodeOn(page, newEmail());
  const field = page.getByLabel('Six-digit code');
  await field.fill('000000');
  await eventually(alert).toContain('Check your mail or request a new one');
  await eventually(() => field.and(page.locator(':focus')).inputValue()).toBe('');
  await eventually(() => field.getAttribute('aria-invalid')).toBe('true');
  const message = (await page.getByRole('alert').getAttribute('id')) ?? 'none';
  // cspell:ignore describedby
  await eventually(() => field.getAttribute('aria-describedby')).toContain(message);
});

test('an unknown city shows an error and keeps the form’s values', async () => {
  await signInOn(page);
  await fillInBirth(page);
  await page.getByLabel('City of birth').fill('Xyzzyville');
  await page.getByRole('button', { name: /^(See my day|Add this person)$/ }).click();
  await eventually(alert).toContain('The city was not found');
  await eventually(() => page.getByLabel('Name').inputValue()).toBe('Ada');
});

test.each([
  [503, 'The service cannot answer at the moment.', '5', 'You can try again in 5 seconds.'],
  [429, 'At most 20000 entries a day.', '7200', 'You can try again in 2 hours.'],
])('a %i response shows when to retry, and the retry works', async (status, detail, wait, advice) => {
  await signInOn(page);
  const days = /\/api\/(home|horoscope\/daily)\?/;
  await page.route(days, (route) =>
    route.fulfill({ status, headers: { 'Retry-After': wait }, json: { status, detail } }),
  );
  await storeProfile(page, newProfile());
  await eventually(alert).toContain(`${detail} ${advice}`);
  await page.unroute(days);
  await page.getByRole('button', { name: 'Try again' }).click();
  await page.locator('.rating-number').waitFor();
});

test('the page reports a lost connection and recovers', async () => {
  await signInOn(page);
  await goTo(page, 'API keys');
  await page.locator('.card code').first().waitFor();
  await goTo(page, 'People');
  await page.context().setOffline(true);
  await goTo(page, 'API keys');
  await eventually(alert).toContain('You’re offline, and this part isn’t saved on this device yet.');
  await page.getByText('You’re offline. Showing what you last saw.').waitFor({ state: 'hidden' });
  await page.context().setOffline(false);
  await page.locator('.card code').first().waitFor();
  await eventually(() => page.getByText('You’re offline').count()).toBe(0);
});

test('a session ended elsewhere leads to sign-in, with the reason', async () => {
  await signInOn(page);
  await endSession(page);
  await goTo(page, 'API keys');
  await page.getByText('You’ve been signed out.').last().waitFor();
  await page.getByLabel('Email address').waitFor();
});

test('slow requests show a progress bar', async () => {
  await signInOn(page);
  const seen = Promise.withResolvers<void>();
  await page.route('**/api/keys', async (route) => {
    await seen.promise;
    await route.continue();
  });
  await goTo(page, 'API keys');
  await page.getByRole('progressbar', { name: 'Loading' }).waitFor();
  seen.resolve();
  await page.locator('.card code').first().waitFor();
  await page.getByRole('progressbar').waitFor({ state: 'detached' });
});
