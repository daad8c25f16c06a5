import { isValid, type StoredKey } from './api-keys.ts';
import type { StoredCalendar } from './calendars.ts';
import { type Profile, toProfile } from './profiles.ts';
import { getItem, itemKeys, readItems } from './single-table.ts';
import { fromItem, type User } from './users.ts';

/** A calendar feed; `birthEditedAt` (ISO 8601) is missing if neither the birth data, matters nor residence's zone was ever edited. */
type Feed = { user: User; profile: Profile; birthEditedAt?: string; calendar: StoredCalendar };

type Pointer = { userId: string; profileId: string; calendarId: string; keyId?: string };

/**
 * Finds a calendar by token hash, with its profile and owner, in strongly consistent reads. Returns undefined if one of them
 * is missing, if the owner is suspended, or if the key that created the calendar is missing or expired.
 */
export async function find(tokenHash: string, nowMs = Date.now()): Promise<Feed | undefined> {
  const pointer = await getItem<Pointer>(itemKeys.feed(tokenHash));
  if (!pointer) return undefined;
  const { userId, profileId, calendarId, keyId } = pointer;
  const keys = {
    user: itemKeys.user(userId),
    profile: itemKeys.profile(userId, profileId),
    calendar: itemKeys.calendar(profileId, calendarId),
    ...(keyId !== undefined && { key: itemKeys.apiKeyOfUser(userId, keyId) }),
  };
  const items = await readItems(Object.values(keys));
  const pick = (key: { SK: string } | undefined) => items.find((item) => item['SK'] === key?.SK);
  const user = fromItem(pick(keys.user), nowMs);
  const [profile, calendar] = [pick(keys.profile), pick(keys.calendar)];
  if (!user || user.suspendedAt || !profile || !calendar) return undefined;
  if (keyId !== undefined && !isValid(pick(keys.key) as StoredKey | undefined, nowMs)) return undefined;
  const birthEditedAt = profile['birthEditedAt'] as string | undefined;
  return {
    user,
    profile: toProfile(profile),
    ...(birthEditedAt !== undefined && { birthEditedAt }),
    calendar: calendar as StoredCalendar,
  };
}
