import { synastryOf } from '#lib/forecast/synastry.ts';
import { invalidField } from '#lib/service-error.ts';
import { dateInZone } from '#lib/time/civil-day.ts';
import { findProfile } from './profiles.ts';

/**
 * Compares two of a user's profiles: scores, aspects between the charts, and text with the rendered names. Throws
 * `invalid_request` if both ids are the same, and `not_found`.
 */
export async function getSynastry(
  userId: string,
  profileId: string,
  otherId: string,
  renderName = (name: string) => name,
) {
  if (profileId === otherId) throw invalidField('otherId', 'otherId must be the id of another profile.');
  // Read one after the other: in parallel, a missing profile could end the request while the other read is still running.
  const first = await findProfile(userId, profileId);
  const second = await findProfile(userId, otherId);
  const named = (profile: typeof first) => ({ ...profile, name: renderName(profile.name) });
  return { profileId, otherId, ...synastryOf(named(first), named(second), dateInZone(Date.now(), 'UTC')) };
}
