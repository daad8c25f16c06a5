import { test } from '@jest/globals';
import { addDays, dateInZone } from '#lib/time/civil-day.ts';
import { openPageForEachTest, page } from './chromium.ts';
import { eventually } from './eventually.ts';
import { goTo, signUpOn } from './page-actions.ts';

openPageForEachTest();

test('an open page switches to the new day at midnight', async () => {
  await signUpOn(page);
  const today = dateInZone(Date.now(), 'Europe/Berlin');
  await page.clock.install({ time: new Date(`${today}T23:59:00+0${berlinHoursAhead(today)}:00`) });
  await page.reload();
  await goTo(page, 'Today');
  await page.locator('.dial-number').waitFor();
  const before = await page.getByRole('heading', { level: 1, name: /^Today/ }).innerText();
  await page.clock.runFor(120_000);
  const heading = () => page.locator('h1').innerText();
  await eventually(heading).not.toBe(before);
  const tomorrow = addDays(today, 1);
  await eventually(heading).toMatch(new RegExp(`^Today\\b.*\\b${Number(tomorrow.slice(8))}\\b`, 's'));
  await page.locator('.day:not(.stale) .dial-number').waitFor();
});

function berlinHoursAhead(date: string): number {
  const noon = new Date(`${date}T12:00:00Z`);
  const hour = new Intl.DateTimeFormat('en-GB', { hour: 'numeric', timeZone: 'Europe/Berlin' }).format(noon);
  return Number(hour) - 12;
}
