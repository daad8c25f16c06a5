import { tiers } from '#lib/accounts/tiers.ts';
import { accountGone } from '#lib/refusal.ts';
import * as users from '#lib/table/users.ts';

/** A user's account, with what its tier allows and what is used of it. Refused as `unauthenticated` once it is erased. */
export async function accountOf(userId: string) {
  const user = await users.find(userId);
  if (!user) throw accountGone();
  const { id, email, tier, profileCount } = user;
  const { maxProfiles, maxDaysFromToday } = tiers[tier];
  return { id, email, tier, profileCount, maxProfiles, maxDaysFromToday };
}
