import { afterAll, beforeAll, expect, test } from '@jest/globals';
import type { Browser, Page } from 'playwright-core';
import { newEmail } from '../support/service.ts';
import { openPage, startChromium, type Watched } from './chromium.ts';
import { expectWell } from './expect-well.ts';
import { createProfileBy, goTo, signInBy } from './person.ts';

let browser: Browser;
let signedIn: Watched;

beforeAll(async () => {
  browser = await startChromium();
  signedIn = await openPage(browser);
  await signInBy(signedIn.page, { path: '/dev' });
  await createProfileBy(signedIn.page);
});
afterAll(() => browser?.close());

test('nobody is kept out of signing in, in any size and theme', async () => {
  const { page, complaints } = await openPage(browser);
  await page.goto('/');
  await page.getByLabel('E-mail address').waitFor();
  await expectWell(page, 'sign-in');
  await page.getByLabel('E-mail address').fill(newEmail());
  await page.getByRole('button', { name: 'Send me a code' }).click();
  await page.getByLabel('Six-digit code').waitFor();
  await expectWell(page, 'code');
  expect(complaints).toEqual([]);
});

test('nobody is kept out of choosing a place, in any size and theme', async () => {
  const { page, complaints } = await openPage(browser);
  await signInBy(page);
  await page.getByLabel('City of birth').fill('springfield');
  await page.getByRole('option').first().waitFor();
  await page.keyboard.press('ArrowDown');
  await expectWell(page, 'places');
  expect(complaints).toEqual([]);
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
])('nobody is kept out of a view, in any size and theme: $name', async ({ name, view, ready, open }) => {
  const { page, complaints } = signedIn;
  await page.reload();
  await goTo(page, view);
  await open(page);
  await page.locator(ready).first().waitFor();
  await expectWell(page, name);
  expect(complaints).toEqual([]);
});

test('a new view begins with its title and with the focus in it', async () => {
  const { page } = signedIn;
  await page.reload();
  await goTo(page, 'Keys');
  await page.locator('#content:focus').waitFor();
  await page.getByRole('heading', { name: 'Keys', exact: true }).waitFor();
  expect(await page.title()).toBe('Keys · Horoscope');
});

test('the keyboard alone is enough: past the navigation, through the days', async () => {
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
