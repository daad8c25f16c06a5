import { expect, test } from '@jest/globals';
import { openPage, SIZES, startBrowser } from './chromium.ts';
import { eventually } from './eventually.ts';
import { expectAccessible, expectNoShifts, painted, recordShifts } from './expect-accessible.ts';
import { signInOn } from './page-actions.ts';

startBrowser();

test('the landing page works without JavaScript and says what needs it', async () => {
  const { page, problems } = await openPage({ javaScriptEnabled: false });
  await page.goto('/');
  await page.getByRole('heading', { name: 'Lena’s day' }).waitFor();
  await page.getByRole('heading', { name: 'Signing in needs JavaScript' }).waitFor();
  await page.getByRole('heading', { name: 'Premium' }).waitFor();
  expect(problems).toEqual([]);
});

test('the landing page without JavaScript is accessible in any size and theme', async () => {
  const { page, problems } = await openPage();
  // axe needs JavaScript, so only the page's own scripts are removed.
  await page.route('/', async (route) => {
    const response = await route.fetch();
    const html = await response.text();
    await route.fulfill({ response, body: html.replace(/<\/?noscript>|<script.*<\/script>/g, '') });
  });
  await page.goto('/');
  await page.getByRole('heading', { name: 'Signing in needs JavaScript' }).waitFor();
  await expectAccessible(page, 'without-script');
  expect(problems).toEqual([]);
});

test.each([
  ['a phone', SIZES.phone, []],
  ['a desk', SIZES.desk, ['.zodiac']],
  ['a wide desk', { width: 1440, height: 900 }, ['.zodiac']],
])('%s shows the date of birth and the sign-in form without scrolling', async (_, viewport, more) => {
  const { page } = await openPage({ viewport });
  await page.goto('/');
  const button = page.getByRole('button', { name: 'Send me a code' });
  const birthday = page.getByLabel('When were you born?');
  for (const seen of [birthday, button, ...more.map((part) => page.locator(part))]) {
    const bottom = async () => {
      const { y = 0, height = 0 } = (await seen.boundingBox()) ?? {};
      return y > 0 ? y + height : Number.NaN;
    };
    await eventually(bottom).toBeLessThan(viewport.height);
  }
});

test('a date of birth turns the wheel, gives a sentence for today, and starts the first profile', async () => {
  const { page, problems } = await openPage();
  await page.goto('/');
  await page.getByLabel('When were you born?').fill('1991-03-28');
  await page.getByText('Aries · today', { exact: true }).waitFor();
  await page.getByText('Yours also uses your Moon, your rising sign and your city.').waitFor();
  const wheel = page.getByRole('img', { name: /^The zodiac: Sun in Aries, Moon in Virgo, / });
  await wheel.waitFor();
  await page.getByText('The sky on 28 March 1991').waitFor();
  await eventually(() => page.locator('.born-sentence').innerText()).toMatch(/^(?!Know what).{10}/);
  await eventually(() => page.locator('.born-sentence + p').innerText()).toMatch(/^[A-Z“].{10}/);
  await expectAccessible(page, 'born');
  const sample = page.locator('.sample');
  await sample.waitFor();
  const sentence = await page.locator('.born-sentence').innerText();
  await page.locator('.sample-headline').evaluate((headline, text) => {
    headline.textContent = text;
  }, sentence);
  await page.getByLabel('When were you born?').fill('1991-03-29');
  await sample.waitFor({ state: 'hidden' });
  await page.getByLabel('When were you born?').fill('');
  await sample.waitFor();
  await page.getByLabel('When were you born?').fill('1991-06-28');
  await page.getByText('Cancer · today', { exact: true }).waitFor();
  await sample.waitFor();
  await page.getByLabel('When were you born?').fill('1991-03-28');
  await page.getByText('Aries · today', { exact: true }).waitFor();
  await signInOn(page);
  await eventually(() => page.getByLabel('Date of birth').inputValue()).toBe('1991-03-28');
  expect(problems).toEqual([]);
});

test.each(Object.entries(SIZES))('loading the script shifts no layout: %s', async (_, viewport) => {
  const { page } = await openPage({ viewport });
  await recordShifts(page);
  await page.route('**/assets/*.js', async (route) => {
    await page.locator('.prices').waitFor();
    await painted(page);
    await route.continue();
  });
  await page.goto('/');
  await page.getByRole('button', { name: 'Send me a code' }).waitFor();
  await expectNoShifts(page);
});

test('the landing page disappears after sign-in and returns after sign-out', async () => {
  const { page } = await openPage();
  const sample = page.getByRole('heading', { name: 'Lena’s day' });
  await signInOn(page);
  await eventually(() => page.locator('.landing').count()).toBe(0);
  await page.reload();
  await page.getByRole('link', { name: 'You', exact: true }).click();
  await eventually(() => page.locator('.landing').count()).toBe(0);
  await page.getByRole('button', { name: 'Sign out' }).click();
  await sample.waitFor();
  await eventually(() => page.getByRole('heading', { level: 1 }).count()).toBe(1);
});
