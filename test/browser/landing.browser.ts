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
  await page.getByRole('rowheader', { name: 'premium' }).waitFor();
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
  ['a desk', SIZES.desk, ['.sample-summary', '.sample-colors']],
  ['a wide desk', { width: 1440, height: 900 }, ['.sample-summary', '.sample-colors']],
])('%s shows the sign-in form and the sample rating without scrolling', async (_, viewport, more) => {
  const { page } = await openPage({ viewport });
  await page.goto('/');
  const button = page.getByRole('button', { name: 'Send me a code' });
  for (const seen of [button, ...['.sample-word', ...more].map((part) => page.locator(part))]) {
    const bottom = async () => {
      const { y = 0, height = 0 } = (await seen.boundingBox()) ?? {};
      return y > 0 ? y + height : Number.NaN;
    };
    await eventually(bottom).toBeLessThan(viewport.height);
  }
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
