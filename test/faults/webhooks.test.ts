import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { highlightOn } from '#lib/delivery/highlights.ts';
import { eventually } from '../browser/eventually.ts';
import { ada } from '../support/service.ts';
import { startReceiver } from '../support/webhook-receiver.ts';
import { type BreakableService, startBreakableService } from './breakable-service.ts';

/** Two hours from now, so that the daily events are due early in the next 24 hours. */
const at = new Date(Math.ceil(Date.now() / 900_000) * 900_000 + 7_200_000).toISOString().slice(11, 16);
const open: { close: () => unknown }[] = [];
let service: BreakableService;
// Each test lets time pass, so each has a service of its own.
beforeEach(async () => {
  service = await startBreakableService();
});
afterEach(async () => {
  for (const receiver of open.splice(0)) receiver.close();
  await service.environment.stop();
});

async function subscriber(events: readonly string[] = ['key.created']) {
  const receiver = await startReceiver();
  open.push(receiver);
  const user = await service.signIn();
  const { cookie } = user;
  const call = (method: string, path = '', body?: unknown) =>
    service.call(method, `/api/webhooks${path}`, { cookie, ...(body !== undefined && { body }) });
  const { body: webhook } = await call('POST', '', { url: receiver.url, events, at, timeZone: 'UTC' });
  return {
    ...user,
    receiver,
    call,
    webhookId: webhook.id as string,
    createKey: () => service.call('POST', '/api/keys', { cookie, body: { name: 'Another' } }),
    shown: async () => (await call('GET')).body.webhooks[0],
    deliveries: async () => (await call('GET', `/${webhook.id}/deliveries`)).body.deliveries,
    subjects: async () => (await service.mailsTo(user.email)).map(({ subject }) => subject),
  };
}

/** Lets hours pass, of which a request takes up to 24. */
async function advance(hours: number): Promise<void> {
  for (let left = hours; left > 0; left -= 24)
    await service.call('POST', '/__local/advance', { body: { hours: Math.min(24, left) } });
}

/** Hours after each failed try in which the next one is due: all tries take less than four days. */
const HOURS = [0.25, 0.25, 1, 3, 6, 11.5, 16, 22.5, 26.5];

/** Lets a webhook's last event fail until its try `last`. */
async function failUntil(last: number, deliveries: () => Promise<{ attempts: object[] }[]>): Promise<void> {
  for (let tries = 1; ; tries++) {
    await eventually(async () => (await deliveries())[0]?.attempts.length).toBe(tries);
    if (tries === last) return;
    await advance(HOURS[tries - 1] ?? 0);
  }
}

test('a receiver that is down for three days gets each event once it is back, by its id', async () => {
  const { receiver, deliveries, createKey, shown } = await subscriber();
  receiver.answer = () => ({ status: 503 });
  await createKey();
  await failUntil(9, deliveries);
  receiver.answer = () => ({ status: 200 });
  await advance(26.5);
  await eventually(deliveries).toMatchObject([{ type: 'key.created', state: 'delivered' }]);
  expect(receiver.received).toHaveLength(10);
  expect(new Set(receiver.received.map(({ id }) => id)).size).toBe(1);
  await eventually(shown).toMatchObject({ enabled: true, failingSince: null });
});

test('after four days of failures the owner is warned, and after five the webhook is disabled', async () => {
  const { receiver, createKey, shown, subjects, deliveries } = await subscriber();
  receiver.answer = () => ({ status: 500 });
  await createKey();
  await failUntil(10, deliveries);
  expect(await deliveries()).toMatchObject([{ state: 'failed', nextAttemptAt: null }]);
  expect(await shown()).toMatchObject({ enabled: true, failingSince: expect.any(String) });
  await createKey();
  await failUntil(3, deliveries);
  await advance(24);
  await eventually(subjects).toContain('Your webhook will be disabled tomorrow');
  expect(await shown()).toMatchObject({ enabled: true });
  await advance(24);
  await eventually(shown).toMatchObject({ enabled: false, disabledBecause: 'failing' });
  await eventually(subjects).toContain('Your webhook is disabled');
  const { length } = receiver.received;
  await createKey();
  await advance(24);
  expect(receiver.received).toHaveLength(length);
});

test('each day is announced once, with its profiles, and as a highlight only if it is one', async () => {
  const { receiver, key } = await subscriber(['forecast.ready', 'forecast.highlight']);
  const { body: profile } = await service.call('POST', '/api/profiles', { key, body: ada });
  const details = (await service.call('GET', `/api/profiles/${profile.id}`, { key })).body;
  const birth = { ...details, birthTime: undefined };
  for (let day = 1; day <= 6; day++) {
    await advance(24);
    await eventually(async () => receiver.of('forecast.ready').length).toBe(day);
    await advance(0.25);
  }
  const ready = receiver.of('forecast.ready').map(({ data }) => data);
  const dates = ready.map(({ date }) => String(date));
  expect(new Set(dates).size).toBe(6);
  expect(ready.every(({ profileIds }) => String(profileIds) === profile.id)).toBe(true);
  const highlights = dates.filter((date) => highlightOn(birth, date, 'UTC'));
  await eventually(async () => receiver.of('forecast.highlight').map(({ data }) => data['date'])).toEqual(
    highlights,
  );
});

test('events beyond the limit are left out, which the webhook says', async () => {
  await service.environment.stop();
  service = await startBreakableService({ webhookEventsPerNewUserPerDay: 2 });
  const { receiver, call, webhookId, createKey, shown } = await subscriber();
  for (let at = 1; at <= 2; at++) {
    await createKey();
    await eventually(async () => receiver.received.length).toBe(at);
  }
  expect(await shown()).toMatchObject({ droppedAt: null });
  await createKey();
  await eventually(shown).toMatchObject({ droppedAt: expect.any(String) });
  expect(receiver.received).toHaveLength(2);
  const refused = await call('POST', `/${webhookId}/test`);
  expect([refused.status, refused.body.detail]).toEqual([
    429,
    'Your account can have 2 events a day, and too few are left.',
  ]);
});

test('while the queue is down, changes wait in the stream, and then arrive once', async () => {
  const { receiver, createKey } = await subscriber();
  await service.breakService({ service: 'sqs', mode: 'down' });
  await createKey();
  await eventually(async () => service.lines.some((line) => line.includes('not announced'))).toBe(true);
  expect(receiver.received).toEqual([]);
  await service.repair();
  await eventually(async () => receiver.received.length).toBe(1);
});

test('with every third call to the table throttled, each event is still delivered, by one id', async () => {
  const all = await Promise.all([subscriber(), subscriber(), subscriber()]);
  await service.breakService({ service: 'dynamodb', mode: 'throttled', rate: 0.3 });
  for (const { createKey } of all) await eventually(async () => (await createKey()).status).toBe(201);
  await service.repair();
  for (const { receiver, deliveries } of all) {
    await eventually(async () => {
      const [first] = await deliveries();
      return first?.state;
    }).toBe('delivered');
    expect(new Set(receiver.received.map(({ id }) => id)).size).toBe((await deliveries()).length);
  }
});
