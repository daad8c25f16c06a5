import { expect, test } from '@jest/globals';
import { dateInZone } from '#lib/time/civil-day.ts';
import { readCalendar } from '../support/calendar-file.ts';
import { openPageForEachTest, page } from './chromium.ts';
import { eventually, retry } from './eventually.ts';
import { expectAccessible } from './expect-accessible.ts';
import { goTo, signUpOn } from './page-actions.ts';

openPageForEachTest();

/** Signs up, creates a profile and opens the view of its calendar feeds. */
async function openCalendarFeeds(birth: { city?: string; time?: string } = {}): Promise<void> {
  await signUpOn(page, birth);
  await goTo(page, 'Calendar');
  await page.getByLabel('More', { exact: true }).click();
  await page.getByRole('link', { name: 'Add to my calendar' }).click();
  await page.getByRole('heading', { level: 1, name: 'Add to my calendar' }).waitFor();
}

const createFeed = () => page.getByRole('button', { name: 'Create calendar link' }).click();

test('a calendar feed URL is shown once and works until revoked', async () => {
  await openCalendarFeeds();
  await page.getByLabel('It shows').selectOption('Those, plus exact moments');
  await createFeed();
  await page.getByText('is ready').waitFor();
  const url = await page.locator('.secret').innerText();
  const link = page.getByRole('link', { name: 'Open in my calendar app' });
  await eventually(() => link.getAttribute('href')).toBe(url.replace(/^http:/, 'webcal:'));
  await page.getByRole('button', { name: 'Copy the link' }).click();
  await page.getByRole('button', { name: 'Copied' }).waitFor();
  await eventually(() => page.evaluate('navigator.clipboard.readText()')).toBe(url);
  const statusOf = async () => (await page.request.get(url)).status();
  expect(await statusOf()).toBe(200);
  await expectAccessible(page, 'own-calendar');
  await page.reload();
  await page.getByRole('list', { name: 'Calendar links of Ada' }).waitFor();
  await eventually(() => page.getByText(url).count()).toBe(0);
  await page.getByText('Those, plus exact moments').last().waitFor();
  await page.getByRole('button', { name: /^Delete the link created/ }).click();
  await page.getByRole('button', { name: 'Delete the link', exact: true }).click();
  await page.getByRole('list', { name: 'Calendar links of Ada' }).waitFor({ state: 'detached' });
  expect(await statusOf()).toBe(404);
});

test('a calendar feed and the page agree on today, regardless of the birthplace’s time zone', async () => {
  await openCalendarFeeds({ city: 'auckland', time: '07:45' });
  await page.getByText('Times in Berlin').waitFor();
  await createFeed();
  const url = await page.locator('.secret').innerText();
  const { events } = readCalendar(await (await page.request.get(url)).text());
  const today = dateInZone(Date.now(), 'Europe/Berlin');
  const { summary, description } = events.find(({ uid }) => uid.endsWith(`-${today}`)) ?? {};
  await goTo(page, 'Today');
  await page.locator('.day:not(.stale) .rating-number').waitFor();
  await retry(async () => {
    const rating = Number.parseFloat(await page.locator('.rating-number').innerText()).toFixed(1);
    const headline = `${rating} · ${await page.locator('.headline').innerText()}`;
    expect(`${summary} ${description}`.slice(0, headline.length)).toBe(headline);
    // The page shows the sentence about the sky apart from the others.
    const sentences = (await page.locator('.say').innerText()).split(/(?<=[.!?]) /);
    for (const sentence of sentences) expect(`${summary} ${description}`).toContain(sentence);
  });
});

test('events of a feed link to their day, and themes to the month in which they begin', async () => {
  await openCalendarFeeds({ time: '07:45' });
  await createFeed();
  const url = await page.locator('.secret').innerText();
  const { events } = readCalendar(await (await page.request.get(url)).text());
  const [day] = events.filter(({ uid }) => /-\d\d-\d\d$/.test(uid));
  await page.goto(day?.url ?? '');
  await page.locator('.day:not(.stale) .rating-number').waitFor();
  const ratingShown = async () => Number.parseFloat(await page.locator('.rating-number').innerText());
  await eventually(ratingShown).toBe(Number.parseFloat(day?.summary ?? ''));
  expect(new URL(page.url()).hash).toContain(`/today/${day?.start}?`);
  // On some days, a feed has no theme. calendar-text.test.ts expects this form of its link.
  await page.goto((day?.url ?? '').replace(/today\/(.*)\?/, 'calendar?from=$1&'));
  const month = new Intl.DateTimeFormat('en-US', { month: 'long', year: 'numeric', timeZone: 'UTC' });
  const name = month.format(new Date(day?.start ?? ''));
  await page.getByRole('heading', { level: 1, name: new RegExp(name) }).waitFor();
});

test('creating more calendar feeds than a profile may have shows an error', async () => {
  await openCalendarFeeds();
  const revoke = page.getByRole('button', { name: /^Delete the link created/ });
  for (let count = 0; count < 10; count++) {
    await createFeed();
    await revoke.nth(count).waitFor();
  }
  await createFeed();
  await page.getByRole('alert').getByText('The profile already has 10 calendars').waitFor();
});
