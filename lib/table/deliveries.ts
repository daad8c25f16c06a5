import { hash } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { MAX_LATE_MS, type MailSettings } from '#lib/delivery/due-times.ts';
import type { Outcome } from '#lib/delivery/outcomes.ts';
import type { Profile } from './profiles.ts';
import {
  deleteIf,
  everyItem,
  getItem,
  type ItemKey,
  itemKeys,
  listItems,
  putIf,
  removePartition,
  toTtl,
  updateIf,
  writeInBatches,
} from './single-table.ts';
import { check, deleteItem, put, transactOnce, update, type Writes } from './transactions.ts';

/** Spreads the readers of a bucket, a zone and a local time, over several partitions, since one takes 1,000 writes a second. */
const SHARDS = 8;

/** A change may take effect this long after it began: the longest that a request takes. */
const IN_FLIGHT_MS = 15_000;

/** Maximum number of profiles with mail per account. */
export const MAX_MAIL_PROFILES = 5;

/** The key that lists a profile under the local time of its mail. */
export const dueKey = ({ timeZone, at }: Pick<MailSettings, 'timeZone' | 'at'>, profileId: string): ItemKey =>
  itemKeys.due(timeZone, at, hash('sha256', profileId, 'buffer').readUInt8() % SHARDS, profileId);

const addMailProfile = (userId: string, profileId: string, max = Number.MAX_SAFE_INTEGER) =>
  update({
    Key: itemKeys.mailProfiles(userId),
    UpdateExpression: 'ADD profileIds :profile',
    ConditionExpression:
      'attribute_not_exists(profileIds) OR contains(profileIds, :id) OR size(profileIds) < :max',
    ExpressionAttributeValues: { ':profile': new Set([profileId]), ':id': profileId, ':max': max },
  });

/** The writes that remove the mail of a profile that is deleted in the same transaction. */
export const deletionWrites = (userId: string, profileId: string, mail: MailSettings): Writes => [
  deleteItem(dueKey(mail, profileId)),
  update({
    Key: itemKeys.mailProfiles(userId),
    UpdateExpression: 'DELETE profileIds :profile',
    ExpressionAttributeValues: { ':profile': new Set([profileId]) },
  }),
];

/** The writes that list a restored profile under the time of its mail; see `addZone`. */
export const restoreWrites = (userId: string, profileId: string, mail: MailSettings): Writes => [
  put({ ...dueKey(mail, profileId), userId }),
  addMailProfile(userId, profileId),
];

/**
 * Sets the mail of a profile or turns it off, in one transaction. A changed time keeps what is due by now at the previous time.
 * Returns false if the account has the maximum number of profiles with mail, the profile has changed since it was read, or one
 * of them no longer exists.
 */
export async function setMail(
  userId: string,
  { id: profileId, mail: before }: Profile,
  after: Profile['mail'],
  nowMs: number,
): Promise<boolean> {
  if (after) await addZone(after.timeZone);
  const [beforeKey, afterKey] = [before, after].map((mail) => mail && dueKey(mail, profileId));
  const isMoved = afterKey && beforeKey && afterKey.PK !== beforeKey.PK;
  const ttl = toTtl(nowMs + 2 * MAX_LATE_MS);
  return transactOnce([
    check({ Key: itemKeys.user(userId), ConditionExpression: 'attribute_exists(PK)' }),
    update({
      Key: itemKeys.profile(userId, profileId),
      UpdateExpression: after ? 'SET mail = :after' : 'REMOVE mail',
      ConditionExpression: `attribute_exists(PK) AND ${before ? 'mail = :before' : 'attribute_not_exists(mail)'}`,
      ...((before || after) && { ExpressionAttributeValues: { ':before': before, ':after': after } }),
    }),
    ...(afterKey ? [put({ ...afterKey, userId })] : []),
    ...(isMoved ? [put({ ...beforeKey, userId, untilMs: nowMs + IN_FLIGHT_MS, ttl })] : []),
    ...(after ? [addMailProfile(userId, profileId, MAX_MAIL_PROFILES)] : []),
    ...(before && !after ? deletionWrites(userId, profileId, before) : []),
  ]);
}

/** Whether an account has the maximum number of profiles with mail, without this one. */
export async function isMailLimitReached(userId: string, profileId: string): Promise<boolean> {
  const item = await getItem<{ profileIds?: Set<string> }>(itemKeys.mailProfiles(userId));
  const { profileIds = new Set() } = item ?? {};
  return !profileIds.has(profileId) && profileIds.size >= MAX_MAIL_PROFILES;
}

/** Adds a zone to those whose times are looked up. Readers' zones are never removed; there are about 400. */
export async function addZone(timeZone: string): Promise<void> {
  // Nearly always, another reader has the zone, and a read costs less than a write that fails.
  if ((await listZones()).includes(timeZone)) return;
  await updateIf({
    Key: itemKeys.deliveryZones,
    UpdateExpression: 'ADD zones :zones',
    ExpressionAttributeValues: { ':zones': new Set([timeZone]) },
  });
}

/** Lists the zones that any reader has or had, sorted. */
export async function listZones(): Promise<string[]> {
  const item = await getItem<{ zones?: Set<string> }>(itemKeys.deliveryZones);
  return [...(item?.zones ?? [])].sort();
}

/** A profile whose mail may be due, or a webhook whose daily events are. */
export type Reader = { userId: string; profileId: string };

/** Lists the profiles with mail at a zone's local time that is due at an instant (ms since 1970). */
export async function* listReaders(timeZone: string, at: string, dueMs: number): AsyncGenerator<Reader> {
  for (let shard = 0; shard < SHARDS; shard++) {
    const { PK } = itemKeys.due(timeZone, at, shard, '');
    for await (const { SK, userId, untilMs = dueMs } of everyItem<
      ItemKey & { userId: string; untilMs?: number }
    >(PK))
      if (dueMs <= untilMs) yield { userId, profileId: SK };
  }
}

/** Returns the instant (ms since 1970) up to which due deliveries were handed out. */
export async function findLastTickMs(): Promise<number | undefined> {
  return (await getItem<{ lastMs: number }>(itemKeys.tick))?.lastMs;
}

/** Records a completed tick, unless a later one was recorded. */
export async function recordTick(lastMs: number): Promise<void> {
  await updateIf({
    Key: itemKeys.tick,
    UpdateExpression: 'SET lastMs = :last',
    ConditionExpression: 'attribute_not_exists(lastMs) OR lastMs < :last',
    ExpressionAttributeValues: { ':last': lastMs },
  });
}

/** A profile's delivery of a date on a channel. */
export type Delivery = { profileId: string; channel: 'mail'; date: string };

/** Longer than any retry. Also how long an owner sees what became of a delivery. */
const CLAIM_DAYS = 14;

const keyOf = ({ profileId, channel, date }: Delivery) => itemKeys.delivered(profileId, channel, date);

const claimItem = (delivery: Delivery, outcome: Outcome, by: string, nowMs: number) => ({
  ...keyOf(delivery),
  outcome,
  by,
  atMs: nowMs,
  ttl: toTtl(nowMs + CLAIM_DAYS * 24 * 3_600_000),
});

/**
 * Claims a delivery, which only one claimant can. Returns false if another has. A call that the SDK repeats finds its own claim
 * by `by`, which must differ between claimants.
 */
export async function claim(
  delivery: Delivery,
  by: string,
  nowMs: number,
  outcome: Outcome = 'sending',
): Promise<boolean> {
  const claimed = await putIf({
    Item: claimItem(delivery, outcome, by, nowMs),
    ConditionExpression: 'attribute_not_exists(PK) OR #by = :by',
    ExpressionAttributeNames: { '#by': 'by' },
    ExpressionAttributeValues: { ':by': by },
  });
  return claimed !== undefined;
}

const MAX_RELEASE_TRIES = 3;

/**
 * Releases claims of deliveries that were certainly not made, so that they can be tried again. Tries hard, because a claim that
 * remains is a mail that is never sent.
 */
export async function release(deliveries: readonly Delivery[], by: string): Promise<void> {
  await Promise.all(deliveries.map((delivery) => releaseOne(delivery, by)));
}

async function releaseOne(delivery: Delivery, by: string): Promise<void> {
  for (let tries = 1; ; tries++)
    try {
      await deleteIf({
        Key: keyOf(delivery),
        ConditionExpression: '#by = :by',
        ExpressionAttributeNames: { '#by': 'by' },
        ExpressionAttributeValues: { ':by': by },
      });
      return;
    } catch (error) {
      if (tries === MAX_RELEASE_TRIES) throw error;
      await sleep(Math.random() * 200 * 2 ** tries);
    }
}

/** Records what became of claimed deliveries. */
export const recordOutcomes = (
  settled: readonly { delivery: Delivery; outcome: Outcome }[],
  by: string,
  nowMs: number,
): Promise<void> =>
  writeInBatches(
    settled.map(({ delivery, outcome }) => ({
      PutRequest: { Item: claimItem(delivery, outcome, by, nowMs) },
    })),
  );

/** Lists what became of a profile's deliveries of the last two weeks, newest first. */
export async function listDeliveries(profileId: string, nowMs: number) {
  const { PK } = itemKeys.delivered(profileId, 'mail', '');
  const items = await listItems<ItemKey & { outcome: Outcome; atMs: number; ttl: number }>(PK);
  return items
    .filter(({ ttl }) => ttl * 1000 > nowMs)
    .map(({ SK, outcome, atMs }) => ({ date: SK.slice(0, 10), outcome, at: new Date(atMs).toISOString() }))
    .reverse();
}

/** Removes what is known of a deleted profile's deliveries, and returns the number of items. Idempotent. */
export const removeAll = (profileId: string): Promise<number> =>
  removePartition(itemKeys.delivered(profileId, 'mail', '').PK);
