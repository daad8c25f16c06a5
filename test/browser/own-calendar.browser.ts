import { expect, test } from '@jest/globals';
import type { Page } from 'playwright-core';
import { dateInZone } from '#lib/time/civil-day.ts';
import { readCalendar } from '../support/calendar-file.ts';
import { openPageForEachTest } from './chromium.ts';
import { expectWell } from './expect-well.ts';
import { createProfileBy, goTo, signInBy } from './person.ts';

let page: Page;

openPageForEachTest((opened) => {
  page = opened;
});

async function openAddresses(birth: { city?: string; time?: string } = {}): Promise<void> {
  await signInBy(page);
  await createProfileBy(page, birth);
  await goTo(page, 'Calendar');
  await page.getByRole('link', { name: 'Add to my calendar' }).click();
  await page.getByRole('heading', { level: 1, name: 'Add to my calendar' }).waitFor();
}

const makeAddress = () => page.getByRole('button', { name: 'Make an address' }).click();

test('a profile’s days are had at an address that is shown once, until it is revoked', async () => {
  await openAddresses();
  await page.getByLabel('It holds').selectOption('Those, and the moment of each exact transit');
  await makeAddress();
  await page.getByText('is ready').waitFor();
  const url = await page.locator('.secret').innerText();
  expect(await page.getByRole('link', { name: 'Open in my calendar program' }).getAttribute('href')).toBe(
    url.replace(/^http:/, 'webcal:'),
  );
  await page.getByRole('button', { name: 'Copy the address' }).click();
  await page.getByRole('button', { name: 'Copied' }).waitFor();
  expect(await page.evaluate('navigator.clipboard.readText()')).toBe(url);
  const statusOf = async () => (await page.request.get(url)).status();
  expect(await statusOf()).toBe(200);
  await expectWell(page, 'own-calendar');
  await page.reload();
  await page.getByRole('list', { name: 'Addresses of the days of Ada' }).waitFor();
  expect(await page.getByText(url).count()).toBe(0);
  await page.getByText('Those, and the moment of each exact transit').last().waitFor();
  await page.getByRole('button', { name: /^Revoke/ }).click();
  await page.getByRole('button', { name: 'Revoke the address', exact: true }).click();
  await page.getByRole('list', { name: 'Addresses of the days of Ada' }).waitFor({ state: 'detached' });
  expect(await statusOf()).toBe(404);
});

test('a calendar that is made on the page says of today what the page does, wherever the birth was', async () => {
  await openAddresses({ city: 'auckland', time: '07:45' });
  await page.getByText('Days by the clocks of Berlin').waitFor();
  await makeAddress();
  const url = await page.locator('.secret').innerText();
  const { events } = readCalendar(await (await page.request.get(url)).text());
  const today = dateInZone(Date.now(), 'Europe/Berlin');
  const { summary, description } = events.find(({ uid }) => uid.endsWith(`-${today}`)) ?? {};
  await goTo(page, 'Today');
  const rating = await page.locator('.dial-number').innerText();
  const told = await page.locator('.summary p').innerText();
  expect(`${summary} ${description}`.startsWith(`${Number.parseFloat(rating).toFixed(1)} · ${told}`)).toBe(
    true,
  );
});

test('where a profile has as many addresses as it may, that is said in words', async () => {
  await openAddresses();
  for (let count = 1; count <= 10; count++) {
    await makeAddress();
    await page
      .getByRole('button', { name: /^Revoke/ })
      .nth(count - 1)
      .waitFor();
  }
  await makeAddress();
  await page.getByRole('alert').getByText('A profile has at most 10 calendars').waitFor();
});
