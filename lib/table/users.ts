import { hashEmail } from '#lib/accounts/email.ts';
import { newId } from '#lib/accounts/identifiers.ts';
import type { LimitSubjects } from '#lib/accounts/limits.ts';
import { PLATFORM, type Plan, planOf, type Tier } from '#lib/accounts/tiers.ts';
import {
  getItem,
  type ItemKey,
  itemKeys,
  listItems,
  readItems,
  TableName,
  toTtl,
  unlessUnexpired,
  updateIf,
} from './single-table.ts';
import { put, transactWrite, update, type Write, type Writes } from './transactions.ts';

const UNUSED_ACCOUNT_MS = 7 * 24 * 3_600_000;

/** A stored account. */
export type User = Plan & {
  id: string;
  email: string;
  /** The number of profiles, except those in the counters of a platform account; see `withProfileCount`. */
  profileCount: number;
  /** The number of counters over which the profiles of a platform account are spread. */
  profileShards?: number;
  keyCount: number;
  /** Missing before the first webhook. */
  webhookCount?: number;
  createdAt: string;
  /** Missing before the first sign-in. */
  firstSignInAt?: string;
  /** The key that sign-ins return, and the version of the secret from which it is derived. */
  signInKey?: { id: string; secretVersion: string };
  /** Subjects of rate limits that outlive the account; set by each sign-in. */
  limitSubjects?: LimitSubjects;
  /** When an operator suspended the account (ISO 8601): no key, session or feed of it works until it is resumed. */
  suspendedAt?: string;
  /** When the account expires (seconds since 1970); removed by the first sign-in. */
  ttl?: number;
};

/** Finds an account, unless it expired before its first sign-in. */
export async function find(userId: string, nowMs = Date.now()): Promise<User | undefined> {
  return fromItem(await getItem(itemKeys.user(userId)), nowMs);
}

/** Reads an account from its item, unless the account has expired. */
export function fromItem(item: Record<string, unknown> | undefined, nowMs: number): User | undefined {
  const user = item as User | undefined;
  const isValid = user && (user.ttl === undefined || user.ttl * 1000 > nowMs);
  return isValid ? { ...user, ...planOf(user) } : undefined;
}

/**
 * Finds an account and one of its items in one strongly consistent read; undefined if either is missing, or the account has
 * expired or is suspended.
 */
export async function findWith(
  userId: string,
  key: ItemKey,
  nowMs: number,
): Promise<{ user: User; item: Record<string, unknown> } | undefined> {
  const items = await readItems([itemKeys.user(userId), key]);
  const pick = ({ SK }: ItemKey) => items.find((item) => item['SK'] === SK);
  const user = fromItem(pick(itemKeys.user(userId)), nowMs);
  const item = pick(key);
  return user && !user.suspendedAt && item ? { user, item } : undefined;
}

/** Finds the account id of an email address. The account itself may no longer exist. */
export async function findId(email: string): Promise<string | undefined> {
  const pointer = await getItem<{ userId: string }>(itemKeys.emailPointer(hashEmail(email)));
  return pointer?.userId;
}

/** Finds the account of an email address. */
export async function findByEmail(email: string, nowMs = Date.now()): Promise<User | undefined> {
  const userId = await findId(email);
  return userId === undefined ? undefined : find(userId, nowMs);
}

/**
 * Creates a free account for an address that has none; the account expires after seven days without a sign-in. Makes one call
 * whether or not the account exists, so timing reveals little about which addresses are registered.
 */
export async function ensure(email: string, nowMs = Date.now()): Promise<void> {
  const id = newId('usr', nowMs);
  const ttl = toTtl(nowMs + UNUSED_ACCOUNT_MS);
  const user: Omit<User, 'maxProfiles' | 'maxDaysFromToday'> = {
    id,
    email,
    tier: 'free',
    profileCount: 0,
    keyCount: 0,
    createdAt: new Date(nowMs).toISOString(),
    ttl,
  };
  await transactWrite([
    {
      Put: {
        TableName,
        Item: { ...itemKeys.emailPointer(hashEmail(email)), userId: id, ttl },
        ...unlessUnexpired(nowMs),
      },
    },
    put({ ...itemKeys.user(id), ...user }),
  ]);
}

/** Finds or creates the account of an address; undefined if the account is erased concurrently. */
export async function findOrCreate(email: string, nowMs = Date.now()): Promise<User | undefined> {
  const user = await findByEmail(email, nowMs);
  if (user) return user;
  await ensure(email, nowMs);
  return findByEmail(email, nowMs);
}

/** What a sign-in stores in the account: the key that it returns, and the subjects of rate limits. */
type SignIn = { signInKey: NonNullable<User['signInKey']>; limitSubjects: LimitSubjects; nowMs: number };

/**
 * Writes that store a sign-in and keep the account from expiring. They fail if the account was erased, replaced, suspended or
 * removed on expiry meanwhile, or if a concurrent sign-in changed the key.
 */
export function signInWrites(user: User, { signInKey, limitSubjects, nowMs }: SignIn): Writes {
  return [
    update({
      Key: itemKeys.user(user.id),
      UpdateExpression:
        'SET signInKey = :key, limitSubjects = :subjects, firstSignInAt = if_not_exists(firstSignInAt, :now) REMOVE #ttl',
      ConditionExpression: `attribute_exists(PK) AND attribute_not_exists(suspendedAt) AND ${user.signInKey ? 'signInKey.id = :previous' : 'attribute_not_exists(signInKey)'}`,
      ExpressionAttributeNames: { '#ttl': 'ttl' },
      ExpressionAttributeValues: {
        ':key': signInKey,
        ':subjects': limitSubjects,
        ':now': new Date(nowMs).toISOString(),
        ':previous': user.signInKey?.id,
      },
    }),
    persistEmailPointer(user),
  ];
}

/** The write that keeps an email pointer from expiring; it fails if the pointer names another account. */
export const persistEmailPointer = ({ id, email }: Pick<User, 'id' | 'email'>): Write =>
  update({
    Key: itemKeys.emailPointer(hashEmail(email)),
    UpdateExpression: 'REMOVE #ttl',
    // If this account has expired, the address may belong to a new account.
    ConditionExpression: 'userId = :user',
    ExpressionAttributeNames: { '#ttl': 'ttl' },
    ExpressionAttributeValues: { ':user': id },
  });

/** The write that makes an address lead to an account for good; it fails if the address belongs to another account. */
export const putEmailPointer = ({ id, email }: Pick<User, 'id' | 'email'>, nowMs = Date.now()): Write => {
  const { ConditionExpression, ExpressionAttributeValues, ...names } = unlessUnexpired(nowMs);
  return {
    Put: {
      TableName,
      Item: { ...itemKeys.emailPointer(hashEmail(email)), userId: id },
      ...names,
      ConditionExpression: `${ConditionExpression} OR userId = :user`,
      ExpressionAttributeValues: { ...ExpressionAttributeValues, ':user': id },
    },
  };
};

/** Suspends an account from now on, or resumes it. Returns false if the account doesn't exist. */
export async function setSuspended(userId: string, suspendedAt: string | undefined): Promise<boolean> {
  const updated = await updateIf({
    Key: itemKeys.user(userId),
    UpdateExpression: suspendedAt
      ? 'SET suspendedAt = if_not_exists(suspendedAt, :at)'
      : 'REMOVE suspendedAt',
    ConditionExpression: 'attribute_exists(PK)',
    ...(suspendedAt && { ExpressionAttributeValues: { ':at': suspendedAt } }),
  });
  return updated !== undefined;
}

/** Adds the counters of a platform account to its profile count. */
export async function withProfileCount(user: User): Promise<User> {
  if (user.profileShards === undefined) return user;
  const prefix = itemKeys.profileCounter(user.id, 0).SK.slice(0, -1);
  const counters = await listItems<{ profileCount: number }>(itemKeys.user(user.id).PK, prefix);
  const counted = counters.reduce((sum, { profileCount }) => sum + profileCount, 0);
  return { ...user, profileCount: user.profileCount + counted };
}

/** One counter takes a transaction at a time. Ten take more creations a second than the account's partition has capacity for. */
const PROFILE_SHARDS = 10;

/**
 * Moves an account to the tier `platform` with these limits, and begins to count its profiles in several items, so that
 * concurrent creations don't contend for one. Returns false if the account doesn't exist.
 */
export async function setPlatformPlan(userId: string, limits: Omit<Plan, 'tier'>): Promise<boolean> {
  const counters = Array.from({ length: PROFILE_SHARDS }, (_, shard) =>
    update({
      Key: itemKeys.profileCounter(userId, shard),
      UpdateExpression: 'SET profileCount = if_not_exists(profileCount, :none)',
      ExpressionAttributeValues: { ':none': 0 },
    }),
  );
  return transactWrite([
    update({
      Key: itemKeys.user(userId),
      UpdateExpression:
        'SET tier = :tier, maxProfiles = :profiles, maxDaysFromToday = :days, profileShards = :shards',
      ConditionExpression: 'attribute_exists(PK)',
      ExpressionAttributeValues: {
        ':tier': PLATFORM,
        ':profiles': limits.maxProfiles,
        ':days': limits.maxDaysFromToday,
        ':shards': PROFILE_SHARDS,
      },
    }),
    ...counters,
  ]);
}

/** Sets an account's tier. Returns false if the account doesn't exist. */
export async function setTier(userId: string, tier: Tier): Promise<boolean> {
  const updated = await updateIf({
    Key: itemKeys.user(userId),
    UpdateExpression: 'SET tier = :tier',
    ConditionExpression: 'attribute_exists(PK)',
    ExpressionAttributeValues: { ':tier': tier },
  });
  return updated !== undefined;
}
