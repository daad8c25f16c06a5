import { expect, test } from '@jest/globals';
import type { Page } from 'playwright-core';
import { newProfile } from '../support/new-items.ts';
import { openPage, openPageForEachTest, SIZES } from './chromium.ts';
import { createProfileBy, fillInBirth, goTo, raiseTier, signInBy, storeProfile } from './person.ts';

let page: Page;

openPageForEachTest((opened) => {
  page = opened;
});

const create = () => page.getByRole('button', { name: 'Create the profile' });
const focus = () => page.evaluate('document.activeElement.id || document.activeElement.textContent');

test('the welcome page fits a phone, and says of each thing why it is asked', async () => {
  await signInBy(page);
  await create().waitFor();
  expect(await page.title()).toBe('Welcome · Horoscope');
  expect(await page.locator('form .hint').allTextContents()).toEqual([
    'To know whose forecast it is.',
    'For the places of Sun, Moon and planets.',
    'For the houses, by the clocks of that place.',
    'For clocks and horizon: Munich, or Paris, Texas.',
  ]);
  await page.getByLabel('I don’t know').check();
  const end = await create().boundingBox();
  const tabs = await page.locator('.tabs').boundingBox();
  expect((end?.y ?? SIZES.phone.height) + (end?.height ?? 0)).toBeLessThan(tabs?.y ?? 0);
});

test('a time of birth is given, or said not to be known, with what goes with it', async () => {
  await signInBy(page);
  let posted: unknown;
  page.on('request', (request) => {
    if (request.method() === 'POST' && request.url().endsWith('/api/profiles'))
      posted = request.postDataJSON();
  });
  await page.getByLabel('Name').fill('Ada');
  await page.getByLabel('Date of birth').fill('1990-06-15');
  await page.getByLabel('City of birth').fill('munich');
  await create().click();
  await page.locator('input[type=time]:focus').waitFor();
  expect(posted).toBeUndefined();
  await page.getByLabel('Time of birth').fill('07:45');
  await page.getByLabel('I don’t know').check();
  await page.getByText('no houses, no Ascendant').waitFor();
  expect(await page.getByLabel('Time of birth').inputValue()).toBe('');
  await page.getByLabel('I don’t know').uncheck();
  expect(await page.getByLabel('Time of birth').inputValue()).toBe('07:45');
  await page.getByLabel('I don’t know').check();
  await create().click();
  await page.locator('.dial-number').waitFor();
  await goTo(page, 'Profiles');
  await page.getByText('born 15 June 1990, time unknown').waitFor();
  expect(posted).toMatchObject({ birthTime: null });
});

test('the first profile leads to its day, at its top, with the focus in it and where it was found; a further one stays among the others', async () => {
  await signInBy(page);
  await raiseTier(page, 'starter');
  await fillInBirth(page);
  await page.getByLabel('City of birth').fill('munich');
  await page.evaluate('scrollTo(0, 100)');
  await create().click();
  await page.getByText('Ada · Gemini').waitFor();
  await page.locator('.dial-number').waitFor();
  expect(page.url()).toContain('#/today');
  expect(await page.title()).toContain('· Ada');
  await page.getByText('Munich, Bavaria, Germany').waitFor();
  await page.getByRole('status').getByText('This is Ada’s day.').waitFor();
  await page.locator('#content:focus').waitFor();
  expect(await page.evaluate('scrollY')).toBe(0);
  await page.getByRole('link', { name: /^Tomorrow/ }).click();
  await page.getByRole('heading', { level: 1, name: /^Tomorrow/ }).waitFor();
  expect(await page.getByText('is stored').count()).toBe(0);
  await goTo(page, 'Profiles');
  await createProfileBy(page, { name: 'Bo' });
  expect(page.url()).toContain('#/profiles');
  await goTo(page, 'Today');
  await page.getByText('Ada · Gemini').waitFor();
  await goTo(page, 'Profiles');
  await createProfileBy(page, { name: 'Cy' });
  await page.getByRole('link', { name: 'See today' }).click();
  await page.getByText('Cy · Gemini').waitFor();
  expect(await page.getByText('is stored').count()).toBe(0);
});

test('a profile leads to its own day, calendar, chart and comparison', async () => {
  await signInBy(page);
  await storeProfile(page, { ...newProfile(), name: 'Ada' });
  const bo = { ...newProfile(), name: 'Bo' };
  await storeProfile(page, bo);
  await goTo(page, 'Profiles');
  await page.getByRole('heading', { name: 'Bo' }).waitFor();
  expect(await page.title()).toBe('Profiles · Horoscope');
  const card = page.getByRole('listitem').filter({ has: page.getByRole('heading', { name: 'Bo' }) });
  expect(
    await card.locator('.ways a').evaluateAll((links) => links.map((link) => link.getAttribute('href'))),
  ).toEqual([
    `#/today?profile=${bo.id}`,
    `#/calendar?profile=${bo.id}`,
    `#/profiles/${bo.id}`,
    `#/pair?profile=${bo.id}`,
  ]);
});

test('the focus stays in the page: a chart is opened and left, and the last room is filled', async () => {
  await signInBy(page);
  await raiseTier(page, 'starter');
  for (const name of ['Ada', 'Bo']) await storeProfile(page, { ...newProfile(), name });
  await goTo(page, 'Profiles');
  // The second time it is there at once, and begins at its top all the same.
  for (let visit = 0; visit < 2; visit++) {
    await page.evaluate('scrollTo(0, 200)');
    await page.getByRole('link', { name: 'Natal chart of Bo' }).click();
    await page.locator('#content:focus').waitFor();
    await page.locator('.wheel path').first().waitFor();
    expect([visit, await page.evaluate('scrollY')]).toEqual([visit, 0]);
    await page.getByRole('main').getByRole('link', { name: 'Profiles' }).click();
    await page.locator('#content:focus').waitFor();
  }
  await createProfileBy(page, { name: 'Cy' });
  await create().waitFor({ state: 'detached' });
  expect(await focus()).toBe('See today');
  await page.getByRole('button', { name: 'Delete Cy' }).click();
  await page.getByRole('button', { name: 'Delete the profile' }).click();
  await page.locator('#content:focus').waitFor();
});

test('on a phone, where all others are above it, the form of a new profile is at hand', async () => {
  await signInBy(page);
  await raiseTier(page, 'pro');
  for (const name of ['Ada', 'Bo', 'Cy']) await storeProfile(page, { ...newProfile(), name });
  await goTo(page, 'Profiles');
  const add = page.getByRole('button', { name: 'Add somebody' });
  await add.click();
  await page.keyboard.type('Di');
  expect(await page.getByLabel('Name').inputValue()).toBe('Di');
  // Seldom wanted, they are not what the eye meets first: a line with the name, and no color.
  const [name, edit] = await Promise.all([
    page.getByRole('heading', { name: 'Ada' }).boundingBox(),
    page.getByRole('button', { name: 'Edit Ada' }).boundingBox(),
  ]);
  expect(edit?.y).toBeLessThan((name?.y ?? 0) + (name?.height ?? 0));
  const colors = await page.evaluate(
    "[...document.querySelectorAll('.actions > button')].map((button) => getComputedStyle(button).color)",
  );
  expect(new Set(colors as string[]).size).toBe(1);
  await page.setViewportSize(SIZES.desk);
  await add.waitFor({ state: 'hidden' });
});

test('dates and times are written as the reader’s own language writes them', async () => {
  const browser = page.context().browser();
  if (!browser) throw new Error('No browser');
  const opened = await openPage(browser, { locale: 'en-US', timezoneId: 'America/New_York' });
  await signInBy(opened.page);
  await storeProfile(opened.page, { ...newProfile(), birthTime: '19:45' });
  await goTo(opened.page, 'Profiles');
  await opened.page.getByText(/born June 15, 1990 at 7:45\sPM/).waitFor();
  await goTo(opened.page, 'Account');
  await opened.page.getByText(/Counting begins anew at \d+:\d\d\s[AP]M\./).waitFor();
  await opened.page.context().close();
});
