import { expect, test } from '@jest/globals';
import { tiers } from '#lib/accounts/tiers.ts';
import { openPageForEachTest, page } from './chromium.ts';
import { eventually, retry } from './eventually.ts';
import { expectAccessible } from './expect-accessible.ts';
import { fillInBirth, goTo, setTier, signInOn, signUpOn } from './page-actions.ts';

openPageForEachTest();

const tiersLink = () => page.getByRole('link', { name: 'See plans' });
const openTiers = async () => {
  await goTo(page, 'You');
  await tiersLink().click();
};
/** Overrides the upgrade contact that the server has set in the page. */
const setContact = (contact: string) =>
  page.evaluate(`document.documentElement.dataset.upgrades = ${JSON.stringify(contact)}`);

test('the account view links to the price and limits of each tier, with the current tier marked', async () => {
  await signInOn(page);
  await setTier(page, 'starter');
  await openTiers();
  await eventually(() => page.title()).toBe('Plans · Noonmark');
  await eventually(() => page.locator('.plans > li').count()).toBe(Object.keys(tiers).length);
  await eventually(() => page.locator('.plans > [aria-current]').innerText()).toMatch(
    /^Starter\s+Plan a month\. Compare two people\.\s+US\$4\.99 a month · 3 people · 30 days ahead\s+Your plan$/,
  );
  await page.getByText('Plan a season for the whole family.').waitFor();
  await expectAccessible(page, 'tiers');
  for (const [width, columns] of [
    [390, 1],
    [820, 2],
    [1440, 4],
  ] as const) {
    await page.setViewportSize({ width, height: 900 });
    const lefts = `new Set([...document.querySelectorAll('.plans > li')].map((li) => li.offsetLeft)).size`;
    await eventually(() => page.evaluate(lefts)).toBe(columns);
  }
});

test('without an upgrade contact the page says to ask the operator, naming the account’s address', async () => {
  const email = await signInOn(page);
  await setContact('');
  await openTiers();
  await page.getByText('ask the operator of this service').waitFor();
  await page.locator('strong').getByText(email).waitFor();
  await expectAccessible(page, 'tiers-without-contact');
  await eventually(() => page.getByRole('link', { name: /^Request / }).count()).toBe(0);
});

test('the mail to the operator names the requested tier and the account', async () => {
  const email = await signInOn(page);
  await openTiers();
  await retry(async () => {
    const href = await page.getByRole('link', { name: 'Request Pro' }).getAttribute('href');
    const mail = new URL(href ?? '');
    expect([mail.protocol, mail.pathname]).toEqual(['mailto:', 'operator@example.com']);
    expect(href).not.toContain('+');
    expect(mail.searchParams.get('subject')).toContain('Pro plan');
    expect(mail.searchParams.get('body')).toContain(`the Pro plan for the account of ${email}`);
  });
  await eventually(() => page.getByRole('link', { name: 'Request Free' }).count()).toBe(0);
});

test('an https upgrade page is linked as is; a javascript: URL is not linked', async () => {
  await signInOn(page);
  await setContact('https://example.com/upgrade');
  await openTiers();
  const ask = page.getByRole('link', { name: 'Request Premium' });
  await eventually(() => ask.getAttribute('href')).toBe('https://example.com/upgrade');
  await setContact('javascript:alert(1)');
  await openTiers();
  await page.getByText('ask the operator of this service').waitFor();
  await eventually(() => ask.count()).toBe(0);
});

test('the profile limit and its error link to the tiers', async () => {
  await signUpOn(page, { tier: 'starter' });
  await page.route('**/api/profiles', (route) =>
    route.fulfill({ status: 403, json: { code: 'profile_limit_reached', detail: 'No room.' } }),
  );
  await fillInBirth(page, { name: 'Bo' });
  await page.getByLabel('City of birth').fill('munich');
  await page.getByRole('button', { name: /^(See my day|Add this person)$/ }).click();
  await page.getByRole('alert').getByRole('link', { name: 'See plans' }).waitFor();
  await page.unroute('**/api/profiles');
  await setTier(page, 'free');
  await page.getByText('Your plan holds one person.').waitFor();
  await tiersLink().click();
  await page.locator('#content:focus').waitFor();
});

test('the account view shows the last available day and today’s usage, and offers to install the app', async () => {
  await signInOn(page);
  await goTo(page, 'You');
  await page.getByText(/The last day is \w+ \d+ \w+\./).waitFor();
  await eventually(() => page.title()).toBe('You · Noonmark');
  const usage = page.getByText(/^\d+ of [\d,]+/);
  await usage.last().waitFor();
  await page.getByText(/Resets at \d\d:\d\d\./).waitFor();
  const install = page.getByRole('button', { name: 'Install the app' });
  await eventually(() => install.count()).toBe(0);
  await page.evaluate(`
    const offer = new Event('beforeinstallprompt', { cancelable: true });
    offer.prompt = async () => { document.title = 'Prompted'; };
    dispatchEvent(offer);`);
  await install.click();
  await install.waitFor({ state: 'detached' });
  await eventually(() => page.title()).toBe('Prompted');
});
