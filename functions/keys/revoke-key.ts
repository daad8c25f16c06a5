import { endpoint, ok, sessionCallerOf } from '#lib/http/endpoint.ts';
import { revokeKey } from '#lib/operations/keys.ts';

/** DELETE /api/keys/{id}: revokes a key of the caller; it stops with the next request. */
export const handler = endpoint(async (event) => {
  const id = event.pathParameters?.['id'] ?? '';
  await revokeKey(sessionCallerOf(event).userId, id);
  return ok({ id, deleted: true });
});
