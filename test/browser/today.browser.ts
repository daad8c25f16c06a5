import { afterAll, beforeAll, expect, test } from '@jest/globals';
import type { Browser, Page } from 'playwright-core';
import { addDays } from '#lib/time/calendar-date.ts';
import { newProfile } from '../support/new-items.ts';
import { openPage, startChromium } from './chromium.ts';
import { expectWell } from './expect-well.ts';
import { createProfileBy, goTo, raiseTier, signInBy, storeProfile } from './person.ts';

let browser: Browser;
let page: Page;
let complaints: string[];

beforeAll(async () => {
  browser = await startChromium();
  ({ page, complaints } = await openPage(browser));
  await signInBy(page);
  await createProfileBy(page);
});
afterAll(() => browser?.close());

const days = () => page.getByRole('navigation', { name: 'Days' });
const heading = (name: RegExp | string) => page.getByRole('heading', { level: 1, name });
const dateIn = (days: number) => addDays(new Date().toISOString().slice(0, 10), days);
/** The date some days from now where the page is. */
const dateHere = (days: number) =>
  addDays(new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/Berlin' }).format(), days);
const open = async (address: string) => {
  await page.goto('/');
  await page.goto(`/#/${address}`);
};
const shown = async () => {
  await page.locator('.bar').first().waitFor();
};
/** A day of the strip with its rating. */
const RATED = /: \d+\.\d, an? /;
const rated = () =>
  days()
    .getByRole('link', { name: /^Today, .*: \d/ })
    .waitFor();
const number = (text: string | undefined) => Number(text?.replace('−', '-'));

test('a strip shows yesterday, today and the days to come with their ratings, those of other tiers locked', async () => {
  await open('today');
  await shown();
  const names = await days().getByRole('listitem').allInnerTexts();
  expect(names).toHaveLength(7);
  const today = days().getByRole('link', { name: /^Today, / });
  expect(await today.getAttribute('aria-current')).toBe('date');
  expect(await today.getAttribute('href')).toBe('#/today');
  await rated();
  expect(await days().getByRole('link', { name: RATED }).count()).toBe(3);
  const locked = days()
    .getByRole('listitem')
    .getByRole('link', { name: /, locked: from the starter tier on$/ });
  expect(await locked.count()).toBe(4);
  for (const [i, link] of (await locked.all()).entries())
    expect(await link.getAttribute('href')).toBe(`#/today/${dateHere(2 + i)}`);
  expect(
    await days().getByRole('link', { name: '7 days later, locked: from the starter tier on' }).count(),
  ).toBe(1);
});

test('a locked day leads to why it is locked, and so does the way to the days behind it', async () => {
  for (const name of [/^(?!7 days).*, locked: from the starter tier on$/, /^7 days later, locked/]) {
    await open('today');
    await shown();
    await days().getByRole('link', { name }).first().click();
    await page.getByText(/^For .* it takes the starter tier\.$/).waitFor();
    await page.getByRole('link', { name: 'See the tiers' }).waitFor();
  }
});

test('another day is named in the title, its address can be kept, and screen readers are told of it', async () => {
  await open('today');
  await shown();
  await expect(page.title()).resolves.toMatch(/^Today, .+ · Ada · Horoscope$/);
  await rated();
  await days().getByRole('link', { name: RATED }).first().click();
  await heading(/^Yesterday/).waitFor();
  await page
    .getByRole('status')
    .filter({ hasText: /: \d+\.\d, an? .*day/ })
    .waitFor({ state: 'attached' });
  await page.reload();
  await heading(/^Yesterday/).waitFor();
  await page.goBack();
  await heading(/^Today/).waitFor();
  await goTo(page, 'Today');
  expect(new URL(page.url()).hash).toBe('#/today');
});

test('windows of seven days lie end to end, back to the birth', async () => {
  await open('today');
  await days().getByRole('link', { name: '7 days earlier' }).click();
  await page.locator('[aria-current="date"]').waitFor();
  expect(await days().getByRole('listitem').count()).toBe(7);
  await days().getByRole('link', { name: '7 days later' }).click();
  await days()
    .getByRole('link', { name: /^Today, / })
    .waitFor();
  await open('today/1990-06-15');
  await shown();
  expect(await days().getByRole('link', { name: '7 days earlier' }).count()).toBe(0);
  await days()
    .getByRole('link', { name: /15 June 1990/ })
    .waitFor();
  expect(
    await days()
      .getByRole('link', { name: /14 June 1990/ })
      .count(),
  ).toBe(0);
});

test('a day that the tier does not see is asked for in words, and not of the service', async () => {
  const asked: string[] = [];
  const note = (request: { url(): string }) => asked.push(request.url());
  await open('today');
  await shown();
  page.on('request', note);
  const far = dateIn(160);
  await page.goto(`/#/today/${far}`);
  await page.getByText('The free tier sees today and tomorrow, up to ').waitFor();
  await page.getByText(/^For \w+day,? \d+ \w+( 20\d\d)? it takes the premium tier\.$/).waitFor();
  expect(await page.getByRole('link', { name: 'See the tiers' }).getAttribute('href')).toBe('#/tiers');
  await expectWell(page, 'closed-day');
  await page.goto('/#/today/1990-06-14');
  await page.getByText('Ada was born on 15 June 1990').waitFor();
  await page.goto('/#/today/2400-01-01');
  await page.getByText(/^No tier sees as far/).waitFor();
  page.off('request', note);
  expect(asked.filter((url) => [far, '1990-06-14', '2400-01-01'].some((date) => url.includes(date)))).toEqual(
    [],
  );
});

test('nothing is asked of the service about days before the birth, and their address leads to the day of birth', async () => {
  const asked: string[] = [];
  const note = (request: { url(): string }) => asked.push(request.url());
  await open('today');
  await shown();
  page.on('request', note);
  await page.goto('/#/today/1980-01-01');
  await page.getByText('Ada was born on 15 June 1990').waitFor();
  expect(await days().count()).toBe(0);
  page.off('request', note);
  expect(asked.filter((url) => url.includes('/api/'))).toEqual([]);
  await page.getByRole('link', { name: 'See the day of birth' }).click();
  await heading(/15 June 1990/).waitFor();
  await days()
    .getByRole('link', { name: /15 June 1990: \d/ })
    .waitFor();
  expect(await page.getByText('The ratings of these days are missing').count()).toBe(0);
});

test.each([
  ['today/2026-02-30', 'There is no such day; this is today.'],
  ['today/%E0%A4%A', 'There is no such day; this is today.'],
  ['tomorrow', 'There is no such page; this is today.'],
  ['today?profile=prf_gone', 'That profile is not in this account; these are Ada’s days.'],
  ['calendar?profile=prf_gone', 'That profile is not in this account; these are Ada’s days.'],
])('an address that names nothing says so beside what is shown in its place: %s', async (address, hint) => {
  await open(address);
  await page.getByText(hint).waitFor();
  await goTo(page, 'Today');
  await heading(/^Today/).waitFor();
  await page.getByText(hint).waitFor({ state: 'detached' });
});

test('the number follows from what stands above the bars, as anybody can compute', async () => {
  await open('today');
  await shown();
  const said = await page.locator('.arithmetic').innerText();
  await page.getByText('The summary has room for a few of these.').waitFor();
  const [, sum, mean, usually, swings, side, rating] =
    /together: (\S+)\. An ordinary day has (\S+), and days usually differ from that by (\S+)\. This one is (\S+) times as far (above|below) it, which makes (\S+) of 10/.exec(
      said,
    ) ?? [];
  const today = (await page.evaluate(
    "fetch('/api/profiles').then((r) => r.json()).then(({ profiles: [{ id }] }) => fetch('/api/horoscope/today?explain=true&tz=Europe/Berlin&profileId=' + id)).then((r) => r.json())",
  )) as { model: { rating: Record<string, never> } };
  const { deviation, centre, above, below } = today.model.rating as unknown as {
    [name: string]: number;
  } & Record<'above' | 'below', { span: number; width: number }>;
  expect(usually).toBe(Number(deviation).toFixed(2));
  const z = (number(sum) - number(mean)) / Number(deviation);
  const { span, width } = z > 0 ? above : below;
  expect(side).toBe(z > 0 ? 'above' : 'below');
  expect(Math.abs(number(swings) - Math.abs(z))).toBeLessThan(0.011);
  expect(Math.abs(Number(rating) - (Number(centre) + (span * z) / Math.hypot(width, z)))).toBeLessThan(0.06);
  expect(await page.locator('.dial-number').innerText()).toContain(rating ?? '?');
});

test('every transit opens to what it means, by keyboard too', async () => {
  await open('today');
  await shown();
  const first = page.locator('.bar').first();
  await first.focus();
  await page.keyboard.press('Enter');
  await page
    .locator('details[open] > p')
    .getByText(/stands for .*\. .*(for|against) the day/)
    .waitFor();
  await page.getByLabel('Points for').selectOption('energy');
  await page
    .locator('.arithmetic')
    .getByText(/for energy\. A day is Moderate from .*: this one is/)
    .waitFor();
  await page.locator('.bar').first().click();
  await page.locator('details[open] > p').getByText('the day’s energy').waitFor();
});

test('the hours of a day are told in words too, with the Moon, and every mark has its line', async () => {
  await open('today');
  await shown();
  await page.getByText(/ Moon in [A-Z]\w+/).waitFor();
  const lines = await page.locator('.moments li').count();
  expect(await page.locator('.day-line .moment-mark').count()).toBe(lines);
  expect(await page.locator('.now').count()).toBe(1);
  await rated();
  await days().getByRole('link', { name: RATED }).first().click();
  await heading(/^Yesterday/).waitFor();
  await page.getByText(/\d% lit at 12:00/).waitFor();
  expect(await page.locator('.now').count()).toBe(0);
});

test('a part that could not be loaded can be asked for alone; the rest of the day stands', async () => {
  await raiseTier(page, 'premium');
  await page.route('**/api/horoscope/overview*', (route) => route.fulfill({ status: 503, json: {} }));
  await page.goto(`/#/today/${dateIn(31)}`);
  await shown();
  await page.locator('.hours').getByRole('alert').waitFor();
  await page.unroute('**/api/horoscope/overview*');
  await page.locator('.hours').getByRole('button', { name: 'Try again' }).click();
  await page.getByRole('heading', { name: 'What lasts' }).waitFor();
  expect(await page.getByRole('alert').count()).toBe(0);
});

test('a birthday is remembered on its day alone', async () => {
  await storeProfile(page, { ...newProfile(), name: 'Bea', birthDate: `1984${dateHere(0).slice(4)}` });
  await open('today');
  await page.getByLabel('Profile').selectOption('Bea');
  await page.getByText('Happy birthday, Bea.', { exact: true }).waitFor();
  await days()
    .getByRole('link', { name: /^Yesterday/ })
    .click();
  await heading(/^Yesterday/).waitFor();
  expect(await page.getByText('Happy birthday').count()).toBe(0);
  await page.goto('/#/today');
  await page.getByLabel('Profile').selectOption('Ada');
  await page.getByText('Ada · ').waitFor();
  expect(await page.getByText('Happy birthday').count()).toBe(0);
});

test('whoever is chosen next is shown nothing of the one before, however late it comes', async () => {
  await storeProfile(page, { ...newProfile(), name: 'Alan' });
  await open('today');
  await page.getByText('Ada · ').waitFor();
  await shown();
  // Of the next one only the day itself is answered.
  await page.route('**/api/horoscope/overview**', () => undefined);
  await page.getByLabel('Profile').selectOption('Alan');
  await page.locator('.day:not(.stale) .dial-number').waitFor();
  await page.getByText('Alan · ').waitFor();
  expect(await page.locator('.bar').count()).toBe(0);
  await page.unroute('**/api/horoscope/overview**');
});

test('nobody is kept out of a day with a known hour of birth, with all that it says open', async () => {
  await storeProfile(page, { ...newProfile(), name: 'Grace', birthTime: '12:41' });
  await page.getByLabel('Profile').selectOption('Grace');
  await page.getByText('Grace · ').waitFor();
  await shown();
  await page.locator('.bar').first().click();
  for (const all of await page.getByRole('button', { name: /^Show all/ }).all()) await all.click();
  await expectWell(page, 'whole-day');
});

test('and all the while the console stays silent but for what was made to fail', () => {
  expect(complaints.filter((complaint) => !complaint.includes('503'))).toEqual([]);
});
