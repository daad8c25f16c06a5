import { isProfileId } from '#lib/accounts/identifiers.ts';
import { logInfo, logSecurityEvent } from '#lib/log.ts';
import { accountGone, profileNotFound } from '#lib/refusal.ts';
import * as deletions from '#lib/table/deletions.ts';
import * as users from '#lib/table/users.ts';

/** Deletes a user's profile, and with it its cached forecasts. Refused as `not_found`. */
export async function deleteProfile(userId: string, profileId: string): Promise<void> {
  if (!isProfileId(profileId) || !(await deletions.deleteProfile(userId, profileId))) throw profileNotFound();
}

/** Erases a user's account with everything that hangs on it. Refused as `unauthenticated` if it was already. */
export async function eraseAccount(userId: string): Promise<void> {
  const user = await users.find(userId);
  if (!user || !(await deletions.eraseAccount(user))) throw accountGone();
  logSecurityEvent({ event: 'account_erased', outcome: 'allowed', userId });
}

/** Removes what the marker of a deletion names. Safe to run any number of times. */
export async function finishDeletion(marker: deletions.MarkerKey): Promise<void> {
  const count = await deletions.removeMarked(marker);
  logInfo('what a deletion left was removed', { count });
}
