import { GetCommand } from '@aws-sdk/lib-dynamodb';
import type { KeyAccess } from '#lib/accounts/key-terms.ts';
import * as calendars from './calendars.ts';
import { itemsOfUser } from './items-of-user.ts';
import { itemKeys, TableName, table, type Writes, writeAll, writeNew } from './single-table.ts';
import { find as findUser } from './users.ts';

/** What is stored of a key: its hash, never the key. */
export type StoredKey = {
  id: string;
  userId: string;
  hash: string;
  name: string;
  /** The first characters of the key, for a list. */
  start: string;
  secretVersion: string;
  createdAt: string;
  lastUsedAt?: string;
  /** Missing in keys from before there was a choice: they may read and write. */
  access?: KeyAccess;
  /** Missing in keys that do not expire. */
  expiresAt?: string;
};

/** How many keys a user may have beside the one of sign-ins. */
export const MAX_KEYS = 10;

/** What may be shown of a key. */
export const publicPart = ({ id, name, start, createdAt, ...key }: StoredKey) => ({
  id,
  name,
  start,
  createdAt,
  lastUsedAt: key.lastUsedAt ?? null,
  access: accessOf(key),
  expiresAt: key.expiresAt ?? null,
});

/** What a key may do. */
export const accessOf = ({ access = 'read-write' }: Pick<StoredKey, 'access'>): KeyAccess => access;

/** The writes of a key's two items: by its hash for who presents it, and with its owner. */
export const creationOf = (key: StoredKey): Writes => [
  {
    Put: {
      TableName,
      Item: { ...itemKeys.apiKey(key.hash), id: key.id, userId: key.userId },
      ConditionExpression: 'attribute_not_exists(PK)',
    },
  },
  { Put: { TableName, Item: { ...itemKeys.apiKeyOfUser(key.userId, key.id), ...key } } },
];

/** The writes by which a key stops; they fail if it has already. */
export const removalOf = ({ userId, id, hash }: StoredKey): Writes => [
  {
    Delete: {
      TableName,
      Key: itemKeys.apiKeyOfUser(userId, id),
      ConditionExpression: 'attribute_exists(PK)',
    },
  },
  { Delete: { TableName, Key: itemKeys.apiKey(hash) } },
];

/** Stores a further key and counts it, in one transaction; false if the user has as many as allowed. */
export async function create(key: StoredKey): Promise<boolean> {
  const writes = [
    {
      Update: {
        TableName,
        Key: itemKeys.user(key.userId),
        UpdateExpression: 'SET keyCount = keyCount + :one',
        ConditionExpression: 'keyCount < :max',
        ExpressionAttributeValues: { ':one': 1, ':max': MAX_KEYS },
      },
    },
    ...creationOf(key),
  ];
  return writeNew(writes, () => find(key.userId, key.id));
}

/** A key of a user; undefined if this user has none of that identifier. */
export async function find(userId: string, keyId: string): Promise<StoredKey | undefined> {
  const { Item } = await table.send(
    new GetCommand({ TableName, Key: itemKeys.apiKeyOfUser(userId, keyId), ConsistentRead: true }),
  );
  return Item as StoredKey | undefined;
}

/** All keys of a user, oldest first. */
export async function list(userId: string): Promise<StoredKey[]> {
  return (await itemsOfUser(userId, 'KEY#')) as StoredKey[];
}

/**
 * Revokes a key in one transaction: it stops with the next request, and so do the calendars that were made with it, which
 * are removed after it. The sign-in key is forgotten too, so that the next sign-in makes a new one. False if this user has
 * no such key.
 */
export async function revoke(userId: string, keyId: string): Promise<boolean> {
  const isRevoked = await remove(userId, keyId);
  // Of a key that is gone, too: whoever revoked it may have died here.
  await calendars.revokeOfKey(userId, keyId);
  return isRevoked;
}

async function remove(userId: string, keyId: string): Promise<boolean> {
  const key = await find(userId, keyId);
  const user = key && (await findUser(userId));
  if (!user) return false;
  const isSignInKey = user.signInKey?.id === keyId;
  return writeAll([
    ...removalOf(key),
    {
      Update: {
        TableName,
        Key: itemKeys.user(userId),
        ...(isSignInKey
          ? {
              UpdateExpression: 'REMOVE signInKey',
              ConditionExpression: 'signInKey.id = :key',
              ExpressionAttributeValues: { ':key': keyId },
            }
          : {
              UpdateExpression: 'SET keyCount = keyCount - :one',
              ConditionExpression: 'keyCount > :none',
              ExpressionAttributeValues: { ':one': 1, ':none': 0 },
            }),
      },
    },
  ]);
}
