import { afterAll, beforeAll, expect, test } from '@jest/globals';
import type { Browser } from 'playwright-core';
import { openPage, startChromium } from './chromium.ts';
import { createProfileBy, goTo, signInBy } from './person.ts';

let browser: Browser;

beforeAll(async () => {
  browser = await startChromium();
});
afterAll(() => browser?.close());

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
])('weeks, dates and times are as the reader writes them: $locale', async (conventions) => {
  const { page, complaints } = await openPage(browser, { locale: conventions.locale });
  await signInBy(page);
  await createProfileBy(page);
  await page.goto('/#/calendar?span=dates&from=2025-12-01&to=2025-12-03');
  await page.locator('.line-path').waitFor();
  expect(await page.locator('.weekdays span').first().innerText()).toBe(conventions.firstWeekday.slice(0, 2));
  await page.getByRole('link', { name: `${conventions.day}: ` }).waitFor();
  expect(await page.locator('h1 .date').innerText()).toContain('2025');
  await page.goto('/#/calendar?span=dates&from=2025-12-01&to=2025-12-01');
  await page.getByRole('heading', { level: 1, name: `Calendar ${conventions.date}`, exact: true }).waitFor();
  await page.goto('/#/calendar?span=month&from=2025-12-01');
  await page.getByRole('heading', { level: 1, name: 'Calendar December 2025', exact: true }).waitFor();
  await page.locator('.line-path').waitFor();
  expect(await page.locator('.weekdays span').first().innerText()).toBe(conventions.firstWeekday);
  // The first of December 2025 is a Monday.
  expect(await page.locator('.cells li').first().getAttribute('style')).toContain(
    `grid-column-start: ${conventions.firstWeekday === 'Sun' ? 2 : 1}`,
  );
  await page.getByRole('link', { name: 'Add to my calendar' }).click();
  await page.getByRole('button', { name: 'Make an address' }).click();
  const made = await page.getByText(/^Made /).innerText();
  expect(made.replace('Made ', '')).toMatch(conventions.time);
  await goTo(page, 'Today');
  await page.locator('.dial-number').waitFor();
  const lasting = await page.locator('.themes').innerText();
  // What the service writes has its dates as the page does.
  if (conventions.locale === 'en-US')
    expect(lasting).not.toMatch(/\d (Jan|Feb|Ma|Apr|Ju|Aug|Sep|Oct|Nov|Dec)/);
  expect(complaints).toEqual([]);
});
