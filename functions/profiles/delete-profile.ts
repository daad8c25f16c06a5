import { deleteProfile } from '#lib/contract/profiles.ts';
import { endpoint } from '#lib/http/endpoint.ts';
import { ok } from '#lib/http/responses.ts';
import * as profiles from '#lib/operations/profiles.ts';

/** Handles DELETE /api/profiles/{id}. */
export const handler = endpoint(deleteProfile, async ({ caller, params: { id } }) => {
  await profiles.deleteProfile(caller.userId, id);
  return ok({ id, deleted: true });
});
