import { afterEach, beforeAll, describe, expect, test } from '@jest/globals';
import type { Page, Request } from 'playwright-core';
import { ratingStep } from '#lib/reading/rating-words.ts';
import { addDays } from '#lib/time/calendar-date.ts';
import { newProfile } from '../support/new-items.ts';
import { openPage, startBrowser, type Watched } from './chromium.ts';
import { eventually, retry } from './eventually.ts';
import { expectAccessible, painted, recordShifts, screenshot } from './expect-accessible.ts';
import { goTo, setTier, signUpOn, storeProfile } from './page-actions.ts';

const LAPTOP = { width: 1440, height: 900 };

let watched: Watched;
let page: Page;

startBrowser();
beforeAll(async () => {
  watched = await openPage({ viewport: LAPTOP });
  page = watched.page;
  await signUpOn(page);
});

const today = new Date().toLocaleDateString('sv', { timeZone: 'Europe/Berlin' });

/** The first date of the month that is `months` after the current one. */
function monthIn(months: number): string {
  const first = new Date(`${today.slice(0, 7)}-01T00:00:00Z`);
  first.setUTCMonth(first.getUTCMonth() + months);
  return first.toISOString().slice(0, 10);
}

const dayBefore = (date: string): string => addDays(date, -1);
const dayOf = (date: string): number => Number(date.slice(8));
const monthFormat = new Intl.DateTimeFormat('en-GB', { month: 'long', year: 'numeric', timeZone: 'UTC' });
const dayFormat = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'UTC' });
const datesName = (from: string, to: string): string => dayFormat.formatRange(new Date(from), new Date(to));
const nameOf = (from: string): string => monthFormat.format(new Date(from));
const namesOf = (from: string, to: string): string => monthFormat.formatRange(new Date(from), new Date(to));

/** Script that lists pairs of overlapping texts in the rating line and its heading. */
const OVERLAPS = `(() => {
  const texts = [...document.querySelectorAll('.line text, .ratings h2')]
    .map((text) => ({ label: text.textContent, box: text.getBoundingClientRect() }))
    .filter(({ box }) => box.width > 0);
  return texts.flatMap(({ label, box: a }, i) => texts.slice(i + 1)
    .filter(({ box: b }) => a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom)
    .map((other) => label + ' / ' + other.label));
})()`;

/** Waits until the best days are listed, or the page explains why there are too few. */
const ranked = () => page.locator('.ranked:not(.stale) a, .scarcity').first().waitFor();

/** Waits until the calendar has loaded a period. */
async function shows(period: string): Promise<void> {
  await page.getByRole('heading', { level: 1, name: `Calendar ${period}`, exact: true }).waitFor();
  await page.locator('.line-path').waitFor();
  await ranked();
}

const purposePicker = () => page.getByLabel(/^Best days/);
const previous = (span: string) => page.getByRole('link', { name: `The ${span} before` });
const openMenu = () => page.getByLabel('More', { exact: true }).click();
const next = (span: string) => page.getByRole('link', { name: `The ${span} after` });
const firstText = (text: RegExp) => page.getByText(text).first();
const scrollY = async () => Number(await page.evaluate('scrollY'));

/** The bottom edge of the first element that matches, in CSS pixels from the top of the viewport. */
async function bottomOf(selector: string): Promise<number> {
  const { y, height } = (await page.locator(selector).first().boundingBox()) ?? { y: 0, height: 0 };
  return y + height;
}

/** Start and end date of a best-days request. */
function requestedPeriod(request: Request): (string | null)[] {
  const { searchParams } = new URL(request.url());
  return [searchParams.get('startDate'), searchParams.get('endDate')];
}

const chosen = async () => ({
  span: await page.locator('.segments [aria-current]').innerText(),
  purpose: await purposePicker().locator('option:checked').innerText(),
});

describe('with the free tier', () => {
  test('the current month locks days beyond the tier', async () => {
    await goTo(page, 'Calendar');
    await shows(nameOf(today));
    const end = dayBefore(monthIn(1));
    const lastOpen = addDays(today, 1) < end ? addDays(today, 1) : end;
    await eventually(() => page.locator('a.cell').count()).toBe(dayOf(lastOpen));
    await eventually(() => page.locator('.cell.locked').count()).toBe(dayOf(end) - dayOf(lastOpen));
    const legend = page.locator('.legend').getByText('Locked with the free plan');
    await eventually(() => legend.count()).toBe(lastOpen === end ? 0 : 1);
    await expectAccessible(page, 'calendar-free');
  });

  test('best days cover only the days of the period that the tier allows', async () => {
    // Another purpose than the month's, because on most days month and quarter have the same open days, which are cached.
    const request = page.waitForRequest(/\/best-days\?.*for=luck/);
    await page.goto('/#/calendar?span=quarter&for=luck');
    expect(requestedPeriod(await request)).toEqual([today, addDays(today, 1)]);
    await page.getByText('Your free plan shows one day ahead, to').waitFor();
    await page.getByLabel('Best days for').waitFor();
    await eventually(() => page.locator('.scarcity a').getAttribute('href')).toBe('#/tiers');
  });

  test('best days of a past period are ranked and marked as past', async () => {
    const request = page.waitForRequest(/\/best-days\?/);
    await page.goto(`/#/calendar?span=month&from=${monthIn(-1)}`);
    expect(requestedPeriod(await request)).toEqual([monthIn(-1), dayBefore(monthIn(0))]);
    await page.getByLabel('Best days for').waitFor();
    await ranked();
    await eventually(() => page.getByText('Your free plan shows').count()).toBe(0);
  });

  test('a period beyond the tier shows how far the required tier looks ahead and links to the tiers', async () => {
    await page.goto(`/#/calendar?span=month&from=${monthIn(2)}`);
    await page.getByText('is beyond your free plan, which shows one day ahead').waitFor();
    await page.getByText(/Its first day, .*, is \S+ days ahead/).waitFor();
    const tiersLink = page.getByRole('link', { name: 'See plans' });
    await eventually(() => tiersLink.getAttribute('href')).toBe('#/tiers');
    await expectAccessible(page, 'calendar-locked');
  });
});

describe('with the premium tier', () => {
  beforeAll(async () => {
    await page.setViewportSize(LAPTOP);
    await page.goto('/#/calendar');
    await setTier(page, 'premium');
    await shows(nameOf(today));
  });

  afterEach(async () => {
    await page.unrouteAll();
    await page.setViewportSize(LAPTOP);
  });

  test('links lead to the next and previous period and back to today', async () => {
    await next('month').click();
    await shows(nameOf(monthIn(1)));
    await page.getByRole('link', { name: 'Quarter', exact: true }).click();
    await shows(namesOf(monthIn(1), monthIn(3)));
    await next('quarter').click();
    await shows(namesOf(monthIn(4), monthIn(6)));
    await previous('quarter').click();
    await shows(namesOf(monthIn(1), monthIn(3)));
    await page.getByRole('link', { name: 'Year', exact: true }).click();
    await shows(namesOf(monthIn(1), monthIn(12)));
    await page.getByRole('link', { name: 'Today' }).last().click();
    await shows(namesOf(monthIn(0), monthIn(11)));
    await page.getByRole('link', { name: 'Month', exact: true }).click();
    await shows(nameOf(today));
  });

  test('a reload, Back and a pasted link restore period and purpose from the URL', async () => {
    await page.getByRole('link', { name: 'Quarter', exact: true }).click();
    await purposePicker().selectOption('Job interviews');
    await next('quarter').click();
    const period = namesOf(monthIn(3), monthIn(5));
    const expected = { span: 'Quarter', purpose: 'Job interviews' };
    await shows(period);
    await eventually(chosen).toEqual(expected);
    await page.reload();
    await shows(period);
    await eventually(chosen).toEqual(expected);
    const address = page.url();
    await page.locator('.ranking a').first().click();
    await page.locator('.rating-number').waitFor();
    await page.goBack();
    await shows(period);
    await eventually(chosen).toEqual(expected);
    await page.goBack();
    await shows(namesOf(monthIn(0), monthIn(2)));
    const other = await page.context().newPage();
    await other.goto(address);
    await other.getByRole('heading', { level: 1, name: `Calendar ${period}` }).waitFor();
    await other.close();
  });

  test('custom dates default to the period shown', async () => {
    await page.goto(`/#/calendar?span=month&from=${monthIn(1)}`);
    await openMenu();
    await page.getByRole('link', { name: 'Custom dates' }).click();
    await eventually(() => page.getByLabel('From', { exact: true }).inputValue()).toBe(monthIn(1));
    await page.getByLabel('To', { exact: true }).fill(addDays(monthIn(1), 9));
    await page.getByRole('button', { name: 'Show' }).click();
    await page.locator('a.cell').nth(9).waitFor();
    await page.locator('.cell').nth(10).waitFor({ state: 'detached' });
    await page.reload();
    await page.locator('a.cell').nth(9).waitFor();
    await expectAccessible(page, 'calendar-dates');
    await page.getByLabel('To', { exact: true }).fill(addDays(monthIn(1), -9));
    await page.getByRole('button', { name: 'Show' }).click();
    await page.getByRole('alert').getByText('The last day is before the first.').waitFor();
  });

  test('the badge of a best day shows a rating, a level or a rank, depending on the purpose', async () => {
    await page.goto('/#/calendar?span=year');
    await shows(namesOf(monthIn(0), monthIn(11)));
    const badges = () => page.locator('.ranked > .ranking .badge').allInnerTexts();
    await eventually(badges).toEqual(Array(3).fill(expect.stringMatching(/^\d+\.\d$/)));
    await purposePicker().selectOption('luck');
    await firstText(/^Rating \d+\.\d, \w+/).waitFor();
    await eventually(badges).toEqual(Array(3).fill(expect.stringMatching(/^(Moderate|Good|High)$/)));
    await purposePicker().selectOption('Job interviews');
    await eventually(badges).toEqual(['1st', '2nd', '3rd']);
    await page.getByText(/ more days?$/).click();
    await page.locator('.badge').getByText('4th').waitFor();
  });

  test('each reason for a day names a transit and says in plain words what it is good for', async () => {
    await page.goto('/#/calendar?span=quarter');
    await shows(namesOf(monthIn(0), monthIn(2)));
    const reasonText = '[^.?!]+[.?!] [A-Z0-9][^.?!]+ (your|born)[^.?!]*\\.';
    await retry(async () => {
      const reasons = await page.locator('.ranked > .ranking .best-why').allInnerTexts();
      expect(reasons.length).toBeGreaterThan(0);
      for (const reason of reasons) expect(reason).toMatch(new RegExp(`^${reasonText}$`));
    });
  });

  test('days with a negative score are not called best; a link offers a longer period', async () => {
    let good = 0;
    await page.route(/\/best-days\?/, async (route) => {
      const response = await route.fetch();
      const found = (await response.json()) as { days: { reasons: unknown[]; score: number }[] };
      const days = found.days.map((day, i) => (i < good ? day : { ...day, reasons: [], score: -1 }));
      await route.fulfill({ response, json: { ...found, days } });
    });
    await page.goto(`/#/calendar?span=month&from=${monthIn(1)}&for=volunteering`);
    await page.getByText('No day left in this period is good for volunteering.').waitFor();
    await eventually(() => page.locator('.ranking li').count()).toBe(0);
    await expectAccessible(page, 'calendar-no-best');
    good = 1;
    await page.getByRole('link', { name: 'Look at the whole quarter' }).click();
    await page.getByText('No other day left in this period is good for volunteering.').waitFor();
    await eventually(() => page.locator('.ranking li').count()).toBe(1);
  });

  test('Back from a day restores the calendar’s scroll position', async () => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto('/#/calendar?span=quarter');
    await page.locator('a.cell >> nth=88').waitFor();
    await page.locator('.ranking a').first().waitFor();
    // Browsers restore the scroll position themselves if the page is immediately tall enough; here they must not.
    await page.evaluate("history.scrollRestoration = 'manual'");
    await page.locator('a.cell').nth(85).scrollIntoViewIfNeeded();
    await eventually(scrollY).toBeGreaterThan(200);
    const left = await scrollY();
    await page.locator('a.cell').nth(85).click();
    await page.locator('.rating-number').waitFor();
    await eventually(scrollY).toBe(0);
    await page.goBack();
    await eventually(async () => Math.abs((await scrollY()) - left)).toBeLessThan(2);
    // A link opens the view at the top.
    await page.locator('a.cell').nth(85).click();
    await page.locator('.rating-number').waitFor();
    await page.getByRole('link', { name: 'Calendar', exact: true }).click();
    await page.locator('.line-path').waitFor();
    await eventually(scrollY).toBe(0);
  });

  // At the end of a month, the days after today aren't in the month view.
  const isMonthEnding = addDays(today, 2).slice(0, 7) !== today.slice(0, 7);
  const daysFromToday = (days: number) => addDays(today, isMonthEnding ? -days : days);
  const threeDays = [today, daysFromToday(2)].sort();
  const SPAN_QUERIES = [
    'span=month',
    'span=quarter',
    'span=year',
    `span=dates&from=${threeDays[0]}&to=${threeDays[1]}`,
    `span=dates&from=${addDays(today, -30)}&to=${addDays(today, 29)}`,
  ];
  test.each([
    { course: 'best today, hardest next to it', best: 10, hardest: 1, bestOn: 0, hardestOn: 1 },
    { course: 'hardest today, best next to it', best: 9.9, hardest: 1.1, bestOn: 1, hardestOn: 0 },
    { course: 'all low', best: 1.4, hardest: 1, bestOn: 0, hardestOn: 2 },
    { course: 'all high', best: 9.8, hardest: 9.7, bestOn: 2, hardestOn: 0 },
  ])('texts of the rating line never overlap: $course', async ({ best, hardest, bestOn, hardestOn }) => {
    const between = (best + hardest) / 2;
    await page.route(/\/horoscope\/daily\?/, async (route) => {
      const response = await route.fetch();
      const found = (await response.json()) as { horoscopes: { date: string }[] };
      const horoscopes = found.horoscopes.map((day) => {
        const place = [daysFromToday(bestOn), daysFromToday(hardestOn)].indexOf(day.date);
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
        const where = `${query} ${width}`;
        await eventually(async () => [where, await page.evaluate(OVERLAPS)]).toEqual([where, []]);
      }
    }
  });

  test('keyboard and pointer select any day of the rating line', async () => {
    await page.mouse.move(0, 0);
    const line = page.getByRole('slider', { name: 'Rating of a day' });
    const readout = () => page.locator('.readout').innerText();
    const expectRatingOf = (nth: number, read: () => Promise<string | null>) =>
      retry(async () => {
        const rating = await page.locator('a.cell .cell-rating').nth(nth).innerText();
        expect(await read()).toContain(`: ${rating}, `);
      });
    await line.focus();
    await page.keyboard.press('ArrowRight');
    await expectRatingOf(1, () => line.getAttribute('aria-valuetext'));
    await expectRatingOf(1, readout);
    await page.locator('a.cell').nth(4).hover();
    await expectRatingOf(4, readout);
    await eventually(() => page.locator('svg.line').getAttribute('aria-label')).toMatch(
      /^Ratings of \d+ days: \d\.\d on average, best \d+\.\d on .+, hardest \d+\.\d on /,
    );
  });

  test('the best and the hardest day have the colors of their ratings', async () => {
    await page.locator('.line-mark').nth(1).waitFor();
    const marks = (await page.evaluate(`[...document.querySelectorAll('.line-mark')].map((mark) =>
      [mark.textContent, getComputedStyle(mark.querySelector('circle')).fill])`)) as [string, string][];
    for (const [text, fill] of marks) {
      const step = ratingStep(Number(text.split(' ')[1]));
      const color = await page.evaluate(`(() => {
        const probe = document.body.appendChild(document.createElement('i'));
        probe.className = 'step-${step}';
        probe.style.color = 'var(--rate)';
        return getComputedStyle(probe).color;
      })()`);
      expect([text, fill]).toEqual([text, color]);
    }
  });

  test.each(['month', 'quarter', 'year'])('the %s view is accessible in any size and theme', async (span) => {
    await page.goto(`/#/calendar?span=${span}&for=luck`);
    await page.locator('.segments [aria-current]').getByText(new RegExp(span, 'i')).waitFor();
    await ranked();
    await page.locator('.line-path').waitFor();
    await expectAccessible(page, `calendar-${span}`);
  });

  test('on a phone the best days come before the rating line', async () => {
    await page.goto(`/#/calendar?span=dates&from=${today}&to=${addDays(today, 20)}`);
    await shows(datesName(today, addDays(today, 20)));
    await page.setViewportSize({ width: 390, height: 844 });
    const topOf = async (part: string) => (await page.locator(part).boundingBox())?.y ?? 0;
    await eventually(async () => (await topOf('.ratings')) - (await topOf('.best'))).toBeGreaterThan(0);
  });

  test('on a phone, one day leaves no room for three best days', async () => {
    await page.goto(`/#/calendar?span=dates&from=${today}&to=${today}`);
    await page.setViewportSize({ width: 390, height: 844 });
    await page.locator('.ranked a, .scarcity').first().waitFor();
    const heightOf = async (part: string) => (await page.locator(part).boundingBox())?.height ?? Infinity;
    await eventually(() => heightOf('.best')).toBeLessThan(320);
  });

  test('the months of a year fit a laptop screen, with click targets of 24 px or more', async () => {
    await page.setViewportSize({ width: 1280, height: 720 });
    await page.goto('/#/calendar?span=year&for=luck');
    await shows(namesOf(monthIn(0), monthIn(11)));
    await eventually(() => bottomOf('.months')).toBeLessThanOrEqual(720);
    await eventually(() => page.locator('a.cell').count()).toBeGreaterThanOrEqual(365);
    const smallest = `Math.min(...[...document.querySelectorAll('.cell')]
      .map((cell) => cell.getBoundingClientRect()).flatMap(({ width, height }) => [width, height]))`;
    for (const width of [800, 1239, 1240, 1280]) {
      await page.setViewportSize({ width, height: 900 });
      await eventually(async () => [width, Number(await page.evaluate(smallest)) >= 24]).toEqual([
        width,
        true,
      ]);
    }
    await screenshot(page, 'calendar-laptop.png');
  });

  test('the months of a year fit a phone screen, and each opens by tap and by keyboard', async () => {
    await page.setViewportSize({ width: 390, height: 700 });
    await page.goto('/#/calendar?span=year');
    await page.locator('.line-path').waitFor();
    await eventually(() => page.locator('.month').count()).toBe(12);
    const tabs = (await page.locator('.tabs').boundingBox())?.y ?? 0;
    await eventually(() => bottomOf('.months')).toBeLessThanOrEqual(tabs);
    const seventh = page.locator('.month').nth(6);
    // The dots of the month, away from its title.
    await seventh.click({ position: { x: 40, y: 60 } });
    await shows(nameOf(monthIn(6)));
    await page.goBack();
    await seventh.getByRole('link').focus();
    await page.keyboard.press('Enter');
    await shows(nameOf(monthIn(6)));
    await page.goBack();
    await page.keyboard.press('Tab');
    await eventually(() => page.locator('a.cell:focus').count()).toBe(0);
  });

  test('on a phone the bar of the period stays in view above the days', async () => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto('/#/calendar?span=quarter');
    await shows(namesOf(monthIn(0), monthIn(2)));
    await eventually(() => bottomOf('.cell')).toBeLessThan(240);
    await page.locator('.ratings').scrollIntoViewIfNeeded();
    await eventually(scrollY).toBeGreaterThan(200);
    await next('quarter').click();
    await shows(namesOf(monthIn(3), monthIn(5)));
  });

  test('the page is as wide in a year as in a month, and the title has one line', async () => {
    const boxes: unknown[] = [];
    for (const span of ['month', 'quarter', 'year']) {
      await page.goto(`/#/calendar?span=${span}`);
      await page.locator(`.period-${span} .line-path`).waitFor();
      const { x, width } = (await page.locator('.calendar').boundingBox()) ?? {};
      boxes.push([x, width, (await page.locator('h1').boundingBox())?.height]);
    }
    expect(boxes).toEqual(Array(3).fill(boxes[0]));
  });

  test('new and full Moons, eclipses and stations are marked and named on their days', async () => {
    const opensAt = async (from: string, events: Record<string, RegExp>) => {
      await page.goto(`/#/calendar?from=${from}`);
      for (const [date, event] of Object.entries(events))
        await eventually(
          async () => (await page.locator(`[data-date="${date}"]`).textContent()) ?? '',
        ).toMatch(event);
      const marked = page.locator('.cell').filter({ has: page.locator('.marks') });
      await eventually(() => marked.count()).toBe(Object.keys(events).length);
    };
    await opensAt('2024-03-01', { '2024-03-10': /, new Moon$/, '2024-03-25': /, penumbral lunar eclipse$/ });
    await opensAt('2024-04-01', {
      // 22:14 UTC on April 1.
      '2024-04-02': /, Mercury turns retrograde$/,
      '2024-04-08': /, total solar eclipse$/,
      '2024-04-24': /, full Moon$/,
      '2024-04-25': /, Mercury turns direct$/,
    });
    await page.getByRole('list', { name: 'What the colors mean' }).getByText('Solar eclipse').waitFor();
  });

  test.each([
    ['a phone', { width: 390, height: 844 }],
    ['a desk', LAPTOP],
  ])('opening a year shifts the layout by less than 0.03 on %s', async (_, viewport) => {
    const other = await page.context().newPage();
    await other.setViewportSize(viewport);
    await recordShifts(other);
    // What comes late would shift what is there already.
    const { promise, resolve } = Promise.withResolvers<void>();
    await other.route(/\/(best-days|overview)\?/, async (route) => {
      await promise;
      await route.continue();
    });
    await other.goto('/#/calendar?span=year');
    await other.locator('.line-path').waitFor();
    await painted(other);
    resolve();
    await other.locator('.ranked a').first().waitFor();
    await other.locator('.disk').first().waitFor({ state: 'attached' });
    await painted(other);
    const sum = 'shifts.reduce((total, [value]) => total + value, 0)';
    await eventually(() => other.evaluate(sum)).toBeLessThan(0.03);
    await other.close();
  });

  test('days before the birth are blank, and no link leads further back', async () => {
    const birthDate = addDays(monthIn(-1), 9);
    await storeProfile(page, { ...newProfile(), name: 'Bo', birthDate });
    await page.goto('/#/calendar');
    await page.getByLabel('Whose days').selectOption('Bo');
    await eventually(() => page.locator('.who option:checked').innerText()).toBe('Bo');
    await shows(nameOf(today));
    await previous('month').click();
    await shows(nameOf(birthDate));
    await eventually(() => page.locator('.cell').first().innerText()).toMatch(/^10\b/);
    await eventually(() => previous('month').getAttribute('aria-disabled')).toBe('true');
    await page.reload();
    await shows(nameOf(birthDate));
    await eventually(() => page.locator('.who option:checked').innerText()).toBe('Bo');
    const purposes = page.getByLabel('Best days for').locator('option');
    await purposes.getByText('Listening to music').waitFor({ state: 'attached' });
    await eventually(() => purposes.getByText('Job interviews').count()).toBe(0);
    expect(watched.problems).toEqual([]);
  });
});
