import { deleteProfile } from '#lib/contract/profiles.ts';
import { ok } from '#lib/http/answers.ts';
import { endpoint } from '#lib/http/endpoint.ts';
import * as deletions from '#lib/operations/deletions.ts';

/** DELETE /api/profiles/{id}: deletes a profile of the caller, and with it its cached forecasts. */
export const handler = endpoint(deleteProfile, async ({ caller, params: { id } }) => {
  await deletions.deleteProfile(caller.userId, id);
  return ok({ id, deleted: true });
});
