import { createProfile } from '#lib/contract/profiles.ts';
import { created } from '#lib/http/answers.ts';
import { endpoint } from '#lib/http/endpoint.ts';
import { storeProfile } from '#lib/operations/create-profile.ts';

/** POST /api/profiles: stores a birth profile with the city's place and zone, and the sun sign. */
export const handler = endpoint(createProfile, async ({ event, caller, body, idempotencyKey }) => {
  const profile = await storeProfile(caller, body, idempotencyKey);
  const { id, name, birthDate, birthTime, birthCity, latitude, longitude, sunSign } = profile;
  const stored = { id, name, birthDate, birthTime, birthCity, latitude, longitude, sunSign };
  return created(event, stored, `/api/profiles/${id}`);
});
