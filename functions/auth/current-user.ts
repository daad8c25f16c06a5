import { tiers } from '#lib/accounts/tiers.ts';
import { ok } from '#lib/http/answers.ts';
import { callerOf } from '#lib/http/caller.ts';
import { endpoint } from '#lib/http/endpoint.ts';
import { notFound } from '#lib/http/problem.ts';
import * as users from '#lib/table/users.ts';

/** GET /api/auth/me: the caller's account, with what its tier allows and what is used of it. */
export const handler = endpoint(async (event) => {
  const user = await users.find(callerOf(event).userId);
  if (!user) throw notFound('The account');
  const { id, email, tier, profileCount } = user;
  const { maxProfiles, maxDaysFromToday } = tiers[tier];
  return ok({ id, email, tier, profileCount, maxProfiles, maxDaysFromToday });
});
