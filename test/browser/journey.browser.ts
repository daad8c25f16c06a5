import { execFile } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { promisify } from 'node:util';
import { beforeAll, describe, expect, test } from '@jest/globals';
import type { Page } from 'playwright-core';
import { ada, newEmail, serviceOf } from '../support/service.ts';
import { openPage, startBrowser } from './chromium.ts';
import { eventually } from './eventually.ts';
import { fillInBirth, goTo, mailedCode, requestCodeOn, setTier, signInOn } from './page-actions.ts';

const { call, signIn } = serviceOf();
const run = promisify(execFile);
const email = newEmail();
let page: Page;
let problems: string[];
let key: string;

startBrowser();
beforeAll(async () => {
  ({ page, problems } = await openPage());
});

describe('a user of the dashboard', () => {
  test('signs in with a pasted code and text around it', async () => {
    await requestCodeOn(page, email);
    const field = page.getByLabel('Six-digit code');
    await eventually(() => field.getAttribute('autocomplete')).toBe('one-time-code');
    await eventually(() =>
      page.getByRole('button', { name: /Resend code in (1:00|0:[0-5]\d)$/ }).isDisabled(),
    ).toBe(true);
    await page.evaluate(`navigator.clipboard.writeText('Code: ${await mailedCode(email)}.')`);
    await field.press('Control+V');
    await page.getByRole('heading', { name: 'Welcome' }).waitFor();
  });

  test('creates a profile and sees its chart, birthplace and day', async () => {
    await fillInBirth(page);
    await page.getByLabel('City of birth').fill('munich');
    await page.getByRole('button', { name: /^(See my day|Add this person)$/ }).click();
    await page.getByText('Born in Munich, Bavaria, Germany · Change', { exact: true }).waitFor();
    await page.getByRole('heading', { level: 1, name: /^Gemini\sSun/ }).waitFor();
    await page.locator('.reveal .wheel path').first().waitFor();
    await page.getByRole('button', { name: 'See today' }).click();
  });

  test('reads today and tomorrow and sees which tier unlocks more', async () => {
    await page
      .getByText(/^Today, /)
      .first()
      .waitFor();
    for (const title of ['Hour by hour', 'In the background', 'Lucky colors and numbers', 'Tomorrow'])
      await page.getByRole('heading', { name: title, exact: true }).waitFor();
    await eventually(() => page.locator('.rating-number').innerText()).toMatch(/^\d+\.\d/);
    for (const list of ['Good for', 'Not for'])
      await page.locator('.advice').getByText(list, { exact: true }).waitFor();
    await page.getByRole('button', { name: /Why\?$/ }).click();
    await eventually(() => page.locator('.bar').count()).toBeGreaterThan(2);
    await page.getByRole('button', { name: 'Close' }).click();
    const days = page.getByRole('navigation', { name: 'Days' });
    await days.locator('li:has([aria-current]) + li a').click();
    await page
      .locator('.date')
      .getByText(/^Tomorrow/)
      .waitFor();
    const locked = days.getByRole('link', { name: 'locked: opens with starter' });
    await eventually(() => locked.count()).toBe(3);
    await days.getByRole('link', { name: /^Today/ }).click();
    await page
      .locator('.date')
      .getByText(/^Today/)
      .waitFor();
  });

  test('reads a year as a calendar and a line chart, and finds the best days for a purpose', async () => {
    await setTier(page, 'premium');
    await goTo(page, 'Calendar');
    await page.getByRole('link', { name: 'Year', exact: true }).click();
    await page.locator('a.cell').nth(364).waitFor({ state: 'attached' });
    await page.locator('.line-path').waitFor();
    await page.getByLabel(/^Best days/).selectOption('Volunteering');
    await page.getByText('1st', { exact: true }).waitFor();
    await page.locator('.ranking a').nth(2).click();
    await page.locator('.rating-number').waitFor();
  });

  test('sees the natal chart as a wheel and a table', async () => {
    await goTo(page, 'People');
    await page.getByRole('link', { name: 'Natal chart of Ada' }).click();
    await page.getByRole('img', { name: 'The natal chart as a wheel' }).locator('svg path').nth(30).waitFor();
    await page.getByText('All positions').click();
    await page.getByRole('row', { name: /Sun Gemini about 24°/ }).waitFor();
  });

  test('creates a key that is shown once and runs the sample command', async () => {
    await goTo(page, 'API keys');
    await page.getByRole('main').getByRole('link', { name: 'You', exact: true }).waitFor();
    await page.getByLabel('Name').fill('Shell');
    await page.getByLabel('Access').selectOption('Read only');
    await page.getByLabel('Expires').selectOption('In 30 days');
    await page.getByRole('button', { name: 'Create a key' }).click();
    const secret = () => page.locator('.secret').innerText();
    await eventually(secret).toMatch(/^hsk_[0-9A-Za-z]{38}$/);
    key = await secret();
    await page.getByText(/Reads Ada’s day, \w+ \d+ \w+, in the time zone of Berlin/).waitFor();
    await page.getByRole('button', { name: 'Copy the command' }).click();
    await eventually(() => page.evaluate('navigator.clipboard.readText()')).toContain('tz=Europe%2FBerlin');
    const command = (await page.evaluate('navigator.clipboard.readText()')) as string;
    const { stdout } = await run('sh', ['-c', command]);
    expect(JSON.parse(stdout).horoscopes).toHaveLength(1);
    await page.reload();
    await page.getByRole('heading', { name: 'Shell', exact: true }).waitFor();
    await page.getByText(/read only · expires on \d+ \w+ \d{4}/).waitFor();
    await page.getByText(/last used on \d+ \w+ \d{4}$/).waitFor();
    expect((await call('POST', '/api/profiles', { key, body: ada })).body.code).toBe('key_is_read_only');
    await eventually(() => page.content()).not.toContain(key);
  });

  test('revokes the key, which is rejected on the next request', async () => {
    expect((await call('GET', '/api/profiles', { key })).status).toBe(200);
    await page.getByRole('button', { name: 'Revoke Shell' }).click();
    await page.getByRole('button', { name: 'Revoke the key' }).click();
    await page.getByRole('heading', { name: 'Shell', exact: true }).waitFor({ state: 'detached' });
    expect((await call('GET', '/api/profiles', { key })).status).toBe(401);
  });

  test('replaces the sign-in key, and the next sign-in creates a new one', async () => {
    await page.getByRole('button', { name: 'Replace Sign-in' }).click();
    await page.getByText('Your next sign-in creates a new one').waitFor();
    await page.getByRole('button', { name: 'Revoke the key' }).click();
    await page.getByText('No keys yet.').waitFor();
    await signIn(email);
    await page.reload();
    await page.getByRole('heading', { name: 'Sign-in', exact: true }).waitFor();
  });

  test('ends another session, which is rejected on the next request', async () => {
    const { cookie } = await signIn(email);
    await goTo(page, 'You');
    await page.getByText('This device', { exact: true }).waitFor();
    const end = page.getByRole('button', { name: /^End the session of / });
    await end.first().click();
    await page.getByRole('button', { name: 'End the session', exact: true }).click();
    await page.locator('dialog[open]').waitFor({ state: 'detached' });
    expect((await call('GET', '/api/auth/me', { cookie })).status).toBe(401);
    await page.locator('section:focus').getByText('Where you’re signed in').waitFor();
  });

  test('signs out and in again and finds the profile', async () => {
    await page.getByRole('button', { name: 'Sign out' }).click();
    await page.getByText('You’re signed out.').last().waitFor();
    await signInOn(page, { email });
    await page.getByText('Ada · Gemini').waitFor();
  });

  test('downloads all stored data', async () => {
    await goTo(page, 'You');
    const downloading = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Download' }).click();
    const download = await downloading;
    const document = JSON.parse(readFileSync(await download.path(), 'utf8'));
    expect([document.user.email, document.profiles[0].name]).toEqual([email, 'Ada']);
  });

  test('deletes the account after typing its address', async () => {
    await goTo(page, 'You');
    await page.getByRole('button', { name: 'Delete the account' }).click();
    const sure = page.getByRole('button', { name: 'Delete everything' });
    await eventually(() => sure.isDisabled()).toBe(true);
    await page.getByLabel('Your email address').fill(email);
    await sure.click();
    await page.getByText('Your account is deleted.').last().waitFor();
    await signInOn(page, { email });
    await page.getByRole('heading', { name: 'Welcome' }).waitFor();
  });

  test('causes no console errors, warnings or CSP violations', () => {
    expect(problems).toEqual([]);
  });
});
