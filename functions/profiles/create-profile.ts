import { createProfile } from '#lib/contract/profiles.ts';
import { endpoint } from '#lib/http/endpoint.ts';
import { created } from '#lib/http/responses.ts';
import { createdProfile } from '#lib/operations/profiles.ts';
import * as profiles from '#lib/operations/save-profile.ts';

/** Handles POST /api/profiles. */
export const handler = endpoint(createProfile, async ({ event, caller, body, idempotencyKey }) => {
  const profile = createdProfile(await profiles.createProfile(caller, body, idempotencyKey));
  return created(event, profile, `/api/profiles/${profile.id}`);
});
