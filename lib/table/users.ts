import { GetCommand, UpdateCommand } from '@aws-sdk/lib-dynamodb';
import { hashEmail } from '#lib/accounts/email.ts';
import { newId } from '#lib/accounts/identifiers.ts';
import type { Tier } from '#lib/accounts/tiers.ts';
import {
  ifCondition,
  itemKeys,
  readTogether,
  TableName,
  table,
  toTtl,
  type Writes,
  writeAll,
} from './single-table.ts';

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

/**
 * An account and an item that belongs to it, both as of now; undefined if either is not there, or the account expired
 * before its first sign-in.
 */
export async function findWith(
  userId: string,
  key: { PK: string; SK: string },
  nowMs: number,
): Promise<{ user: User; item: Record<string, unknown> } | undefined> {
  const items = await readTogether([itemKeys.user(userId), key]);
  const itemOf = ({ SK }: { SK: string }) => items.find((item) => item['SK'] === SK);
  const user = fromItem(itemOf(itemKeys.user(userId)), nowMs);
  const item = itemOf(key);
  return user && item && { user, item };
}

/** Which account an e-mail address leads to, whether or not it is still there; undefined if to none. */
export async function idOf(email: string): Promise<string | undefined> {
  const { Item } = await table.send(
    new GetCommand({ TableName, Key: itemKeys.emailPointer(hashEmail(email)), ConsistentRead: true }),
  );
  return (Item as { userId: string } | undefined)?.userId;
}

/** Finds the account of an e-mail address. */
export async function findByEmail(email: string, nowMs = Date.now()): Promise<User | undefined> {
  const userId = await idOf(email);
  return userId === undefined ? undefined : find(userId, nowMs);
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

/** The account of an address, created if there is none; undefined if it was erased in this very moment. */
export async function findOrCreate(email: string, nowMs = Date.now()): Promise<User | undefined> {
  const user = await findByEmail(email, nowMs);
  if (user) return user;
  await ensure(email, nowMs);
  return findByEmail(email, nowMs);
}

/**
 * The writes by which an account no longer expires once it was signed in to, and has the sign-in key that is given. They
 * fail if meanwhile it was erased or expired, its address leads to another, or another sign-in has changed the key.
 */
export function signInWrites(user: User, signInKey: NonNullable<User['signInKey']>): Writes {
  return [
    {
      Update: {
        TableName,
        Key: itemKeys.user(user.id),
        UpdateExpression: 'SET signInKey = :key REMOVE #ttl',
        ConditionExpression: `attribute_exists(PK) AND ${user.signInKey ? 'signInKey.id = :former' : 'attribute_not_exists(signInKey)'}`,
        ExpressionAttributeNames: { '#ttl': 'ttl' },
        ExpressionAttributeValues: {
          ':key': signInKey,
          ...(user.signInKey && { ':former': user.signInKey.id }),
        },
      },
    },
    ...pointingForGood(user),
  ];
}

/** The write by which an address leads to its account for good; it fails if it leads to another. */
export const pointingForGood = ({ id, email }: Pick<User, 'id' | 'email'>): Writes => [
  {
    Update: {
      TableName,
      Key: itemKeys.emailPointer(hashEmail(email)),
      UpdateExpression: 'REMOVE #ttl',
      // The address may have got another account in the moment in which this one expired.
      ConditionExpression: 'userId = :user',
      ExpressionAttributeNames: { '#ttl': 'ttl' },
      ExpressionAttributeValues: { ':user': id },
    },
  },
];

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
