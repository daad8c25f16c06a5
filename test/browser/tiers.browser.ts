import { expect, test } from '@jest/globals';
import type { Page } from 'playwright-core';
import { tiers } from '#lib/accounts/tiers.ts';
import { openPageForEachTest } from './chromium.ts';
import { expectWell } from './expect-well.ts';
import { createProfileBy, goTo, raiseTier, signInBy } from './person.ts';

let page: Page;

openPageForEachTest((opened) => {
  page = opened;
});

const seeTheTiers = () => page.getByRole('link', { name: 'See the tiers' });
/** Has the page say, in place of what the server has written, where the operator takes wishes. */
const nameContact = (contact: string) =>
  page.evaluate(`document.documentElement.dataset.upgrades = ${JSON.stringify(contact)}`);

test('the account leads to what each tier costs and has, with its own marked', async () => {
  await signInBy(page);
  await raiseTier(page, 'starter');
  await goTo(page, 'Account');
  await seeTheTiers().click();
  await page.getByRole('table').waitFor();
  expect(await page.title()).toBe('Tiers · Horoscope');
  const rows = page.locator('tbody tr');
  expect(await rows.count()).toBe(Object.keys(tiers).length);
  expect(await page.locator('tbody tr[aria-current]').innerText()).toMatch(
    /Starter\s+yours\s+US\$4\.99\s+3\s+30 days/,
  );
  await page.getByText('Two more profiles than starter, and 60 more days ahead.').waitFor();
  await expectWell(page, 'tiers');
});

test('where nobody is named to ask, the page says whom to ask, and by which address', async () => {
  const email = await signInBy(page);
  await nameContact('');
  await goTo(page, 'Account');
  await seeTheTiers().click();
  await page.getByText('ask whoever runs this service').waitFor();
  await page.locator('strong').getByText(email).waitFor();
  await expectWell(page, 'tiers-without-contact');
  expect(await page.getByRole('link', { name: /^Ask for/ }).count()).toBe(0);
});

test('a mail to the operator names the tier that is wished and the account', async () => {
  const email = await signInBy(page);
  await goTo(page, 'Account');
  await seeTheTiers().click();
  const href = await page.getByRole('link', { name: 'Ask for pro' }).getAttribute('href');
  const mail = new URL(href ?? '');
  expect([mail.protocol, mail.pathname]).toEqual(['mailto:', 'operator@example.com']);
  expect(href).not.toContain('+');
  expect(mail.searchParams.get('subject')).toContain('pro tier');
  expect(mail.searchParams.get('body')).toContain(`the pro tier for the account of ${email}`);
  expect(await page.getByRole('link', { name: 'Ask for free' }).count()).toBe(0);
});

test('a page of the operator is led to as it is, and nothing else is', async () => {
  await signInBy(page);
  await nameContact('https://example.com/upgrade');
  await goTo(page, 'Account');
  await seeTheTiers().click();
  const ask = page.getByRole('link', { name: 'Ask for premium' });
  expect(await ask.getAttribute('href')).toBe('https://example.com/upgrade');
  await nameContact('javascript:alert(1)');
  await goTo(page, 'Account');
  await seeTheTiers().click();
  await page.getByText('ask whoever runs this service').waitFor();
  expect(await ask.count()).toBe(0);
});

test('no limit is a dead end: the list of profiles leads to the tiers, and so does a refusal', async () => {
  await signInBy(page);
  await raiseTier(page, 'starter');
  await createProfileBy(page);
  await page.route('**/api/profiles', (route) =>
    route.fulfill({ status: 403, json: { code: 'profile_limit_reached', detail: 'No room.' } }),
  );
  await page.getByLabel('Name').fill('Bo');
  await page.getByLabel('Date of birth').fill('1988-11-03');
  await page.getByLabel('I don’t know').check();
  await page.getByLabel('City of birth').fill('munich');
  await page.getByRole('button', { name: 'Create the profile' }).click();
  await page.getByRole('alert').getByRole('link', { name: 'See the tiers' }).waitFor();
  await page.unroute('**/api/profiles');
  await raiseTier(page, 'free');
  await page.getByText('The free tier has room for one profile').waitFor();
  await seeTheTiers().click();
  await page.locator('#content:focus').waitFor();
});

test('the account says how far ahead it sees and what it has used today, and offers the app where the browser does', async () => {
  await signInBy(page);
  await goTo(page, 'Account');
  await page.getByText(/The last day is \w+ \d+ \w+\./).waitFor();
  expect(await page.title()).toBe('Account · Horoscope');
  await page
    .getByText(/^\d+ of [\d,]+/)
    .last()
    .waitFor();
  await page.getByText(/Counting begins anew at \d\d:\d\d\./).waitFor();
  expect(await page.getByRole('button', { name: 'Install the app' }).count()).toBe(0);
  await page.evaluate(`
    const offer = new Event('beforeinstallprompt', { cancelable: true });
    offer.prompt = async () => { document.title = 'Prompted'; };
    dispatchEvent(offer);`);
  await page.getByRole('button', { name: 'Install the app' }).click();
  await page.getByRole('button', { name: 'Install the app' }).waitFor({ state: 'detached' });
  expect(await page.title()).toBe('Prompted');
});
