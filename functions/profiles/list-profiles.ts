import { listProfiles } from '#lib/contract/profiles.ts';
import { endpoint } from '#lib/http/endpoint.ts';
import { ok } from '#lib/http/responses.ts';
import * as profiles from '#lib/operations/profiles.ts';

/** Handles GET /api/profiles. */
export const handler = endpoint(listProfiles, async ({ caller, query }) =>
  ok(await profiles.listProfiles(caller.userId, query)),
);
