import { synastryOf } from '#lib/forecast/synastry.ts';
import { invalidField } from '#lib/service-error.ts';
import { dateInZone } from '#lib/time/civil-day.ts';
import { findProfile } from './profiles.ts';

/**
 * Compares two of a user's profiles: scores, aspects between the charts, and text. Throws `invalid_request` if both ids are
 * the same, and `not_found`.
 */
export async function getSynastry(userId: string, profileId: string, otherId: string, nowMs = Date.now()) {
  if (profileId === otherId) throw invalidField('otherId', 'otherId must be a different profile than id.');
  // Read one after the other: in parallel, a missing profile could end the request while the other read is still running.
  const first = await findProfile(userId, profileId);
  const second = await findProfile(userId, otherId);
  return { profileId, otherId, ...synastryOf(first, second, dateInZone(nowMs, 'UTC')) };
}
