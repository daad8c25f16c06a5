import { hashEmail } from '#lib/accounts/email.ts';
import * as calendars from './calendars.ts';
import { type DeletionMarker, deletionMarker, findMarker, markerTarget } from './deletion-markers.ts';
import * as deliveries from './deliveries.ts';
import * as forecasts from './forecasts.ts';
import * as judgments from './judgments.ts';
import { deleteExternalId, externalIdKey, type Profile } from './profiles.ts';
import * as signInCodes from './sign-in-codes.ts';
import {
  deleteIf,
  deleteInBatches,
  everyItem,
  getItem,
  type ItemKey,
  itemKeys,
  listItems,
  TableName,
  writeInBatches,
} from './single-table.ts';
import { putErasureTombstone, putTombstone } from './tombstones.ts';
import {
  add,
  deleteExisting,
  deleteItem,
  put,
  transactWrite,
  type Write,
  type Writes,
} from './transactions.ts';
import * as undeliverable from './undeliverable.ts';
import { find, type User } from './users.ts';
import * as webhookEvents from './webhook-events.ts';
import type { Morning } from './webhooks.ts';

/** Requests in flight may still write for this long after a deletion. */
const LATE_WRITE_WINDOW_MS = 5 * 60_000;

/**
 * Deletes a profile in one transaction, which also stops its calendars. The table's stream triggers the removal of dependent
 * items. Returns false if the user has no such profile.
 */
export async function deleteProfile(userId: string, profileId: string, nowMs = Date.now()): Promise<boolean> {
  const Key = itemKeys.profile(userId, profileId);
  for (let tries = 1; tries <= MAX_DELETION_TRIES; tries++) {
    const item = await getItem<Pick<Profile, 'externalId' | 'mail' | 'push'> & { countShard?: number }>(Key);
    if (!item) return false;
    const { externalId, mail, push, countShard } = item;
    const isDeleted = await transactWrite([
      deleteUnchanged(Key, { externalId, mail, push }),
      ...deliveries.deletionWrites(userId, profileId, item),
      ...(externalId === undefined ? [] : await externalIdDeletion(userId, profileId, externalId)),
      add(counterOf(userId, countShard), 'profileCount', -1),
      put(deletionMarker(profileId, nowMs, externalId)),
      putTombstone(profileId, nowMs),
    ]);
    if (isDeleted) return true;
  }
  return false;
}

/** A profile that a release without counters made, or restored, is counted in the account. */
const counterOf = (userId: string, shard: number | undefined): ItemKey =>
  shard === undefined ? itemKeys.user(userId) : itemKeys.profileCounter(userId, shard);

/** The write that frees a profile's external id, unless another profile has taken it since an earlier release left it. */
async function externalIdDeletion(userId: string, profileId: string, externalId: string): Promise<Writes> {
  const pointer = await getItem<{ profileId: string }>(externalIdKey(userId, externalId));
  return pointer?.profileId === profileId ? [deleteExternalId(userId, profileId, externalId)] : [];
}

/** Each try after the first follows an edit of the external id or the delivery between two calls. */
const MAX_DELETION_TRIES = 5;

function deleteUnchanged(Key: ItemKey, attributes: Readonly<Record<string, unknown>>): Write {
  const present = Object.entries(attributes).filter(([, value]) => value !== undefined);
  const conditions = Object.entries(attributes).map(([name, value]) =>
    value === undefined ? `attribute_not_exists(${name})` : `${name} = :${name}`,
  );
  return {
    Delete: {
      TableName,
      Key,
      ConditionExpression: ['attribute_exists(PK)', ...conditions].join(' AND '),
      ...(present.length > 0 && {
        ExpressionAttributeValues: Object.fromEntries(present.map(([name, value]) => [`:${name}`, value])),
      }),
    },
  };
}

/**
 * Erases an account in one transaction: keys and sessions stop working and the address is free immediately. The table's
 * stream triggers the removal of dependent items. Returns false if the account was already erased.
 */
export async function eraseAccount(user: User, nowMs = Date.now()): Promise<boolean> {
  // Codes are removed first, since none may outlive its account; an interrupted erasure can be requested again.
  await signInCodes.removeAll(user.email);
  return transactWrite([
    deleteExisting(itemKeys.user(user.id)),
    deleteItem(itemKeys.emailPointer(hashEmail(user.email))),
    // Without its counter, no profile can be created any more.
    ...Array.from({ length: user.profileShards ?? 0 }, (_, shard) =>
      deleteItem(itemKeys.profileCounter(user.id, shard)),
    ),
    undeliverable.deleteWrite(user.email),
    put(deletionMarker(user.id, nowMs)),
    putTombstone(user.id, nowMs),
    putErasureTombstone(user.email, nowMs),
  ]);
}

/** An item in an account's partition. */
export type OwnedItem = ItemKey & deliveries.Settings & { hash?: string; morning?: Morning; state?: string };

/** Returns the primary keys of items in other partitions that depend on an account's item. */
function keysInOtherPartitions({ SK, hash, morning, ...settings }: OwnedItem): ItemKey[] {
  if (SK.startsWith('WEBHOOK#') && morning) return [deliveries.dueKey(morning, SK.slice('WEBHOOK#'.length))];
  if (SK.startsWith('PROFILE#')) return deliveries.dueKeys(settings, SK.slice('PROFILE#'.length));
  if (SK.startsWith('KEY#') && hash) return [itemKeys.apiKey(hash)];
  if (SK.startsWith('SOURCE#')) return [itemKeys.returningDevice(SK.slice('SOURCE#'.length))];
  if (SK.startsWith('SESSION#')) return [itemKeys.session(SK.slice('SESSION#'.length))];
  return [];
}

async function removeAccountItems(userId: string, nowMs: number, untilMs: number): Promise<number> {
  let removed = 0;
  while (Date.now() < untilMs) {
    const owned = await listItems<OwnedItem>(itemKeys.user(userId).PK);
    // If the account exists, it was restored meanwhile.
    const { PK, SK } = itemKeys.user(userId);
    if (owned.length === 0 || (await listItems(PK, SK)).length > 0) return removed;
    const profileIds = owned
      .filter(({ SK }) => SK.startsWith('PROFILE#'))
      .map(({ SK }) => SK.slice('PROFILE#'.length));
    // Profiles get markers first: their calendars are in other partitions, and requests in flight may still cache forecasts.
    // The account's own items are deleted last, so a retry can find the other items through them.
    await writeInBatches(profileIds.map((id) => ({ PutRequest: { Item: deletionMarker(id, nowMs) } })));
    const pending = owned.filter(webhookEvents.isPending);
    await webhookEvents.removePending(pending);
    const others = owned.filter((item) => !webhookEvents.isPending(item));
    for (const items of [others.flatMap(keysInOtherPartitions), others]) await deleteInBatches(items);
    removed += owned.length;
  }
  return removed;
}

/**
 * Returns when an account was erased (ms since 1970) and how many items of its partition are left; undefined if the account
 * exists or its erasure is finished.
 */
export async function erasureProgress(userId: string) {
  const marker = await findMarker(userId);
  if (!marker) return undefined;
  let itemsLeft = 0;
  const options = { ProjectionExpression: 'SK', ConsistentRead: false };
  for await (const _ of everyItem(itemKeys.user(userId).PK, options)) itemsLeft += 1;
  return { erasedAtMs: marker.deletedAtMs, itemsLeft };
}

/**
 * Removes everything but profiles, their external ids and counters from the partition of a lost account, so no old credential
 * works once the account is restored. `restored` are the partition's items in the restored table, which point to further
 * credentials. Does nothing if the account exists. Can be interrupted and run again.
 */
export async function removeCredentials(userId: string, restored: readonly OwnedItem[]): Promise<void> {
  const left: OwnedItem[] = [];
  for await (const item of everyItem<OwnedItem>(itemKeys.user(userId).PK))
    if (!/^(META$|(PROFILE|EXTERNAL|COUNT)#)/.test(item.SK)) left.push(item);
  // Checked after reading, so the items can't belong to an account that was restored meanwhile.
  if (await find(userId)) return;
  const elsewhere = new Map(
    [...left, ...restored].flatMap(keysInOtherPartitions).map((key) => [`${key.PK} ${key.SK}`, key]),
  );
  await webhookEvents.removePending(left.filter(webhookEvents.isPending));
  for (const items of [[...elsewhere.values()], left]) await deleteInBatches(items);
}

/**
 * Removes the dependent items of a deleted profile or account, and returns their number. Stops between pages of an account's
 * items at `untilMs`. Idempotent; can be interrupted and run again.
 */
export async function removeDependents(
  id: string,
  nowMs = Date.now(),
  untilMs = Number.POSITIVE_INFINITY,
): Promise<number> {
  if (id.startsWith('usr_')) return removeAccountItems(id, nowMs, untilMs);
  const removals = [calendars.removeAll, forecasts.removeAll, deliveries.removeAll, judgments.removeAll];
  let removed = 0;
  for (const remove of removals) removed += await remove(id);
  return removed;
}

/**
 * Removes the items that a marker names, and returns their number. Also removes the marker unless late writes are still possible
 * or `untilMs` has passed; then the next run finishes the deletion. Idempotent, even under concurrency; can be interrupted.
 */
export async function finishDeletion(
  marker: DeletionMarker,
  nowMs = Date.now(),
  untilMs = Number.POSITIVE_INFINITY,
): Promise<number> {
  const { id, birth, userId } = markerTarget(marker);
  let removed: number;
  if (userId !== undefined) removed = await webhookEvents.removeAll(userId, id);
  else if (birth !== undefined) removed = await forecasts.removeBirth(id, birth);
  else removed = await removeDependents(id, nowMs, untilMs);
  const isOutOfTime = Date.now() >= untilMs;
  if (!isOutOfTime && marker.deletedAtMs <= nowMs - LATE_WRITE_WINDOW_MS) await removeMarker(marker, nowMs);
  return removed;
}

/**
 * Removes a marker whose processing began at `startedMs`, unless the marker has been written again since or late writes are
 * still possible.
 */
async function removeMarker({ PK, SK }: DeletionMarker, startedMs: number): Promise<void> {
  await deleteIf({
    Key: { PK, SK },
    ConditionExpression: 'deletedAtMs <= :latest',
    ExpressionAttributeValues: { ':latest': startedMs - LATE_WRITE_WINDOW_MS },
  });
}
