import { expect, test } from '@jest/globals';
import * as pushSubscriptions from '#lib/table/push-subscriptions.ts';
import { newSubscriber } from '../support/push-service.ts';
import { baseUrl } from '../support/service.ts';
import { openPage, startBrowser, type Watched } from './chromium.ts';
import { eventually } from './eventually.ts';
import { expectAccessible } from './expect-accessible.ts';
import { goTo, signUpOn, userIdOn } from './page-actions.ts';

startBrowser();

const cardOn = ({ page }: Watched) =>
  page
    .locator('section.card')
    .filter({ has: page.getByRole('heading', { name: 'Notifications on this device' }) });

/**
 * Opens a page whose browser has a push service: a real one would need the vendor's servers. Each subscription has an endpoint of its
 * own, and ends when it is unsubscribed.
 */
async function openPageWithPush(): Promise<Watched> {
  const watched = await openPage({ serviceWorkers: 'allow', permissions: ['notifications'] });
  const { keys } = await newSubscriber();
  await watched.page.addInitScript(`{
    const KEY = 'fake-subscription';
    const fake = () => {
      const endpoint = localStorage.getItem(KEY);
      if (!endpoint) return null;
      const unsubscribe = async () => localStorage.removeItem(KEY);
      return { endpoint, toJSON: () => ({ endpoint, keys: ${JSON.stringify(keys)} }), unsubscribe };
    };
    Object.assign(PushManager.prototype, {
      getSubscription: async () => fake(),
      subscribe: async () => {
        if (!fake()) localStorage.setItem(KEY, 'https://fcm.googleapis.com/fcm/send/' + Math.random());
        return fake();
      },
    });
  }`);
  return watched;
}

test('notifications are turned on here, renewed at each opening, changed, and end with the sign-out', async () => {
  const watched = await openPageWithPush();
  const { page, problems } = watched;
  const card = cardOn(watched);
  await signUpOn(page);
  const userId = await userIdOn(page);
  const devices = () => pushSubscriptions.list(userId);
  await goTo(page, 'You');
  await card.getByText(/^Off\. /).waitFor();
  await card.getByLabel('Time').selectOption('06:45');
  await card.getByRole('button', { name: 'Turn on' }).click();
  await card.getByText(/^The next one comes (today|tomorrow) at 06:45\.$/).waitFor();
  await expectAccessible(page, 'notifications');
  const [device] = await devices();
  expect(device?.endpoint).toMatch(/^https:\/\/fcm/);

  await page.reload();
  await card.getByRole('button', { name: 'Save' }).waitFor();
  await eventually(async () => (await devices())[0]?.renewedAt).not.toBe(device?.renewedAt);
  expect(await devices()).toHaveLength(1);

  await card.getByLabel('Days', { exact: true }).selectOption('Sundays only');
  await card.getByRole('button', { name: 'Save' }).click();
  await card.getByText(/^The next one comes (on Sunday|today|tomorrow)/).waitFor();
  await page.getByRole('button', { name: 'Sign out' }).click();
  await eventually(devices).toEqual([]);
  expect(await page.evaluate("localStorage.getItem('fake-subscription')")).toBeNull();
  expect(problems).toEqual([]);
  await page.context().close();
});

test('a message shows a notification, also if it can’t be read, and a click shows its day', async () => {
  const watched = await openPage({ serviceWorkers: 'allow', permissions: ['notifications'] });
  const { page, problems } = watched;
  await signUpOn(page);
  const devTools = await page.context().newCDPSession(page);
  const registered = new Promise<string>((resolve) => {
    devTools.on('ServiceWorker.workerRegistrationUpdated', ({ registrations: [first] }) => {
      if (first) resolve(first.registrationId);
    });
  });
  await devTools.send('ServiceWorker.enable');
  await page.evaluate('navigator.serviceWorker.ready.then(() => undefined)');
  const registrationId = await registered;
  const deliver = (data: string) =>
    devTools.send('ServiceWorker.deliverPushMessage', { origin: baseUrl(), registrationId, data });
  const shown = () =>
    page.evaluate(`navigator.serviceWorker.ready.then(async (registration) =>
      (await registration.getNotifications()).map(({ title, body }) => [title, body]))`);
  const [date] = new Date().toISOString().split('T');
  const url = `${baseUrl()}/#/today/${date}`;
  const message = JSON.stringify({ title: 'Ada', body: 'A calm day.', url });
  for (const _ of ['once', 'again']) await deliver(message);
  await eventually(shown).toEqual([['Ada', 'A calm day.']]);

  const [worker] = page.context().serviceWorkers();
  await worker?.evaluate(`(async () => {
    // A worker can focus a window only after a click.
    WindowClient.prototype.focus = async function () { return this; };
    const [notification] = await self.registration.getNotifications();
    self.dispatchEvent(new NotificationEvent('notificationclick', { notification }));
  })()`);
  await eventually(async () => page.url()).toBe(url);
  await eventually(shown).toEqual([]);

  await deliver('not JSON');
  await eventually(shown).toEqual([['Your day', 'Open it to read what it brings.']]);
  expect(problems).toEqual([]);
  await page.context().close();
});

test('a browser that refuses, lacks or can’t reach notifications says so', async () => {
  const watched = await openPageWithPush();
  const { page } = watched;
  const card = cardOn(watched);
  await signUpOn(page);
  const reopen = async (script: string) => {
    await page.addInitScript(script);
    await page.reload();
    await goTo(page, 'You');
  };
  await reopen(`PushManager.prototype.subscribe = async () => {
    throw new DOMException('Registration failed - push service error', 'AbortError');
  }`);
  await card.getByRole('button', { name: 'Turn on' }).click();
  await card.getByText('couldn’t reach its notification service').waitFor();
  await reopen(`Object.defineProperty(Notification, 'permission', { get: () => 'denied' })`);
  await card.getByText('This browser blocks our notifications.').waitFor();
  await reopen('delete globalThis.PushManager');
  await card.getByText('This browser can’t show notifications.').waitFor();
  await reopen(`Object.defineProperty(navigator, 'userAgent', {
    get: () => 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15',
  })`);
  await card.getByText('tap Share, then Add to Home Screen').waitFor();
  expect(await card.getByRole('button').count()).toBe(0);
  await page.context().close();
});
