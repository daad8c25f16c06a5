import { afterEach, expect, test } from '@jest/globals';
import { eventIdOf, newId } from '#lib/accounts/identifiers.ts';
import { highlightOn } from '#lib/delivery/highlights.ts';
import { changeWebhook } from '#lib/operations/change-webhook.ts';
import * as counters from '#lib/table/counters.ts';
import * as deliveries from '#lib/table/deliveries.ts';
import * as profiles from '#lib/table/profiles.ts';
import { getItem, itemKeys } from '#lib/table/single-table.ts';
import * as users from '#lib/table/users.ts';
import * as webhookEvents from '#lib/table/webhook-events.ts';
import * as webhooks from '#lib/table/webhooks.ts';
import { eventBody } from '#lib/webhooks/events.ts';
import { eventually } from '../../browser/eventually.ts';
import { backgroundFunction } from '../../support/background-function.ts';
import { expectInvalid, expectProblem } from '../../support/expectations.ts';
import { holdCalls } from '../../support/hold-calls.ts';
import { newProfile } from '../../support/new-items.ts';
import type { Answer } from '../../support/service.ts';
import { signUp } from '../../support/sign-up.ts';
import { finishAtLast, untilGone } from '../../support/table-items.ts';
import { useService } from '../../support/use-service.ts';
import { isSignedBy, isSignedByKey, startReceiver } from '../../support/webhook-receiver.ts';

const service = useService();
const open: { close: () => unknown }[] = [];

afterEach(() => {
  for (const receiver of open.splice(0)) receiver.close();
});

/** A promise that `give` fulfills. */
function newSignal() {
  let give = () => {};
  const given = new Promise<void>((resolve) => {
    give = resolve;
  });
  return { give, given };
}

/** An account with a profile and a webhook whose receiver runs here. */
async function subscriber(events: readonly string[] = ['profile.created'], more: object = {}) {
  const receiver = await startReceiver();
  open.push(receiver);
  const user = await signUp(service);
  const { cookie } = user;
  const call = (method: string, path = '', body?: unknown) =>
    service.call(method, `/api/webhooks${path}`, { cookie, ...(body !== undefined && { body }) });
  const created = await call('POST', '', { url: receiver.url, events, ...more });
  if (created.status !== 201) throw new Error(created.text);
  const { id, secret, publicKey } = created.body;
  const deliveriesOf = async () => (await call('GET', `/${id}/deliveries`)).body.deliveries;
  return { ...user, receiver, call, created, webhookId: id as string, secret, publicKey, deliveriesOf };
}

test('a webhook’s secret is shown once, and a test event is signed by it in two ways', async () => {
  const { id, cookie, call, created, webhookId, receiver, secret, publicKey, deliveriesOf } =
    await subscriber();
  expect(created.status).toBe(201);
  expect(created.headers.get('location')).toContain(`/api/webhooks/${webhookId}`);
  const { secret: _, ...shown } = created.body;
  expect(shown).toMatchObject({ url: receiver.url, events: ['profile.created'], at: null, enabled: true });
  expect((await call('GET')).body).toEqual({ webhooks: [shown] });
  const { publicKey: _key, ...exported } = shown;
  expect((await service.call('GET', '/api/auth/me/export', { cookie })).body.webhooks).toEqual([exported]);

  const { eventId } = (await call('POST', `/${webhookId}/test`)).body;
  // Accounts share the queue, which is fair between groups.
  const queued = service.calls.made.filter(({ operation }) => operation.endsWith(' SendMessageBatch'));
  expect(queued.flatMap(({ body }) => JSON.parse(body).Entries)).toMatchObject([{ MessageGroupId: id }]);
  await eventually(async () => receiver.received.length).toBe(1);
  const [event] = receiver.received;
  expect(event).toMatchObject({ id: eventId, type: 'webhook.test', data: {} });
  expect(event && isSignedBy(secret, event)).toBe(true);
  expect(event && isSignedByKey(publicKey, event)).toBe(true);
  const other = await subscriber();
  expect(event && isSignedBy(other.secret, event)).toBe(false);
  expect(event && isSignedByKey(other.publicKey, event)).toBe(false);
  await eventually(deliveriesOf).toMatchObject([
    {
      ...{ id: eventId, type: 'webhook.test', state: 'delivered', nextAttemptAt: null },
      attempts: [{ status: 200, error: null }],
    },
  ]);
});

test('changes to profiles, keys and the tier arrive once each, with ids only', async () => {
  const all = [
    'profile.created',
    'profile.updated',
    'profile.deleted',
    'key.created',
    'account.tier_changed',
  ];
  const { receiver, key, cookie, id, webhookId, call } = await subscriber(all);
  await users.setTier(id, 'pro');
  const body = { name: 'Grace', birthDate: '1991-07-16', birthCity: 'London, UK' };
  const named = { ...body, externalId: 'user-4711' };
  const profileId = (await service.call('POST', '/api/profiles', { key, body: named })).body.id;
  const path = `/api/profiles/${profileId}`;
  const dataOf = async (what: string) => receiver.of(`profile.${what}`).map(({ data }) => data);
  await eventually(() => dataOf('created')).toEqual([{ profileId, externalId: 'user-4711' }]);
  // These change the profile's item, too, and are no edits.
  await service.call('POST', `${path}/calendar`, { key, body: { events: 'daily' } });
  await service.call('PATCH', path, { key, body: { externalId: 'user-4712' } });
  const renamed = { profileId, externalId: 'user-4712' };
  await eventually(() => dataOf('updated')).toEqual([renamed]);
  await service.call('POST', `${path}/calendar`, { key, body: { events: 'daily' } });
  await service.call('DELETE', path, { key });
  await eventually(() => dataOf('deleted')).toEqual([renamed]);
  // The stream's times are in whole minutes here. Those of events are exact.
  const times = ['created', 'updated', 'deleted'].map((what) => {
    const [event] = receiver.of(`profile.${what}`);
    return JSON.parse(event?.body ?? '{}').timestamp;
  });
  expect(times).toEqual(times.toSorted());
  const created = await service.call('POST', '/api/keys', { cookie, body: { name: 'Another' } });
  await eventually(async () => receiver.of('key.created')).toMatchObject([
    { data: { keyId: created.body.id } },
  ]);
  expect(receiver.of('account.tier_changed')).toMatchObject([
    { data: { tier: 'pro', previousTier: 'free' } },
  ]);
  expect(receiver.received).toHaveLength(5);
  expect(new Set(receiver.received.map((event) => event.id)).size).toBe(5);
  expect(JSON.stringify(receiver.received)).not.toMatch(/Grace|1991|London/);
  // A webhook that asks for nothing of this gets nothing.
  await call('PATCH', `/${webhookId}`, { events: ['profile.deleted'] });
  await service.call('POST', '/api/keys', { cookie, body: { name: 'Third' } });
  const second = (await service.call('POST', '/api/profiles', { key, body })).body.id;
  await service.call('DELETE', `/api/profiles/${second}`, { key });
  await eventually(async () => receiver.received.length).toBe(6);
  expect(receiver.received[5]).toMatchObject({ type: 'profile.deleted' });
  expect(receiver.received[5]?.data).toEqual({ profileId: second });
});

test('a change that the stream reports again, in one batch or another, counts as one event', async () => {
  const { id, receiver } = await subscriber(['key.created']);
  const announce = backgroundFunction('announce', 30);
  open.push({ close: announce.stop });
  const record = {
    eventName: 'INSERT',
    dynamodb: {
      Keys: { PK: { S: itemKeys.user(id).PK }, SK: { S: `KEY#${newId('key', Date.now())}` } },
      ApproximateCreationDateTime: Date.now() / 1000,
    },
  };
  for (const Records of [[record, record], [record]])
    expect(await announce.invoke({ Records })).toMatchObject({ payload: '{"batchItemFailures":[]}' });
  await eventually(async () => receiver.received.length).toBe(1);
  const limit = { scope: 'events', subject: id, limit: 1, windowSeconds: 86_400 };
  expect(await counters.getCount(limit, Date.now())).toBe(1);
});

test('a failed try is repeated with the same id after a few seconds, and shown', async () => {
  const { receiver, call, webhookId, deliveriesOf } = await subscriber();
  receiver.answer = () => ({
    status: receiver.received.length === 1 ? 302 : 204,
    headers: { location: '/x' },
  });
  await call('POST', `/${webhookId}/test`);
  await eventually(deliveriesOf).toMatchObject([{ state: 'pending', attempts: [{ status: 302 }] }]);
  expect((await call('GET')).body.webhooks[0].failingSince).not.toBeNull();
  await eventually(deliveriesOf).toMatchObject([
    { state: 'delivered', attempts: [{ status: 302 }, { status: 204 }] },
  ]);
  const [first, second] = receiver.received;
  expect(receiver.received).toHaveLength(2);
  expect(second?.id).toBe(first?.id);
  expect(second?.body).toBe(first?.body);
  await eventually(async () => (await call('GET')).body.webhooks[0].failingSince).toBeNull();
});

test('410 disables a webhook, its owner gets a mail, and can enable it and send events again', async () => {
  const { receiver, call, webhookId, email, deliveriesOf } = await subscriber();
  receiver.answer = () => ({ status: 410 });
  const { eventId } = (await call('POST', `/${webhookId}/test`)).body;
  const shown = async () => (await call('GET')).body.webhooks[0];
  await eventually(shown).toMatchObject({ enabled: false, disabledBecause: 'gone' });
  await eventually(() => service.mailsTo(email)).toContainEqual(
    expect.objectContaining({
      subject: 'Your webhook is disabled',
      text: expect.stringContaining('answered 410 (Gone)'),
    }),
  );
  expectProblem(await call('POST', `/${webhookId}/test`), 409, 'webhook_disabled');
  expectProblem(
    await call('POST', `/${webhookId}/replay`, { since: '2026-01-01T00:00:00Z' }),
    409,
    'webhook_disabled',
  );
  receiver.answer = () => ({ status: 200 });
  expect((await call('PATCH', `/${webhookId}`, { enabled: true })).body).toMatchObject({
    ...{ enabled: true, disabledBecause: null, failingSince: null },
  });
  expect((await call('POST', `/${webhookId}/replay`, { since: '2026-01-01T00:00:00Z' })).body).toEqual({
    ...{ id: webhookId, events: 1, next: null },
  });
  await eventually(deliveriesOf).toMatchObject([{ id: eventId, state: 'delivered' }]);
  expect(receiver.received.map(({ id }) => id)).toEqual([eventId, eventId]);
  // A delivered event can be sent again, too, by its own id.
  await call('POST', `/${webhookId}/replay`, { since: eventId });
  await eventually(async () => receiver.received.length).toBe(3);
  expect((await call('POST', `/${webhookId}/replay`, { since: new Date().toISOString() })).body.events).toBe(
    0,
  );
});

test('a webhook whose tries are rare is warned, too, and disabled a day later', async () => {
  const { id, receiver, call, webhookId, email } = await subscriber();
  const hoursAgo = (hours: number) => new Date(Date.now() - hours * 3_600_000).toISOString();
  const subjects = async () => (await service.mailsTo(email)).map(({ subject }) => subject);
  const shown = async () => (await call('GET')).body.webhooks[0];
  receiver.answer = () => ({ status: 500 });
  await webhooks.edit(id, webhookId, (before) => ({ ...before, failingSince: hoursAgo(200) }));
  await call('POST', `/${webhookId}/test`);
  await eventually(subjects).toContain('Your webhook will be disabled tomorrow');
  expect(await shown()).toMatchObject({ enabled: true });
  await webhooks.edit(id, webhookId, (before) => ({ ...before, warnedAt: hoursAgo(25) }));
  await eventually(shown).toMatchObject({ enabled: false, disabledBecause: 'failing' });
  await eventually(subjects).toContain('Your webhook is disabled');
});

test('410 of a URL that was replaced during the try does not disable the webhook', async () => {
  const [{ receiver, call, webhookId, deliveriesOf }, { receiver: next }] = [
    await subscriber(),
    await subscriber(),
  ];
  const [began, ended] = [newSignal(), newSignal()];
  receiver.answer = async () => {
    began.give();
    await ended.given;
    return { status: 410 };
  };
  await call('POST', `/${webhookId}/test`);
  await began.given;
  await call('PATCH', `/${webhookId}`, { url: next.url });
  ended.give();
  await eventually(deliveriesOf).toMatchObject([{ state: 'delivered', attempts: [{ status: 410 }, {}] }]);
  expect((await call('GET')).body.webhooks).toMatchObject([{ enabled: true }]);
});

test('for a day after its rotation, the previous secret still verifies events', async () => {
  const { receiver, call, webhookId, secret, publicKey } = await subscriber();
  const rotated = (await call('POST', `/${webhookId}/rotate`)).body;
  expect(rotated.secret).not.toBe(secret);
  await call('POST', `/${webhookId}/test`);
  await eventually(async () => receiver.received.length).toBe(1);
  for (const event of receiver.received) {
    expect([secret, rotated.secret].map((one) => isSignedBy(one, event))).toEqual([true, true]);
    expect([publicKey, rotated.publicKey].map((one) => isSignedByKey(one, event))).toEqual([true, true]);
    expect(event.headers['webhook-signature']?.split(' ')).toHaveLength(4);
  }
  // A second rotation ends the first secret at once.
  const again = (await call('POST', `/${webhookId}/rotate`)).body;
  await call('POST', `/${webhookId}/test`);
  await eventually(async () => receiver.received.length).toBe(2);
  const [, event] = receiver.received;
  expect([secret, rotated.secret, again.secret].map((one) => event && isSignedBy(one, event))).toEqual([
    false,
    true,
    true,
  ]);
});

const TIME = { at: '05:00', timeZone: 'Europe/Berlin' };

test.each([
  [{ url: 'http://example.com/', events: ['key.created'] }, ['/url']],
  [{ url: 'https://169.254.169.254/', events: [] }, ['/url', '/events']],
  [{ url: 'https://example.com/', events: ['webhook.test'] }, ['/events/0']],
  [{ url: 'https://example.com/', events: ['forecast.ready'] }, ['/at']],
  [{ url: 'https://example.com/', events: ['forecast.ready'], at: '05:00' }, ['/timeZone']],
  [{ url: 'https://example.com/', events: ['key.created'], timeZone: 'UTC' }, ['/at']],
  [{ url: 'https://example.com/', events: ['forecast.ready'], ...TIME, at: '05:01' }, ['/at']],
  [{ url: 'https://example.com/', events: ['forecast.ready'], ...TIME, timeZone: 'Mars' }, ['/timeZone']],
  [{ url: 'https://example.com/', events: ['key.created'], secret: 'mine' }, ['/secret']],
])('%j is invalid', async (body, pointers) => {
  const { call } = await subscriber();
  expectInvalid(await call('POST', '', body), pointers);
});

test.each(['2026-01-01T00:00:00+05', '2026-01-01', 'evt_1', ''])(
  '%j is no instant to replay from',
  async (since) => {
    const { call, webhookId } = await subscriber();
    expectInvalid(await call('POST', `/${webhookId}/replay`, { since }), ['/since']);
  },
);

test('exactly one event can be sent again by its id, delivered or not', async () => {
  const { receiver, call, webhookId, deliveriesOf } = await subscriber();
  const other = await subscriber();
  const sent: string[] = [];
  for (const count of [1, 2]) {
    sent.push((await call('POST', `/${webhookId}/test`)).body.eventId);
    await eventually(async () => receiver.received.length).toBe(count);
  }
  const [eventId = ''] = sent;
  await eventually(deliveriesOf).toMatchObject([{ state: 'delivered' }, { state: 'delivered' }]);
  const replay = (body: object) => call('POST', `/${webhookId}/replay`, body);
  expect((await replay({ eventId })).body).toEqual({ id: webhookId, events: 1, next: null });
  await eventually(async () => receiver.received.map(({ id }) => id)).toEqual([...sent, eventId]);
  const unknown = [
    eventId.replace(/.{4}$/, '0000'),
    (await other.call('POST', `/${other.webhookId}/test`)).body.eventId,
  ];
  for (const id of unknown) expectProblem(await replay({ eventId: id }), 404, 'not_found');
  expectInvalid(await replay({ eventId: '2026-01-01T00:00:00Z' }), ['/eventId']);
  for (const body of [{}, { eventId, since: eventId }]) {
    const answer = await replay(body);
    expectProblem(answer, 400, 'invalid_request');
    expect(answer.body.detail).toContain('Send either since or eventId.');
  }
  expect(receiver.received).toHaveLength(3);
});

test('pages have all events of a webhook once, newest first, and the last page has no cursor', async () => {
  const { id: userId, call, webhookId } = await subscriber();
  const nowMs = Date.now();
  const events = Array.from({ length: 26 }, (_, at) => ({
    ...{ id: eventIdOf(webhookId, `${at}`, nowMs + at), userId, webhookId },
    ...({ type: 'webhook.test', body: '{}', createdAtMs: nowMs + at } as const),
  }));
  await webhookEvents.create(events);
  const newest = events.map(({ id }) => id).toReversed();
  const read = (query: string) => call('GET', `/${webhookId}/deliveries${query}`);
  const idsOf = ({ body }: Answer) => body.deliveries.map(({ id }: { id: string }) => id);
  const plain = await read('');
  expect([idsOf(plain), Object.keys(plain.body)]).toEqual([newest.slice(0, 25), ['deliveries']]);
  const found: string[] = [];
  const sizes: number[] = [];
  for (let cursor: string | null = ''; cursor !== null; ) {
    const page: Answer = await read(`?limit=13${cursor && `&cursor=${cursor}`}`);
    found.push(...idsOf(page));
    sizes.push(page.body.deliveries.length);
    cursor = page.body.nextCursor;
  }
  expect([found, sizes]).toEqual([newest, [13, 13]]);
  const other = await subscriber();
  const { nextCursor } = (await read('?limit=1')).body;
  for (const query of [`cursor=${nextCursor}`, 'cursor=x', 'limit=0', 'limit=51', 'limit=ten'])
    expectProblem(await other.call('GET', `/${other.webhookId}/deliveries?${query}`), 400, 'invalid_request');
});

test('daily events are listed under their local time, which an edit moves and a deletion ends', async () => {
  const { call, webhookId } = await subscriber(['forecast.ready'], TIME);
  const isListed = async (time: typeof TIME) =>
    (await getItem(deliveries.dueKey(time, webhookId))) !== undefined;
  expect(await isListed(TIME)).toBe(true);
  const later = { ...TIME, at: '06:15' };
  expect((await call('PATCH', `/${webhookId}`, { at: later.at })).body).toMatchObject(later);
  expect([await isListed(TIME), await isListed(later)]).toEqual([false, true]);
  await call('PATCH', `/${webhookId}`, { enabled: false });
  expect(await isListed(later)).toBe(false);
  await call('PATCH', `/${webhookId}`, { enabled: true });
  expect(await isListed(later)).toBe(true);
  // The time is kept for later.
  expect((await call('PATCH', `/${webhookId}`, { events: ['key.created'] })).body.at).toBe(later.at);
  expect(await isListed(later)).toBe(false);
  await call('PATCH', `/${webhookId}`, { events: ['forecast.highlight'], ...TIME });
  expect((await call('DELETE', `/${webhookId}`)).status).toBe(200);
  expect(await isListed(TIME)).toBe(false);
  expectProblem(await call('DELETE', `/${webhookId}`), 404, 'not_found');
});

/** An account whose webhook announces days, and a function that has the queue's messages about them done. */
async function subscriberToDays(events: readonly string[]) {
  const own = await subscriber(events, TIME);
  const work = backgroundFunction('send-events', 30);
  open.push({ close: work.stop });
  const ofDay = { userId: own.id, webhookId: own.webhookId, dueMs: Date.now() };
  const receive = (message: object) =>
    work.run({ Records: [{ messageId: '1', body: JSON.stringify({ ...ofDay, ...message }) }] });
  return { ...own, receive };
}

test('a webhook whose time is edited beside its deletion is listed under neither time', async () => {
  const { id, call, webhookId } = await subscriber(['forecast.ready'], TIME);
  const deletes = holdCalls(
    service.calls,
    ({ body }) => body.includes('"Delete"') && body.includes(webhookId),
  );
  const deleted = call('DELETE', `/${webhookId}`);
  await deletes.reached;
  const later = { ...TIME, at: '06:15' };
  await webhooks.edit(id, webhookId, (before) => ({ ...before, morning: later }));
  deletes.release();
  expect((await deleted).status).toBe(200);
  for (const time of [TIME, later]) expect(await getItem(deliveries.dueKey(time, webhookId))).toBeUndefined();
});

test('an event is not tried again once it has expired', async () => {
  const { id: userId, call, webhookId, receiver, deliveriesOf } = await subscriber();
  receiver.answer = () => ({ status: 503, headers: { 'Retry-After': '7200' } });
  const createdAtMs = Date.now() - 14 * 24 * 3_600_000 + 3_600_000;
  const id = eventIdOf(webhookId, 'old', createdAtMs);
  const body = eventBody('webhook.test', createdAtMs, {});
  await webhookEvents.create([{ id, userId, webhookId, type: 'webhook.test', body, createdAtMs }]);
  await call('POST', `/${webhookId}/replay`, { eventId: id });
  await eventually(deliveriesOf).toMatchObject([{ id, state: 'failed', attempts: [{ status: 503 }] }]);
});

test('a day is announced for up to a hundred profiles at a time', async () => {
  const { id, receiver, receive, profileId } = await subscriberToDays(['forecast.ready']);
  await users.setPlatformPlan(id, { maxProfiles: 300, maxDaysFromToday: 40 });
  const more = Array.from({ length: 100 }, newProfile);
  await Promise.all(more.map((profile) => profiles.create(id, profile, 300, 10)));
  await receive({ kind: 'day', date: '2026-01-01' });
  await eventually(async () => receiver.received.length).toBe(2);
  const announced = receiver.received.map(({ data }) => data['profileIds'] as string[]);
  expect(announced.map(({ length }) => length).toSorted((a, b) => a - b)).toEqual([1, 100]);
  expect(new Set(announced.flat())).toEqual(new Set([profileId, ...more.map((profile) => profile.id)]));
});

test('a day is announced as a highlight only if it is one, and not at all by a disabled webhook', async () => {
  const { id, receiver, receive, profileId, call, webhookId, deliveriesOf } = await subscriberToDays([
    'forecast.highlight',
  ]);
  const profile = await profiles.find(id, profileId);
  const days = Array.from({ length: 90 }, (_, at) =>
    new Date(Date.UTC(2026, 0, 1 + at)).toISOString().slice(0, 10),
  );
  const [highlight, plain] = [true, false].map((wanted) =>
    days.find((date) => profile && Boolean(highlightOn(profile, date, TIME.timeZone)) === wanted),
  );
  await receive({ kind: 'profiles', date: plain, profileIds: [profileId] });
  await call('PATCH', `/${webhookId}`, { enabled: false });
  await receive({ kind: 'profiles', date: highlight, profileIds: [profileId] });
  expect(await deliveriesOf()).toEqual([]);
  await call('PATCH', `/${webhookId}`, { enabled: true });
  await receive({ kind: 'profiles', date: highlight, profileIds: [profileId] });
  await eventually(async () => receiver.received).toMatchObject([
    { type: 'forecast.highlight', data: { date: highlight, profileIds: [profileId] } },
  ]);
});

test('an account has at most five webhooks, even by concurrent requests', async () => {
  const { call, receiver, id } = await subscriber();
  const body = { url: receiver.url, events: ['key.created'] };
  const answers = await Promise.all(Array.from({ length: 6 }, () => call('POST', '', body)));
  expect(answers.filter(({ status }) => status === 201)).toHaveLength(4);
  const refused = answers.find(({ status }) => status !== 201);
  expect(refused && expectProblem(refused, 403, 'webhook_limit_reached')).toBeUndefined();
  const [{ id: webhookId }] = (await call('GET')).body.webhooks;
  await call('DELETE', `/${webhookId}`);
  expect((await call('POST', '', body)).status).toBe(201);
  expect((await users.find(id))?.webhookCount).toBe(5);
});

test('concurrent edits of a webhook all take effect', async () => {
  const { id, webhookId } = await subscriber();
  const edit = () =>
    changeWebhook({ userId: id, id: webhookId }, (before) => ({ ...before, url: `${before.url}-x` }));
  await Promise.all([edit(), edit(), edit()]);
  expect((await webhooks.find(id, webhookId))?.url).toMatch(/hook-x-x-x$/);
});

test('a change to a webhook that loses against others three times returns 409', async () => {
  const { id, receiver, call, webhookId } = await subscriber();
  const changes = [
    { isIts: '-patched', change: () => call('PATCH', `/${webhookId}`, { url: `${receiver.url}-patched` }) },
    { isIts: '"generation":{"N":"2"}', change: () => call('POST', `/${webhookId}/rotate`) },
    { isIts: '"Delete"', change: () => call('DELETE', `/${webhookId}`) },
  ];
  for (const { isIts, change } of changes) {
    let tries = 0;
    service.calls.before = async ({ operation, body }) => {
      if (operation !== 'dynamodb TransactWriteItems' || !body.includes(isIts)) return;
      tries += 1;
      await webhooks.edit(id, webhookId, (before) => ({ ...before, url: `${receiver.url}-${tries}` }));
    };
    const lost = await change();
    expectProblem(lost, 409, 'edit_conflict');
    expect(lost.headers.get('retry-after')).toBe('1');
    expect(tries).toBe(3);
    const [{ url }] = (await call('GET')).body.webhooks;
    expect(url).toBe(`${receiver.url}-3`);
  }
});

test('a suspended account’s webhooks get nothing, not even what is pending', async () => {
  const { id, receiver, call, webhookId } = await subscriber(['key.created']);
  receiver.answer = () => ({ status: 500 });
  await call('POST', `/${webhookId}/test`);
  await eventually(async () => receiver.received.length).toBe(1);
  await users.setSuspended(id, new Date().toISOString());
  const event = async () => {
    const [first] = await webhookEvents.list(id, webhookId, { limit: 1, nowMs: Date.now() });
    return first?.state;
  };
  await eventually(event).toBe('failed');
  expect(receiver.received).toHaveLength(1);
});

test('a webhook whose secret was retired is enabled by a new secret, a paused one isn’t', async () => {
  const { id, call, webhookId } = await subscriber();
  const disabledAt = new Date().toISOString();
  const rotated = async (disabledBecause: webhooks.DisabledBecause) => {
    await webhooks.edit(id, webhookId, (before) => ({ ...before, disabledAt, disabledBecause }));
    return (await call('POST', `/${webhookId}/rotate`)).body;
  };
  expect(await rotated('secret_retired')).toMatchObject({ enabled: true, disabledBecause: null });
  expect(await rotated('paused')).toMatchObject({ enabled: false, disabledBecause: 'paused' });
});

test('webhooks need a session, and one’s own', async () => {
  const [mine, other] = [await subscriber(), await subscriber()];
  expectProblem(await service.call('GET', '/api/webhooks', { key: mine.key }), 403, 'session_required');
  for (const [method, path, body] of [
    ['PATCH', '', { enabled: false }],
    ['DELETE', '', undefined],
    ['POST', '/rotate', undefined],
    ['POST', '/test', undefined],
    ['POST', '/replay', { since: '2026-01-01T00:00:00Z' }],
    ['GET', '/deliveries', undefined],
  ] as const)
    for (const id of [other.webhookId, 'whk_unknown'])
      expectProblem(await mine.call(method, `/${id}${path}`, body), 404, 'not_found');
  expect((await other.call('GET')).body.webhooks).toHaveLength(1);
});

test('an event that is stored after its webhook was deleted is removed, too', async () => {
  const { id: userId, call, webhookId } = await subscriber();
  await call('DELETE', `/${webhookId}`);
  const nowMs = Date.now();
  const id = eventIdOf(webhookId, 'late', nowMs);
  await webhookEvents.create([
    { id, userId, webhookId, type: 'webhook.test', body: '{}', createdAtMs: nowMs },
  ]);
  await finishAtLast(webhookId);
  expect(await getItem(itemKeys.event(userId, webhookId, id))).toBeUndefined();
});

test('deleting a webhook and erasing the account remove its events', async () => {
  const deleted = await subscriber();
  await deleted.call('POST', `/${deleted.webhookId}/test`);
  await eventually(async () => deleted.receiver.received.length).toBe(1);
  const eventKey = ({ id, webhookId }: typeof deleted, eventId: string) =>
    itemKeys.event(id, webhookId, eventId);
  const [first] = await deleted.deliveriesOf();
  await deleted.call('DELETE', `/${deleted.webhookId}`);
  await eventually(() => getItem(eventKey(deleted, first.id))).toBeUndefined();

  const erased = await subscriber(['forecast.ready', 'profile.deleted'], TIME);
  await erased.call('POST', `/${erased.webhookId}/test`);
  await eventually(async () => erased.receiver.received.length).toBe(1);
  await service.call('DELETE', '/api/auth/me', { cookie: erased.cookie });
  await untilGone(itemKeys.user(erased.id).PK);
  expect(await getItem(deliveries.dueKey(TIME, erased.webhookId))).toBeUndefined();
  // The erasure itself causes no events.
  expect(erased.receiver.received).toHaveLength(1);
});
