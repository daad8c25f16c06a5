import { DeleteCommand } from '@aws-sdk/lib-dynamodb';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { hashEmail } from '#lib/accounts/email.ts';
import { eventIdOf, newId } from '#lib/accounts/identifiers.ts';
import * as deliveries from '#lib/table/deliveries.ts';
import * as profiles from '#lib/table/profiles.ts';
import { getItem, type ItemKey, itemKeys, TableName, table } from '#lib/table/single-table.ts';
import { put, transactWrite } from '#lib/table/transactions.ts';
import * as users from '#lib/table/users.ts';
import * as webhookEvents from '#lib/table/webhook-events.ts';
import * as webhooks from '#lib/table/webhooks.ts';
import { eventually } from '../browser/eventually.ts';
import { backgroundFunction } from '../support/background-function.ts';
import { newEntry, newProfile, storeDependents, storeUser } from '../support/new-items.ts';
import { useService } from '../support/use-service.ts';

const HOUR_MS = 3_600_000;
const service = useService();
let sweep: ReturnType<typeof backgroundFunction>;
beforeAll(() => {
  sweep = backgroundFunction('sweep', 600);
});
afterAll(() => sweep.stop());

/** What removes an item. After a loss, only the parent is missing, and the daily sweep runs. */
type Removal =
  | 'a deleted webhook'
  | 'a deleted profile'
  | 'an erased account'
  | 'a lost account'
  | 'a lost webhook';

type Kind = keyof typeof itemKeys | 'due before it moved' | 'due webhook';

const OF_ACCOUNT: readonly Removal[] = ['an erased account', 'a lost account'];
const OF_PROFILE: readonly Removal[] = ['a deleted profile', ...OF_ACCOUNT];
const OF_WEBHOOK: readonly Removal[] = ['a deleted webhook', ...OF_ACCOUNT];

/** For each kind of item, all that removes it, or why nothing needs to. */
const kinds: Record<Kind, readonly Removal[] | string> = {
  user: OF_ACCOUNT,
  emailPointer: OF_ACCOUNT,
  undeliverable: ['an erased account'],
  signInCode: ['an erased account'],
  returningDevice: OF_ACCOUNT,
  deviceOfUser: OF_ACCOUNT,
  session: OF_ACCOUNT,
  sessionOfUser: OF_ACCOUNT,
  apiKey: OF_ACCOUNT,
  apiKeyOfUser: OF_ACCOUNT,
  profile: OF_PROFILE,
  externalId: OF_PROFILE,
  profileCounter: OF_ACCOUNT,
  forecast: OF_PROFILE,
  cachedZones: OF_PROFILE,
  calendar: OF_PROFILE,
  feed: OF_PROFILE,
  webhook: [...OF_WEBHOOK, 'a lost webhook'],
  event: OF_WEBHOOK,
  retry: [...OF_WEBHOOK, 'a lost webhook'],
  mailProfiles: OF_ACCOUNT,
  pushProfiles: OF_ACCOUNT,
  pushSubscription: OF_ACCOUNT,
  due: OF_PROFILE,
  'due before it moved': OF_PROFILE,
  'due webhook': [...OF_WEBHOOK, 'a lost webhook'],
  delivered: OF_PROFILE,
  verdict: OF_PROFILE,
  verdictNote: OF_PROFILE,
  blindTest: OF_PROFILE,
  blindAnswer: OF_PROFILE,
  idempotency: OF_ACCOUNT,
  offeredPlaces: OF_ACCOUNT,
  rate: 'Names an account, and expires with its window.',
  tombstone: 'Has a hash of an id or an address, and expires after 45 days.',
  deletion: 'Names a deleted account or profile until the deletion is finished.',
  staleBirth: 'Names a profile until forecasts are removed.',
  deletedWebhook: 'Names a webhook and its account until the deletion is finished.',
  cities: 'Names no one.',
  honesty: 'Names no one.',
  deliveryZones: 'Names no one.',
  tick: 'Names no one.',
  sweep: 'Names no one, but for an hour or a day the item at which a sweep stopped.',
};

const TIME = { at: '07:15', timeZone: 'Pacific/Kiritimati' };
const LATER = { at: '08:15', timeZone: 'Pacific/Kiritimati' };

/** Gives an account one item of each kind. Returns their keys. */
async function storeEveryKind({ id, email }: { id: string; email: string }, madeAtMs: number) {
  await users.setPlatformPlan(id, { maxProfiles: 100, maxDaysFromToday: 365 });
  const profile = { ...newProfile(madeAtMs), externalId: 'one' };
  await profiles.create(id, profile, 100, 1);
  for (const time of [TIME, LATER]) {
    const push = { ...time, days: 'daily' } as const;
    const before = await profiles.find(id, profile.id);
    const mail = { ...push, weekly: false, since: '2027-01-01' };
    expect(before && (await deliveries.setDelivery(id, before, { mail, push }, Date.now()))).toBe(true);
  }
  const { key, calendar, delivery, blindTest, session, device } = await storeDependents(id, profile.id);

  const webhookId = newId('whk', madeAtMs);
  const webhook: webhooks.Webhook = {
    ...{ id: webhookId, userId: id, url: 'https://example.com', events: ['forecast.ready'], morning: TIME },
    ...{ tier: 'platform', signing: [{ generation: 1, secretVersion: '1' }], createdAt: '2026-01-01' },
  };
  await webhooks.create(webhook);
  const nowMs = Date.now();
  const event = { userId: id, webhookId, id: eventIdOf(webhookId, 'one', nowMs), createdAtMs: nowMs };
  await webhookEvents.create([{ ...event, type: 'forecast.ready', body: '{}' }]);
  const eventKey = itemKeys.event(id, webhookId, event.id);
  const nextAtMs = nowMs + 20 * HOUR_MS;
  const stored = (await getItem(eventKey)) as webhookEvents.StoredEvent;
  const attempt = { atMs: nowMs, durationMs: 1, status: 500 };
  await webhookEvents.recordAttempt(stored, attempt, { state: 'pending', nextAtMs }, true);

  const emailHash = hashEmail(email);
  const further = {
    undeliverable: itemKeys.undeliverable(emailHash),
    signInCode: itemKeys.signInCode(emailHash, 'one'),
    pushSubscription: itemKeys.pushSubscription(id, 'one'),
    idempotency: itemKeys.idempotency(id, 'one'),
    offeredPlaces: itemKeys.offeredPlaces(id, 'one'),
  };
  await transactWrite(Object.values(further).map((one) => put({ ...one, places: [] })));
  const shardOf = (item: ItemKey) => Number(item.PK.split('#').at(-1));
  const { SK, PK } = deliveries.dueKey(TIME, profile.id);
  const days = { profileId: profile.id, birth: 'born' };
  const { date } = newEntry('2026-01-01');
  const keys: Partial<Record<Kind, ItemKey>> = {
    ...further,
    user: itemKeys.user(id),
    emailPointer: itemKeys.emailPointer(emailHash),
    returningDevice: itemKeys.returningDevice(device),
    deviceOfUser: itemKeys.deviceOfUser(id, device),
    session: itemKeys.session(session),
    sessionOfUser: itemKeys.sessionOfUser(id, session),
    apiKey: itemKeys.apiKey(key.hash),
    apiKeyOfUser: itemKeys.apiKeyOfUser(id, key.id),
    profile: itemKeys.profile(id, profile.id),
    externalId: profiles.externalIdKey(id, profile.externalId),
    profileCounter: itemKeys.profileCounter(id, 0),
    forecast: itemKeys.forecast(
      { ...days, modelVersion: '1', language: 'en', timeZone: 'Europe/London' },
      date,
    ),
    cachedZones: itemKeys.cachedZones(days),
    calendar: itemKeys.calendar(profile.id, calendar.id),
    feed: itemKeys.feed(calendar.tokenHash),
    webhook: itemKeys.webhook(id, webhookId),
    event: eventKey,
    retry: webhookEvents.retryKey(event, nextAtMs),
    mailProfiles: itemKeys.mailProfiles(id),
    pushProfiles: itemKeys.pushProfiles(id),
    due: deliveries.dueKey(LATER, profile.id),
    'due before it moved': { PK, SK },
    'due webhook': deliveries.dueKey(TIME, webhookId),
    delivered: itemKeys.delivered(profile.id, delivery.channel, delivery.date),
    verdict: itemKeys.verdict(profile.id, delivery.date),
    verdictNote: itemKeys.verdictNote(profile.id, delivery.date),
    blindTest: itemKeys.blindTest(profile.id, blindTest.week),
    blindAnswer: itemKeys.blindAnswer(shardOf({ PK, SK }), profile.id, blindTest.week),
  };
  return { keys, profileId: profile.id, webhookId };
}

const isRemoved = ([, fate]: [string, readonly Removal[] | string]) => typeof fate !== 'string';
const removedBy = (removal: Removal) =>
  Object.entries(kinds).flatMap(([kind, fate]) => (fate.includes(removal) ? [kind] : []));

const lose = (Key: ItemKey | undefined) => table.send(new DeleteCommand({ TableName, Key }));

test.each<Removal>([
  'a deleted webhook',
  'a deleted profile',
  'an erased account',
  'a lost account',
  'a lost webhook',
])('of all kinds of items, exactly those of %s are removed', async (removal) => {
  const isLost = removal.includes('lost');
  const signedIn = isLost ? undefined : await service.signIn();
  const user = signedIn ?? (await storeUser(Date.now() - 2 * HOUR_MS));
  const { keys, profileId, webhookId } = await storeEveryKind(user, Date.now() - 2 * HOUR_MS);
  const missing = async () => {
    const found = await Promise.all(Object.values(keys).map((key) => getItem(key)));
    return Object.keys(keys)
      .filter((_, at) => !found[at])
      .sort();
  };
  expect(Object.keys(keys).sort()).toEqual(
    Object.entries(kinds)
      .filter(isRemoved)
      .map(([kind]) => kind)
      .sort(),
  );
  expect(await missing()).toEqual([]);
  const requests = {
    'a deleted webhook': `/api/webhooks/${webhookId}`,
    'a deleted profile': `/api/profiles/${profileId}`,
    'an erased account': '/api/auth/me',
  };
  if (removal === 'a lost account' || removal === 'a lost webhook') {
    await lose(removal === 'a lost account' ? keys.user : keys.webhook);
    await sweep.run();
  } else
    expect([200, 204]).toContain(
      (await service.call('DELETE', requests[removal], { cookie: signedIn?.cookie })).status,
    );
  await eventually(missing).toEqual(removedBy(removal).sort());
});
