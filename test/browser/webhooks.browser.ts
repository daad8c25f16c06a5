import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { backdateSession } from '../support/backdate-session.ts';
import { startReceiver } from '../support/webhook-receiver.ts';
import { openPageForEachTest, page, problems } from './chromium.ts';
import { eventually } from './eventually.ts';
import { expectAccessible } from './expect-accessible.ts';
import { goTo, sessionCookieOn, signInOn, userIdOn } from './page-actions.ts';

let receiver: Awaited<ReturnType<typeof startReceiver>>;

openPageForEachTest();
beforeAll(async () => {
  receiver = await startReceiver();
});
afterAll(() => void receiver.close());

const button = (name: string | RegExp) => page.getByRole('button', { name });
const item = () => page.getByRole('listitem').filter({ has: page.getByRole('heading', { level: 3 }) });

/** Opens the form of a new webhook and fills it in. */
async function fillIn(url: string, ...events: string[]): Promise<void> {
  await goTo(page, 'API keys');
  await button('Add a webhook').click();
  await page.getByLabel('URL').and(page.locator(':focus')).fill(url);
  for (const name of events) await page.getByLabel(name).check();
}

test('a webhook is added, tested, seen failing, sent again, turned off, rotated and deleted', async () => {
  await signInOn(page);
  await fillIn(receiver.url, 'A person is added', 'The day’s forecasts are ready');
  await page.getByLabel('Daily events come at').selectOption('06:45');
  await page.getByText(/^In the time zone of Berlin/).waitFor();
  await expectAccessible(page, 'new-webhook');
  await button('Create the webhook').click();
  const secret = page.getByText(/^whsec_/);
  await secret.waitFor();
  const shown = await secret.innerText();
  await button('Copy the secret').click();
  await eventually(() => page.evaluate('navigator.clipboard.readText()')).toBe(shown);
  await page.getByText(/^whpk_/).waitFor();
  await item().getByText('· Daily events at 06:45 in Berlin').waitFor();
  await item().getByText('On.', { exact: true }).waitFor();

  await button(/^Send a test/).click();
  await page.getByText('A test (webhook.test): delivered').waitFor();
  await page.getByText(/: HTTP 200 after \d+ ms$/).waitFor();
  receiver.answer = () => ({ status: 500 });
  await button(/^Send a test/).click();
  await page.getByText('A test (webhook.test): not delivered yet').waitFor();
  await page
    .getByText(/: HTTP 500 after \d+ ms$/)
    .first()
    .waitFor();
  await item()
    .getByText(/^On, but failing since /)
    .waitFor();
  await expectAccessible(page, 'webhooks');

  receiver.answer = () => ({ status: 204 });
  const before = receiver.received.length;
  await button(/^Send again from here/)
    .last()
    .click();
  await eventually(() => page.getByText('A test (webhook.test): delivered').count()).toBe(2);
  expect(new Set(receiver.received.slice(before).map(({ id }) => id)).size).toBe(2);
  await item().getByText('On.', { exact: true }).waitFor();

  await button(/^Turn off/).click();
  await item().getByText('Off: you turned it off.').waitFor();
  await eventually(() => button(/^Send/).count()).toBe(0);
  await button(/^Turn on/).click();
  await item().getByText('On.', { exact: true }).waitFor();
  await button(/^Rotate secret/).click();
  await button('Replace the secret').click();
  await eventually(() => secret.innerText()).not.toBe(shown);

  await button(/^Delete/).click();
  await button('Delete the webhook').click();
  await item().waitFor({ state: 'detached' });
  await secret.waitFor({ state: 'detached' });
  await page.locator('.webhooks:focus').waitFor();
  expect(problems).toEqual([]);
});

test('a webhook’s invalid fields say what is wrong', async () => {
  await signInOn(page);
  await fillIn('http://example.com/hook');
  await button('Create the webhook').click();
  await page.getByText('URL must begin with https://.').waitFor();
  await page.getByText('Events must name at least one event.').waitFor();
  await page.locator('[aria-invalid]:focus').waitFor();
  await expectAccessible(page, 'webhook-problems');
});

test('adding a webhook long after the sign-in leads to a new one', async () => {
  await signInOn(page);
  const session = { id: await userIdOn(page), cookie: await sessionCookieOn(page) };
  await backdateSession(session, 'createdAt', 601_000);
  await fillIn(receiver.url, 'The plan changes');
  await button('Create the webhook').click();
  await page.getByText('please confirm that it’s you').last().waitFor();
  await page.getByLabel('Email address').waitFor();
});
