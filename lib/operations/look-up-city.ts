import { stageLimits } from '#lib/accounts/limits.ts';
import { cityLookUpLimits } from '#lib/accounts/look-up-limits.ts';
import { logError } from '#lib/log.ts';
import type { City } from '#lib/places/find-cities.ts';
import * as offeredPlaces from '#lib/table/offered-places.ts';
import type { User } from '#lib/table/users.ts';
import { knownCities } from './known-cities.ts';

const stage = stageLimits();

/**
 * The city that a user means by a text: the one that a search has offered them by this name, or else the likeliest;
 * undefined if there is none. Refused as `rate_limited` beyond the account's look-ups of a day, and as `unavailable`
 * beyond the stage's of an hour.
 */
export async function lookUpCity(user: User, text: string): Promise<City | undefined> {
  const offered = await offeredPlaces
    .find(user.id, text)
    .catch((error: unknown) => logError('offered places were not read', { userId: user.id }, error));
  if (offered) return offered;
  const [likeliest] = await knownCities(text, async (nowMs) => ({
    ...cityLookUpLimits(stage, user, nowMs),
    sentence: `At most ${stage.cityLookUpsPerUserPerDay} cities a day are looked up for one account; those that are known already do not count.`,
  }));
  return likeliest;
}
