import { expect, test } from '@jest/globals';
import { newProfile } from '../support/new-items.ts';
import { openPage, openPageForEachTest, page, SIZES } from './chromium.ts';
import { eventually, retry } from './eventually.ts';
import { expectAccessible } from './expect-accessible.ts';
import { createProfileOn, fillInBirth, goTo, setTier, signInOn, storeProfile } from './page-actions.ts';

openPageForEachTest();

const create = () => page.getByRole('button', { name: /^(See my day|Add this person)$/ });
const focus = () => page.evaluate('document.activeElement.id || document.activeElement.textContent');

test('the welcome page fits a phone and explains every field', async () => {
  await signInOn(page);
  await create().waitFor();
  await eventually(() => page.title()).toBe('Welcome · Noonmark');
  await eventually(() => page.locator('form .hint').allTextContents()).toEqual([
    'A first name or a nickname is enough.',
    'It places the Sun, the Moon and the planets.',
    'Local time, as on the birth certificate. It gives the rising sign.',
    'Start typing a city, such as “Munich” or “Paris, Texas”.',
  ]);
  await page.getByLabel('I don’t know').check();
  await retry(async () => {
    const end = await create().boundingBox();
    const tabs = await page.locator('.tabs').boundingBox();
    expect((end?.y ?? SIZES.phone.height) + (end?.height ?? 0)).toBeLessThan(tabs?.y ?? 0);
  });
});

test('a birth time must be entered or marked unknown', async () => {
  await signInOn(page);
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
  await page.getByText('we leave out houses').waitFor();
  await eventually(() => page.getByLabel('Time of birth').inputValue()).toBe('');
  await page.getByLabel('I don’t know').uncheck();
  await eventually(() => page.getByLabel('Time of birth').inputValue()).toBe('07:45');
  await page.getByLabel('I don’t know').check();
  await create().click();
  await page.getByText('Welcome, Ada.').last().waitFor();
  await goTo(page, 'People');
  await page.getByText('born 15 June 1990, time unknown').waitFor();
  expect(posted).toMatchObject({ birthTime: null });
});

test('creating the first profile shows its chart, then its day, focused and at the top; creating others stays in the list', async () => {
  await signInOn(page);
  await setTier(page, 'starter');
  await fillInBirth(page);
  await page.getByLabel('City of birth').fill('munich');
  await page.evaluate('scrollTo(0, 100)');
  await create().click();
  await page.getByText('Munich, Bavaria, Germany').waitFor();
  await page.getByRole('status').getByText('Welcome, Ada.').waitFor();
  await page.getByText(/^Your Sun in Gemini /).waitFor();
  await page.locator('#content:focus').waitFor();
  await eventually(() => page.evaluate('scrollY')).toBe(0);
  await page.locator('.reveal .wheel path').first().waitFor();
  const lines = page.locator('.reveal h1 span');
  const tops = () => lines.evaluateAll((parts) => parts.map((part) => part.getBoundingClientRect().top));
  await eventually(async () => new Set(await tops()).size).toBe(await lines.count());
  await eventually(() => lines.first().textContent()).toBe('Gemini\u00A0Sun');
  await expectAccessible(page, 'reveal');
  await page.getByRole('button', { name: 'See today' }).click();
  await page.getByText('Ada · Gemini').waitFor();
  await page.locator('.rating-number').waitFor();
  await page.waitForURL(/#\/today/);
  await eventually(() => page.title()).toMatch(/^Today, /);
  await page.locator('#content:focus').waitFor();
  await page
    .getByRole('navigation', { name: 'Days' })
    .getByRole('link', { name: /^Tomorrow/ })
    .click();
  await page
    .locator('.date')
    .getByText(/^Tomorrow/)
    .waitFor();
  await eventually(() => page.getByText(/is ready|^Welcome, /).count()).toBe(0);
  await goTo(page, 'People');
  await createProfileOn(page, { name: 'Bo' });
  await page.waitForURL(/#\/people/);
  await goTo(page, 'Today');
  await page.getByText('Ada · Gemini').waitFor();
  await goTo(page, 'People');
  await createProfileOn(page, { name: 'Cy' });
  await page.getByRole('link', { name: 'See today' }).click();
  await page.getByText('Cy · Gemini').waitFor();
  await eventually(() => page.getByText(/is ready|^Welcome, /).count()).toBe(0);
});

test('a profile links to its own day, calendar, chart and comparison', async () => {
  await signInOn(page);
  await storeProfile(page, { ...newProfile(), name: 'Ada' });
  const bo = { ...newProfile(), name: 'Bo' };
  await storeProfile(page, bo);
  await goTo(page, 'People');
  await page.getByRole('heading', { name: 'Bo' }).waitFor();
  await eventually(() => page.title()).toBe('People · Noonmark');
  const card = page.getByRole('listitem').filter({ has: page.getByRole('heading', { name: 'Bo' }) });
  const links = card.locator('.ways a');
  const targets = () => links.evaluateAll((elements) => elements.map((link) => link.getAttribute('href')));
  await eventually(targets).toEqual([
    `#/today?profile=${bo.id}`,
    `#/calendar?profile=${bo.id}`,
    `#/people/${bo.id}`,
    `#/pair?profile=${bo.id}`,
  ]);
});

test('focus stays in the page when a chart closes and when the last profile slot fills', async () => {
  await signInOn(page);
  await setTier(page, 'starter');
  for (const name of ['Ada', 'Bo']) await storeProfile(page, { ...newProfile(), name });
  await goTo(page, 'People');
  // The second visit, which shows cached data, also opens at the top.
  for (let visit = 0; visit < 2; visit++) {
    await page.evaluate('scrollTo(0, 200)');
    await page.getByRole('link', { name: 'Natal chart of Bo' }).click();
    await page.locator('#content:focus').waitFor();
    await page.locator('.wheel path').first().waitFor();
    await eventually(async () => [visit, await page.evaluate('scrollY')]).toEqual([visit, 0]);
    await page.getByRole('main').getByRole('link', { name: 'People' }).click();
    await page.locator('#content:focus').waitFor();
  }
  await createProfileOn(page, { name: 'Cy' });
  await create().waitFor({ state: 'detached' });
  await eventually(focus).toBe('See today');
  await page.getByRole('button', { name: 'Delete Cy' }).click();
  await page.getByRole('button', { name: 'Delete', exact: true }).click();
  await page.locator('#content:focus').waitFor();
});

test('a button on phones jumps to the form below the profiles', async () => {
  await signInOn(page);
  await setTier(page, 'pro');
  for (const name of ['Ada', 'Bo', 'Cy']) await storeProfile(page, { ...newProfile(), name });
  await goTo(page, 'People');
  const add = page.getByRole('button', { name: 'Add a person' });
  await add.click();
  await page.getByLabel('Name').and(page.locator(':focus')).waitFor();
  await page.keyboard.type('Di');
  await eventually(() => page.getByLabel('Name').inputValue()).toBe('Di');
  await page.setViewportSize(SIZES.desk);
  await add.waitFor({ state: 'hidden' });
});

test('dates and times follow the browser’s locale', async () => {
  const { page } = await openPage({ locale: 'en-US', timezoneId: 'America/New_York' });
  await signInOn(page);
  await storeProfile(page, { ...newProfile(), birthTime: '19:45' });
  await goTo(page, 'People');
  await page.getByText(/born June 15, 1990 at 7:45\sPM/).waitFor();
  await goTo(page, 'You');
  await page.getByText(/Resets at \d+:\d\d\s[AP]M\./).waitFor();
});
