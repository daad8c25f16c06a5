import { createHash } from 'node:crypto';
import { expect, test } from '@jest/globals';
import { addDays } from '#lib/time/calendar-date.ts';
import { dateInZone } from '#lib/time/civil-day.ts';
import { openPage, startBrowser } from './chromium.ts';
import { eventually } from './eventually.ts';
import { expectAccessible } from './expect-accessible.ts';
import { goTo, signUpOn } from './page-actions.ts';

startBrowser();

/** A time zone in which it is about an hour of the day (from 6 to 20) right now. */
function zoneAt(hour: number): string {
  const offset = hour - new Date().getUTCHours();
  const nearest = offset > 14 ? offset - 24 : offset < -12 ? offset + 24 : offset;
  return nearest === 0 ? 'Etc/GMT' : `Etc/GMT${nearest > 0 ? '-' : '+'}${Math.abs(nearest)}`;
}

test('from the evening on, a day is judged, with a note that stays', async () => {
  const { page, problems } = await openPage({ timezoneId: zoneAt(20) });
  await signUpOn(page);
  await goTo(page, 'Today');
  const question = page.getByRole('heading', { name: 'Was it right?' });
  await question.waitFor();
  await page.getByRole('button', { name: 'Partly' }).click();
  await page.getByText('After a month, we’ll tell you how we did.').waitFor();
  await page.getByLabel('A note, for your eyes only').fill('A long call.');
  await page.getByRole('button', { name: 'Save the note' }).click();
  await page.getByRole('button', { name: 'Save the note' }).waitFor({ state: 'detached' });
  await expectAccessible(page, 'verdict');
  await page.reload();
  await eventually(() => page.getByLabel('A note, for your eyes only').inputValue()).toBe('A long call.');
  await page.locator('[aria-pressed=true]').getByText('Partly').waitFor();
  expect(problems).toEqual([]);
});

test('in the morning, only past days are judged', async () => {
  const timezoneId = zoneAt(8);
  const { page } = await openPage({ timezoneId });
  await signUpOn(page);
  await goTo(page, 'Today');
  await page.locator('.luck').waitFor();
  const question = page.getByRole('heading', { name: 'Was it right?' });
  expect(await question.count()).toBe(0);
  await page.goto(`/#/today/${addDays(dateInZone(Date.now(), timezoneId), -1)}`);
  await question.waitFor();
});

test('a blind test seals the own text before the choice, and reveals it after', async () => {
  const { page, problems } = await openPage();
  await signUpOn(page);
  await page.goto('/#/blind-test');
  await page.getByRole('heading', { name: 'Which one is yours?' }).waitFor();
  const seal = await page.locator('.computed code').first().textContent();
  await expectAccessible(page, 'blind-test');
  await page.getByRole('button', { name: 'This one is mine' }).first().click();
  await page.getByText(/^That was (yours|the made-up one)\./).waitFor();
  const revealed = await page.locator('.computed code').last().textContent();
  expect(
    createHash('sha256')
      .update(revealed ?? '')
      .digest('hex'),
  ).toBe(seal);
  await eventually(() => page.locator('.own').count()).toBe(1);
  await page.reload();
  await page.getByText(/^That was (yours|the made-up one)\./).waitFor();
  expect(problems).toEqual([]);
});
