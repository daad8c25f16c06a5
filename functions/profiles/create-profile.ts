import { newId } from '#lib/accounts/identifiers.ts';
import { type Tier, tiers } from '#lib/accounts/tiers.ts';
import { sunSign } from '#lib/forecast/natal-chart.ts';
import { created } from '#lib/http/answers.ts';
import { callerOf } from '#lib/http/caller.ts';
import { endpoint } from '#lib/http/endpoint.ts';
import { Problem } from '#lib/http/problem.ts';
import { inputObject, readBody } from '#lib/http/read-input.ts';
import { findCity } from '#lib/places/find-city.ts';
import * as profiles from '#lib/table/profiles.ts';
import * as users from '#lib/table/users.ts';
import { BirthCity, BirthDate, PersonName } from './birth-data.ts';

const NewProfile = inputObject({ name: PersonName, birthDate: BirthDate, birthCity: BirthCity });

function profileLimitReached(tier: Tier): Problem {
  const { maxProfiles } = tiers[tier];
  const most = `${maxProfiles} ${maxProfiles === 1 ? 'profile' : 'profiles'}`;
  const isHighest = Object.values(tiers).every((other) => other.maxProfiles <= maxProfiles);
  const wayOut = isHighest ? 'delete one first' : 'delete one or choose a higher tier';
  return new Problem(403, 'profile_limit_reached', `The ${tier} tier has at most ${most}; ${wayOut}.`);
}

/** POST /api/profiles: stores a birth profile with the city's place and zone, and the sun sign. */
export const handler = endpoint(async (event) => {
  const { userId, tier } = callerOf(event);
  const { name, birthDate, birthCity } = readBody(event, NewProfile);
  const { maxProfiles } = tiers[tier];
  const limitReached = profileLimitReached(tier);
  // Spares a look-up that would come to nothing; the transaction below decides.
  const user = await users.find(userId);
  if (user && user.profileCount >= maxProfiles) throw limitReached;

  const city = await findCity(birthCity);
  if (!city)
    throw new Problem(
      422,
      'city_not_found',
      'No such city was found; write it as City, Country or City, Region, Country.',
      { errors: [{ pointer: '/birthCity', detail: 'No such city was found.' }] },
    );
  const nowMs = Date.now();
  const profile = {
    id: newId('prf', nowMs),
    name,
    birthDate,
    birthCity: city.birthCity,
    latitude: city.latitude,
    longitude: city.longitude,
    sunSign: sunSign({ birthDate, timeZone: city.timeZone }),
  };
  const stored = { ...profile, timeZone: city.timeZone, createdAt: new Date(nowMs).toISOString() };
  if (!(await profiles.create(userId, stored, maxProfiles))) throw limitReached;
  return created(profile);
});
