import { hash } from 'node:crypto';
import { PutCommand } from '@aws-sdk/lib-dynamodb';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import type { Outcome } from '#lib/delivery/outcomes.ts';
import * as deliveries from '#lib/table/deliveries.ts';
import * as pushSubscriptions from '#lib/table/push-subscriptions.ts';
import { deleteInBatches, getItem, itemKeys, TableName, table } from '#lib/table/single-table.ts';
import { eventually } from '../../browser/eventually.ts';
import { backgroundFunction } from '../../support/background-function.ts';
import { metricsIn } from '../../support/embedded-metrics.ts';
import { expectInvalid, expectProblem } from '../../support/expectations.ts';
import { newSubscriber, type PushedMessage, startPushService } from '../../support/push-service.ts';
import { baseUrl } from '../../support/service.ts';
import { signUp } from '../../support/sign-up.ts';
import { untilGone } from '../../support/table-items.ts';
import { useService } from '../../support/use-service.ts';

const service = useService();
const PUSH = { at: '07:15', timeZone: 'Europe/Berlin', days: 'daily' } as const;
const MAIL = { ...PUSH, weekly: false };
const SUBSCRIPTIONS = '/api/push/subscriptions';
const DATE = '2026-03-03';

let pushService: Awaited<ReturnType<typeof startPushService>>;
let sender: ReturnType<typeof backgroundFunction>;
beforeAll(async () => {
  pushService = await startPushService();
  sender = backgroundFunction('deliver', 120);
});
afterAll(async () => {
  await sender.stop();
  await pushService.stop();
});

let devices = 0;

/**
 * A reader whose notifications are on, with a number of devices that subscribed. Unless `isListed`, no tick finds the reader, since
 * those of other test files would deliver further days.
 */
async function reader(count = 1, { isListed = false } = {}) {
  const user = await signUp(service, { name: 'Ada & Co' });
  const { cookie, id: userId, profileId } = user;
  const path = `${user.path}/delivery`;
  const put = (body: unknown) => service.call('PUT', path, { cookie, body });
  const subscribe = async (endpoint: string, keys: object) =>
    service.call('POST', SUBSCRIPTIONS, { cookie, body: { endpoint, keys } });
  const own: { path: string; id: string; decrypt: (body: Buffer) => Promise<string> }[] = [];
  for (let at = 0; at < count; at++) {
    const { keys, decrypt } = await newSubscriber();
    const path = `/device-${++devices}`;
    const { body } = await subscribe(pushService.url + path, keys);
    own.push({ path, id: body.id, decrypt });
  }
  await put({ push: PUSH });
  if (!isListed) await deleteInBatches([deliveries.dueKey(PUSH, profileId, 'push')]);
  return {
    ...{ ...user, devices: own, put, subscribe },
    get: async () => (await service.call('GET', path, { cookie })).body,
    /** Delivers a date, that was due some hours ago, on the channels. Returns whether the message was reported as failed. */
    deliver: async (hoursAgo = 0, channels: readonly ('mail' | 'push')[] = ['push']): Promise<boolean> => {
      const readers = channels.map((channel) => ({ userId, profileId, channel }));
      const body = JSON.stringify({ date: DATE, dueMs: Date.now() - hoursAgo * 3_600_000, readers });
      const invocation = await sender.invoke({ Records: [{ messageId: 'one', body }] });
      if (invocation.kind !== 'answered') throw new Error(JSON.stringify(invocation));
      return JSON.parse(invocation.payload).batchItemFailures.length > 0;
    },
    messages: (): PushedMessage[] =>
      pushService.messages.filter(({ path }) => own.some((device) => device.path === path)),
    outcomes: async (): Promise<Outcome[]> =>
      (await deliveries.listDeliveries(profileId, Date.now()))
        .filter(({ channel }) => channel === 'push')
        .map(({ outcome }) => outcome),
  };
}

test('the key is the same for all, and 65 bytes', async () => {
  const [ada, bob] = [await signUp(service), await signUp(service)];
  const keys = [];
  for (const { cookie } of [ada, bob])
    keys.push((await service.call('GET', '/api/push/key', { cookie })).body.key);
  expect(new Set(keys).size).toBe(1);
  expect(Buffer.from(keys[0], 'base64url')).toHaveLength(65);
  expectProblem(await service.call('GET', '/api/push/key', { key: ada.key }), 403, 'session_required');
});

test('an endpoint that is sent again is renewed under the same id, and keeps its version', async () => {
  const { cookie, id } = await signUp(service);
  const { keys } = await newSubscriber();
  const body = { endpoint: 'https://fcm.googleapis.com/fcm/send/again', keys };
  const send = () => service.call('POST', SUBSCRIPTIONS, { cookie, body });
  const first = await send();
  expect(first.status).toBe(201);
  expect(first.headers.get('location')).toMatch(new RegExp(`${SUBSCRIPTIONS}/${first.body.id}$`));
  const [stored] = await pushSubscriptions.list(id);
  const Item = { ...itemKeys.pushSubscription(id, first.body.id), ...stored, version: '7' };
  await table.send(new PutCommand({ TableName, Item }));
  expect((await send()).body).toEqual(first.body);
  const [renewed, ...others] = await pushSubscriptions.list(id);
  expect(others).toEqual([]);
  expect(renewed).toMatchObject({ ...keys, version: '7' });
  expect(renewed?.renewedAt).not.toBe(stored?.renewedAt);
});

test('an eleventh device replaces the one that was renewed least recently', async () => {
  const { cookie, id } = await signUp(service);
  const { keys } = await newSubscriber();
  const subscribe = async (at: number) => {
    const body = { endpoint: `https://fcm.googleapis.com/fcm/send/${at}`, keys };
    return (await service.call('POST', SUBSCRIPTIONS, { cookie, body })).body.id;
  };
  const ids: string[] = [];
  for (let at = 0; at < 10; at++) ids.push(await subscribe(at));
  await subscribe(0);
  const [, second] = ids;
  const eleventh = await subscribe(10);
  const left = (await pushSubscriptions.list(id)).map((one) => one.id);
  expect(left.sort()).toEqual([...ids.filter((one) => one !== second), eleventh].sort());
});

test.each([
  ['https://a.example/push', '/endpoint'],
  ['http://fcm.googleapis.com/x', '/endpoint'],
  ['https://169.254.169.254/latest/meta-data', '/endpoint'],
  ['', '/endpoint'],
])('%j is not an endpoint of a known push service', async (endpoint, pointer) => {
  const { cookie, id } = await signUp(service);
  const { keys } = await newSubscriber();
  expectInvalid(await service.call('POST', SUBSCRIPTIONS, { cookie, body: { endpoint, keys } }), [pointer]);
  expect(await pushSubscriptions.list(id)).toEqual([]);
});

test('keys must be a point of the curve and 16 bytes', async () => {
  const { cookie } = await signUp(service);
  const { keys } = await newSubscriber();
  const endpoint = 'https://fcm.googleapis.com/fcm/send/x';
  const wrong: [object, string][] = [
    [{ ...keys, p256dh: `BA${'x'.repeat(85)}` }, '/keys/p256dh'],
    [{ ...keys, p256dh: keys.auth }, '/keys/p256dh'],
    [{ ...keys, auth: 'short' }, '/keys/auth'],
    [{ p256dh: keys.p256dh }, '/keys/auth'],
  ];
  for (const [given, pointer] of wrong)
    expectInvalid(await service.call('POST', SUBSCRIPTIONS, { cookie, body: { endpoint, keys: given } }), [
      pointer,
    ]);
});

test('a device is unsubscribed by its owner only', async () => {
  const [ada, eve] = [await reader(), await signUp(service)];
  const path = `${SUBSCRIPTIONS}/${ada.devices[0]?.id}`;
  const unsubscribe = (cookie: string | undefined) => service.call('DELETE', path, { cookie });
  expectProblem(await unsubscribe(eve.cookie), 404, 'not_found');
  expect((await unsubscribe(ada.cookie)).status).toBe(200);
  expectProblem(await unsubscribe(ada.cookie), 404, 'not_found');
  expect(await pushSubscriptions.list(ada.id)).toEqual([]);
});

test('mail and notifications are set independently, and listed by entries of their own', async () => {
  const { put, get, profileId } = await reader(0, { isListed: true });
  const listed = async () => {
    const found = [];
    for await (const one of deliveries.listReaders(PUSH.timeZone, PUSH.at, Date.now()))
      if (one.profileId === profileId) found.push(one.channel);
    return found;
  };
  expect(await get()).toMatchObject({ mail: null, next: null, push: PUSH });
  expect(Date.parse((await get()).nextPush)).toBeGreaterThan(Date.now());
  expect(await listed()).toEqual(['push']);
  expect((await put({ mail: MAIL })).body).toMatchObject({ mail: MAIL, push: PUSH });
  expect(await listed()).toEqual(['mail', 'push']);
  const sundays = { ...PUSH, days: 'sundays' };
  expect((await put({ push: sundays, mail: null })).body).toMatchObject({ mail: null, push: sundays });
  expect(await listed()).toEqual(['push']);
  expect((await put({ push: null })).body).toMatchObject({ mail: null, push: null, nextPush: null });
  expect(await listed()).toEqual([]);
  expectInvalid(await put({}), ['']);
  expectInvalid(await put({ push: { ...PUSH, at: '07:10' } }), ['/push/at']);
});

test('at most five profiles of an account have notifications, besides five with mail', async () => {
  const { id, put } = await reader(0);
  const body = { profileIds: new Set([1, 2, 3, 4, 5].map((at) => `prf_${at}`)) };
  const Item = { ...itemKeys.pushProfiles(id), ...body };
  await table.send(new PutCommand({ TableName, Item }));
  expectProblem(await put({ push: { ...PUSH, at: '08:00' } }), 403, 'push_limit_reached');
  expect((await put({ mail: MAIL })).status).toBe(200);
});

test('a deleted profile and an erased account leave no entries and no subscriptions', async () => {
  const options = { isListed: true };
  const [deleted, erased] = [await reader(1, options), await reader(1, options)];
  const entryOf = (profileId: string) => getItem(deliveries.dueKey(PUSH, profileId, 'push'));
  for (const { profileId } of [deleted, erased]) expect(await entryOf(profileId)).toBeDefined();
  expect((await service.call('DELETE', deleted.path, { key: deleted.key })).status).toBe(200);
  expect(await entryOf(deleted.profileId)).toBeUndefined();
  expect((await service.call('DELETE', '/api/auth/me', { cookie: erased.cookie })).status).toBe(200);
  await untilGone(itemKeys.user(erased.id).PK);
  expect(await entryOf(erased.profileId)).toBeUndefined();
});

test('the export has the settings and the devices, without secrets', async () => {
  const { cookie, devices } = await reader();
  const { body, text } = await service.call('GET', '/api/auth/me/export', { cookie });
  expect(body.profiles[0]).toMatchObject({ push: PUSH });
  const { id, path } = devices[0] ?? {};
  expect(body.pushSubscriptions).toEqual([
    { id, service: '127.0.0.1', createdAt: expect.any(String), renewedAt: expect.any(String) },
  ]);
  expect(text).not.toContain(path);
});

test('each device gets a day once, encrypted and signed, and the owner sees it', async () => {
  const { deliver, messages, devices, horoscope, profileId, get, profile } = await reader(2);
  expect(await deliver()).toBe(false);
  expect(await deliver()).toBe(false);
  expect(messages()).toHaveLength(2);
  const { body } = await horoscope('daily', { startDate: DATE, endDate: DATE, tz: PUSH.timeZone });
  for (const { path, decrypt } of devices) {
    const message = messages().find((one) => one.path === path);
    const { title, body: text, url } = JSON.parse(await decrypt(message?.body ?? Buffer.of()));
    expect(title).toBe(profile.name);
    expect(body.horoscopes[0].summary.startsWith(text)).toBe(true);
    expect(url).toMatch(new RegExp(`/#/today/${DATE}\\?profile=${profileId}$`));
    expect(message?.headers).toMatchObject({
      'content-encoding': 'aes128gcm',
      ttl: '43200',
      urgency: 'normal',
      topic: hash('sha256', profileId, 'base64url').slice(0, 32),
      authorization: expect.stringMatching(/^vapid t=[\w-]+\.[\w-]+\.[\w-]+, k=[\w-]{87}$/),
    });
  }
  expect((await get()).recent).toEqual([
    { date: DATE, channel: 'push', outcome: 'sent', at: expect.any(String) },
  ]);
});

test('one message brings mail and notification, each by its own settings', async () => {
  const { put, deliver, messages, get } = await reader();
  await put({ mail: MAIL });
  expect(await deliver(0, ['mail', 'push'])).toBe(false);
  expect(messages()).toHaveLength(1);
  const channels = (await get()).recent.map((one: { channel: string }) => one.channel);
  expect(channels.sort()).toEqual(['mail', 'push']);
});

/** How often the sender has counted something. */
const counted = async (metric: string) =>
  Object.entries(metricsIn(sender.lines)).find(([name]) => name.endsWith(` ${metric}`))?.[1];

test('each delivery counts as handled, whether it is sent, late, known or no longer wanted', async () => {
  const { put, deliver } = await reader();
  await put({ mail: MAIL, push: PUSH });
  sender.lines.length = 0;
  const handled = () => counted('DeliveriesHandled');
  const both = ['mail', 'push'] as const;
  await deliver(0, both);
  await eventually(handled).toBe(2);
  await deliver(0, both);
  await eventually(handled).toBe(4);
  await deliver(3, both);
  await eventually(handled).toBe(6);
  await put({ mail: null, push: null });
  await deliver(0, both);
  await eventually(handled).toBe(8);
});

test('an account with too many devices, by concurrent requests, gets a day on those renewed last', async () => {
  const { id, deliver, messages } = await reader();
  const [stored] = await pushSubscriptions.list(id);
  for (let at = 0; at < 10; at++) {
    const more = {
      id: `psh_${at}`,
      endpoint: `${pushService.url}/more-${at}`,
      renewedAt: '2999-01-01T00:00:00Z',
    };
    const Item = { ...itemKeys.pushSubscription(id, more.id), ...stored, ...more };
    await table.send(new PutCommand({ TableName, Item }));
  }
  expect(await deliver()).toBe(false);
  expect(messages()).toEqual([]);
  expect(pushService.messages.filter(({ path }) => path.startsWith('/more-'))).toHaveLength(10);
});

test('a device that is gone is removed; the others get the day', async () => {
  const { id, deliver, devices, messages, outcomes } = await reader(3);
  const [gone, missing, kept] = devices;
  Object.assign(pushService.statuses, { [gone?.path ?? '']: [410], [missing?.path ?? '']: [404] });
  expect(await deliver()).toBe(false);
  expect(messages()).toHaveLength(3);
  expect((await pushSubscriptions.list(id)).map((one) => one.id)).toEqual([kept?.id]);
  expect(await outcomes()).toEqual(['sent']);
});

test('while a push service is down, the message comes again; then the day comes once', async () => {
  const { deliver, devices, messages, outcomes } = await reader();
  pushService.statuses[devices[0]?.path ?? ''] = [503, 429, 201];
  expect(await deliver()).toBe(true);
  expect(await outcomes()).toEqual([]);
  expect(await deliver()).toBe(true);
  for (const _ of ['sent', 'again']) expect(await deliver()).toBe(false);
  expect(messages()).toHaveLength(3);
  expect(await outcomes()).toEqual(['sent']);
});

test('a push service that is unreachable is asked again', async () => {
  const { deliver, subscribe, outcomes } = await reader(0);
  const { keys } = await newSubscriber();
  await subscribe('http://127.0.0.1:9/nothing', keys);
  expect(await deliver()).toBe(true);
  expect(await outcomes()).toEqual([]);
});

test.each([
  ['a refused message', [403], 'refused'],
  ['a redirect', [307], 'refused'],
  ['the last device gone', [410], 'undeliverable'],
])('%s is final', async (_, statuses, outcome) => {
  const { deliver, devices, outcomes, messages } = await reader();
  pushService.statuses[devices[0]?.path ?? ''] = [...statuses];
  for (const __ of ['first', 'again']) expect(await deliver()).toBe(false);
  expect(messages()).toHaveLength(1);
  expect(await outcomes()).toEqual([outcome]);
});

test('nothing is sent more than two hours late, without a device, or after it was turned off', async () => {
  const [late, alone, off] = [await reader(), await reader(0), await reader()];
  await off.put({ push: null });
  sender.lines.length = 0;
  expect(await late.deliver(2.1)).toBe(false);
  await eventually(() => counted('DeliveriesLate')).toBe(1);
  expect(await late.outcomes()).toEqual(['late']);
  expect(await alone.deliver()).toBe(false);
  expect(await alone.outcomes()).toEqual(['undeliverable']);
  expect(await off.deliver()).toBe(false);
  expect(await off.outcomes()).toEqual([]);
  for (const { messages } of [late, off]) expect(messages()).toEqual([]);
});

test('a device that subscribed to a retired key pair is removed', async () => {
  const { id, deliver, outcomes, messages } = await reader();
  const [stored] = await pushSubscriptions.list(id);
  const Item = { ...itemKeys.pushSubscription(id, stored?.id ?? ''), ...stored, version: '99' };
  await table.send(new PutCommand({ TableName, Item }));
  expect(await deliver()).toBe(false);
  expect(await outcomes()).toEqual(['undeliverable']);
  expect(messages()).toEqual([]);
  expect(await pushSubscriptions.list(id)).toEqual([]);
});

test('a tick queues the notifications of a day, which then come once', async () => {
  const { messages, outcomes } = await reader(1, { isListed: true });
  const { status } = await fetch(`${baseUrl()}/__local/advance`, {
    ...{ method: 'POST', headers: { 'Content-Type': 'application/json' }, body: '{"hours":24}' },
  });
  expect(status).toBe(200);
  await eventually(outcomes).toContain('sent');
  // Ticks of other test files may add further days.
  await eventually(async () => (await outcomes()).length - messages().length).toBe(0);
});
