import { expect, test } from '@jest/globals';
import { openPageForEachTest, page, problems } from './chromium.ts';
import { eventually } from './eventually.ts';
import { createProfileOn, goTo, signInOn, signUpOn } from './page-actions.ts';

openPageForEachTest();

/** Script that removes features missing from some browsers of mid-2023. */
const OF_2023 = `
  delete Map.groupBy;
  delete Object.groupBy;
  delete Promise.withResolvers;
  delete Promise.try;
  delete AbortSignal.any;
  delete Array.fromAsync;
  delete URL.canParse;
  for (const name of ['toSorted', 'toReversed', 'toSpliced', 'with']) delete Array.prototype[name];
  for (const name of ['union', 'intersection', 'difference', 'isSubsetOf']) delete Set.prototype[name];
  for (const name of ['map', 'filter', 'take', 'toArray', 'find']) delete globalThis.Iterator?.prototype[name];
  delete Intl.Locale.prototype.getWeekInfo;
`;

test('every view works in a browser of 2023', async () => {
  await page.addInitScript(OF_2023);
  await signInOn(page);
  const types = () => page.evaluate('typeof Map.groupBy + typeof [].toSorted + typeof AbortSignal.any');
  await eventually(types).toBe('undefined'.repeat(3));
  await createProfileOn(page);
  await goTo(page, 'Today');
  await page.locator('.rating-number').waitFor();
  await goTo(page, 'Calendar');
  await page.locator('.line-path').waitFor();
  await page.locator('.ranking a, .scarcity').first().waitFor();
  await page.getByRole('link', { name: 'Year', exact: true }).click();
  await page.locator('.month').nth(11).waitFor();
  await page.getByLabel('More', { exact: true }).click();
  await page.getByRole('link', { name: 'Add to my calendar' }).click();
  await page.getByRole('button', { name: 'Create calendar link' }).click();
  await page.locator('.secret').waitFor();
  await goTo(page, 'People');
  await page.getByRole('link', { name: 'Natal chart' }).click();
  await page.locator('.wheel path').first().waitFor();
  await goTo(page, 'API keys');
  await page.locator('.card code').first().waitFor();
  await goTo(page, 'You');
  await page.locator('li h3').first().waitFor();
  expect(problems).toEqual([]);
});

test('a view that fails to render shows an error, and the other views work', async () => {
  await signUpOn(page);
  await page.evaluate(`Object.defineProperty(Intl.DateTimeFormat.prototype, 'format', {
    get() { throw new TypeError('format is broken') },
  })`);
  await goTo(page, 'Calendar');
  await page.getByRole('alert').getByText('Something went wrong, and it’s our fault.').first().waitFor();
  await page.getByRole('button', { name: 'Reload' }).first().waitFor();
  await page.evaluate("location.hash = '#/keys'");
  await page.getByRole('heading', { level: 1, name: 'API keys' }).waitFor();
  await goTo(page, 'Calendar');
  await page.getByRole('button', { name: 'Reload' }).first().click();
  await page.locator('.cell').first().waitFor();
});
