import { DescribeTableCommand, ResourceNotFoundException } from '@aws-sdk/client-dynamodb';
import { paginateScan } from '@aws-sdk/lib-dynamodb';
import { removeCredentials, removeDependents } from './deletions.ts';
import * as deliveries from './deliveries.ts';
import * as judgments from './judgments.ts';
import { findExternalIdHolder, takeExternalId } from './profiles.ts';
import { everyItem, getItem, type ItemKey, inPartition, itemKeys, readItems, table } from './single-table.ts';
import { erasureTombstoneKey, tombstoneKey } from './tombstones.ts';
import {
  changedAttributes,
  check,
  deleteItem,
  keepForever,
  putNew,
  replaceAttributes,
  transactWrite,
  update,
  type Write,
  type Writes,
} from './transactions.ts';
import {
  find,
  findId,
  fromItem,
  persistEmailPointer,
  putEmailPointer,
  type User,
  withProfileCount,
} from './users.ts';

/** An item as stored. */
export type Item = Record<string, unknown> & { PK: string; SK: string };

/** An account in a restored table, with its profiles and the other items of its partition. */
export type RestoredAccount = { user: Item & User; profiles: Item[]; others: Item[] };

/**
 * The point in time (ms since 1970) to which a table was restored; undefined if the table wasn't created by a restore. Throws
 * an error for the operator if the table doesn't exist or isn't ready.
 */
export async function restoredMoment(TableName: string): Promise<number | undefined> {
  try {
    const { Table } = await table.send(new DescribeTableCommand({ TableName }));
    const { RestoreSummary: summary, TableStatus } = Table ?? {};
    if (TableStatus !== 'ACTIVE' || summary?.RestoreInProgress)
      throw new Error(`The table ${TableName} is not restored yet.`);
    return summary?.RestoreDateTime?.getTime();
  } catch (error) {
    if (error instanceof ResourceNotFoundException) throw new Error(`There is no table ${TableName}.`);
    throw error;
  }
}

/** Lists the accounts of a restored table that have ever signed in. */
export async function* restoredAccounts(TableName: string): AsyncGenerator<RestoredAccount> {
  const accounts = paginateScan(
    { client: table },
    {
      TableName,
      FilterExpression: 'SK = :meta AND begins_with(PK, :user) AND attribute_not_exists(#ttl)',
      ExpressionAttributeNames: { '#ttl': 'ttl' },
      ExpressionAttributeValues: { ':meta': itemKeys.user('').SK, ':user': itemKeys.user('').PK },
    },
  );
  for await (const { Items = [] } of accounts)
    for (const user of Items as (Item & User)[]) yield { user, ...(await readPartition(TableName, user.id)) };
}

/**
 * Lists the accounts of a restored table that have one of these ids, or a profile with one. First throws an error that names
 * the ids that the table doesn't contain, if any.
 */
export async function* namedAccounts(
  TableName: string,
  ids: readonly string[],
): AsyncGenerator<RestoredAccount> {
  const unknown = new Set(ids);
  const accounts: RestoredAccount[] = [];
  for await (const account of restoredAccounts(TableName)) {
    const own = [account.user, ...account.profiles].map(({ id }) => String(id));
    if (own.filter((id) => unknown.delete(id)).length > 0) accounts.push(account);
  }
  if (unknown.size > 0) throw new Error(`${TableName} doesn’t contain ${[...unknown].join(', ')}.`);
  yield* accounts;
}

async function readPartition(TableName: string, userId: string): Promise<Omit<RestoredAccount, 'user'>> {
  const { PK, SK: profile } = itemKeys.profile(userId, '');
  const [profiles, others]: [Item[], Item[]] = [[], []];
  for await (const item of everyItem<Item>(PK, { TableName, ConsistentRead: false }))
    (item.SK.startsWith(profile) ? profiles : others).push(item);
  return { profiles, others };
}

/** Whether an account or a profile has a tombstone. */
export const isDeleted = async (id: string): Promise<boolean> =>
  (await readItems([tombstoneKey(id)])).length > 0;

/** Whether an account, or a later one with the same address, has a tombstone. */
export async function isErased({ id, email, createdAt }: User): Promise<boolean> {
  const tombstones = await readItems([tombstoneKey(id), erasureTombstoneKey(email)]);
  return tombstones.some(({ erasedAtMs = Infinity }) => Number(erasedAtMs) >= Date.parse(createdAt));
}

async function findStored(userId: string | undefined): Promise<(Item & User) | undefined> {
  const item = userId === undefined ? undefined : await getItem<Item & User>(itemKeys.user(userId));
  return fromItem(item, Date.now()) && item;
}

/** Finds the owner of an account's profiles, as stored: the account itself, or else the account that now has its address. */
export const findCurrentOwner = async ({ id, email }: User): Promise<(Item & User) | undefined> =>
  (await findStored(id)) ?? (await findStored(await findId(email)));

/** The attributes of an account that can be overwritten: all but counts and what every sign-in sets. */
const ownAttributes = ({
  profileCount,
  keyCount,
  webhookCount,
  signInKey,
  limitSubjects,
  ...others
}: Item & User) => others;

/** Returns the sorted names of an account's attributes that were changed since, apart from counts and sign-in data. */
export const changedSince = (current: Item & User, restored: Item & User): string[] =>
  changedAttributes(ownAttributes(current), ownAttributes(restored));

const unlessDeleted = (id: string): Write =>
  check({ Key: tombstoneKey(id), ConditionExpression: 'attribute_not_exists(PK)' });

const unlessErased = ({ id, email, createdAt }: User): Writes => [
  unlessDeleted(id),
  check({
    Key: erasureTombstoneKey(email),
    ConditionExpression: 'attribute_not_exists(PK) OR erasedAtMs < :created',
    ExpressionAttributeValues: { ':created': Date.parse(createdAt) },
  }),
];

/**
 * Restores a missing account without its profiles, after removing remaining credentials. Returns false if the account has
 * a tombstone or already exists, or its address belongs to another account.
 */
export async function restoreAccount({ user: lost, others }: RestoredAccount): Promise<boolean> {
  // Its counters may be lost, too. The operator sets the plan again. Webhooks are not restored.
  const { signInKey, profileShards, webhookCount, ...user } = lost;
  await removeCredentials(user.id, others);
  return transactWrite([
    ...unlessErased(user),
    putNew({ ...user, profileCount: 0, keyCount: 0 }),
    // The pointer may have survived the account.
    putEmailPointer(user),
  ]);
}

/** Whether an existing account's address leads to the account itself, to nothing, or to another account. */
export async function addressLeadsTo({ id, email }: User): Promise<'itself' | 'nothing' | 'another'> {
  const found = await findId(email);
  if (found === id) return 'itself';
  return (await findStored(found)) ? 'another' : 'nothing';
}

/** Makes the address of an existing account lead to it again. Returns false if it was erased, or its address belongs to another. */
export const restoreEmailPointer = (user: User): Promise<boolean> =>
  transactWrite([
    ...unlessErased(user),
    check({ Key: itemKeys.user(user.id), ConditionExpression: 'attribute_exists(PK)' }),
    putEmailPointer(user),
  ]);

/**
 * Puts back the attributes of an existing account that were changed. Returns false if one of them has changed since `current`
 * was read, if the account was erased, or if the restored address belongs to another account.
 */
export const overwriteAccount = (current: Item & User, restored: Item & User): Promise<boolean> =>
  transactWrite([
    ...unlessErased(restored),
    replaceAttributes(itemKeys.user(restored.id), changedSince(current, restored), current, restored),
    putEmailPointer(restored),
  ]);

/**
 * Restores a missing profile with its verdicts and tests, after removing its remaining calendars and forecasts, and keeps `owner`
 * from expiring. `owner` is the account that now has the previous owner's address, usually the same account. Returns false if the profile or the previous
 * owner has a tombstone, or the profile already exists. Drops an external id that another profile has. Doesn't update the profile
 * count; see `fixProfileCount`.
 */
export async function restoreProfile(
  restoredTable: string,
  profile: Item,
  previousOwner: User,
  owner: User,
): Promise<boolean> {
  const { calendarCount, countShard, externalId, ...others } = profile;
  const profileId = String(profile['id']);
  await removeDependents(profileId);
  // Copied first, because an interrupted run wouldn't restore an existing profile again. If the profile isn't restored, the sweep
  // removes them.
  await judgments.copyFrom(restoredTable, profileId, owner.id);
  const isTaken =
    externalId !== undefined &&
    (await findExternalIdHolder(owner.id, String(externalId), profileId)) !== undefined;
  const named = externalId !== undefined && !isTaken;
  const item = { ...others, ...(named && { externalId }) };
  const settings = profile as deliveries.Settings;
  for (const { timeZone } of [settings.mail, settings.push].flatMap((one) => one ?? []))
    await deliveries.addZone(timeZone);
  return transactWrite([
    ...unlessErased(previousOwner),
    unlessDeleted(profileId),
    // A sweep that found the profile orphaned may have left a deletion marker, which would remove the profile's new
    // calendars.
    deleteItem(itemKeys.deletion(profileId)),
    putNew({ ...item, ...itemKeys.profile(owner.id, profileId) }),
    ...(named ? [takeExternalId(owner.id, profileId, String(externalId))] : []),
    ...deliveries.restoreWrites(owner.id, profileId, settings),
    keepForever(itemKeys.user(owner.id)),
    // Only an account that has never signed in expires, and no such account is restored.
    ...(owner.id === previousOwner.id ? [] : [persistEmailPointer(owner)]),
  ]);
}

/** Sets an account's profile count to the number of its profiles. Does nothing if the account doesn't exist. */
export async function fixProfileCount(userId: string): Promise<void> {
  for (;;) {
    const before = await find(userId);
    if (!before) return;
    const { PK, SK } = itemKeys.profile(userId, '');
    let total = 0;
    for await (const { SK: _ } of everyItem<ItemKey>(PK, inPartition(PK, SK))) total += 1;
    // What the counters of a platform account don't hold.
    const counted = (await withProfileCount(before)).profileCount - before.profileCount;
    const profileCount = total - counted;
    if (before.profileCount === profileCount) return;
    // Retries if a profile was created or deleted in between.
    const isFixed = await transactWrite([
      update({
        Key: itemKeys.user(userId),
        UpdateExpression: 'SET profileCount = :now',
        ConditionExpression: 'profileCount = :before',
        ExpressionAttributeValues: { ':now': profileCount, ':before': before.profileCount },
      }),
    ]);
    if (isFixed) return;
  }
}
