import { expect, test } from '@jest/globals';
import type { Page } from 'playwright-core';
import { addDays, dateInZone } from '#lib/time/civil-day.ts';
import { openPageForEachTest } from './chromium.ts';
import { createProfileBy, goTo, signInBy } from './person.ts';

let page: Page;

openPageForEachTest((opened) => {
  page = opened;
});

const askedDates = (): string[] => {
  const dates: string[] = [];
  page.on('request', (request) => {
    const { pathname, searchParams } = new URL(request.url());
    if (pathname.endsWith('/daily') && searchParams.has('explain'))
      dates.push(searchParams.get('startDate') ?? '');
  });
  return dates;
};

test('past midnight the page that is open shows the new day as today, and says so', async () => {
  await signInBy(page);
  await createProfileBy(page);
  const today = dateInZone(Date.now(), 'Europe/Berlin');
  await page.clock.install({ time: new Date(`${today}T23:59:00+0${berlinHoursAhead(today)}:00`) });
  await page.reload();
  const asked = askedDates();
  await goTo(page, 'Today');
  await page.locator('.dial-number').waitFor();
  const before = await page.locator('h1').innerText();
  await page.clock.runFor(120_000);
  await page.waitForFunction(`document.querySelector('h1').innerText !== ${JSON.stringify(before)}`);
  const after = await page.locator('h1').innerText();
  await page.locator('.day:not(.stale) .dial-number').waitFor();
  expect([before, after].map((heading) => heading.split(/\s/)[0])).toEqual(['Today', 'Today']);
  expect(after).toContain(String(Number(addDays(today, 1).slice(8))));
  expect(asked.at(-1)).toBe(addDays(today, 1));
});

/** 1 in winter, 2 in summer. */
function berlinHoursAhead(date: string): number {
  const noon = new Date(`${date}T12:00:00Z`);
  const hour = new Intl.DateTimeFormat('en-GB', { hour: 'numeric', timeZone: 'Europe/Berlin' }).format(noon);
  return Number(hour) - 12;
}
