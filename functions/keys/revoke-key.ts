import { revokeKey } from '#lib/contract/keys.ts';
import { ok } from '#lib/http/answers.ts';
import { endpoint } from '#lib/http/endpoint.ts';
import * as keys from '#lib/operations/keys.ts';

/** DELETE /api/keys/{id}: revokes a key of the caller; it stops with the next request. */
export const handler = endpoint(revokeKey, async ({ caller, params: { id } }) => {
  await keys.revokeKey(caller.userId, id);
  return ok({ id, deleted: true });
});
