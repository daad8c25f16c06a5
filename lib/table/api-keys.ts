import type { KeyAccess } from '#lib/accounts/credential-options.ts';
import * as calendars from './calendars.ts';
import { getItem, itemKeys, listItems, updateIf } from './single-table.ts';
import {
  decrement,
  deleteExisting,
  deleteItem,
  increment,
  put,
  putNew,
  transactCreate,
  transactWrite,
  update,
  type Writes,
} from './transactions.ts';
import { find as findUser, findWith, type User } from './users.ts';

const RECORD_USE_EVERY_MS = 60_000;

/** Timeout for recording a key's use, which delays the request. */
const RECORD_USE_TIMEOUT_MS = 1_000;

/** A stored API key: its hash, never the key itself. */
export type StoredKey = {
  id: string;
  userId: string;
  hash: string;
  name: string;
  /** The first characters of the key, shown in lists. */
  start: string;
  secretVersion: string;
  createdAt: string;
  lastUsedAt?: string;
  /** Missing from sign-in keys, which are read-write. */
  access?: KeyAccess;
  /** Missing from keys that never expire. */
  expiresAt?: string;
};

/** Maximum keys per user, not counting the sign-in key. */
export const MAX_KEYS = 10;

/** The fields of a key that its owner sees. */
export const publicFields = ({ id, name, start, createdAt, ...key }: StoredKey) => ({
  id,
  name,
  start,
  createdAt,
  lastUsedAt: key.lastUsedAt ?? null,
  access: accessOf(key),
  expiresAt: key.expiresAt ?? null,
});

/** Returns the access of a key, read-write by default. An access that a newer release may have stored counts as read-only. */
export const accessOf = ({ access = 'read-write' }: Pick<StoredKey, 'access'>): KeyAccess =>
  access === 'read-write' ? access : 'read';

/** Writes that create a key's two items: the lookup by hash, and the key in its owner's partition. */
export const creationWrites = (key: StoredKey): Writes => [
  putNew({ ...itemKeys.apiKey(key.hash), id: key.id, userId: key.userId }),
  put({ ...itemKeys.apiKeyOfUser(key.userId, key.id), ...key }),
];

/** Writes that revoke a key; they fail if the key was already revoked. */
export const removalWrites = ({ userId, id, hash }: StoredKey): Writes => [
  deleteExisting(itemKeys.apiKeyOfUser(userId, id)),
  deleteItem(itemKeys.apiKey(hash)),
];

/** Creates and counts a key in one transaction. Returns false if the user has reached the limit. */
export async function create(key: StoredKey): Promise<boolean> {
  const writes = [increment(itemKeys.user(key.userId), 'keyCount', MAX_KEYS), ...creationWrites(key)];
  return transactCreate(writes, () => find(key.userId, key.id));
}

/** Finds a user's key by its id. */
export const find = (userId: string, keyId: string): Promise<StoredKey | undefined> =>
  getItem(itemKeys.apiKeyOfUser(userId, keyId));

/** Lists a user's keys, oldest first. */
export const list = (userId: string): Promise<StoredKey[]> => listItems(itemKeys.user(userId).PK, 'KEY#');

/**
 * Revokes a key in one transaction, then removes the calendars created with it, unless `withFeeds` is false: those that depend on
 * the key then wait for the sweep. The key and the calendars that depend on it stop working with the next request. If the sign-in key was revoked, the next sign-in creates a new one. Returns false if the user has no such
 * key.
 */
export async function revoke(userId: string, keyId: string, withFeeds = true): Promise<boolean> {
  const isRevoked = await remove(userId, keyId);
  // Runs even if the key is missing, since an earlier revocation may have been interrupted before this call.
  if (withFeeds) await calendars.revokeByKey(userId, keyId);
  return isRevoked;
}

async function remove(userId: string, keyId: string): Promise<boolean> {
  const key = await find(userId, keyId);
  const user = key && (await findUser(userId));
  if (!user) return false;
  const Key = itemKeys.user(userId);
  return transactWrite([
    ...removalWrites(key),
    user.signInKey?.id === keyId
      ? update({
          Key,
          UpdateExpression: 'REMOVE signInKey',
          ConditionExpression: 'signInKey.id = :key',
          ExpressionAttributeValues: { ':key': keyId },
        })
      : decrement(Key, 'keyCount'),
  ]);
}

/** The location of a stored key, which never changes, and the key's last recorded use (ISO 8601). */
export type KeyLocation = { userId: string; keyId: string; lastUsedAt?: string };

/** Locates a key by its hash. */
export async function locate(keyHash: string): Promise<KeyLocation | undefined> {
  const pointer = await getItem<{ id: string; userId: string }>(itemKeys.apiKey(keyHash));
  return pointer && { userId: pointer.userId, keyId: pointer.id };
}

/** Finds a key and its owner in one strongly consistent read; undefined if either is missing or expired. */
export async function findWithOwner(
  { userId, keyId }: KeyLocation,
  nowMs = Date.now(),
): Promise<{ user: User; key: StoredKey } | undefined> {
  const found = await findWith(userId, itemKeys.apiKeyOfUser(userId, keyId), nowMs);
  const key = found?.item as StoredKey | undefined;
  return found && isValid(key, nowMs) ? { user: found.user, key } : undefined;
}

/** Whether a key exists and has not expired. */
export const isValid = (key: StoredKey | undefined, nowMs: number): key is StoredKey =>
  key !== undefined && !(key.expiresAt && Date.parse(key.expiresAt) <= nowMs);

/**
 * Records a key's use at most once a minute and returns the location with the time of the last use. Never revives a key that
 * was revoked or expired meanwhile. Times out after a second.
 */
export async function recordUse(location: KeyLocation, nowMs = Date.now()): Promise<KeyLocation> {
  const { userId, keyId, lastUsedAt } = location;
  if (lastUsedAt && nowMs - Date.parse(lastUsedAt) < RECORD_USE_EVERY_MS) return location;
  const now = new Date(nowMs).toISOString();
  await updateIf(
    {
      Key: itemKeys.apiKeyOfUser(userId, keyId),
      UpdateExpression: 'SET lastUsedAt = :now',
      ConditionExpression:
        'attribute_exists(PK) AND (attribute_not_exists(expiresAt) OR expiresAt > :now) AND (attribute_not_exists(lastUsedAt) OR lastUsedAt < :minuteAgo)',
      ExpressionAttributeValues: {
        ':now': now,
        ':minuteAgo': new Date(nowMs - RECORD_USE_EVERY_MS).toISOString(),
      },
    },
    { abortSignal: AbortSignal.timeout(RECORD_USE_TIMEOUT_MS) },
  );
  return { ...location, lastUsedAt: now };
}
