import { GetCommand, UpdateCommand } from '@aws-sdk/lib-dynamodb';
import { hashEmail } from '#lib/accounts/email.ts';
import { newId } from '#lib/accounts/identifiers.ts';
import type { Tier } from '#lib/accounts/tiers.ts';
import { ifCondition, itemKeys, TableName, table, toTtl, writeAll } from './single-table.ts';

const UNUSED_ACCOUNT_MS = 7 * 24 * 3_600_000;

/** A stored account. */
export type User = {
  id: string;
  email: string;
  tier: Tier;
  profileCount: number;
  keyCount: number;
  createdAt: string;
  /** The key that a sign-in returns, and the version of the secret that it is derived from. */
  signInKey?: { id: string; secretVersion: string };
  /** Set until the first sign-in: when the account expires. */
  ttl?: number;
};

/** Finds an account; undefined if there is none, or if it expired before its first sign-in. */
export async function find(userId: string, nowMs = Date.now()): Promise<User | undefined> {
  const { Item } = await table.send(
    new GetCommand({ TableName, Key: itemKeys.user(userId), ConsistentRead: true }),
  );
  return fromItem(Item, nowMs);
}

/** Reads an account from its item; undefined if there is none or it has expired. */
export function fromItem(item: Record<string, unknown> | undefined, nowMs: number): User | undefined {
  const user = item as User | undefined;
  return user && (user.ttl === undefined || user.ttl * 1000 > nowMs) ? user : undefined;
}

/** Finds the account of an e-mail address. */
export async function findByEmail(email: string, nowMs = Date.now()): Promise<User | undefined> {
  const { Item } = await table.send(
    new GetCommand({ TableName, Key: itemKeys.emailPointer(hashEmail(email)), ConsistentRead: true }),
  );
  const pointer = Item as { userId: string; ttl?: number } | undefined;
  return pointer && find(pointer.userId, nowMs);
}

/**
 * Makes sure that an address has an account: creates one of the free tier, which expires in seven days unless
 * someone signs in, if there is none. One call either way, so that timing tells little about who is registered.
 */
export async function ensure(email: string, nowMs = Date.now()): Promise<void> {
  const id = newId('usr', nowMs);
  const ttl = toTtl(nowMs + UNUSED_ACCOUNT_MS);
  const user: User = {
    id,
    email,
    tier: 'free',
    profileCount: 0,
    keyCount: 0,
    createdAt: new Date(nowMs).toISOString(),
    ttl,
  };
  await writeAll([
    {
      Put: {
        TableName,
        Item: { ...itemKeys.emailPointer(hashEmail(email)), userId: id, ttl },
        ConditionExpression: 'attribute_not_exists(PK) OR #ttl <= :now',
        ExpressionAttributeNames: { '#ttl': 'ttl' },
        ExpressionAttributeValues: { ':now': Math.floor(nowMs / 1000) },
      },
    },
    { Put: { TableName, Item: { ...itemKeys.user(id), ...user } } },
  ]);
}

/** Marks an account as used, so that it no longer expires; false if it is already gone. */
async function keep(user: User): Promise<boolean> {
  const removeTtl = {
    TableName,
    UpdateExpression: 'REMOVE #ttl',
    ConditionExpression: 'attribute_exists(PK)',
    ExpressionAttributeNames: { '#ttl': 'ttl' },
  };
  return writeAll([
    { Update: { ...removeTtl, Key: itemKeys.user(user.id) } },
    { Update: { ...removeTtl, Key: itemKeys.emailPointer(hashEmail(user.email)) } },
  ]);
}

/** The account that signs in with an address, from now on without expiry; created anew if it has just expired. */
export async function signIn(email: string, nowMs = Date.now()): Promise<User> {
  for (let tries = 0; tries < 3; tries++) {
    const user = await findByEmail(email, nowMs);
    if (user && (user.ttl === undefined || (await keep(user)))) return user;
    await ensure(email, nowMs);
  }
  throw new Error('The account could be neither found nor created');
}

/** Sets the tier of an existing account; false if there is none. */
export async function setTier(userId: string, tier: Tier): Promise<boolean> {
  const updated = await ifCondition(
    table.send(
      new UpdateCommand({
        TableName,
        Key: itemKeys.user(userId),
        UpdateExpression: 'SET tier = :tier',
        ConditionExpression: 'attribute_exists(PK)',
        ExpressionAttributeValues: { ':tier': tier },
      }),
    ),
  );
  return updated !== undefined;
}
