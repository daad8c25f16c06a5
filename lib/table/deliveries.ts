import { setTimeout as sleep } from 'node:timers/promises';
import { isDeepStrictEqual } from 'node:util';
import { MAX_LATE_MS, type PushSettings } from '#lib/delivery/due-times.ts';
import { CHANNELS, type Channel, type Outcome } from '#lib/delivery/outcomes.ts';
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
  SHARDS,
  shardOf,
  toTtl,
  updateIf,
  writeInBatches,
} from './single-table.ts';
import {
  check,
  deleteItem,
  put,
  replaceAttributes,
  transactOnce,
  update,
  type Writes,
} from './transactions.ts';

/** A change may take effect this long after it began: the longest that a request takes. */
const IN_FLIGHT_MS = 15_000;

/** Maximum number of profiles per account and channel. */
export const MAX_PROFILES = 5;

/** What is delivered about a profile; a channel without settings is off. */
export type Settings = Pick<Profile, Channel>;

type Schedule = Pick<PushSettings, 'timeZone' | 'at'>;

/** The key that lists a profile under the local time of a channel. */
export const dueKey = ({ timeZone, at }: Schedule, profileId: string, channel: Channel = 'mail'): ItemKey =>
  itemKeys.due(timeZone, at, shardOf(profileId), channel === 'mail' ? profileId : `${profileId}#${channel}`);

/** Reads what `dueKey` lists. */
const readEntry = (entry: string): { profileId: string; channel: Channel } => {
  const [profileId = '', channel] = entry.split('#');
  return { profileId, channel: channel === 'push' ? 'push' : 'mail' };
};

/** The keys that list a profile under the times of its channels, and under those from which these last moved. */
export const dueKeys = (settings: Settings, profileId: string): ItemKey[] =>
  CHANNELS.flatMap((channel) =>
    [settings[channel], settings[channel]?.movedFrom].flatMap((schedule) =>
      schedule ? [dueKey(schedule, profileId, channel)] : [],
    ),
  );

/** The settings of a channel as their owner made them. */
export const asSet = <Of extends { movedFrom?: unknown }>({ movedFrom, ...settings }: Of) => settings;

/** The key of the set of profiles that have a channel. */
const profilesKey = { mail: itemKeys.mailProfiles, push: itemKeys.pushProfiles };

const addProfile = (userId: string, profileId: string, channel: Channel, max = Number.MAX_SAFE_INTEGER) =>
  update({
    Key: profilesKey[channel](userId),
    UpdateExpression: 'ADD profileIds :profile',
    ConditionExpression:
      'attribute_not_exists(profileIds) OR contains(profileIds, :id) OR size(profileIds) < :max',
    ExpressionAttributeValues: { ':profile': new Set([profileId]), ':id': profileId, ':max': max },
  });

/** The writes that turn the channels off that a profile has, which is deleted or changed in the same transaction. */
export const deletionWrites = (userId: string, profileId: string, settings: Settings): Writes =>
  CHANNELS.flatMap((channel) => {
    const schedule = settings[channel];
    if (!schedule) return [];
    return [
      ...dueKeys({ [channel]: schedule }, profileId).map(deleteItem),
      update({
        Key: profilesKey[channel](userId),
        UpdateExpression: 'DELETE profileIds :profile',
        ExpressionAttributeValues: { ':profile': new Set([profileId]) },
      }),
    ];
  });

/** The writes that list a restored profile under the times of its channels; see `addZone`. */
export const restoreWrites = (userId: string, profileId: string, settings: Settings): Writes =>
  CHANNELS.flatMap((channel) => {
    const schedule = settings[channel];
    if (!schedule) return [];
    return [put({ ...dueKey(schedule, profileId, channel), userId }), addProfile(userId, profileId, channel)];
  });

/**
 * Sets what is delivered about a profile, in one transaction. A changed time keeps what is due by now at the previous time, until
 * the next change. Returns false if the account has the maximum number of profiles with a channel, the profile has changed since it
 * was read, or one of them no longer exists.
 */
export async function setDelivery(
  userId: string,
  { id: profileId, ...before }: Profile,
  after: Settings,
  nowMs: number,
): Promise<boolean> {
  const changed = CHANNELS.filter((channel) => !isDeepStrictEqual(before[channel], after[channel]));
  const stored: Record<string, unknown> = { ...after };
  const writes: Writes = [];
  for (const channel of changed) {
    const [schedule, previous] = [after[channel], before[channel]];
    if (!schedule) {
      writes.push(...deletionWrites(userId, profileId, { [channel]: previous }));
      continue;
    }
    await addZone(schedule.timeZone);
    const key = dueKey(schedule, profileId, channel);
    writes.push(put({ ...key, userId }), addProfile(userId, profileId, channel, MAX_PROFILES));
    const [previousKey, earlierKey] = dueKeys({ [channel]: previous }, profileId);
    const isMoved = previousKey !== undefined && previousKey.PK !== key.PK;
    const movedFrom = isMoved ? previous : previous?.movedFrom;
    if (movedFrom) {
      const { at, timeZone } = movedFrom;
      stored[channel] = { ...schedule, movedFrom: { at, timeZone } };
    }
    if (!isMoved) continue;
    const until = { untilMs: nowMs + IN_FLIGHT_MS, ttl: toTtl(nowMs + 2 * MAX_LATE_MS) };
    writes.push(put({ ...previousKey, userId, ...until }));
    if (earlierKey && earlierKey.PK !== key.PK) writes.push(deleteItem(earlierKey));
  }
  return transactOnce([
    check({ Key: itemKeys.user(userId), ConditionExpression: 'attribute_exists(PK)' }),
    replaceAttributes(itemKeys.profile(userId, profileId), CHANNELS, before, stored),
    ...writes,
  ]);
}

/** Whether an account has the maximum number of profiles with a channel, without this one. */
export async function isLimitReached(userId: string, profileId: string, channel: Channel): Promise<boolean> {
  const item = await getItem<{ profileIds?: Set<string> }>(profilesKey[channel](userId));
  const { profileIds = new Set() } = item ?? {};
  return !profileIds.has(profileId) && profileIds.size >= MAX_PROFILES;
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

/** A profile that may be due on a channel, or a webhook whose daily events are. */
export type Reader = { userId: string; profileId: string; channel: Channel };

/** Lists the profiles and channels at a zone's local time that are due at an instant (ms since 1970). */
export async function* listReaders(timeZone: string, at: string, dueMs: number): AsyncGenerator<Reader> {
  for (let shard = 0; shard < SHARDS; shard++) {
    const { PK } = itemKeys.due(timeZone, at, shard, '');
    for await (const { SK, userId, untilMs = dueMs } of everyItem<
      ItemKey & { userId: string; untilMs?: number }
    >(PK))
      if (dueMs <= untilMs) yield { userId, ...readEntry(SK) };
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
export type Delivery = { profileId: string; channel: Channel; date: string };

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

const MAX_TRIES = 3;

/** Tries a write again with backoff, beyond the attempts of the SDK. */
async function tryHard(write: () => Promise<unknown>): Promise<void> {
  for (let tries = 1; ; tries++)
    try {
      await write();
      return;
    } catch (error) {
      if (tries === MAX_TRIES) throw error;
      await sleep(Math.random() * 200 * 2 ** tries);
    }
}

/**
 * Releases claims of deliveries that were certainly not made, so that they can be tried again. Tries hard, because a claim that
 * remains is a mail that is never sent.
 */
export async function release(deliveries: readonly Delivery[], by: string): Promise<void> {
  const releaseOne = (delivery: Delivery) =>
    deleteIf({
      Key: keyOf(delivery),
      ConditionExpression: '#by = :by',
      ExpressionAttributeNames: { '#by': 'by' },
      ExpressionAttributeValues: { ':by': by },
    });
  await Promise.all(deliveries.map((delivery) => tryHard(() => releaseOne(delivery))));
}

/** Records what became of claimed deliveries. Tries hard, because the owner of a sent mail would read that it is being sent. */
export async function recordOutcomes(
  settled: readonly { delivery: Delivery; outcome: Outcome }[],
  by: string,
  nowMs: number,
): Promise<void> {
  const requests = settled.map(({ delivery, outcome }) => ({
    PutRequest: { Item: claimItem(delivery, outcome, by, nowMs) },
  }));
  await tryHard(() => writeInBatches(requests));
}

/** Lists what became of a profile's deliveries of the last two weeks, newest first. */
export async function listDeliveries(profileId: string, nowMs: number) {
  const { PK } = itemKeys.delivered(profileId, 'mail', '');
  const items = await listItems<ItemKey & { outcome: Outcome; atMs: number; ttl: number }>(PK);
  return items
    .filter(({ ttl }) => ttl * 1000 > nowMs)
    .map(({ SK, outcome, atMs }) => {
      const [date = '', channel] = SK.split('#');
      return { date, channel: channel as Channel, outcome, at: new Date(atMs).toISOString() };
    })
    .reverse();
}

/** Removes what is known of a deleted profile's deliveries, and returns the number of items. Idempotent. */
export const removeAll = (profileId: string): Promise<number> =>
  removePartition(itemKeys.delivered(profileId, 'mail', '').PK);
