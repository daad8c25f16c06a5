import { GetCommand } from '@aws-sdk/lib-dynamodb';
import type { StoredKey } from './api-keys.ts';
import type { StoredCalendar } from './calendars.ts';
import { isGood } from './key-owners.ts';
import { type Profile, toProfile } from './profiles.ts';
import { itemKeys, readTogether, TableName, table } from './single-table.ts';
import { fromItem, type User } from './users.ts';

/** What an address leads to; `birthEditedAt` (ISO 8601) is missing where the birth is as it was first stored. */
type Feed = { user: User; profile: Profile; birthEditedAt?: string; calendar: StoredCalendar };

type Pointer = { userId: string; profileId: string; calendarId: string; keyId?: string };

/**
 * The calendar of a token with its profile and its owner, all as of now; undefined if one of them does not exist, or the
 * key that the calendar was made with does not or has expired.
 */
export async function find(tokenHash: string, nowMs = Date.now()): Promise<Feed | undefined> {
  const { Item } = await table.send(
    new GetCommand({ TableName, Key: itemKeys.feed(tokenHash), ConsistentRead: true }),
  );
  if (!Item) return undefined;
  const { userId, profileId, calendarId, keyId } = Item as Pointer;
  const keys = {
    user: itemKeys.user(userId),
    profile: itemKeys.profile(userId, profileId),
    calendar: itemKeys.calendar(profileId, calendarId),
    ...(keyId !== undefined && { key: itemKeys.apiKeyOfUser(userId, keyId) }),
  };
  const items = await readTogether(Object.values(keys));
  const itemOf = (key: { SK: string } | undefined) => items.find((item) => item['SK'] === key?.SK);
  const user = fromItem(itemOf(keys.user), nowMs);
  const [profile, calendar] = [itemOf(keys.profile), itemOf(keys.calendar)];
  if (!user || !profile || !calendar) return undefined;
  if (keyId !== undefined && !isGood(itemOf(keys.key) as StoredKey | undefined, nowMs)) return undefined;
  const birthEditedAt = profile['birthEditedAt'] as string | undefined;
  return {
    user,
    profile: toProfile(profile),
    ...(birthEditedAt !== undefined && { birthEditedAt }),
    calendar: calendar as StoredCalendar,
  };
}
