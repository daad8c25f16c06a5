import { hashEmail } from '#lib/accounts/email.ts';
import { removeAccess, removeRemains } from './deletions.ts';
import { erasedKey, goneKey } from './gone.ts';
import { list } from './profiles.ts';
import type { Item, RestoredAccount } from './restored-table.ts';
import { itemKeys, readTogether, TableName, type Writes, writeAll } from './single-table.ts';
import { find, pointingForGood, type User } from './users.ts';

/** Whether it is noted that an account or a profile was deleted. */
export const isGone = async (id: string): Promise<boolean> => (await readTogether([goneKey(id)])).length > 0;

/** Whether it is noted that an account was erased, or a later one of its address, as of somebody who has signed up again. */
export async function isErased({ id, email, createdAt }: User): Promise<boolean> {
  const notes = await readTogether([goneKey(id), erasedKey(email)]);
  return notes.some(({ erasedAtMs = Infinity }) => Number(erasedAtMs) >= Date.parse(createdAt));
}

const unlessGone = (id: string): Writes => [
  { ConditionCheck: { TableName, Key: goneKey(id), ConditionExpression: 'attribute_not_exists(PK)' } },
];

const unlessErased = ({ id, email, createdAt }: User): Writes => [
  ...unlessGone(id),
  {
    ConditionCheck: {
      TableName,
      Key: erasedKey(email),
      ConditionExpression: 'attribute_not_exists(PK) OR erasedAtMs < :created',
      ExpressionAttributeValues: { ':created': Date.parse(createdAt) },
    },
  },
];

const unlessThere = { ConditionExpression: 'attribute_not_exists(PK)' };

/**
 * Puts an account back that is missing, without profiles, and has its address lead to it; what is left of its keys and
 * sessions is removed before. False if it was erased, is there by now, or its address leads to another.
 */
export async function putAccountBack({ user: lost, others }: RestoredAccount): Promise<boolean> {
  const { signInKey, ...user } = lost;
  await removeAccess(user.id, others);
  return writeAll([
    ...unlessErased(user),
    { Put: { TableName, Item: { ...user, profileCount: 0, keyCount: 0 }, ...unlessThere } },
    {
      Put: {
        TableName,
        Item: { ...itemKeys.emailPointer(hashEmail(user.email)), userId: user.id },
        ...unlessThere,
      },
    },
  ]);
}

/**
 * Puts a profile back that is missing, without its calendars and forecasts, which are removed before as far as they are left;
 * an account that would have expired unless somebody signed in no longer does. False if the profile or the account that it
 * was of is deleted, or it is there by now. `owner` is the account that has the address of its former one now, mostly the
 * same. It is not counted: see `recount`.
 */
export async function putProfileBack(profile: Item, former: User, owner: User): Promise<boolean> {
  const { calendarCount, ...item } = profile;
  const profileId = String(profile['id']);
  await removeRemains(profileId);
  return writeAll([
    ...unlessErased(former),
    ...unlessGone(profileId),
    // By which a sweep that found it without its account would have its next calendars removed.
    { Delete: { TableName, Key: itemKeys.deletion(profileId) } },
    { Put: { TableName, Item: { ...item, ...itemKeys.profile(owner.id, profileId) }, ...unlessThere } },
    {
      Update: {
        TableName,
        Key: itemKeys.user(owner.id),
        UpdateExpression: 'REMOVE #ttl',
        ConditionExpression: 'attribute_exists(PK)',
        ExpressionAttributeNames: { '#ttl': 'ttl' },
      },
    },
    ...pointingForGood(owner),
  ]);
}

/** Has an account's count of profiles be their number, whatever was lost of either; of an account that is gone it does nothing. */
export async function recount(userId: string): Promise<void> {
  for (;;) {
    const before = await find(userId);
    const profileCount = (await list(userId)).length;
    if (!before || before.profileCount === profileCount) return;
    // Whoever makes or deletes one in between changes the count.
    const isCounted = await writeAll([
      {
        Update: {
          TableName,
          Key: itemKeys.user(userId),
          UpdateExpression: 'SET profileCount = :now',
          ConditionExpression: 'profileCount = :before',
          ExpressionAttributeValues: { ':now': profileCount, ':before': before.profileCount },
        },
      },
    ]);
    if (isCounted) return;
  }
}
