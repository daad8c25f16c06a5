import { expect, test } from '@jest/globals';
import type { Page } from 'playwright-core';
import { openPageForEachTest, SIZES } from './chromium.ts';
import { createProfileBy, goTo, raiseTier, signInBy } from './person.ts';

let page: Page;

openPageForEachTest((opened) => {
  page = opened;
});

test.each([
  ['80 emoji', '👨‍👩‍👧‍👦'.repeat(80)],
  ['one long word', 'W'.repeat(80)],
  ['Arabic', 'محمد بن عبد الله '.repeat(4).trim()],
])('a name keeps inside a phone’s screen in every view: %s', async (_, name) => {
  await signInBy(page);
  await raiseTier(page, 'starter');
  await createProfileBy(page, { name });
  await createProfileBy(page, { name: 'Ada' });
  const expectInside = async (view: string) =>
    expect([view, await page.evaluate('document.documentElement.scrollWidth')]).toEqual([
      view,
      SIZES.phone.width,
    ]);
  await expectInside('Profiles');
  await page.getByRole('button', { name: 'Delete' }).first().click();
  await expectInside('the question before deleting');
  await page.keyboard.press('Escape');
  await page.getByRole('link', { name: 'Natal chart' }).first().click();
  await page.locator('.wheel path').first().waitFor();
  await expectInside('the natal chart');
  await goTo(page, 'Today');
  await page.getByLabel('Profile').selectOption({ index: 0 });
  await page.locator('.bar').first().waitFor();
  await expectInside('Today');
  await goTo(page, 'Calendar');
  await page.locator('.ranking li, .scarcity').first().waitFor();
  await expectInside('Calendar');
});

test('a new key is in sight on a phone, wherever the page stood', async () => {
  await signInBy(page);
  await goTo(page, 'Keys');
  for (const name of ['One', 'Two', 'Three']) {
    await page.getByLabel('Name').fill(name);
    await page.getByRole('button', { name: 'Create a key' }).click();
    await page.getByRole('heading', { name, exact: true }).waitFor();
  }
  const { y = -1 } = (await page.locator('.secret').boundingBox()) ?? {};
  expect(y).toBeGreaterThan(0);
  expect(y).toBeLessThan(SIZES.phone.height);
});

test('a view begins at its top, although its end says that there is no room for another profile', async () => {
  await signInBy(page);
  await raiseTier(page, 'starter');
  for (const name of ['One', 'Two', 'Three']) {
    await createProfileBy(page, { name });
    await page.getByRole('heading', { name, exact: true }).waitFor();
  }
  await goTo(page, 'Account');
  await page.locator('.facts').waitFor();
  await goTo(page, 'Profiles');
  await page.getByText('no room for another').waitFor();
  expect(await page.evaluate('scrollY')).toBe(0);
});
