import { expect, test } from '@jest/globals';
import { openPage, startBrowser } from './chromium.ts';
import { eventually, retry } from './eventually.ts';
import { goTo, signUpOn } from './page-actions.ts';

startBrowser();

const AMERICAN_TIME = /^Created [A-Z][a-z]{2} \d{1,2}, \d{4}, \d{1,2}:\d{2}\s[AP]M$/;
const EUROPEAN_TIME = /^Created \d{1,2} [A-Z][a-z]{2} \d{4}, \d{2}:\d{2}$/;

test.each([
  { timezoneId: 'America/New_York', note: /New\u00A0York\u00A0time/ },
  // The clocks of Munich, where Ada was born.
  { timezoneId: 'Europe/Vienna', note: undefined },
])(
  'days say whose they are where clocks differ from the birthplace’s: $timezoneId',
  async ({ timezoneId, note }) => {
    const { page } = await openPage({ timezoneId });
    await signUpOn(page);
    // Only the account's home lists time zones.
    await page.reload();
    const expectNote = (text: string) =>
      note ? expect(text).toMatch(note) : expect(text).not.toContain('Vienna');
    await goTo(page, 'Today');
    await page.locator('.rating-number').waitFor();
    await retry(async () => expectNote(await page.locator('.date').innerText()));
    await goTo(page, 'Calendar');
    await page.locator('.line-path').waitFor();
    await retry(async () => expectNote(await page.locator('.legend').innerText()));
  },
);

test.each([
  // December 1, 2025, is a Monday.
  { locale: 'en-US', weekday: 'Sun', column: 2, date: 'December 1, 2025', time: AMERICAN_TIME },
  { locale: 'de-DE', weekday: 'Mon', column: 1, date: '1 December 2025', time: EUROPEAN_TIME },
])('weeks, dates and times follow the locale $locale', async ({ locale, weekday, column, date, time }) => {
  const { page, problems } = await openPage({ locale });
  const heading = (name: string) => page.getByRole('heading', { level: 1, name, exact: true });
  const firstWeekday = () => page.locator('.weekdays span').first().innerText();
  await signUpOn(page);
  await page.goto('/#/calendar?span=dates&from=2025-12-01&to=2025-12-03');
  await page.locator('.line-path').waitFor();
  await eventually(firstWeekday).toBe(weekday.slice(0, 2));
  await page.getByRole('link', { name: `Monday, ${date}: ` }).waitFor();
  await eventually(() => page.locator('h1').innerText()).toContain('2025');
  await page.goto('/#/calendar?span=dates&from=2025-12-01&to=2025-12-01');
  await heading(`Calendar ${date}`).waitFor();
  await page.goto('/#/calendar?span=month&from=2025-12-01');
  await heading('Calendar December 2025').waitFor();
  await page.locator('.line-path').waitFor();
  await eventually(firstWeekday).toBe(weekday);
  const firstCell = page.locator('.cells li').first();
  await eventually(() => firstCell.getAttribute('style')).toContain(`grid-column-start: ${column}`);
  await page.getByLabel('More', { exact: true }).click();
  await page.getByRole('link', { name: 'Add to my calendar' }).click();
  await page.getByRole('button', { name: 'Create calendar link' }).click();
  await eventually(() => page.getByText(/^Created /).innerText()).toMatch(time);
  await goTo(page, 'Today');
  await page.locator('.rating-number').waitFor();
  // Dates in the service's texts follow the locale, too.
  const european = /\d (Jan|Feb|Ma|Apr|Ju|Aug|Sep|Oct|Nov|Dec)/;
  if (locale === 'en-US')
    await eventually(() => page.locator('.background').innerText()).not.toMatch(european);
  expect(problems).toEqual([]);
});
