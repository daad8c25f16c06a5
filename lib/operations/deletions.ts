import { isProfileId } from '#lib/accounts/identifiers.ts';
import { logError, logInfo, logSecurityEvent } from '#lib/log.ts';
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

/** Removes what the marker of a deletion names; false, and a line in the log says of what and since when, if it fails. */
export async function finishDeletion(marker: deletions.Marker, nowMs = Date.now()): Promise<boolean> {
  try {
    const count = await deletions.finish(marker, nowMs);
    logInfo('what a deletion left was removed', { count });
    return true;
  } catch (error) {
    const waitedMinutes = Math.floor((nowMs - marker.deletedAtMs) / 60_000);
    logError(
      'a deletion is not finished yet',
      { remainsOf: deletions.namedBy(marker).id, waitedMinutes },
      error,
    );
    return false;
  }
}

/**
 * Finishes every deletion of which something may be left, and forgets those that are finished for sure. One that fails
 * holds up no other; throws at the end if one did, or if there were more than could be begun by `untilMs`.
 */
export async function finishDeletions(untilMs: number, nowMs = Date.now()): Promise<void> {
  let [count, failed] = [0, 0];
  for await (const marker of deletions.everyMarker()) {
    if (Date.now() >= untilMs) throw new Error('There was no time for every deletion');
    if (await finishDeletion(marker, nowMs)) count += 1;
    else failed += 1;
  }
  if (failed > 0) throw new Error(`${failed} deletions are not finished`);
  logInfo('every deletion was gone through to its end', { count });
}
