import { getProfile } from '#lib/contract/profiles.ts';
import { okUnlessKnown } from '#lib/http/answers.ts';
import { endpoint } from '#lib/http/endpoint.ts';
import { findProfile, wholeProfile } from '#lib/operations/profiles.ts';

/** GET /api/profiles/{id}: the whole of a profile of the caller. */
export const handler = endpoint(getProfile, async ({ event, caller, params: { id } }) => {
  const profile = await findProfile(caller.userId, id);
  // It is the birth as good as written down, so that no browser's disk is to keep it.
  return okUnlessKnown(event, wholeProfile(profile), 'no-store');
});
