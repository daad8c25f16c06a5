import { expect, test } from '@jest/globals';
import { newProfile } from '../support/new-items.ts';
import { openPageForEachTest, page, problems, SIZES } from './chromium.ts';
import { eventually } from './eventually.ts';
import { expectAccessible } from './expect-accessible.ts';
import { goTo, setTier, signUpOn, storeProfile } from './page-actions.ts';

openPageForEachTest({ viewport: SIZES.desk });

test('a slash finds the best days for an activity by a few letters, and a digit changes the person', async () => {
  await signUpOn(page);
  await setTier(page, 'premium');
  await storeProfile(page, { ...newProfile(), name: 'Bo' });
  await goTo(page, 'Today');
  await page.locator('.luck').waitFor();
  await page.keyboard.press('/');
  const field = page.getByLabel('Best day for, or a name');
  await field.waitFor();
  await expectAccessible(page, 'palette');
  await field.fill('sign contr');
  await page.getByRole('dialog').getByRole('link').first().waitFor();
  await eventually(() => page.getByRole('dialog').getByRole('link').count()).toBe(1);
  await page.getByRole('dialog').getByText('Best day for signing contracts', { exact: true }).waitFor();
  await page.keyboard.press('Enter');
  await eventually(() => page.getByLabel('Best days for').inputValue()).toMatch(/contract/);
  await eventually(() => page.getByRole('dialog').count()).toBe(0);
  await goTo(page, 'Today');
  await page.getByText('Ada · Gemini').waitFor();
  await page.keyboard.press('2');
  await page.getByText(/Bo · /).waitFor();
  expect(problems).toEqual([]);
});
