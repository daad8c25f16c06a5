import type { Page } from 'playwright-core';
import type { Tier } from '#lib/accounts/tiers.ts';
import * as profiles from '#lib/table/profiles.ts';
import * as users from '#lib/table/users.ts';
import { newEmail, serviceOf } from '../support/service.ts';

const { mailsTo } = serviceOf();

/** The sign-in code in the latest mail to an address. */
export async function mailedCode(email: string): Promise<string> {
  const [mail] = await mailsTo(email);
  const code = /\b\d{6}\b/.exec(mail?.text ?? '')?.[0];
  if (!code) throw new Error('The mail has no code');
  return code;
}

/** Requests a sign-in code and waits for the code form. */
export async function requestCodeOn(page: Page, email: string, path = '/'): Promise<void> {
  await page.goto(path);
  await page.getByLabel('Email address').fill(email);
  await page.getByRole('button', { name: 'Send me a code' }).click();
  await page.getByLabel('Six-digit code').waitFor();
}

/** Signs in, by default as a new user, and returns the email address. */
export async function signInOn(page: Page, { path = '/', email = newEmail() } = {}): Promise<string> {
  await requestCodeOn(page, email, path);
  await page.getByLabel('Six-digit code').fill(await mailedCode(email));
  await page
    .getByRole('navigation', { name: 'Views' })
    .getByRole('link', { name: 'You', exact: true })
    .waitFor();
  return email;
}

/** Fills in name, birth date and birth time; without a time, marks it unknown. */
export async function fillInBirth(page: Page, { name = 'Ada', time = '' } = {}): Promise<void> {
  await page.getByLabel('Name').fill(name);
  await page.getByLabel('Date of birth').fill('1990-06-15');
  if (time) await page.getByLabel('Time of birth').fill(time);
  else await page.getByLabel('I don’t know').check();
}

type ProfileFields = { name?: string; city?: string; time?: string };

/** Signs in as a new user of a tier, creates a profile, and returns the email address. */
export async function signUpOn(
  page: Page,
  { tier, path = '/', ...profile }: ProfileFields & { tier?: Tier; path?: string } = {},
): Promise<string> {
  const email = await signInOn(page, { path });
  if (tier) await setTier(page, tier);
  await createProfileOn(page, profile);
  return email;
}

/** Creates a profile and waits for the list of profiles. */
export async function createProfileOn(
  page: Page,
  { city = 'munich', ...birth }: ProfileFields = {},
): Promise<void> {
  await fillInBirth(page, birth);
  await page.getByLabel('City of birth').fill(city);
  await page.getByRole('button', { name: /^(See my day|Add this person)$/ }).click();
  await page.getByText(/^Born in /).waitFor();
  // Creating the first profile shows its chart with this link; creating another stays in the list.
  if (await page.getByRole('link', { name: 'Change', exact: true }).isVisible()) await goTo(page, 'People');
}

/**
 * Opens a view by clicking its link in the navigation. If the session has ended, the page replaces
 * the links by the sign-in form, at any moment: then the click goes to that form's field instead.
 */
export async function goTo(page: Page, view: string): Promise<void> {
  const signIn = page.getByLabel('Email address');
  if (view === 'API keys') {
    await goTo(page, 'You');
    await page.getByRole('main').getByRole('link', { name: view }).or(signIn).first().click();
    await page.getByRole('heading', { level: 1, name: view }).or(signIn).first().waitFor();
    return;
  }
  const link = page.getByRole('navigation', { name: 'Views' }).getByRole('link', { name: view });
  await link.or(signIn).first().click();
  await link.and(page.locator('[aria-current=page]')).or(signIn).first().waitFor();
}

/** Goes offline in the account view and signs out there. */
export async function signOutOffline(page: Page): Promise<void> {
  await goTo(page, 'You');
  await page.getByRole('button', { name: 'Sign out' }).waitFor();
  await page.context().setOffline(true);
  await page.getByRole('button', { name: 'Sign out' }).click();
  await page.getByLabel('Email address').waitFor();
}

/** Simulates a window becoming visible again, which makes the page check the session. */
export const showAgain = (page: Page) =>
  page.evaluate("document.dispatchEvent(new Event('visibilitychange'))");

/** Ends the session without the page's knowledge. */
export const endSession = (page: Page) => page.evaluate("fetch('/api/auth/sign-out', { method: 'POST' })");

/** Changes the signed-in user's tier and reloads the page. */
export async function setTier(page: Page, tier: Tier): Promise<void> {
  await users.setTier(await userIdOn(page), tier);
  await page.reload();
}

/** Stores a profile for the signed-in user and reloads the page. */
export async function storeProfile(page: Page, profile: profiles.Profile): Promise<void> {
  await profiles.create(await userIdOn(page), profile, 10);
  await page.reload();
}

/** The session cookie of a signed-in page, as a request header. */
export async function sessionCookieOn(page: Page): Promise<string> {
  const cookies = await page.context().cookies();
  const { name = '', value = '' } = cookies.find(({ name: given }) => given === '__Host-session') ?? {};
  return `${name}=${value}`;
}

/** The id of the signed-in user. */
export async function userIdOn(page: Page): Promise<string> {
  const { id } = (await page.evaluate("fetch('/api/auth/me').then((r) => r.json())")) as { id: string };
  return id;
}

/** Expands every shortened list of a loaded day. */
export async function expandLists(page: Page): Promise<void> {
  const buttons = page.getByRole('button', { name: /^Show all/ });
  while ((await buttons.count()) > 0) await buttons.first().click();
}
