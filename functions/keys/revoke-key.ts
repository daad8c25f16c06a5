import { isKeyId } from '#lib/accounts/identifiers.ts';
import { ok } from '#lib/http/answers.ts';
import { sessionCallerOf } from '#lib/http/caller.ts';
import { endpoint } from '#lib/http/endpoint.ts';
import { notFound } from '#lib/http/problem.ts';
import * as apiKeys from '#lib/table/api-keys.ts';

/** DELETE /api/keys/{id}: revokes a key of the caller; it stops with the next request. */
export const handler = endpoint(async (event) => {
  const { userId } = sessionCallerOf(event);
  const id = event.pathParameters?.['id'] ?? '';
  if (!isKeyId(id) || !(await apiKeys.revoke(userId, id))) throw notFound('The key');
  return ok({ id, deleted: true });
});
