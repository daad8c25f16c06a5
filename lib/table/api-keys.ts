import { GetCommand, QueryCommand } from '@aws-sdk/lib-dynamodb';
import type { KeyAccess } from '#lib/accounts/key-terms.ts';
import { itemKeys, TableName, table, writeAll, writeNew } from './single-table.ts';
import { find as findUser, type User } from './users.ts';

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

/** The two items of a key: by its hash for who presents it, and with its owner. */
const putsOf = (key: StoredKey) => [
  {
    Put: {
      TableName,
      Item: { ...itemKeys.apiKey(key.hash), id: key.id, userId: key.userId },
      ConditionExpression: 'attribute_not_exists(PK)',
    },
  },
  { Put: { TableName, Item: { ...itemKeys.apiKeyOfUser(key.userId, key.id), ...key } } },
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
    ...putsOf(key),
  ];
  return writeNew(writes, () => find(key.userId, key.id));
}

/** Finds a key of this user; undefined for any other identifier. */
export async function find(userId: string, keyId: string): Promise<StoredKey | undefined> {
  const Key = itemKeys.apiKeyOfUser(userId, keyId);
  const { Item } = await table.send(new GetCommand({ TableName, Key, ConsistentRead: true }));
  return Item as StoredKey | undefined;
}

/** All keys of a user, oldest first. */
export async function list(userId: string): Promise<StoredKey[]> {
  const { Items } = await table.send(
    new QueryCommand({
      TableName,
      KeyConditionExpression: 'PK = :user AND begins_with(SK, :prefix)',
      ExpressionAttributeValues: { ':user': itemKeys.user(userId).PK, ':prefix': 'KEY#' },
      ConsistentRead: true,
    }),
  );
  return (Items ?? []) as StoredKey[];
}

/**
 * Revokes a key in one transaction: it stops with the next request. The sign-in key is forgotten too, so that the next
 * sign-in makes a new one. False if this user has no such key.
 */
export async function revoke(userId: string, keyId: string): Promise<boolean> {
  const key = await find(userId, keyId);
  const user = key && (await findUser(userId));
  if (!user) return false;
  const isSignInKey = user.signInKey?.id === keyId;
  return writeAll([
    {
      Delete: {
        TableName,
        Key: itemKeys.apiKeyOfUser(userId, keyId),
        ConditionExpression: 'attribute_exists(PK)',
      },
    },
    { Delete: { TableName, Key: itemKeys.apiKey(key.hash) } },
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

/**
 * Stores the key that sign-ins of this user return, and answers with the one that they return from now on: this
 * one, or the one that another sign-in stored a moment ago. Throws if the account is gone.
 */
export async function createSignInKey(key: StoredKey): Promise<NonNullable<User['signInKey']>> {
  const signInKey = { id: key.id, secretVersion: key.secretVersion };
  const isWritten = await writeAll([
    {
      Update: {
        TableName,
        Key: itemKeys.user(key.userId),
        UpdateExpression: 'SET signInKey = :key',
        ConditionExpression: 'attribute_exists(PK) AND attribute_not_exists(signInKey)',
        ExpressionAttributeValues: { ':key': signInKey },
      },
    },
    ...putsOf(key),
  ]);
  if (isWritten) return signInKey;
  const user = await findUser(key.userId);
  if (!user?.signInKey) throw new Error('The account has vanished during its sign-in');
  return user.signInKey;
}
