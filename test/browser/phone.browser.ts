import { expect, test } from '@jest/globals';
import { openPageForEachTest, page, SIZES } from './chromium.ts';
import { eventually, retry } from './eventually.ts';
import { expectNoOverflow } from './expect-accessible.ts';
import { createProfileOn, goTo, setTier, signInOn, signUpOn } from './page-actions.ts';

openPageForEachTest();

test.each([
  ['80 emoji', '🧑'.repeat(80)],
  ['one long word', 'W'.repeat(80)],
  ['Arabic', 'محمد بن عبد الله '.repeat(4).trim()],
])('a long name doesn’t overflow a phone in any view: %s', async (_, name) => {
  await signUpOn(page, { tier: 'starter', name });
  await createProfileOn(page, { name: 'Ada' });
  await expectNoOverflow(page, 'Profiles');
  await page.getByRole('button', { name: 'Delete' }).first().click();
  await page.locator('dialog[open]').waitFor();
  await expectNoOverflow(page, 'the question before deleting');
  await page.keyboard.press('Escape');
  await page.getByRole('link', { name: 'Natal chart' }).first().click();
  await page.locator('.wheel path').first().waitFor();
  await expectNoOverflow(page, 'the natal chart');
  await goTo(page, 'Today');
  await page.getByLabel('Whose days').selectOption({ index: 0 });
  await page.locator('.background').waitFor();
  await expectNoOverflow(page, 'Today');
  await goTo(page, 'Calendar');
  await page.locator('.ranking li, .scarcity').first().waitFor();
  await expectNoOverflow(page, 'Calendar');
});

test.each([
  [390, 4],
  [360, 4],
  [300, 2],
])('the metrics of a day fill whole rows: %d px', async (width, columns) => {
  await signUpOn(page);
  await goTo(page, 'Today');
  await page.setViewportSize({ width, height: 844 });
  await page.locator('.metrics').waitFor();
  const lefts = "new Set([...document.querySelectorAll('.metrics > div')].map((one) => one.offsetLeft)).size";
  await eventually(() => page.evaluate(lefts)).toBe(columns);
  await expectNoOverflow(page, `Today at ${width} px`);
});

test('a new key scrolls into view on a phone', async () => {
  await signInOn(page);
  await goTo(page, 'API keys');
  for (const name of ['One', 'Two', 'Three']) {
    await page.getByLabel('Name').fill(name);
    await page.getByRole('button', { name: 'Create a key' }).click();
    await page.getByRole('heading', { name, exact: true }).waitFor();
  }
  await retry(async () => {
    const { y = -1 } = (await page.locator('.secret').boundingBox()) ?? {};
    expect(y).toBeGreaterThan(0);
    expect(y).toBeLessThan(SIZES.phone.height);
  });
});

test('the profiles view opens at its top when the profile limit is reached', async () => {
  await signInOn(page);
  await setTier(page, 'starter');
  for (const name of ['One', 'Two', 'Three']) {
    await createProfileOn(page, { name });
    await page.getByRole('heading', { name, exact: true }).waitFor();
  }
  await goTo(page, 'You');
  await page.locator('.facts').waitFor();
  await goTo(page, 'People');
  await page.getByText('To add another, delete one').waitFor();
  await eventually(() => page.evaluate('scrollY')).toBe(0);
});
