import { okUnlessKnown } from '#lib/http/conditional-answer.ts';
import { callerOf, endpoint } from '#lib/http/endpoint.ts';
import { findProfile, wholeProfile } from '#lib/operations/profiles.ts';

/** GET /api/profiles/{id}: the whole of a profile of the caller. */
export const handler = endpoint(async (event) => {
  const profile = await findProfile(callerOf(event).userId, event.pathParameters?.['id'] ?? '');
  // It is the birth as good as written down, so that no browser's disk is to keep it.
  return okUnlessKnown(event, wholeProfile(profile), 'no-store');
});
