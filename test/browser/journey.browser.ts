import { execFile } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import type { Browser, Page } from 'playwright-core';
import { ada, newEmail, serviceOf } from '../support/service.ts';
import { openPage, startChromium } from './chromium.ts';
import { askForCodeBy, fillInBirth, goTo, mailedCode, raiseTier, signInBy } from './person.ts';

const { call, signIn } = serviceOf();
const run = promisify(execFile);
const email = newEmail();
let browser: Browser;
let page: Page;
let complaints: string[];
let key: string;

beforeAll(async () => {
  browser = await startChromium();
  ({ page, complaints } = await openPage(browser));
});
afterAll(() => browser?.close());

describe('a person’s way through the dashboard', () => {
  test('signs in with the code as it is pasted, whatever stands around it', async () => {
    await askForCodeBy(page, email);
    const field = page.getByLabel('Six-digit code');
    expect(await field.getAttribute('autocomplete')).toBe('one-time-code');
    expect(await page.getByRole('button', { name: /New code in \d+ s/ }).isDisabled()).toBe(true);
    await page.evaluate(`navigator.clipboard.writeText('Code: ${await mailedCode(email)}.')`);
    await field.press('Control+V');
    await page.getByRole('heading', { name: 'Welcome' }).waitFor();
  });

  test('creates a profile and is shown its day, and the place that was found, with its coordinates', async () => {
    await fillInBirth(page);
    await page.getByLabel('City of birth').fill('munich');
    await page.getByRole('button', { name: 'Create the profile' }).click();
    const found = page.getByRole('status').filter({ hasText: 'is stored' });
    expect(await found.innerText()).toMatch(/Munich, Bavaria, Germany.*48\.137° N, 11\.575° E/s);
  });

  test('reads today and tomorrow, and is told what it takes to see further', async () => {
    await page.getByRole('heading', { name: /^Today/ }).waitFor();
    for (const title of ['Do', 'Leave for another day', 'Colors', 'Hour by hour', 'What lasts', 'Why'])
      await page.getByRole('heading', { name: title, exact: true }).waitFor();
    expect(await page.locator('.dial-number').innerText()).toMatch(/^\d+\.\d/);
    expect(await page.locator('.bar').count()).toBeGreaterThan(2);
    const days = page.getByRole('navigation', { name: 'Days' });
    await days.locator('li:has([aria-current]) + li a').click();
    await page.getByRole('heading', { name: /^Tomorrow/ }).waitFor();
    expect(
      await days.getByRole('link', { name: 'locked: from the starter tier on' }).count(),
    ).toBeGreaterThan(3);
    await days.getByRole('link', { name: /^Today/ }).click();
    await page.getByRole('heading', { name: /^Today/ }).waitFor();
  });

  test('reads a year as a calendar and a line, and finds the best days for a purpose', async () => {
    await raiseTier(page, 'premium');
    await goTo(page, 'Calendar');
    await page.getByRole('link', { name: 'Year' }).click();
    await page.locator('a.cell').nth(364).waitFor();
    await page.locator('.line-path').waitFor();
    await page.getByLabel(/^Best days/).selectOption('Volunteering');
    await page.getByText('1st', { exact: true }).waitFor();
    await page.locator('.ranking a').nth(3).click();
    await page.locator('.dial-number').waitFor();
  });

  test('sees the natal chart as a wheel and in words', async () => {
    await goTo(page, 'Profiles');
    await page.getByRole('link', { name: 'Natal chart of Ada' }).click();
    await page.getByRole('img', { name: 'The natal chart as a wheel' }).locator('svg path').nth(30).waitFor();
    await page.getByRole('row', { name: /Sun Gemini about 24°/ }).waitFor();
  });

  test('creates a key that is shown once, and runs the command with it as it stands', async () => {
    await goTo(page, 'Keys');
    await page.getByLabel('Name').fill('Shell');
    await page.getByLabel('It may').selectOption('Read only');
    await page.getByLabel('It expires').selectOption('In 30 days');
    await page.getByRole('button', { name: 'Create a key' }).click();
    key = await page.locator('.secret').innerText();
    expect(key).toMatch(/^hsk_[0-9A-Za-z]{38}$/);
    await page.getByRole('button', { name: 'Copy the command' }).click();
    const command = (await page.evaluate('navigator.clipboard.readText()')) as string;
    expect(command).toContain('tz=Europe%2FBerlin');
    await page.getByText(/It asks for Ada’s day, \w+ \d+ \w+, .* by the clocks of Berlin/).waitFor();
    const { stdout } = await run('sh', ['-c', command]);
    expect(JSON.parse(stdout).horoscopes).toHaveLength(1);
    await page.reload();
    await page.getByRole('heading', { name: 'Shell', exact: true }).waitFor();
    await page.getByText(/read only · expires on \d+ \w+ \d{4}/).waitFor();
    await page.getByText(/last used on \d+ \w+ \d{4}$/).waitFor();
    expect((await call('POST', '/api/profiles', { key, body: ada })).body.code).toBe('key_is_read_only');
    expect(await page.content()).not.toContain(key);
  });

  test('revokes the key, which stops with the next request', async () => {
    expect((await call('GET', '/api/profiles', { key })).status).toBe(200);
    await page.getByRole('button', { name: 'Revoke Shell' }).click();
    await page.getByRole('button', { name: 'Revoke the key' }).click();
    await page.getByRole('heading', { name: 'Shell', exact: true }).waitFor({ state: 'detached' });
    expect((await call('GET', '/api/profiles', { key })).status).toBe(401);
  });

  test('replaces the key of sign-ins: the next sign-in brings a new one', async () => {
    await page.getByRole('button', { name: 'Replace Sign-in' }).click();
    await page.getByText('Your next sign-in gives you a new one').waitFor();
    await page.getByRole('button', { name: 'Revoke the key' }).click();
    await page.getByText('No key is left.').waitFor();
    await signIn(email);
    await page.reload();
    await page.getByRole('heading', { name: 'Sign-in', exact: true }).waitFor();
  });

  test('sees where else it is signed in, and ends that session, which stops with the next request', async () => {
    const { cookie } = await signIn(email);
    await goTo(page, 'Account');
    await page.getByText('This session', { exact: true }).waitFor();
    const end = page.getByRole('button', { name: /^End the session of / });
    await end.first().click();
    await page.getByRole('button', { name: 'End the session', exact: true }).click();
    await page.locator('dialog[open]').waitFor({ state: 'detached' });
    expect((await call('GET', '/api/auth/me', { cookie })).status).toBe(401);
    await page.locator('#content:focus').waitFor();
  });

  test('signs out and in again; the profile is still there', async () => {
    await page.getByRole('button', { name: 'Sign out' }).click();
    await page.getByText('You are signed out.').last().waitFor();
    await signInBy(page, { email });
    await page.getByText('Ada · Gemini').waitFor();
  });

  test('downloads everything that is stored', async () => {
    await goTo(page, 'Account');
    const downloading = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Download' }).click();
    const download = await downloading;
    const document = JSON.parse(readFileSync(await download.path(), 'utf8'));
    expect([document.user.email, document.profiles[0].name]).toEqual([email, 'Ada']);
  });

  test('deletes the account, once its address is typed; nothing is left of it', async () => {
    await goTo(page, 'Account');
    await page.getByRole('button', { name: 'Delete the account' }).click();
    const sure = page.getByRole('button', { name: 'Delete everything' });
    expect(await sure.isDisabled()).toBe(true);
    await page.getByLabel('Your e-mail address').fill(email);
    await sure.click();
    await page.getByText('Your account is deleted.').last().waitFor();
    await signInBy(page, { email });
    await page.getByRole('heading', { name: 'Welcome' }).waitFor();
  });

  test('and all the while the console stays silent: no error, no warning, nothing the CSP refuses', () => {
    expect(complaints).toEqual([]);
  });
});
