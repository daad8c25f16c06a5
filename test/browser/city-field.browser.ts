import { beforeEach, expect, test } from '@jest/globals';
import type { Route } from 'playwright-core';
import { openPageForEachTest, page } from './chromium.ts';
import { eventually } from './eventually.ts';
import { createProfileOn, fillInBirth, signInOn } from './page-actions.ts';

let searches: string[];

openPageForEachTest();
beforeEach(async () => {
  searches = [];
  page.on('request', (request) => {
    const query = new URL(request.url()).searchParams.get('query');
    if (query !== null) searches.push(query);
  });
  await signInOn(page);
});

const field = () => page.getByRole('combobox', { name: 'City of birth' });
const options = () => page.getByRole('option');
const option = (name: string) => page.getByRole('option', { name, exact: true });
const create = () => page.getByRole('button', { name: /^(See my day|Add this person)$/ });
const activeOption = () =>
  page.evaluate(
    "document.getElementById(document.activeElement.getAttribute('aria-activedescendant'))?.textContent",
  );
const focused = () => page.evaluate("document.activeElement.getAttribute('role')");
const whenSearching = (answer: (route: Route) => Promise<void>) => page.route('**/api/places?*', answer);
const found = (...names: string[]) => ({ json: { places: names.map((name) => ({ name })) } });

test('a city can be chosen by keyboard alone', async () => {
  await fillInBirth(page);
  await field().focus();
  await page.keyboard.type('Springfield');
  await option('Springfield, Illinois, United States').waitFor();
  await eventually(() => options().count()).toBe(10);
  await eventually(() => field().getAttribute('aria-expanded')).toBe('true');
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
    await eventually(async () => [key, await activeOption()]).toEqual([key, text]);
  }
  for (let i = 0; i < 3; i++) await page.keyboard.press('ArrowDown');
  const selected = page.getByRole('option', { selected: true });
  await eventually(() => selected.innerText()).toBe('Springfield, Illinois, United States');
  await page.keyboard.press('Enter');
  await eventually(() => field().inputValue()).toBe('Springfield, Illinois, United States');
  await eventually(() => options().count()).toBe(0);
  await eventually(focused).toBe('combobox');
  await page.keyboard.press('Enter');
  await page.getByText('Born in Springfield, Illinois, United States').waitFor();
});

test('clicking a city fills the field, which keeps the focus', async () => {
  await fillInBirth(page);
  await field().fill('newcastle');
  await option('Newcastle upon Tyne, England, United Kingdom').click();
  await eventually(() => field().inputValue()).toBe('Newcastle upon Tyne, England, United Kingdom');
  await eventually(() => options().count()).toBe(0);
  await eventually(focused).toBe('combobox');
  await create().click();
  await page.getByText('Born in Newcastle upon Tyne, England, United Kingdom').waitFor();
});

test('Escape and leaving the field close the list and keep the text; an arrow reopens it', async () => {
  await field().fill('paris');
  await options().first().waitFor();
  await page.keyboard.press('Escape');
  await eventually(async () => [await options().count(), await field().inputValue()]).toEqual([0, 'paris']);
  await page.keyboard.press('ArrowDown');
  await eventually(activeOption).toBe('Paris, Île-de-France, France');
  await page.getByLabel('Name').focus();
  await eventually(() => options().count()).toBe(0);
});

test('narrowing down a few matches sends no request; a full list is searched again', async () => {
  await field().fill('reichenbach');
  await eventually(() => options().count()).toBe(3);
  await field().pressSequentially(' an');
  await eventually(() => options().allInnerTexts()).toEqual([
    'Reichenbach an der Fils, Baden-Wurttemberg, Germany',
  ]);
  await field().fill('springfield');
  await eventually(() => options().count()).toBe(10);
  await field().fill('springfield, te');
  await eventually(async () => searches).toEqual(['reichenbach', 'springfield', 'springfield, te']);
  await eventually(() => options().allInnerTexts()).toEqual(['Springfield, Tennessee, United States']);
});

test('the beginning of a name offers cities', async () => {
  await field().fill('mün');
  await option('Munich, Bavaria, Germany').waitFor();
});

test('searches are debounced, and ignore late responses', async () => {
  const late = Promise.withResolvers<void>();
  await whenSearching(async (route) => {
    const isFirst = route.request().url().endsWith('rome');
    if (isFirst) await late.promise;
    // Fails for the first request, which the page has aborted.
    await route.fulfill(found(isFirst ? 'Rome, Italy' : 'Lima, Peru')).catch(() => undefined);
  });
  await page.clock.install();
  await page.clock.pauseAt(Date.now() + 60_000);
  await field().focus();
  for (const letter of 'rome') {
    await page.keyboard.press(letter);
    await page.clock.runFor(150);
  }
  expect(searches).toEqual([]);
  const request = page.waitForRequest(/rome$/);
  await page.clock.runFor(150);
  await request;
  await field().fill('lima');
  await page.clock.runFor(600);
  await option('Lima, Peru').waitFor();
  late.resolve();
  await eventually(() => options().allInnerTexts()).toEqual(['Lima, Peru']);
  expect(searches).toEqual(['rome', 'lima']);
});

test.each([429, 503])('a failed search (%i) is silent, and the typed city is accepted', async (status) => {
  await whenSearching((route) => route.fulfill({ status, json: { status, detail: 'Not now.' } }));
  const answered = page.waitForResponse(/places\?query=munich/);
  await field().fill('munich');
  await answered;
  await eventually(() => page.getByRole('alert').count()).toBe(0);
  await createProfileOn(page);
});

test('an ambiguous city prompts for a choice once, with the first match preselected', async () => {
  await fillInBirth(page);
  await field().fill('Springfield');
  await options().first().waitFor();
  await create().click();
  const question = 'There’s more than one Springfield. Pick yours, or continue with the first.';
  await page.getByRole('alert').getByText(question).waitFor();
  await eventually(async () => [await focused(), await activeOption()]).toEqual([
    'combobox',
    'Springfield, Missouri, United States',
  ]);
  await page.keyboard.type(',');
  await page.getByText(question).waitFor({ state: 'detached' });
  await page.keyboard.press('Backspace');
  await page.getByText(question).waitFor();
  await create().click();
  await page.getByText('Born in Springfield, Missouri, United States').waitFor();
});

test('the profile is created with the city chosen for an ambiguous name', async () => {
  await fillInBirth(page);
  await field().fill('Springfield');
  await options().first().waitFor();
  await page.keyboard.press('Enter');
  await page.getByText('There’s more than one Springfield.').waitFor();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await eventually(() => field().inputValue()).toBe('Springfield, Massachusetts, United States');
  await page.keyboard.press('Enter');
  await page.getByText('Born in Springfield, Massachusetts, United States').waitFor();
});

test('the unknown-city error disappears when the city is edited', async () => {
  await fillInBirth(page);
  await field().fill('Xyzzyville');
  const refusal = page.getByText('The city was not found');
  for (const typed of ['Xyzzyvill', 'munich']) {
    await create().click();
    await refusal.waitFor();
    await field().fill(typed);
    await eventually(() => refusal.count()).toBe(0);
  }
});
