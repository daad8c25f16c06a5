import { expect, test } from '@jest/globals';
import type { Page } from 'playwright-core';
import { newProfile } from '../support/new-items.ts';
import { openPageForEachTest, SIZES } from './chromium.ts';
import { expectWell } from './expect-well.ts';
import { goTo, raiseTier, signInBy, storeProfile } from './person.ts';

let page: Page;

openPageForEachTest((opened) => {
  page = opened;
});

/** Profiles are listed by when they were made. */
const madeAtMs = Date.now();
const ada = () => ({ ...newProfile(madeAtMs), name: 'Ada', birthTime: '12:41' });
const bo = () => ({ ...newProfile(madeAtMs + 1), name: 'Bo', birthDate: '1988-11-03' });

const heading = (name: string) => page.getByRole('heading', { name, exact: true });

async function comparedFrom(name: string): Promise<void> {
  await goTo(page, 'Profiles');
  await page.getByRole('link', { name: `Compare ${name}` }).click();
}

test('two people: in words first, then each matter with how much there is of it, then what it comes from', async () => {
  await signInBy(page);
  await storeProfile(page, ada());
  await storeProfile(page, bo());
  await comparedFrom('Ada');
  await heading('Ada and Bo').waitFor();
  await page.locator('.whole').waitFor();
  expect(await page.title()).toBe('Ada and Bo · Horoscope');
  expect(await page.locator('.matter h2').allTextContents()).toEqual(
    ['Warmth', 'Talk', 'Work', 'Friction'].map((name) =>
      expect.stringMatching(new RegExp(`^${name}: (little|some|much|very much)$`)),
    ),
  );
  expect(await page.getByText(/^\d+\.\d of 10$/).count()).toBe(4);
  await page.getByRole('link', { name: 'Add the time of birth of Bo' }).waitFor();
  expect(await page.getByRole('table').isVisible()).toBe(false);
  await page.getByText(/Where this comes from: \d+ aspects/).click();
  const rows = page.getByRole('rowheader');
  await rows.first().waitFor();
  expect(await rows.allTextContents()).toEqual(
    expect.arrayContaining([expect.stringMatching(/^Ada’s \w+ \w+ Bo’s \w+ \d\.\d° from exact$/)]),
  );
  await expectWell(page, 'pair');
});

test('the two are in the address: chosen, swapped, kept by a reload, and restored by going back', async () => {
  await signInBy(page);
  for (const profile of [ada(), bo(), { ...newProfile(madeAtMs + 2), name: 'Cy', birthDate: '1971-01-09' }])
    await storeProfile(page, profile);
  await comparedFrom('Bo');
  await heading('Bo and Ada').waitFor();
  await page.getByRole('button', { name: 'Swap' }).click();
  await heading('Ada and Bo').waitFor();
  await page.getByLabel('Second person').selectOption('Cy');
  await heading('Ada and Cy').waitFor();
  await page.getByLabel('Second person').selectOption('Ada');
  await heading('Cy and Ada').waitFor();
  await page.reload();
  await heading('Cy and Ada').waitFor();
  await page.goBack();
  await heading('Ada and Cy').waitFor();
});

test('a chart leads to the comparison, and the comparison has the focus', async () => {
  await signInBy(page);
  await storeProfile(page, ada());
  await storeProfile(page, bo());
  await goTo(page, 'Profiles');
  await page.getByRole('link', { name: 'Natal chart of Bo' }).click();
  await page.getByRole('link', { name: 'Compare with somebody' }).click();
  await heading('Bo and Ada').waitFor();
  await page.locator('#content:focus').waitFor();
});

test('with one profile a comparison says that it needs two, and how to get there', async () => {
  await signInBy(page);
  await storeProfile(page, ada());
  await comparedFrom('Ada');
  await page.getByText('A comparison needs two.').waitFor();
  await page.getByRole('link', { name: 'See the tiers' }).waitFor();
  await raiseTier(page, 'starter');
  await page.getByRole('link', { name: 'Add another profile' }).click();
  await heading('New profile').waitFor();
});

test('long names and many aspects keep inside a phone’s screen', async () => {
  await signInBy(page);
  await storeProfile(page, { ...ada(), name: 'W'.repeat(80) });
  await storeProfile(page, { ...bo(), name: 'Grace Brewster Murray Hopper' });
  await comparedFrom('Grace');
  await page.locator('summary').click();
  expect(await page.evaluate('document.documentElement.scrollWidth')).toBe(SIZES.phone.width);
});
