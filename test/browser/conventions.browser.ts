import { expect, test } from '@jest/globals';
import { openPage, startBrowser } from './chromium.ts';
import { eventually } from './eventually.ts';
import { createProfileOn, goTo, signInOn } from './page-actions.ts';

startBrowser();

test.each([
  {
    locale: 'en-US',
    firstWeekday: 'Sun',
    date: 'December 1, 2025',
    day: 'Monday, December 1, 2025',
    time: /^[A-Z][a-z]{2} \d{1,2}, \d{4}, \d{1,2}:\d{2}\s[AP]M$/,
  },
  {
    locale: 'de-DE',
    firstWeekday: 'Mon',
    date: '1 December 2025',
    day: 'Monday, 1 December 2025',
    time: /^\d{1,2} [A-Z][a-z]{2} \d{4}, \d{2}:\d{2}$/,
  },
])('weeks, dates and times follow the locale: $locale', async (conventions) => {
  const { page, problems } = await openPage({ locale: conventions.locale });
  await signInOn(page);
  await createProfileOn(page);
  await page.goto('/#/calendar?span=dates&from=2025-12-01&to=2025-12-03');
  await page.locator('.line-path').waitFor();
  await eventually(() => page.locator('.weekdays span').first().innerText()).toBe(
    conventions.firstWeekday.slice(0, 2),
  );
  await page.getByRole('link', { name: `${conventions.day}: ` }).waitFor();
  await eventually(() => page.locator('h1 .date').innerText()).toContain('2025');
  await page.goto('/#/calendar?span=dates&from=2025-12-01&to=2025-12-01');
  await page.getByRole('heading', { level: 1, name: `Calendar ${conventions.date}`, exact: true }).waitFor();
  await page.goto('/#/calendar?span=month&from=2025-12-01');
  await page.getByRole('heading', { level: 1, name: 'Calendar December 2025', exact: true }).waitFor();
  await page.locator('.line-path').waitFor();
  await eventually(() => page.locator('.weekdays span').first().innerText()).toBe(conventions.firstWeekday);
  // 1 December 2025 is a Monday.
  await eventually(() => page.locator('.cells li').first().getAttribute('style')).toContain(
    `grid-column-start: ${conventions.firstWeekday === 'Sun' ? 2 : 1}`,
  );
  await page.getByRole('link', { name: 'Add to my calendar' }).click();
  await page.getByRole('button', { name: 'Make an address' }).click();
  const made = await page.getByText(/^Made /).innerText();
  expect(made.replace('Made ', '')).toMatch(conventions.time);
  await goTo(page, 'Today');
  await page.locator('.dial-number').waitFor();
  const lasting = await page.locator('.themes').innerText();
  // Dates in texts of the service follow the locale too.
  if (conventions.locale === 'en-US')
    expect(lasting).not.toMatch(/\d (Jan|Feb|Ma|Apr|Ju|Aug|Sep|Oct|Nov|Dec)/);
  expect(problems).toEqual([]);
});
