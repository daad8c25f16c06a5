import { pairAnswer } from '#lib/forecast/pair.ts';
import { Refusal } from '#lib/refusal.ts';
import { dateInZone } from '#lib/time/civil-day.ts';
import { findProfile } from './profiles.ts';

const SAME = 'otherId must be another profile than id.';

/**
 * What two of a user's profiles are to each other: scores, the aspects between their charts, and a text. Refused as
 * `invalid_request` for one profile twice, and as `not_found`.
 */
export async function pairOf(userId: string, profileId: string, otherId: string, nowMs = Date.now()) {
  if (profileId === otherId)
    throw new Refusal('invalid_request', SAME, { fields: [{ field: 'otherId', detail: SAME }] });
  // One after the other: side by side, a read would outlive the answer that the other one is missing.
  const first = await findProfile(userId, profileId);
  const second = await findProfile(userId, otherId);
  return { profileId, otherId, ...pairAnswer(first, second, dateInZone(nowMs, 'UTC')) };
}
