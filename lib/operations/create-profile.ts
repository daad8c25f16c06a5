import type { Caller } from '#lib/accounts/caller.ts';
import { newId } from '#lib/accounts/identifiers.ts';
import { type Tier, tiers } from '#lib/accounts/tiers.ts';
import { sunSign } from '#lib/chart/natal-chart.ts';
import { accountGone, Refusal } from '#lib/refusal.ts';
import * as profiles from '#lib/table/profiles.ts';
import * as users from '#lib/table/users.ts';
import { checkBirthTime } from './check-birth-time.ts';
import { findBirthplace } from './find-birthplace.ts';
import { once } from './once.ts';

type NewProfile = { name: string; birthDate: string; birthTime?: string | undefined; birthCity: string };

/**
 * Stores a birth profile with the city's place and zone, and the sun sign. Refused as `profile_limit_reached`, as
 * `findBirthplace`, `checkBirthTime` and `once` refuse.
 */
export async function storeProfile(
  caller: Caller,
  input: NewProfile,
  idempotencyKey: string | undefined,
): Promise<profiles.Profile> {
  const { userId } = caller;
  return once({
    userId,
    idempotencyKey,
    asked: ['create-profile', input],
    newId: () => newId('prf', Date.now()),
    find: (id) => profiles.find(userId, id),
    make: (id) => make(id, caller, input),
  });
}

async function make(
  id: string,
  { userId, tier }: Caller,
  { name, birthDate, birthTime, birthCity }: NewProfile,
): Promise<profiles.Profile> {
  const { maxProfiles } = tiers[tier];
  // Spares a look-up that would come to nothing; the transaction below decides.
  const user = await users.find(userId);
  if (!user) throw accountGone();
  if (user.profileCount >= maxProfiles) throw limitReached(tier);

  const { timeZone, ...place } = await findBirthplace(user, birthCity);
  const birth = { birthDate, ...(birthTime !== undefined && { birthTime }), timeZone };
  checkBirthTime(birth);
  const profile = {
    id,
    name,
    ...birth,
    ...place,
    sunSign: sunSign(birth),
    createdAt: new Date().toISOString(),
  };
  if (!(await profiles.create(userId, profile, maxProfiles))) throw limitReached(tier);
  return profile;
}

function limitReached(tier: Tier): Refusal {
  const { maxProfiles } = tiers[tier];
  const most = `${maxProfiles} ${maxProfiles === 1 ? 'profile' : 'profiles'}`;
  const isHighest = Object.values(tiers).every((other) => other.maxProfiles <= maxProfiles);
  const wayOut = isHighest ? 'delete one first' : 'delete one or choose a higher tier';
  const detail = `The ${tier} tier has at most ${most}; ${wayOut}.`;
  return new Refusal('profile_limit_reached', detail, { members: { maxProfiles, tier } });
}
