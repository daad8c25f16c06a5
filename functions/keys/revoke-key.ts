import { revokeKey } from '#lib/contract/keys.ts';
import { endpoint } from '#lib/http/endpoint.ts';
import { ok } from '#lib/http/responses.ts';
import * as keys from '#lib/operations/keys.ts';

/** Handles DELETE /api/keys/{id}. */
export const handler = endpoint(revokeKey, async ({ caller, params: { id }, query: { feeds } }) => {
  await keys.revokeKey(caller, id, feeds);
  return ok({ id, deleted: true });
});
