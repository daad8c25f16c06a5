import { beforeAll, expect, test } from '@jest/globals';
import type { Page } from 'playwright-core';
import { newEmail } from '../support/service.ts';
import { openPage, startBrowser, type Watched } from './chromium.ts';
import { eventually } from './eventually.ts';
import { expectAccessible } from './expect-accessible.ts';
import { goTo, signInOn, signUpOn } from './page-actions.ts';

let signedIn: Watched;

startBrowser();
beforeAll(async () => {
  signedIn = await openPage();
  await signUpOn(signedIn.page, { path: '/dev' });
});

test('sign-in is accessible in any size and theme', async () => {
  const { page, problems } = await openPage();
  await page.goto('/');
  await page.getByLabel('Email address').waitFor();
  await expectAccessible(page, 'sign-in');
  await page.getByLabel('Email address').fill(newEmail());
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

const link = (name: string) => (page: Page) => page.getByRole('link', { name }).click();
const button = (name: string) => (page: Page) => page.getByRole('button', { name }).click();
const nothing = async () => undefined;

test.each([
  { name: 'today', view: 'Today', ready: '.background', click: nothing },
  { name: 'calendar', view: 'Calendar', ready: '.ranking li, .scarcity', click: nothing },
  { name: 'profiles', view: 'People', ready: '.card', click: nothing },
  { name: 'edit', view: 'People', ready: 'dialog[open]', click: button('Edit Ada') },
  { name: 'chart', view: 'People', ready: '.wheel path', click: link('Natal chart') },
  { name: 'needs-two', view: 'People', ready: '.card .button', click: link('Compare Ada') },
  { name: 'learn', view: 'Learn', ready: 'dl', click: nothing },
  { name: 'tiers', view: 'You', ready: '.plans', click: link('See plans') },
  { name: 'keys', view: 'API keys', ready: '.card code', click: nothing },
  { name: 'revoke', view: 'API keys', ready: 'dialog[open]', click: button('Replace Sign-in') },
  { name: 'account', view: 'You', ready: 'li h3', click: nothing },
  { name: 'erase', view: 'You', ready: 'dialog[open]', click: button('Delete the account') },
])('a view is accessible in any size and theme: $name', async ({ name, view, ready, click }) => {
  const { page, problems } = signedIn;
  await page.reload();
  await goTo(page, view);
  await click(page);
  await page.locator(ready).first().waitFor();
  await expectAccessible(page, name);
  expect(problems).toEqual([]);
});

test('a newly opened view sets the title and receives the focus', async () => {
  const { page } = signedIn;
  await page.reload();
  await goTo(page, 'API keys');
  await page.locator('#content:focus').waitFor();
  await page.getByRole('heading', { name: 'API keys', exact: true }).waitFor();
  await eventually(() => page.title()).toBe('API keys · Noonmark');
});

test('the skip link and the day strip work by keyboard alone', async () => {
  const { page } = signedIn;
  await goTo(page, 'Today');
  await page.locator('.background').waitFor();
  await page.reload();
  await page.locator('.background').waitFor();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await page.locator('#content:focus').waitFor();
  const yesterday = page.getByRole('link', { name: /^Yesterday/ });
  const isFocused = () => yesterday.evaluate((link) => link.matches(':focus'));
  for (let stops = 0; stops < 10 && !(await isFocused()); stops++) await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await page
    .locator('.date')
    .getByText(/^Yesterday/)
    .waitFor();
});
