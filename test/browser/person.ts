import type { Page } from 'playwright-core';
import type { Tier } from '#lib/accounts/tiers.ts';
import * as profiles from '#lib/table/profiles.ts';
import * as users from '#lib/table/users.ts';
import { newEmail, serviceOf } from '../support/service.ts';

const { mailsTo } = serviceOf();

/** The code in the latest mail to an address, with what stands around it: as somebody might copy it. */
export async function mailedCode(email: string): Promise<string> {
  const [mail] = await mailsTo(email);
  const code = /\b\d{6}\b/.exec(mail?.text ?? '')?.[0];
  if (!code) throw new Error('The mail has no code');
  return code;
}

/** Has a code mailed to an address by the page, up to where it is to be typed. */
export async function askForCodeBy(page: Page, email: string, path = '/'): Promise<void> {
  await page.goto(path);
  await page.getByLabel('E-mail address').fill(email);
  await page.getByRole('button', { name: 'Send me a code' }).click();
  await page.getByLabel('Six-digit code').waitFor();
}

/** Signs in by the page, as a new person unless an address is given; resolves to the address. */
export async function signInBy(page: Page, { path = '/', email = newEmail() } = {}): Promise<string> {
  await askForCodeBy(page, email, path);
  await page.getByLabel('Six-digit code').fill(await mailedCode(email));
  await page.getByRole('navigation', { name: 'Views' }).getByRole('link', { name: 'Account' }).waitFor();
  return email;
}

/** Fills in who is born and when, at a time of day or one that is not known. */
export async function fillInBirth(page: Page, { name = 'Ada', time = '' } = {}): Promise<void> {
  await page.getByLabel('Name').fill(name);
  await page.getByLabel('Date of birth').fill('1990-06-15');
  if (time) await page.getByLabel('Time of birth').fill(time);
  else await page.getByLabel('I don’t know').check();
}

/** Creates a profile by the page, up to where all profiles are. */
export async function createProfileBy(
  page: Page,
  { city = 'munich', ...birth }: { name?: string; city?: string; time?: string } = {},
): Promise<void> {
  await fillInBirth(page, birth);
  await page.getByLabel('City of birth').fill(city);
  await page.getByRole('button', { name: 'Create the profile' }).click();
  await page.getByText('is stored, born in').waitFor();
  // The first one leads to its day.
  if (page.url().includes('#/today')) await goTo(page, 'Profiles');
}

/** Goes to a view by its link. */
export async function goTo(page: Page, view: string): Promise<void> {
  const link = page.getByRole('navigation', { name: 'Views' }).getByRole('link', { name: view });
  await link.click();
  // Where the session turns out to be over, the way in is what is shown.
  const shown = link.and(page.locator('[aria-current=page]')).or(page.getByLabel('E-mail address'));
  await shown.first().waitFor();
}

/** Gives whoever is signed in another tier, and loads the page anew with it. */
export async function raiseTier(page: Page, tier: Tier): Promise<void> {
  await users.setTier(await userIdOn(page), tier);
  await page.reload();
}

/** Stores a profile of whoever is signed in, and loads the page anew with it. */
export async function storeProfile(page: Page, profile: profiles.Profile): Promise<void> {
  await profiles.create(await userIdOn(page), profile, 10);
  await page.reload();
}

async function userIdOn(page: Page): Promise<string> {
  const { id } = (await page.evaluate("fetch('/api/auth/me').then((r) => r.json())")) as { id: string };
  return id;
}
