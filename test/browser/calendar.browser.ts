import { afterAll, afterEach, beforeAll, describe, expect, test } from '@jest/globals';
import type { Browser, Page, Request } from 'playwright-core';
import { addDays } from '#lib/time/calendar-date.ts';
import { newProfile } from '../support/new-items.ts';
import { openPage, startChromium, type Watched } from './chromium.ts';
import { expectWell } from './expect-well.ts';
import { createProfileBy, goTo, raiseTier, signInBy, storeProfile } from './person.ts';

const LAPTOP = { width: 1440, height: 900 };

let browser: Browser;
let watched: Watched;
let page: Page;

beforeAll(async () => {
  browser = await startChromium();
  watched = await openPage(browser, { viewport: LAPTOP });
  page = watched.page;
  await signInBy(page);
  await createProfileBy(page);
});
afterAll(() => browser?.close());

const today = new Date().toLocaleDateString('sv', { timeZone: 'Europe/Berlin' });

/** The first of the month so many months from today's. */
function monthIn(months: number): string {
  const first = new Date(`${today.slice(0, 7)}-01T00:00:00Z`);
  first.setUTCMonth(first.getUTCMonth() + months);
  return first.toISOString().slice(0, 10);
}

const dayBefore = (date: string): string => addDays(date, -1);
const dayOf = (date: string): number => Number(date.slice(8));
const monthFormat = new Intl.DateTimeFormat('en-GB', { month: 'long', year: 'numeric', timeZone: 'UTC' });
const dayFormat = new Intl.DateTimeFormat('en-GB', {
  day: 'numeric',
  month: 'long',
  year: 'numeric',
  timeZone: 'UTC',
});
const datesName = (from: string, to: string): string => dayFormat.formatRange(new Date(from), new Date(to));
const nameOf = (from: string): string => monthFormat.format(new Date(from));
const namesOf = (from: string, to: string): string => monthFormat.formatRange(new Date(from), new Date(to));

/** Which texts of the rating line and its heading lie over each other. */
const OVERLAPS = `(() => {
  const texts = [...document.querySelectorAll('.line text, .ratings h2')]
    .map((text) => ({ said: text.textContent, box: text.getBoundingClientRect() }))
    .filter(({ box }) => box.width > 0);
  return texts.flatMap(({ said, box: a }, i) => texts.slice(i + 1)
    .filter(({ box: b }) => a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom)
    .map((other) => said + ' / ' + other.said));
})()`;

/** Waits until the calendar shows a period whole. */
async function shows(period: string): Promise<void> {
  await page.getByRole('heading', { level: 1, name: `Calendar ${period}`, exact: true }).waitFor();
  await page.locator('.line-path').waitFor();
  await page.locator('.ranking:not(.stale) a, .scarcity').first().waitFor();
}

/** From which day to which the best are asked for. */
function askedOf(request: Request): (string | null)[] {
  const { searchParams } = new URL(request.url());
  return [searchParams.get('startDate'), searchParams.get('endDate')];
}

const chosen = async () => ({
  span: await page.locator('.segments [aria-current]').innerText(),
  purpose: await page
    .getByLabel(/^Best days/)
    .locator('option:checked')
    .innerText(),
});

describe('with the free tier', () => {
  test('the month of today is shown, its days beyond the tier locked and no links', async () => {
    await goTo(page, 'Calendar');
    await shows(nameOf(today));
    const end = dayBefore(monthIn(1));
    const lastOpen = addDays(today, 1) < end ? addDays(today, 1) : end;
    expect(await page.locator('a.cell').count()).toBe(dayOf(lastOpen));
    expect(await page.locator('.cell.locked').count()).toBe(dayOf(end) - dayOf(lastOpen));
    expect(await page.locator('.legend').getByText('Locked: beyond the free tier').count()).toBe(
      lastOpen === end ? 0 : 1,
    );
    await expectWell(page, 'calendar-free');
  });

  test('the best days are those to come, however few, with how far the tier sees', async () => {
    const asked = page.waitForRequest(/\/best-days\?/);
    await page.goto('/#/calendar?span=quarter');
    expect(askedOf(await asked)).toEqual([today, addDays(today, 1)]);
    await page.getByText('The free tier looks one day ahead, to').waitFor();
    await page.getByLabel('Best days for').waitFor();
    expect(await page.locator('.scarcity a').getAttribute('href')).toBe('#/tiers');
  });

  test('of a period that is over, the best are ranked and said to be past', async () => {
    const asked = page.waitForRequest(/\/best-days\?/);
    await page.goto(`/#/calendar?span=month&from=${monthIn(-1)}`);
    expect(askedOf(await asked)).toEqual([monthIn(-1), dayBefore(monthIn(0))]);
    await page.getByLabel('The days that were best for').waitFor();
    await page.locator('.ranking:not(.stale) a, .scarcity').first().waitFor();
    expect(await page.getByText('The free tier looks').count()).toBe(0);
  });

  test('a period that is wholly beyond the tier says what it would take, and leads to the tiers', async () => {
    await page.goto(`/#/calendar?span=month&from=${monthIn(2)}`);
    await page.getByText('is further ahead than the free tier sees: one day').waitFor();
    await page.getByText(/takes a tier that looks \S+ days ahead/).waitFor();
    expect(await page.getByRole('link', { name: 'See the tiers' }).getAttribute('href')).toBe('#/tiers');
    await expectWell(page, 'calendar-locked');
  });
});

describe('with the premium tier', () => {
  beforeAll(async () => {
    await page.setViewportSize(LAPTOP);
    await page.goto('/#/calendar');
    await raiseTier(page, 'premium');
    await shows(nameOf(today));
  });

  afterEach(async () => {
    await page.unrouteAll();
    await page.setViewportSize(LAPTOP);
  });

  test('months, quarters and years follow each other, and Today leads back', async () => {
    const goOn = (span: string) => page.getByRole('link', { name: `The ${span} after` }).click();
    await goOn('month');
    await shows(nameOf(monthIn(1)));
    await page.getByRole('link', { name: 'Quarter' }).click();
    await shows(namesOf(monthIn(1), monthIn(3)));
    await goOn('quarter');
    await shows(namesOf(monthIn(4), monthIn(6)));
    await page.getByRole('link', { name: 'The quarter before' }).click();
    await shows(namesOf(monthIn(1), monthIn(3)));
    await page.getByRole('link', { name: 'Year' }).click();
    await shows(namesOf(monthIn(1), monthIn(12)));
    await page.getByRole('link', { name: 'Today' }).last().click();
    await shows(namesOf(monthIn(0), monthIn(11)));
    await page.getByRole('link', { name: 'Month', exact: true }).click();
    await shows(nameOf(today));
  });

  test('what was chosen is in the address: a reload, Back and a pasted link restore it', async () => {
    await page.getByRole('link', { name: 'Quarter' }).click();
    await page.getByLabel(/^Best days/).selectOption('Job interviews');
    await page.getByRole('link', { name: 'The quarter after' }).click();
    const period = namesOf(monthIn(3), monthIn(5));
    const expected = { span: 'Quarter', purpose: 'Job interviews' };
    await shows(period);
    expect(await chosen()).toEqual(expected);
    await page.reload();
    await shows(period);
    expect(await chosen()).toEqual(expected);
    const address = page.url();
    await page.locator('.ranking a').first().click();
    await page.locator('.dial-number').waitFor();
    await page.goBack();
    await shows(period);
    expect(await chosen()).toEqual(expected);
    await page.goBack();
    await shows(namesOf(monthIn(0), monthIn(2)));
    const other = await page.context().newPage();
    await other.goto(address);
    await other.getByRole('heading', { level: 1, name: `Calendar ${period}` }).waitFor();
    await other.close();
  });

  test('days between two dates of one’s own begin with those that were shown', async () => {
    await page.goto(`/#/calendar?span=month&from=${monthIn(1)}`);
    await page.getByRole('link', { name: 'Own dates' }).click();
    expect(await page.getByLabel('From', { exact: true }).inputValue()).toBe(monthIn(1));
    await page.getByLabel('To', { exact: true }).fill(addDays(monthIn(1), 9));
    await page.getByRole('button', { name: 'Show' }).click();
    await page.locator('a.cell').nth(9).waitFor();
    await page.locator('.cell').nth(10).waitFor({ state: 'detached' });
    await page.reload();
    await page.locator('a.cell').nth(9).waitFor();
    await expectWell(page, 'calendar-dates');
    await page.getByLabel('To', { exact: true }).fill(addDays(monthIn(1), -9));
    await page.getByRole('button', { name: 'Show' }).click();
    await page.getByRole('alert').getByText('The last day is before the first; swap them.').waitFor();
  });

  test('the badge of a best day is what was asked for: the rating, a level, a rank', async () => {
    await page.setViewportSize(LAPTOP);
    await page.goto('/#/calendar?span=year');
    await shows(namesOf(monthIn(0), monthIn(11)));
    const badges = () => page.locator('.badge').allInnerTexts();
    expect(await badges()).toEqual(Array(4).fill(expect.stringMatching(/^\d+\.\d$/)));
    await page.getByLabel(/^Best days/).selectOption('luck');
    await page
      .getByText(/^Rating \d+\.\d, a /)
      .first()
      .waitFor();
    expect(await badges()).toEqual(Array(4).fill(expect.stringMatching(/^(Moderate|Good|High)$/)));
    await page.getByLabel(/^Best days/).selectOption('Job interviews');
    await page.getByText('1st', { exact: true }).waitFor();
    expect(await badges()).toEqual(['1st', '2nd', '3rd', '4th']);
  });

  test('what speaks for a day is said in plain words, with the terms of the art below', async () => {
    await page.goto('/#/calendar?span=quarter');
    await shows(namesOf(monthIn(0), monthIn(2)));
    const told = await page.locator('.best-why').allInnerTexts();
    const plain = '[A-Z][a-z ’]+ (act as one|open doors together|help each other)\\.';
    const term = '(The )?[A-Z][a-z]+ (joins|sextiles|trines) your [A-Z][a-z]+';
    for (const words of told)
      expect(words).toMatch(new RegExp(`^${plain}( ${plain})?\\s+${term}( · ${term})?$`));
    expect(told.length).toBeGreaterThan(0);
  });

  test('no day is called best that only has less against it, and a longer time is a click away', async () => {
    let good = 0;
    await page.route(/\/best-days\?/, async (route) => {
      const response = await route.fetch();
      const found = (await response.json()) as { days: { reasons: unknown[]; score: number }[] };
      const days = found.days.map((day, i) => (i < good ? day : { ...day, reasons: [], score: -1 }));
      await route.fulfill({ response, json: { ...found, days } });
    });
    await page.goto(`/#/calendar?span=month&from=${monthIn(1)}&for=volunteering`);
    await page.getByText('No day of these speaks for volunteering.').waitFor();
    expect(await page.locator('.ranking li').count()).toBe(0);
    await expectWell(page, 'calendar-no-best');
    good = 1;
    await page.getByRole('link', { name: 'see the quarter' }).click();
    await page.getByText('No other day of these speaks for volunteering.').waitFor();
    expect(await page.locator('.ranking li').count()).toBe(1);
  });

  test('Back from a day leads to where the calendar was left', async () => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto('/#/calendar?span=year');
    await page.locator('a.cell >> nth=364').waitFor();
    await page.locator('.ranking a').first().waitFor();
    // A browser scrolls back by itself only where the page is as tall at once as it was.
    await page.evaluate("history.scrollRestoration = 'manual'");
    await page.locator('a.cell').nth(330).scrollIntoViewIfNeeded();
    const left = Number(await page.evaluate('scrollY'));
    expect(left).toBeGreaterThan(2000);
    await page.locator('a.cell').nth(330).click();
    await page.locator('.dial-number').waitFor();
    expect(await page.evaluate('scrollY')).toBe(0);
    await page.goBack();
    await page.evaluate(
      `new Promise((there) => {
        const look = () => (Math.abs(scrollY - ${left}) < 2 ? there() : requestAnimationFrame(look));
        look();
      })`,
    );
    // A visit by a link begins at the top.
    await page.locator('a.cell').nth(330).click();
    await page.locator('.dial-number').waitFor();
    await page.getByRole('link', { name: 'Calendar', exact: true }).click();
    await page.locator('.line-path').waitFor();
    expect(await page.evaluate('scrollY')).toBe(0);
    await page.setViewportSize(LAPTOP);
  });

  const SPAN_QUERIES = [
    'span=month',
    'span=quarter',
    'span=year',
    `span=dates&from=${today}&to=${addDays(today, 2)}`,
    `span=dates&from=${addDays(today, -30)}&to=${addDays(today, 29)}`,
  ];
  test.each([
    { course: 'best today, hardest tomorrow', best: 10, hardest: 1, bestOn: 0, hardestOn: 1 },
    { course: 'hardest today, best tomorrow', best: 9.9, hardest: 1.1, bestOn: 1, hardestOn: 0 },
    { course: 'all low', best: 1.4, hardest: 1, bestOn: 0, hardestOn: 2 },
    { course: 'all high', best: 9.8, hardest: 9.7, bestOn: 2, hardestOn: 0 },
  ])('no two texts of the rating line lie over each other: $course', async (data) => {
    const { best, hardest, bestOn, hardestOn } = data;
    const between = (best + hardest) / 2;
    await page.route(/\/horoscope\/daily\?/, async (route) => {
      const response = await route.fetch();
      const found = (await response.json()) as { horoscopes: { date: string }[] };
      const horoscopes = found.horoscopes.map((day) => {
        const place = [addDays(today, bestOn), addDays(today, hardestOn)].indexOf(day.date);
        return { ...day, overallRating: [best, hardest][place] ?? between };
      });
      await route.fulfill({ response, json: { ...found, horoscopes } });
    });
    for (const query of SPAN_QUERIES) {
      await page.goto('about:blank');
      await page.goto(`/#/calendar?${query}`);
      await page.locator(`svg.line[aria-label*="hardest ${hardest.toFixed(1)} on"]`).waitFor();
      for (const width of [320, 390, 460, 768, 1280, 1440]) {
        await page.setViewportSize({ width, height: 900 });
        expect([query, width, await page.evaluate(OVERLAPS)]).toEqual([query, width, []]);
      }
    }
  });

  test('every day of the rating line can be read by keyboard, and by pointing at its cell', async () => {
    await page.mouse.move(0, 0);
    const line = page.getByRole('slider', { name: 'Rating of a day' });
    await line.focus();
    await page.keyboard.press('ArrowRight');
    const rating = await page.locator('a.cell .cell-rating').nth(1).innerText();
    expect(await line.getAttribute('aria-valuetext')).toContain(`: ${rating}, a `);
    expect(await page.locator('.readout').innerText()).toContain(`: ${rating}, a `);
    await page.locator('a.cell').nth(4).hover();
    const pointed = await page.locator('a.cell .cell-rating').nth(4).innerText();
    await page.locator('.readout').getByText(`: ${pointed}, a `).waitFor();
    const label = await page.locator('svg.line').getAttribute('aria-label');
    expect(label).toMatch(/^Ratings of \d+ days: \d\.\d on average, best \d+\.\d on .+, hardest \d+\.\d on /);
  });

  test.each(['month', 'quarter', 'year'])('a %s keeps nobody out, in any size and theme', async (span) => {
    await page.goto(`/#/calendar?span=${span}&for=luck`);
    await page.locator('.segments [aria-current]').getByText(new RegExp(span, 'i')).waitFor();
    await page.locator('.ranking:not(.stale) a, .scarcity').first().waitFor();
    await page.locator('.line-path').waitFor();
    await expectWell(page, `calendar-${span}`);
  });

  test('the best days come before the line, and no card is stretched around nothing', async () => {
    await page.goto(`/#/calendar?span=dates&from=${today}&to=${addDays(today, 20)}`);
    await shows(datesName(today, addDays(today, 20)));
    const room = (await page.evaluate(
      `[...document.querySelectorAll('.calendar > .card')].map((card) =>
        card.getBoundingClientRect().bottom - card.lastElementChild.getBoundingClientRect().bottom)`,
    )) as number[];
    expect(room).toHaveLength(3);
    expect(Math.max(...room)).toBeLessThan(24);
    await page.setViewportSize({ width: 390, height: 844 });
    const topOf = async (part: string) => (await page.locator(part).boundingBox())?.y ?? 0;
    expect(await topOf('.best')).toBeLessThan(await topOf('.ratings'));
    // What speaks for a day stands below its badge and date, as wide as both.
    const widthOf = async (part: string) => (await page.locator(part).first().boundingBox())?.width;
    expect(await widthOf('.best-why')).toBe(await widthOf('.ranking li'));
  });

  test('a year fits a laptop’s screen, each of its days large enough to be hit', async () => {
    await page.setViewportSize(LAPTOP);
    await page.goto('/#/calendar?span=year&for=luck');
    await shows(namesOf(monthIn(0), monthIn(11)));
    expect(await page.evaluate('document.documentElement.scrollHeight')).toBeLessThanOrEqual(900);
    expect(await page.locator('a.cell').count()).toBeGreaterThanOrEqual(365);
    const sizes = (await page.evaluate(
      `[...document.querySelectorAll('.cell')].map((cell) => cell.getBoundingClientRect()).map(({ width, height }) => Math.min(width, height))`,
    )) as number[];
    expect(Math.min(...sizes)).toBeGreaterThanOrEqual(24);
    if (process.env['SCREENSHOTS'])
      await page.screenshot({ path: `${process.env['SCREENSHOTS']}/calendar-laptop.png`, fullPage: true });
  });

  test('days before a birth are blank, and nothing leads further back', async () => {
    const birthDate = addDays(monthIn(-1), 9);
    await storeProfile(page, { ...newProfile(), name: 'Bo', birthDate });
    await page.goto('/#/calendar');
    await page.getByLabel('Profile').selectOption('Bo');
    await page.locator('.eyebrow').getByText('Bo').waitFor();
    await shows(nameOf(today));
    await page.getByRole('link', { name: 'The month before' }).click();
    await shows(nameOf(birthDate));
    expect(await page.locator('.cell').first().innerText()).toMatch(/^10\b/);
    expect(await page.getByRole('link', { name: 'The month before' }).getAttribute('aria-disabled')).toBe(
      'true',
    );
    await page.reload();
    await shows(nameOf(birthDate));
    await page.locator('.eyebrow').getByText('Bo').waitFor();
    const purposes = page.getByLabel('The days that were best for').locator('option');
    await purposes.getByText('Story time').waitFor({ state: 'attached' });
    expect(await purposes.getByText('Job interviews').count()).toBe(0);
    expect(watched.complaints).toEqual([]);
  });
});
