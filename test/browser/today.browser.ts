import { beforeAll, expect, test } from '@jest/globals';
import type { Locator, Page } from 'playwright-core';
import { addDays } from '#lib/time/calendar-date.ts';
import { newProfile } from '../support/new-items.ts';
import { openPage, startBrowser } from './chromium.ts';
import { eventually, retry } from './eventually.ts';
import { expectAccessible } from './expect-accessible.ts';
import { expandLists, goTo, setTier, signUpOn, storeProfile } from './page-actions.ts';

let page: Page;
let problems: string[];

startBrowser();
beforeAll(async () => {
  ({ page, problems } = await openPage());
  await signUpOn(page);
});

const days = () => page.getByRole('navigation', { name: 'Days' });
const dayLink = (name: RegExp | string) => days().getByRole('link', { name });
/** The line above the headline, which names the day. */
const heading = (date: RegExp) => page.locator('.date').filter({ hasText: date });
const dateIn = (days: number) => addDays(new Date().toISOString().slice(0, 10), days);
/** A date relative to today in Berlin. */
const dateHere = (days: number) =>
  addDays(new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/Berlin' }).format(), days);
const open = async (address: string) => {
  await page.goto('/');
  await page.goto(`/#/${address}`);
};
const loaded = () => page.locator('.background').waitFor();
const openToday = async () => {
  await open('today');
  await loaded();
};
const openWhy = async () => {
  await openToday();
  await page.getByRole('button', { name: /Why\?$/ }).click();
  await page.locator('.bar').first().waitFor();
};
/** Accessible name of a rated day in the strip. */
const RATED = /: \d+\.\d, /;
/** Waits for the ratings in the strip, then selects the first rated day, which is yesterday. */
const selectYesterday = async () => {
  await dayLink(/^Today, .*: \d/).waitFor();
  await dayLink(RATED).first().click();
  await heading(/^Yesterday/).waitFor();
};

test('the week shows ratings from yesterday on and locks two days beyond the tier', async () => {
  await openToday();
  await eventually(() => days().getByRole('listitem').count()).toBe(5);
  await eventually(() => dayLink(/^Today, /).getAttribute('aria-current')).toBe('date');
  await eventually(() => dayLink(/^Today, /).getAttribute('href')).toBe('#/today');
  await eventually(() => dayLink(RATED).count()).toBe(3);
  const locked = days().locator('li a.week-locked');
  const targets = () => locked.evaluateAll((links) => links.map((link) => link.getAttribute('href')));
  await eventually(targets).toEqual([2, 3].map((ahead) => `#/today/${dateHere(ahead)}`));
  await eventually(() => dayLink(/^(?!7 days).*, locked: opens with starter$/).count()).toBe(2);
  await eventually(() => dayLink('7 days later, locked: opens with starter').count()).toBe(1);
});

test('one API request is enough for a whole day', async () => {
  await openToday();
  const paths: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.startsWith('/api/')) paths.push(pathname);
  });
  await page.reload();
  await loaded();
  await dayLink(/^Today, .*: \d/).waitFor();
  await page.locator('.moon').waitFor();
  await page.waitForLoadState('networkidle');
  // From the evening on, the page also asks whether the day was right.
  expect(paths.filter((path) => !path.endsWith('/verdicts'))).toEqual(['/api/home']);
});

test('a locked day and the locked next week explain which tier they need', async () => {
  for (const name of [/^(?!7 days).*, locked: opens with starter$/, /^7 days later, locked/]) {
    await openToday();
    await dayLink(name).first().click();
    await page.getByText(/ opens with Starter\.$/).waitFor();
    await page.getByRole('link', { name: 'See plans' }).waitFor();
  }
});

test('selecting another day changes the title and the URL and is announced to screen readers', async () => {
  await openToday();
  await eventually(() => page.title()).toMatch(/^Today, [^·]+ · Noonmark$/);
  await selectYesterday();
  const announced = page.getByRole('status').filter({ hasText: /: \d+\.\d, \w+$/ });
  await announced.waitFor({ state: 'attached' });
  await page.reload();
  await heading(/^Yesterday/).waitFor();
  await page.goBack();
  await heading(/^Today/).waitFor();
  await goTo(page, 'Today');
  await eventually(async () => new URL(page.url()).hash).toBe('#/today');
});

test('the day strip pages by seven days, back to the birth', async () => {
  await open('today');
  await dayLink('7 days earlier').click();
  await page.locator('[aria-current="date"]').waitFor();
  await eventually(() => days().getByRole('listitem').count()).toBe(7);
  await dayLink('7 days later').click();
  await dayLink(/^Today, /).waitFor();
  await open('today/1990-06-15');
  await loaded();
  await eventually(() => dayLink('7 days earlier').count()).toBe(0);
  await dayLink(/15 June 1990/).waitFor();
  await eventually(() => dayLink(/14 June 1990/).count()).toBe(0);
});

/** The URLs that the page requests while `work` runs. */
async function requestsDuring(work: () => Promise<void>): Promise<string[]> {
  const urls: string[] = [];
  const record = (request: { url(): string }) => urls.push(request.url());
  await openToday();
  page.on('request', record);
  await work();
  page.off('request', record);
  return urls;
}

test('the bar of a long transit is filled from its start to today, with a dot for each peak', async () => {
  await openToday();
  const track = page.locator('.track').first();
  await eventually(() => track.locator('i').count()).toBe(1);
  const left = async (part: Locator) => (await part.boundingBox())?.x;
  expect(await left(track.locator('i'))).toBe(await left(track));
  const sizes = "[...document.querySelectorAll('.track b')].map((dot) => dot.offsetWidth - dot.offsetHeight)";
  expect(new Set((await page.evaluate(sizes)) as number[])).toEqual(new Set([0]));
});

test('a day beyond the tier is explained without a request', async () => {
  const far = dateIn(160);
  const requested = await requestsDuring(async () => {
    await page.goto(`/#/today/${far}`);
    await page.getByText('Your free plan shows today and tomorrow, up to ').waitFor();
    await page.getByText(/^\w+day,? \d+ \w+( 20\d\d)? opens with Premium\.$/).waitFor();
    const tiersLink = page.getByRole('link', { name: 'See plans' });
    await eventually(() => tiersLink.getAttribute('href')).toBe('#/tiers');
    await expectAccessible(page, 'closed-day');
    await page.goto('/#/today/1990-06-14');
    await page.getByText('Ada was born on 15 June 1990').waitFor();
    await page.goto('/#/today/2400-01-01');
    await page.getByText(/^No plan reaches/).waitFor();
  });
  const dates = new RegExp(`${far}|1990-06-14|2400-01-01`);
  expect(requested.filter((url) => dates.test(url))).toEqual([]);
});

test('opening a day before the birth sends no request and shows a link to the day of birth', async () => {
  const requested = await requestsDuring(async () => {
    await page.goto('/#/today/1980-01-01');
    await page.getByText('Ada was born on 15 June 1990').waitFor();
    await eventually(() => days().count()).toBe(0);
  });
  expect(requested.filter((url) => url.includes('/api/'))).toEqual([]);
  await page.getByRole('link', { name: 'See the day of birth' }).click();
  await heading(/15 June 1990/).waitFor();
  await dayLink(/15 June 1990: \d/).waitFor();
});

test.each([
  ['today/2026-02-30', 'We couldn’t find that day, so here’s today.'],
  ['today/%E0%A4%A', 'We couldn’t find that day, so here’s today.'],
  ['tomorrow', 'We couldn’t find that page, so here’s today.'],
  ['today?profile=prf_gone', 'That person isn’t in your account, so here are Ada’s days.'],
  ['people/prf_gone', 'That person isn’t in your account, so here’s everyone who is.'],
  ['calendar?profile=prf_gone', 'That person isn’t in your account, so here are Ada’s days.'],
])('an invalid link shows a notice and today: %s', async (address, hint) => {
  await open(address);
  await page.getByText(hint).waitFor();
  await goTo(page, 'Today');
  await heading(/^Today/).waitFor();
  await page.getByText(hint).waitFor({ state: 'detached' });
});

test('the calculation ends with the rating', async () => {
  await openWhy();
  await page.getByText(/ your average day\.$|^About an average day/).waitFor();
  await page.getByText('How this is computed').click();
  await retry(async () => {
    const arithmetic = await page.locator('.arithmetic').innerText();
    const [, rating] = /, which makes (\S+) of 10/.exec(arithmetic) ?? [];
    expect(await page.locator('.rating-number').innerText()).toContain(rating ?? 'a rating');
  });
});

test('every transit expands to its meaning, by pointer and keyboard', async () => {
  await openWhy();
  const meanings = async () => (await page.locator('.bars details[open] > p').allInnerTexts()).join(' ');
  await page.locator('.bar').first().focus();
  await page.keyboard.press('Enter');
  await eventually(meanings).toMatch(/stands for .*\. .*(for|against) the day/s);
  await page.getByText('How this is computed').click();
  await page.getByLabel('Points for').selectOption('energy');
  const arithmetic = () => page.locator('.arithmetic').innerText();
  await eventually(arithmetic).toMatch(/for energy\. A day is Moderate from .*: this one is/s);
  await page.locator('.bar').first().click();
  await eventually(meanings).toContain('the day’s energy');
});

test('the curve follows a finger and the arrow keys, and shows the current time only today', async () => {
  await openToday();
  await page.locator('.curve-now').waitFor({ state: 'attached' });
  const hour = page.getByLabel('The day by the hour');
  await hour.focus();
  await page.keyboard.press('Home');
  await page
    .locator('.curve-chosen')
    .getByText(/^00:00, /)
    .waitFor();
  await page.keyboard.press('ArrowRight');
  await page
    .locator('.curve-chosen')
    .getByText(/^00:30, /)
    .waitFor();
  const { x = 0, y = 0, width = 0 } = (await hour.boundingBox()) ?? {};
  await page.mouse.click(x + width / 2, y + 20);
  await page
    .locator('.curve-chosen')
    .getByText(/^1[12]:/)
    .waitFor();
  await selectYesterday();
  await eventually(() => page.locator('.curve-now, .curve-chosen').count()).toBe(0);
  await eventually(() => page.locator('.curve-passed').count()).toBe(1);
});

test('the list hour by hour has a line for every exact transit', async () => {
  await openToday();
  await eventually(() => page.locator('.events li').count()).toBeGreaterThan(0);
  await page
    .locator('.moon-text')
    .getByText(/^[A-Z][\w ]* Moon in [A-Z]\w+/)
    .waitFor({ state: 'attached' });
});

test('arrow keys and a swipe change the day, and T returns to today', async () => {
  await openToday();
  await page.keyboard.press('ArrowLeft');
  await heading(/^Yesterday/).waitFor();
  await page.keyboard.press('t');
  await heading(/^Today/).waitFor();
  const swipe = (from: number, to: number) =>
    page.evaluate(`(() => {
      const target = document.querySelector('.say, .headline');
      const touch = (clientX) => new Touch({ identifier: 1, target, clientX, clientY: 300 });
      const fire = (type, touches, changedTouches) =>
        target.dispatchEvent(new TouchEvent(type, { bubbles: true, touches, changedTouches }));
      fire('touchstart', [touch(${from})], [touch(${from})]);
      fire('touchend', [], [touch(${to})]);
    })()`);
  await swipe(300, 100);
  await heading(/^Tomorrow/).waitFor();
  await swipe(100, 110);
  await swipe(100, 300);
  await heading(/^Today/).waitFor();
});

test('a reading begins in the first 300 pixels of a phone, with a headline of at most three lines', async () => {
  await openToday();
  await retry(async () => {
    const { y, height } = (await page.locator('.headline').boundingBox()) ?? { y: 999, height: 999 };
    expect(y).toBeLessThan(120);
    expect(height).toBeLessThan(125);
    expect((await page.locator('.say, .behind').first().boundingBox())?.y).toBeLessThan(300);
  });
});

test('a part of the day that failed to load can be retried alone', async () => {
  await setTier(page, 'premium');
  await page.route('**/api/horoscope/overview*', (route) => route.fulfill({ status: 503, json: {} }));
  await page.goto(`/#/today/${dateIn(31)}`);
  await page.locator('.hours').waitFor();
  await page.locator('.below').getByRole('alert').waitFor();
  await page.unroute('**/api/horoscope/overview*');
  await page.locator('.below').getByRole('button', { name: 'Try again' }).click();
  await page.getByRole('heading', { name: 'In the background' }).waitFor();
  await eventually(() => page.getByRole('alert').count()).toBe(0);
});

test('the birthday greeting appears only on the birthday', async () => {
  await storeProfile(page, { ...newProfile(), name: 'Bea', birthDate: `1984${dateHere(0).slice(4)}` });
  await open('today');
  await page.getByLabel('Whose days').selectOption('Bea');
  await page.getByText('Happy birthday, Bea.', { exact: true }).waitFor();
  await page.getByRole('button', { name: 'Send Bea their day' }).waitFor();
  await dayLink(/^Yesterday/).click();
  await heading(/^Yesterday/).waitFor();
  await eventually(() => page.getByText('Happy birthday').count()).toBe(0);
  await page.goto('/#/today');
  await page.getByLabel('Whose days').selectOption('Ada');
  await page.getByText('Ada · ').waitFor();
  await page.getByRole('button', { name: 'Share', exact: true }).waitFor();
  await eventually(() => page.getByText('Happy birthday').count()).toBe(0);
});

test('switching profiles shows nothing of the previous profile', async () => {
  await storeProfile(page, { ...newProfile(), name: 'Alan' });
  await open('today');
  await page.getByText('Ada · ').waitFor();
  await loaded();
  // The overview of the next profile never arrives, so any long transits would be the previous profile's.
  await page.route('**/api/horoscope/overview**', () => undefined);
  await page.getByLabel('Whose days').selectOption('Alan');
  await page.locator('.day:not(.stale) .rating-number').waitFor();
  await page.getByText('Alan · ').waitFor();
  await eventually(() => page.locator('.background').count()).toBe(0);
  await page.unroute('**/api/horoscope/overview**');
});

test('a fully expanded day with birth time is accessible', async () => {
  await storeProfile(page, { ...newProfile(), name: 'Grace', birthTime: '12:41' });
  await page.getByLabel('Whose days').selectOption('Grace');
  await page.getByText('Grace · ').waitFor();
  await loaded();
  await expandLists(page);
  await expectAccessible(page, 'whole-day');
  await page.getByRole('button', { name: /Why\?$/ }).click();
  await page.locator('.bar').first().click();
  const courses = async () =>
    (await page.locator('.bars details[open]').innerText()).match(
      /exact (?:at|between|around)|coming closer|moving apart|at its peak/g,
    );
  await eventually(courses).toHaveLength(1);
  await expandLists(page);
  await page.getByText('How this is computed').click();
  await expectAccessible(page, 'why');
});

test('the tests of this file cause no console errors or CSP violations', () => {
  // Tests let requests fail: with 503, and for a profile that doesn't exist.
  expect(problems.filter((complaint) => !/503|prf_gone/.test(complaint))).toEqual([]);
});
