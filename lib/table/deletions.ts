import { DeleteCommand, paginateQuery, QueryCommand } from '@aws-sdk/lib-dynamodb';
import { ulid } from 'ulid';
import { hashEmail } from '#lib/accounts/email.ts';
import * as calendars from './calendars.ts';
import * as forecasts from './forecasts.ts';
import { noting, notingErasure } from './gone.ts';
import * as signInCodes from './sign-in-codes.ts';
import { ifCondition, itemKeys, TableName, table, writeAll, writeInBatches } from './single-table.ts';
import * as undeliverable from './undeliverable.ts';
import { find, type User } from './users.ts';

/** How long after a deletion something of what was deleted may still be written: longer than any request. */
const CLEAN_UP_AGAIN_MS = 5 * 60_000;

/** What a deletion leaves until all that hung on what was deleted is gone for sure. */
export type Marker = { PK: string; SK: string; deletedAtMs: number };

/** The marker by which everything is removed that hung on what was deleted. */
const markerOf = (id: string, deletedAtMs: number): Marker => ({ ...itemKeys.deletion(id), deletedAtMs });

/** The marker by which everything is removed that is cached of a birth which a profile has no more. */
export const markerOfFormerBirth = (profileId: string, birth: string, nowMs = Date.now()): Marker => ({
  // Each edit has its own, as the stream tells of new markers and not of those that are put again.
  ...itemKeys.formerBirth(profileId, birth, ulid(nowMs)),
  deletedAtMs: nowMs,
});

/** Deletes a profile in one transaction, with which its calendars end; they and its cached forecasts follow. False if this user has no such profile. */
export async function deleteProfile(userId: string, profileId: string, nowMs = Date.now()): Promise<boolean> {
  return writeAll([
    {
      Delete: {
        TableName,
        Key: itemKeys.profile(userId, profileId),
        ConditionExpression: 'attribute_exists(PK)',
      },
    },
    {
      Update: {
        TableName,
        Key: itemKeys.user(userId),
        UpdateExpression: 'SET profileCount = profileCount - :one',
        ConditionExpression: 'profileCount > :none',
        ExpressionAttributeValues: { ':one': 1, ':none': 0 },
      },
    },
    { Put: { TableName, Item: markerOf(profileId, nowMs) } },
    ...noting(profileId, nowMs),
  ]);
}

/**
 * Erases an account in one transaction: from now on its keys and sessions are nobody's, and its address is free. What
 * hung on it follows. False if it is gone already.
 */
export async function eraseAccount(user: User, nowMs = Date.now()): Promise<boolean> {
  // First, since a code must not outlive the account, and whoever is cut off here asks again.
  await signInCodes.removeAll(user.email);
  return writeAll([
    {
      Delete: {
        TableName,
        Key: itemKeys.user(user.id),
        ConditionExpression: 'attribute_exists(PK)',
      },
    },
    { Delete: { TableName, Key: itemKeys.emailPointer(hashEmail(user.email)) } },
    ...undeliverable.forgetting(user.email),
    { Put: { TableName, Item: markerOf(user.id, nowMs) } },
    ...noting(user.id, nowMs),
    ...notingErasure(user.email, nowMs),
  ]);
}

/** An item of an account's own partition. */
export type Owned = { PK: string; SK: string; hash?: string };

/** The items elsewhere in the table that belong to one of an account's own items. */
function elsewhere({ SK, hash }: Owned): { PK: string; SK: string }[] {
  if (SK.startsWith('KEY#') && hash) return [itemKeys.apiKey(hash)];
  if (SK.startsWith('SOURCE#')) return [itemKeys.knownPair(SK.slice('SOURCE#'.length))];
  if (SK.startsWith('SESSION#')) return [itemKeys.session(SK.slice('SESSION#'.length))];
  return [];
}

async function removeRemainsOfAccount(userId: string, nowMs: number): Promise<number> {
  let removed = 0;
  for (;;) {
    const { Items } = await table.send(
      new QueryCommand({
        TableName,
        KeyConditionExpression: 'PK = :user',
        ExpressionAttributeValues: { ':user': itemKeys.user(userId).PK },
        ConsistentRead: true,
      }),
    );
    const owned = (Items ?? []) as Owned[];
    // Its item goes with its erasure: who has one is put back by now.
    if (owned.length === 0 || owned.some(({ SK }) => SK === 'META')) return removed;
    const profileIds = owned
      .filter(({ SK }) => SK.startsWith('PROFILE#'))
      .map(({ SK }) => SK.slice('PROFILE#'.length));
    // What lies elsewhere goes first: as long as the account's own item is there, a repetition finds it again. And a
    // marker for each profile before either: its calendars lie elsewhere, and a request under way may go on writing its
    // forecasts.
    await writeInBatches(profileIds.map((id) => ({ PutRequest: { Item: markerOf(id, nowMs) } })));
    for (const keys of [owned.flatMap(elsewhere), owned.map(({ PK, SK }) => ({ PK, SK }))]) {
      await writeInBatches(keys.map((Key) => ({ DeleteRequest: { Key } })));
      removed += keys.length;
    }
  }
}

/**
 * Removes the keys, sessions and known pairs of an account that is lost, and all else of its partition but its profiles, so
 * that none of them works once it is put back; nothing if it is there. `restored` are items of its partition as they once
 * were: what they lead to may be there without them. Safe to be cut off and run again.
 */
export async function removeAccess(userId: string, restored: readonly Owned[]): Promise<void> {
  const input = {
    TableName,
    KeyConditionExpression: 'PK = :user',
    ExpressionAttributeValues: { ':user': itemKeys.user(userId).PK },
    ConsistentRead: true,
  };
  const left: Owned[] = [];
  for await (const { Items = [] } of paginateQuery({ client: table }, input))
    left.push(...(Items as Owned[]).filter(({ SK }) => SK !== 'META' && !SK.startsWith('PROFILE#')));
  // After it was read what there is: that is not of an account that was put back meanwhile.
  if (await find(userId)) return;
  const led = new Map([...left, ...restored].flatMap(elsewhere).map((key) => [key.PK, key]));
  for (const keys of [[...led.values()], left.map(({ PK, SK }) => ({ PK, SK }))])
    await writeInBatches(keys.map((Key) => ({ DeleteRequest: { Key } })));
}

/**
 * Removes what hung on a deleted profile or account; answers how many items that were. Safe to run any number of times,
 * and to be cut off at any point and run again.
 */
export async function removeRemains(id: string, nowMs = Date.now()): Promise<number> {
  if (id.startsWith('usr_')) return removeRemainsOfAccount(id, nowMs);
  return (await calendars.removeAll(id)) + (await forecasts.removeAll(id));
}

/** The marker in an item of the form that earlier releases left, which expired; undefined for any other item. */
export const earlierMarker = ({ PK, SK, ttl = 0 }: { PK: string; SK: string; ttl?: number }) =>
  PK.startsWith('DELETED#') ? { PK, SK, deletedAtMs: ttl * 1000 - CLEAN_UP_AGAIN_MS } : undefined;

/** What a marker names: what was deleted, or one birth that a profile has no more. */
export function namedBy({ PK, SK }: Pick<Marker, 'PK' | 'SK'>): { id: string; birth?: string | undefined } {
  const [, earlierId] = PK.split('#');
  const [id = '', birth] = SK.split('#');
  return earlierId === undefined ? { id, birth } : { id: earlierId, birth };
}

/** Every marker, as of now. */
export async function* everyMarker(): AsyncGenerator<Marker> {
  const pages = paginateQuery(
    { client: table },
    {
      TableName,
      KeyConditionExpression: 'PK = :deleted',
      ExpressionAttributeValues: { ':deleted': itemKeys.deletion('').PK },
      ConsistentRead: true,
    },
  );
  for await (const { Items } of pages) yield* (Items ?? []) as Marker[];
}

/**
 * Removes what a marker names, of a former birth its forecasts alone, and answers how many items that were. The marker
 * goes after it if nothing can have been written since, and else stays for another time. Safe to run any number of
 * times, also at once, and to be cut off at any point.
 */
export async function finish(marker: Marker, nowMs = Date.now()): Promise<number> {
  const { id, birth } = namedBy(marker);
  const removed =
    birth === undefined ? await removeRemains(id, nowMs) : await forecasts.removeBirth(id, birth);
  if (marker.deletedAtMs <= nowMs - CLEAN_UP_AGAIN_MS) await removeMarker(marker, nowMs);
  return removed;
}

/** Removes a marker of which all was removed from `begunMs` on, unless it has been put again since. */
async function removeMarker({ PK, SK }: Marker, begunMs: number): Promise<void> {
  const remove = new DeleteCommand({
    TableName,
    Key: { PK, SK },
    ConditionExpression: 'deletedAtMs <= :latest OR #ttl <= :now',
    ExpressionAttributeNames: { '#ttl': 'ttl' },
    ExpressionAttributeValues: { ':latest': begunMs - CLEAN_UP_AGAIN_MS, ':now': Math.floor(begunMs / 1000) },
  });
  await ifCondition(table.send(remove));
}
