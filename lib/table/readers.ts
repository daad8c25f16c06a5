import { hashEmail } from '#lib/accounts/email.ts';
import type { Channel } from '#lib/delivery/outcomes.ts';
import { type Profile, toProfile } from './profiles.ts';
import { isUnexpired, itemKeys, readItems } from './single-table.ts';
import { fromItem, type User } from './users.ts';

/** A profile with a channel and its account. */
export type Reader<Of extends Channel> = {
  user: User;
  profile: Profile & { [One in Of]: NonNullable<Profile[One]> };
};

/**
 * Finds up to 50 profiles with a channel and their accounts, in strongly consistent reads. Omits those without the channel, deleted
 * ones, and those of suspended, expired or erased accounts.
 */
export async function findReaders<Of extends Channel>(
  named: readonly { userId: string; profileId: string }[],
  channel: Of,
  nowMs: number,
): Promise<Reader<Of>[]> {
  const keys = named.flatMap(({ userId, profileId }) => [
    itemKeys.user(userId),
    itemKeys.profile(userId, profileId),
  ]);
  const items = await readItems([...new Map(keys.map((key) => [`${key.PK} ${key.SK}`, key])).values()]);
  const byKey = new Map(items.map((item) => [`${item['PK']} ${item['SK']}`, item]));
  const find = ({ PK, SK }: { PK: string; SK: string }) => byKey.get(`${PK} ${SK}`);
  return named.flatMap(({ userId, profileId }) => {
    const user = fromItem(find(itemKeys.user(userId)), nowMs);
    const item = find(itemKeys.profile(userId, profileId));
    const profile = item && toProfile(item);
    return user && !user.suspendedAt && profile?.[channel]
      ? [{ user, profile: profile as Reader<Of>['profile'] }]
      : [];
  });
}

/** Returns those of up to 100 addresses that are marked as undeliverable. */
export async function findUndeliverable(
  emails: readonly string[],
  nowMs: number,
): Promise<ReadonlySet<string>> {
  const keys = new Map<string, string>(
    emails.map((email) => [itemKeys.undeliverable(hashEmail(email)).PK, email]),
  );
  const items = await readItems([...keys.keys()].map((PK) => ({ PK, SK: itemKeys.undeliverable('').SK })));
  return new Set(
    items.flatMap((item) =>
      isUnexpired(item as { ttl: number }, nowMs) ? [keys.get(String(item['PK'])) ?? ''] : [],
    ),
  );
}
