import { createProfile } from '#lib/contract/profiles.ts';
import { created } from '#lib/http/answers.ts';
import { endpoint } from '#lib/http/endpoint.ts';
import { storeProfile } from '#lib/operations/create-profile.ts';
import { storedProfile } from '#lib/operations/profiles.ts';

/** POST /api/profiles: stores a birth profile with the city's place and zone, and the sun sign. */
export const handler = endpoint(createProfile, async ({ event, caller, body, idempotencyKey }) => {
  const profile = storedProfile(await storeProfile(caller, body, idempotencyKey));
  return created(event, profile, `/api/profiles/${profile.id}`);
});
