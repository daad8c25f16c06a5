import { getProfile } from '#lib/contract/profiles.ts';
import { endpoint } from '#lib/http/endpoint.ts';
import { conditionalJson } from '#lib/http/responses.ts';
import { findProfile, profileDetails } from '#lib/operations/profiles.ts';

/** Handles GET /api/profiles/{id}. */
export const handler = endpoint(getProfile, async ({ event, caller, params: { id } }) => {
  const profile = await findProfile(caller.userId, id);
  // The response reveals birth data, so browsers must not cache it.
  return conditionalJson(event, profileDetails(profile), 'no-store');
});
