import type { Caller } from '#lib/accounts/caller.ts';
import { stageLimits } from '#lib/accounts/limits.ts';
import { boughtSearchLimits, searchesLimit } from '#lib/accounts/look-up-limits.ts';
import { logError } from '#lib/log.ts';
import type { City } from '#lib/places/find-cities.ts';
import { accountGone } from '#lib/refusal.ts';
import * as offeredPlaces from '#lib/table/offered-places.ts';
import * as users from '#lib/table/users.ts';
import { knownCities } from './known-cities.ts';
import { takeOfAccount } from './take-limits.ts';

const stage = stageLimits();

/**
 * What may be a place's whole name: three letters, or one that stands for a syllable or more. Who has typed less is still
 * typing; the few places of two letters are found as a birth city all the same.
 */
const WORTH_A_SEARCH =
  /(?:\p{L}\P{L}*){3}|[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]/u;

/**
 * The places that a text may mean, the likeliest first, of which each one's name is the birth city by which this caller
 * gets that place. Refused as `rate_limited` beyond the account's searches of an hour, or of a day of those that nobody
 * has made before, and as `unavailable` beyond the stage's.
 */
export async function findPlaces({ userId }: Caller, query: string): Promise<City[]> {
  if (!WORTH_A_SEARCH.test(query)) return [];
  const { citySearchesPerUserPerHour: perHour, boughtCitySearchesPerUserPerDay: perDay } = stage;
  await takeOfAccount(searchesLimit(stage, userId), {
    sentence: `At most ${perHour} searches for places an hour are made for one account.`,
    nowMs: Date.now(),
  });
  const places = await knownCities(query, async (nowMs) => {
    const user = await users.find(userId, nowMs);
    if (!user) throw accountGone();
    return {
      ...boughtSearchLimits(stage, user, nowMs),
      sentence: `At most ${perDay} searches for places a day that nobody has made before are made for one account.`,
    };
  });
  // By then a name is looked up as any text is, which finds the same place but for others of that name.
  if (places.length > 0)
    await offeredPlaces
      .keep(userId, places)
      .catch((error: unknown) => logError('offered places were not kept', { userId }, error));
  return places;
}

/** A place as it is offered to the caller: its name is the birth city to send for it. */
export const offeredPlace = ({ birthCity: name, latitude, longitude, timeZone }: City) => ({
  name,
  latitude,
  longitude,
  timeZone,
});
