import { GetCommand, QueryCommand } from '@aws-sdk/lib-dynamodb';
import type { CalendarEvents } from '#lib/accounts/calendar-terms.ts';
import * as profiles from './profiles.ts';
import {
  itemKeys,
  TableName,
  table,
  type Writes,
  writeAll,
  writeInBatches,
  writeNew,
} from './single-table.ts';

/** What is stored of a calendar: its token's hash, never the token. */
export type StoredCalendar = {
  id: string;
  userId: string;
  profileId: string;
  /** The key that it was made with, and ends with; missing where that was a session. */
  keyId?: string;
  tokenHash: string;
  name: string;
  events: CalendarEvents;
  /** The zone of its days; missing where they are the birthplace's, wherever that is. */
  timeZone?: string;
  secretVersion: string;
  createdAt: string;
};

/** How many calendars a profile may have. */
export const MAX_CALENDARS = 10;

/** What may be shown of a calendar. */
export const publicPart = ({ id, name, events, createdAt }: StoredCalendar) => ({
  id,
  name,
  events,
  createdAt,
});

/** What the export has of a calendar. */
export const exportedPart = (stored: StoredCalendar) => ({
  ...publicPart(stored),
  ...(stored.timeZone !== undefined && { timeZone: stored.timeZone }),
});

/**
 * Stores a calendar and counts it, in one transaction: by its token's hash for who presents that, and with its profile.
 * False if the profile has as many as allowed, or is gone.
 */
export async function create(calendar: StoredCalendar): Promise<boolean> {
  const { id, userId, profileId, keyId, tokenHash } = calendar;
  const writes: Writes = [
    {
      Update: {
        TableName,
        Key: itemKeys.profile(userId, profileId),
        UpdateExpression: 'SET calendarCount = if_not_exists(calendarCount, :none) + :one',
        ConditionExpression:
          'attribute_exists(PK) AND (attribute_not_exists(calendarCount) OR calendarCount < :max)',
        ExpressionAttributeValues: { ':none': 0, ':one': 1, ':max': MAX_CALENDARS },
      },
    },
    {
      Put: {
        TableName,
        Item: { ...itemKeys.feed(tokenHash), userId, profileId, calendarId: id, keyId },
        ConditionExpression: 'attribute_not_exists(PK)',
      },
    },
    { Put: { TableName, Item: { ...itemKeys.calendar(profileId, id), ...calendar } } },
  ];
  return writeNew(writes, () => find(profileId, id));
}

/** A calendar of a profile, whosever that is; undefined if it has none of that identifier. */
export async function find(profileId: string, calendarId: string): Promise<StoredCalendar | undefined> {
  const { Item } = await table.send(
    new GetCommand({ TableName, Key: itemKeys.calendar(profileId, calendarId), ConsistentRead: true }),
  );
  return Item as StoredCalendar | undefined;
}

/** All calendars of a profile, oldest first. */
export async function list(profileId: string): Promise<StoredCalendar[]> {
  const { Items = [] } = await table.send(
    new QueryCommand({
      TableName,
      KeyConditionExpression: 'PK = :calendars',
      ExpressionAttributeValues: { ':calendars': itemKeys.calendar(profileId, '').PK },
      ConsistentRead: true,
    }),
  );
  return Items as StoredCalendar[];
}

/** All calendars of a user's profiles, the profiles in order of creation. */
export async function listOfUser(userId: string): Promise<StoredCalendar[]> {
  const own = await profiles.list(userId);
  return (await Promise.all(own.map(({ id }) => list(id)))).flat();
}

/** Revokes a calendar of a user in one transaction: its address ends with the next request. False if there is none. */
export async function revoke(userId: string, profileId: string, calendarId: string): Promise<boolean> {
  const calendar = await find(profileId, calendarId);
  if (calendar?.userId !== userId) return false;
  return writeAll([
    {
      Update: {
        TableName,
        Key: itemKeys.profile(userId, profileId),
        UpdateExpression: 'SET calendarCount = calendarCount - :one',
        ConditionExpression: 'calendarCount > :none',
        ExpressionAttributeValues: { ':one': 1, ':none': 0 },
      },
    },
    {
      Delete: {
        TableName,
        Key: itemKeys.calendar(profileId, calendarId),
        ConditionExpression: 'attribute_exists(PK)',
      },
    },
    { Delete: { TableName, Key: itemKeys.feed(calendar.tokenHash) } },
  ]);
}

/** Revokes the calendars that were made with a key, which have ended with it; answers how many. Safe to be run again. */
export async function revokeOfKey(userId: string, keyId: string): Promise<number> {
  const ofKey = (await listOfUser(userId)).filter((calendar) => calendar.keyId === keyId);
  let revoked = 0;
  for (const { profileId, id } of ofKey) if (await revoke(userId, profileId, id)) revoked += 1;
  return revoked;
}

/** Removes everything of a deleted profile's calendars; answers how many items that were. Safe to be run again. */
export async function removeAll(profileId: string): Promise<number> {
  let removed = 0;
  for (;;) {
    const made = await list(profileId);
    if (made.length === 0) return removed;
    // What leads there goes first: as long as a calendar is there, a repetition finds it again.
    for (const keys of [
      made.map(({ tokenHash }) => itemKeys.feed(tokenHash)),
      made.map(({ id }) => itemKeys.calendar(profileId, id)),
    ]) {
      await writeInBatches(keys.map((Key) => ({ DeleteRequest: { Key } })));
      removed += keys.length;
    }
  }
}
