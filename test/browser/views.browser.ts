import { beforeAll, expect, test } from '@jest/globals';
import type { Page } from 'playwright-core';
import { newEmail } from '../support/service.ts';
import { openPage, startBrowser, type Watched } from './chromium.ts';
import { eventually } from './eventually.ts';
import { expectAccessible } from './expect-accessible.ts';
import { createProfileOn, goTo, signInOn } from './page-actions.ts';

let signedIn: Watched;

startBrowser();
beforeAll(async () => {
  signedIn = await openPage();
  await signInOn(signedIn.page, { path: '/dev' });
  await createProfileOn(signedIn.page);
});

test('sign-in is accessible in any size and theme', async () => {
  const { page, problems } = await openPage();
  await page.goto('/');
  await page.getByLabel('E-mail address').waitFor();
  await expectAccessible(page, 'sign-in');
  await page.getByLabel('E-mail address').fill(newEmail());
  await page.getByRole('button', { name: 'Send me a code' }).click();
  await page.getByLabel('Six-digit code').waitFor();
  await expectAccessible(page, 'code');
  expect(problems).toEqual([]);
});

test('the city list is accessible in any size and theme', async () => {
  const { page, problems } = await openPage();
  await signInOn(page);
  await page.getByLabel('City of birth').fill('springfield');
  await page.getByRole('option').first().waitFor();
  await page.keyboard.press('ArrowDown');
  await expectAccessible(page, 'places');
  expect(problems).toEqual([]);
});

const nothing = async () => undefined;

test.each([
  { name: 'today', view: 'Today', ready: '.bar', open: nothing },
  { name: 'calendar', view: 'Calendar', ready: '.ranking li, .scarcity', open: nothing },
  { name: 'profiles', view: 'Profiles', ready: '.card', open: nothing },
  {
    name: 'edit',
    view: 'Profiles',
    ready: 'dialog[open]',
    open: (page: Page) => page.getByRole('button', { name: 'Edit Ada' }).click(),
  },
  {
    name: 'chart',
    view: 'Profiles',
    ready: '.wheel path',
    open: (page: Page) => page.getByRole('link', { name: 'Natal chart' }).click(),
  },
  {
    name: 'needs-two',
    view: 'Profiles',
    ready: '.card .button',
    open: (page: Page) => page.getByRole('link', { name: 'Compare Ada' }).click(),
  },
  {
    name: 'tiers',
    view: 'Account',
    ready: 'table',
    open: (page: Page) => page.getByRole('link', { name: 'See the tiers' }).click(),
  },
  { name: 'keys', view: 'Keys', ready: '.card code', open: nothing },
  {
    name: 'revoke',
    view: 'Keys',
    ready: 'dialog[open]',
    open: (page: Page) => page.getByRole('button', { name: 'Replace Sign-in' }).click(),
  },
  { name: 'account', view: 'Account', ready: 'li h3', open: nothing },
  {
    name: 'erase',
    view: 'Account',
    ready: 'dialog[open]',
    open: (page: Page) => page.getByRole('button', { name: 'Delete the account' }).click(),
  },
])('a view is accessible in any size and theme: $name', async ({ name, view, ready, open }) => {
  const { page, problems } = signedIn;
  await page.reload();
  await goTo(page, view);
  await open(page);
  await page.locator(ready).first().waitFor();
  await expectAccessible(page, name);
  expect(problems).toEqual([]);
});

test('a new view sets the title and receives the focus', async () => {
  const { page } = signedIn;
  await page.reload();
  await goTo(page, 'Keys');
  await page.locator('#content:focus').waitFor();
  await page.getByRole('heading', { name: 'Keys', exact: true }).waitFor();
  await eventually(() => page.title()).toBe('Keys · Horoscope');
});

test('the skip link and the day strip work by keyboard alone', async () => {
  const { page } = signedIn;
  await goTo(page, 'Today');
  await page.locator('.bar').first().waitFor();
  await page.reload();
  await page.locator('.bar').first().waitFor();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await page.locator('#content:focus').waitFor();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await page.getByRole('heading', { name: /^Yesterday/ }).waitFor();
});
