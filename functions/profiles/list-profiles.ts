import { listProfiles } from '#lib/contract/profiles.ts';
import { ok } from '#lib/http/answers.ts';
import { endpoint } from '#lib/http/endpoint.ts';
import * as profiles from '#lib/operations/profiles.ts';

/** GET /api/profiles: all profiles of the caller, in order of creation. */
export const handler = endpoint(listProfiles, async ({ caller }) => {
  const own = await profiles.listProfiles(caller.userId);
  return ok({ profiles: own.map(profiles.listedProfile) });
});
