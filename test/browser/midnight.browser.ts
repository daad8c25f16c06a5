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
  await page.locator('.rating-number').waitFor();
  const before = await page.locator('.date').innerText();
  await page.clock.runFor(120_000);
  const heading = () => page.locator('.date').innerText();
  await eventually(heading).not.toBe(before);
  const tomorrow = addDays(today, 1);
  await eventually(heading).toMatch(new RegExp(`^Today\\b.*\\b${Number(tomorrow.slice(8))}\\b`, 's'));
  await page.locator('.day:not(.stale) .rating-number').waitFor();
  const rating = await ratingOf(tomorrow);
  await eventually(() => page.locator('.rating-number').innerText()).toMatch(new RegExp(`^${rating}\\b`));
});

/** The rating of a date as the API returns it to the signed-in user. */
const ratingOf = (date: string) =>
  page.evaluate(`fetch('/api/profiles').then((r) => r.json()).then(({ profiles: [{ id }] }) =>
    fetch('/api/horoscope/daily?tz=Europe/Berlin&startDate=${date}&endDate=${date}&profileId=' + id))
    .then((r) => r.json()).then(({ horoscopes: [{ overallRating }] }) => overallRating.toFixed(1))`);

function berlinHoursAhead(date: string): number {
  const noon = new Date(`${date}T12:00:00Z`);
  const hour = new Intl.DateTimeFormat('en-GB', { hour: 'numeric', timeZone: 'Europe/Berlin' }).format(noon);
  return Number(hour) - 12;
}
