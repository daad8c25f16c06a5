import type { CalendarEvents } from '#lib/accounts/credential-options.ts';
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

/** A stored calendar: its token's hash, never the token itself. */
export type StoredCalendar = {
  id: string;
  userId: string;
  profileId: string;
  /** The key that created it, and ends it; missing if a session did. */
  keyId?: string;
  tokenHash: string;
  name: string;
  events: CalendarEvents;
  /** Its time zone; missing if it follows the birthplace's. */
  timeZone?: string;
  secretVersion: string;
  createdAt: string;
};

/** Calendars per profile. */
export const MAX_CALENDARS = 10;

/** A calendar as its owner sees it. */
export const publicFields = ({ id, name, events, createdAt }: StoredCalendar) => ({
  id,
  name,
  events,
  createdAt,
});

/** A calendar in an export. */
export const exportedFields = (stored: StoredCalendar) => ({
  ...publicFields(stored),
  ...(stored.timeZone !== undefined && { timeZone: stored.timeZone }),
});

/**
 * Creates and counts a calendar in one transaction: its feed lookup by token hash, and the calendar in its profile's
 * partition. Returns false if the profile has reached the limit or is gone.
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

/** Finds a calendar of any user's profile. */
export const find = (profileId: string, calendarId: string): Promise<StoredCalendar | undefined> =>
  getItem(itemKeys.calendar(profileId, calendarId));

/** Lists a profile's calendars, oldest first. */
export const list = (profileId: string): Promise<StoredCalendar[]> =>
  listItems(itemKeys.calendar(profileId, '').PK);

/** Lists the calendars of all of a user's profiles. */
export async function listByUser(userId: string): Promise<StoredCalendar[]> {
  const own = await profiles.list(userId);
  return (await Promise.all(own.map(({ id }) => list(id)))).flat();
}

/** Revokes a user's calendar in one transaction, from the next request on. Returns false if it doesn't exist. */
export async function revoke(userId: string, profileId: string, calendarId: string): Promise<boolean> {
  const calendar = await find(profileId, calendarId);
  if (calendar?.userId !== userId) return false;
  return transactWrite([
    decrement(itemKeys.profile(userId, profileId), 'calendarCount'),
    deleteExisting(itemKeys.calendar(profileId, calendarId)),
    deleteItem(itemKeys.feed(calendar.tokenHash)),
  ]);
}

/** Revokes the calendars that a key created; returns how many. Idempotent. */
export async function revokeByKey(userId: string, keyId: string): Promise<number> {
  const created = (await listByUser(userId)).filter((calendar) => calendar.keyId === keyId);
  let revoked = 0;
  for (const { profileId, id } of created) if (await revoke(userId, profileId, id)) revoked += 1;
  return revoked;
}

/** Removes the calendars of a deleted profile; returns how many items. Idempotent. */
export async function removeAll(profileId: string): Promise<number> {
  let removed = 0;
  for (;;) {
    const found = await list(profileId);
    if (found.length === 0) return removed;
    // The feed goes first: a retry finds it through its calendar.
    for (const keys of [
      found.map(({ tokenHash }) => itemKeys.feed(tokenHash)),
      found.map(({ id }) => itemKeys.calendar(profileId, id)),
    ]) {
      await deleteInBatches(keys);
      removed += keys.length;
    }
  }
}
