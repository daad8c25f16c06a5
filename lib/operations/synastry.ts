import { synastryOf } from '#lib/forecast/synastry.ts';
import { ServiceError } from '#lib/service-error.ts';
import { dateInZone } from '#lib/time/civil-day.ts';
import { findProfile } from './profiles.ts';

const SAME_PROFILE = 'otherId must be a different profile than id.';

/**
 * Compares two of a user's profiles: scores, aspects between the charts, and text. Throws `invalid_request` for the same
 * profile twice, and `not_found`.
 */
export async function getSynastry(userId: string, profileId: string, otherId: string, nowMs = Date.now()) {
  if (profileId === otherId)
    throw new ServiceError('invalid_request', SAME_PROFILE, {
      fields: [{ field: 'otherId', detail: SAME_PROFILE }],
    });
  // Sequential: in parallel, one read would outlive the response that reports the other as missing.
  const first = await findProfile(userId, profileId);
  const second = await findProfile(userId, otherId);
  return { profileId, otherId, ...synastryOf(first, second, dateInZone(nowMs, 'UTC')) };
}
