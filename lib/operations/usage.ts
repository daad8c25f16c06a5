import { computedEntriesLimit, stageLimits } from '#lib/accounts/limits.ts';
import { tiers } from '#lib/accounts/tiers.ts';
import { accountGone } from '#lib/refusal.ts';
import * as counters from '#lib/table/counters.ts';
import * as users from '#lib/table/users.ts';

const stage = stageLimits();

/**
 * What a user's tier allows and how much of it is used: profiles, and entries computed anew since the window began that
 * ends at `resetsAt` (ISO 8601). Counts nothing. Refused as `unauthenticated` once the account is erased.
 */
export async function usageOf(userId: string, nowMs = Date.now()) {
  const computedEntries = computedEntriesLimit(stage, userId);
  const [user, used] = await Promise.all([
    users.find(userId, nowMs),
    counters.countIn(computedEntries, nowMs),
  ]);
  if (!user) throw accountGone();
  const { tier, profileCount: profiles } = user;
  const { maxProfiles } = tiers[tier];
  const resetsAt = new Date(counters.windowOf(computedEntries, nowMs).endMs).toISOString();
  return { tier, profiles, maxProfiles, computedEntries: { limit: computedEntries.limit, used, resetsAt } };
}
