import { hashEmail } from '#lib/accounts/email.ts';
import { goneKey } from './gone.ts';
import { list } from './profiles.ts';
import type { Item } from './restored-table.ts';
import { itemKeys, readTogether, TableName, type Writes, writeAll } from './single-table.ts';
import { find, type User } from './users.ts';

/** Whether it is noted that an account or a profile was deleted. */
export const isGone = async (id: string): Promise<boolean> => (await readTogether([goneKey(id)])).length > 0;

const unlessGone = (id: string): Writes => [
  { ConditionCheck: { TableName, Key: goneKey(id), ConditionExpression: 'attribute_not_exists(PK)' } },
];

const unlessThere = { ConditionExpression: 'attribute_not_exists(PK)' };

/**
 * Puts an account back that is missing, without profiles, keys and sessions, and has its address lead to it. False if it was
 * deleted, is there by now, or its address leads to another.
 */
export function putAccountBack({ signInKey, ...user }: Item & User): Promise<boolean> {
  return writeAll([
    ...unlessGone(user.id),
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
 * Puts a profile back that is missing, without its calendars; an account that would have expired unless somebody signed in
 * no longer does. False if the profile or the account that it was of is deleted, or it is there by now. `owner` is the
 * account that has the address of its former one now, mostly the same. It is not counted: see `recount`.
 */
export function putProfileBack(profile: Item, former: User, owner: User): Promise<boolean> {
  const { calendarCount, ...item } = profile;
  const profileId = String(profile['id']);
  const removeTtl = {
    TableName,
    UpdateExpression: 'REMOVE #ttl',
    ExpressionAttributeNames: { '#ttl': 'ttl' },
  };
  return writeAll([
    ...unlessGone(former.id),
    ...unlessGone(profileId),
    { Put: { TableName, Item: { ...item, ...itemKeys.profile(owner.id, profileId) }, ...unlessThere } },
    {
      Update: {
        ...removeTtl,
        Key: itemKeys.user(owner.id),
        ConditionExpression: 'attribute_exists(PK)',
      },
    },
    {
      Update: {
        ...removeTtl,
        Key: itemKeys.emailPointer(hashEmail(owner.email)),
        ConditionExpression: 'userId = :user',
        ExpressionAttributeValues: { ':user': owner.id },
      },
    },
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
