import type { CalendarEvents } from '#lib/accounts/credential-options.ts';
import type { NamedPurpose } from '#lib/forecast/purposes.ts';
import * as profiles from './profiles.ts';
import { deleteInBatches, getItem, itemKeys, listItems } from './single-table.ts';
import {
  decrement,
  deleteExisting,
  deleteItem,
  increment,
  put,
  putNew,
  transactCreate,
  transactWrite,
} from './transactions.ts';

/** A stored calendar, with the token's hash but never the token itself. */
export type StoredCalendar = {
  id: string;
  userId: string;
  profileId: string;
  /**
   * The key that created the calendar; revoking the key also revokes the calendar. Missing if a session created the calendar.
   */
  keyId?: string;
  /** The key with which a platform account created the calendar, which doesn't depend on it. */
  creatorKeyId?: string;
  tokenHash: string;
  name: string;
  events: CalendarEvents;
  /** The purpose of `best-days`; missing if it is `overall` by default. */
  purpose?: Pick<NamedPurpose, 'id' | 'name'> | undefined;
  /** The local time of alarms, HH:MM; missing if the events have none. */
  alarm?: string | undefined;
  /** The calendar's time zone; missing if the calendar uses the person's. */
  timeZone?: string | undefined;
  secretVersion: string;
  createdAt: string;
};

/** Maximum calendars per profile. */
export const MAX_CALENDARS = 10;

/** The fields of a calendar that its owner sees. */
export const publicFields = ({ id, name, events, purpose, alarm, createdAt }: StoredCalendar) => ({
  id,
  name,
  events,
  for: purpose?.name,
  alarm,
  createdAt,
});

/** The fields of a calendar in an account export. */
export const exportedFields = (stored: StoredCalendar) => ({
  ...publicFields(stored),
  ...(stored.timeZone !== undefined && { timeZone: stored.timeZone }),
});

/**
 * Creates a calendar and increments its profile's count in one transaction. A calendar has two items: the feed's lookup by
 * token hash, and the calendar in its profile's partition. Returns false if the profile has reached the limit or no longer
 * exists.
 */
export async function create(calendar: StoredCalendar): Promise<boolean> {
  const { id, userId, profileId, keyId, tokenHash } = calendar;
  const writes = [
    increment(itemKeys.profile(userId, profileId), 'calendarCount', MAX_CALENDARS),
    putNew({ ...itemKeys.feed(tokenHash), userId, profileId, calendarId: id, keyId }),
    put({ ...itemKeys.calendar(profileId, id), ...calendar }),
  ];
  return transactCreate(writes, () => find(profileId, id));
}

/** Finds a profile's calendar without checking its owner. */
export const find = (profileId: string, calendarId: string): Promise<StoredCalendar | undefined> =>
  getItem(itemKeys.calendar(profileId, calendarId));

/** Lists a profile's calendars, oldest first. */
export const list = (profileId: string): Promise<StoredCalendar[]> =>
  listItems(itemKeys.calendar(profileId, '').PK);

/** Lists the calendars of all of a user's profiles. */
export async function listByUser(userId: string): Promise<StoredCalendar[]> {
  const found: StoredCalendar[] = [];
  for await (const profileId of profiles.idsWithCalendars(userId)) found.push(...(await list(profileId)));
  return found;
}

/**
 * Revokes a user's calendar in one transaction, effective with the next request. Returns false if the user has no such
 * calendar.
 */
export async function revoke(userId: string, profileId: string, calendarId: string): Promise<boolean> {
  const calendar = await find(profileId, calendarId);
  if (calendar?.userId !== userId) return false;
  return transactWrite([
    decrement(itemKeys.profile(userId, profileId), 'calendarCount'),
    deleteExisting(itemKeys.calendar(profileId, calendarId)),
    deleteItem(itemKeys.feed(calendar.tokenHash)),
  ]);
}

/** Revokes the calendars that a key created, and returns their number. Idempotent. */
export async function revokeByKey(userId: string, keyId: string): Promise<number> {
  const created = (await listByUser(userId)).filter((calendar) =>
    [calendar.keyId, calendar.creatorKeyId].includes(keyId),
  );
  let revoked = 0;
  for (const { profileId, id } of created) if (await revoke(userId, profileId, id)) revoked += 1;
  return revoked;
}

/** Removes the calendars of a deleted profile, and returns the number of removed items. Idempotent. */
export async function removeAll(profileId: string): Promise<number> {
  let removed = 0;
  for (;;) {
    const found = await list(profileId);
    if (found.length === 0) return removed;
    // Feeds are removed first, since a retry finds them through their calendars.
    for (const keys of [
      found.map(({ tokenHash }) => itemKeys.feed(tokenHash)),
      found.map(({ id }) => itemKeys.calendar(profileId, id)),
    ]) {
      await deleteInBatches(keys);
      removed += keys.length;
    }
  }
}
