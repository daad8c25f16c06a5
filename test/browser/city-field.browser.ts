import { expect, test } from '@jest/globals';
import type { Page, Route } from 'playwright-core';
import { openPageForEachTest } from './chromium.ts';
import { createProfileBy, fillInBirth, signInBy } from './person.ts';

let page: Page;
/** What the page has searched for. */
let searches: string[];

openPageForEachTest((opened) => {
  page = opened;
  searches = [];
  page.on('request', (request) => {
    const query = new URL(request.url()).searchParams.get('query');
    if (query !== null) searches.push(query);
  });
});

const field = () => page.getByRole('combobox', { name: 'City of birth' });
const options = () => page.getByRole('option');
const option = (name: string) => page.getByRole('option', { name, exact: true });
const birth = () => fillInBirth(page);
const activeOption = () =>
  page.evaluate(
    "document.getElementById(document.activeElement.getAttribute('aria-activedescendant'))?.textContent",
  );
const focused = () => page.evaluate("document.activeElement.getAttribute('role')");
/** Answers the page's searches in place of the service. */
const whenSearching = (answer: (route: Route) => Promise<void>) => page.route('**/api/places?*', answer);
const found = (...names: string[]) => ({ json: { places: names.map((name) => ({ name })) } });

test('by the keyboard alone: what is typed, a place that is found, and the profile is born there', async () => {
  await signInBy(page);
  await birth();
  await field().focus();
  await page.keyboard.type('Springfield');
  await option('Springfield, Illinois, United States').waitFor();
  expect(await options().count()).toBe(10);
  expect(await field().getAttribute('aria-expanded')).toBe('true');
  await page.getByRole('status').filter({ hasText: '10 places found' }).waitFor();

  for (const [key, text] of [
    ['ArrowDown', 'Springfield, Missouri, United States'],
    ['ArrowDown', 'Springfield, Massachusetts, United States'],
    ['ArrowUp', 'Springfield, Missouri, United States'],
    ['ArrowUp', undefined],
    ['ArrowUp', 'Springfield, Florida, United States'],
    ['ArrowDown', undefined],
  ] as const) {
    await page.keyboard.press(key);
    expect([key, await activeOption()]).toEqual([key, text]);
  }
  for (let i = 0; i < 3; i++) await page.keyboard.press('ArrowDown');
  expect(await page.getByRole('option', { selected: true }).innerText()).toBe(
    'Springfield, Illinois, United States',
  );
  await page.keyboard.press('Enter');
  expect(await field().inputValue()).toBe('Springfield, Illinois, United States');
  expect(await options().count()).toBe(0);
  expect(await focused()).toBe('combobox');
  await page.keyboard.press('Enter');
  await page.getByText('born in Springfield, Illinois, United States').waitFor();
});

test('by a pointer: a place that is pressed stands in the field, and nothing has moved the focus', async () => {
  await signInBy(page);
  await birth();
  await field().fill('newcastle');
  await option('Newcastle upon Tyne, England, United Kingdom').click();
  expect(await field().inputValue()).toBe('Newcastle upon Tyne, England, United Kingdom');
  expect(await options().count()).toBe(0);
  expect(await focused()).toBe('combobox');
  await page.getByRole('button', { name: 'Create the profile' }).click();
  await page.getByText('born in Newcastle upon Tyne, England, United Kingdom').waitFor();
});

test('Escape closes the list and keeps what is typed, an arrow opens it again, and another field closes it', async () => {
  await signInBy(page);
  await field().fill('paris');
  await options().first().waitFor();
  await page.keyboard.press('Escape');
  expect([await options().count(), await field().inputValue()]).toEqual([0, 'paris']);
  await page.keyboard.press('ArrowDown');
  expect(await activeOption()).toBe('Paris, Île-de-France, France');
  await page.getByLabel('Name').focus();
  expect(await options().count()).toBe(0);
});

test('what goes on as a place that is found is not searched for again', async () => {
  await signInBy(page);
  await field().fill('springfield');
  await options().first().waitFor();
  await field().pressSequentially(', m');
  expect(await options().allInnerTexts()).toEqual([
    'Springfield, Missouri, United States',
    'Springfield, Massachusetts, United States',
  ]);
  await field().fill('springfield');
  await expect(options().count()).resolves.toBe(10);
  await field().fill('vienna');
  await option('Vienna, Austria').waitFor();
  expect(searches).toEqual(['springfield', 'vienna']);
});

test('nobody searches at each letter, nor for less than a name; an answer that comes late is dropped', async () => {
  await signInBy(page);
  const late = Promise.withResolvers<void>();
  await whenSearching(async (route) => {
    const isFirst = route.request().url().endsWith('rome');
    if (isFirst) await late.promise;
    // The page has given the first up.
    await route.fulfill(found(isFirst ? 'Rome, Italy' : 'Lima, Peru')).catch(() => undefined);
  });
  await page.clock.install();
  await page.clock.pauseAt(Date.now() + 60_000);
  await field().focus();
  await page.keyboard.type('ro');
  await page.clock.runFor(2_000);
  for (const letter of 'me') {
    await page.keyboard.press(letter);
    await page.clock.runFor(300);
  }
  expect(searches).toEqual([]);
  const asked = page.waitForRequest(/rome$/);
  await page.clock.runFor(300);
  await asked;
  await field().fill('lima');
  await page.clock.runFor(600);
  await option('Lima, Peru').waitFor();
  late.resolve();
  expect(await options().allInnerTexts()).toEqual(['Lima, Peru']);
  expect(searches).toEqual(['rome', 'lima']);
});

test.each([429, 503])(
  'where a search is answered %i nothing is said, and what is typed is enough',
  async (status) => {
    await signInBy(page);
    await whenSearching((route) => route.fulfill({ status, json: { status, detail: 'Not now.' } }));
    const answered = page.waitForResponse(/places\?query=munich/);
    await field().fill('munich');
    await answered;
    expect(await page.getByRole('alert').count()).toBe(0);
    await createProfileBy(page);
  },
);

test('which of several cities of a name is meant is asked once, in words, with the first of them at hand', async () => {
  await signInBy(page);
  await birth();
  await field().fill('Springfield');
  await options().first().waitFor();
  const create = page.getByRole('button', { name: 'Create the profile' });
  await create.click();
  const question = 'Which Springfield? Choose one below, or create it with the first.';
  await page.getByRole('alert').getByText(question).waitFor();
  expect([await focused(), await activeOption()]).toEqual([
    'combobox',
    'Springfield, Missouri, United States',
  ]);
  await page.keyboard.type(',');
  await page.getByText(question).waitFor({ state: 'detached' });
  await page.keyboard.press('Backspace');
  await page.getByText(question).waitFor();
  await create.click();
  await page.getByText('born in Springfield, Missouri, United States').waitFor();
});

test('the answer to the question is created', async () => {
  await signInBy(page);
  await birth();
  await field().fill('Springfield');
  await options().first().waitFor();
  await page.keyboard.press('Enter');
  await page.getByText('Which Springfield?').waitFor();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  expect(await field().inputValue()).toBe('Springfield, Massachusetts, United States');
  await page.keyboard.press('Enter');
  await page.getByText('born in Springfield, Massachusetts, United States').waitFor();
});

test('that a city was not found is said until something else is typed', async () => {
  await signInBy(page);
  await birth();
  await field().fill('Xyzzyville');
  const create = page.getByRole('button', { name: 'Create the profile' });
  const refusal = page.getByText('No such city was found');
  for (const typed of ['Xyzzyvill', 'munich']) {
    await create.click();
    await refusal.waitFor();
    await field().fill(typed);
    expect(await refusal.count()).toBe(0);
  }
});
