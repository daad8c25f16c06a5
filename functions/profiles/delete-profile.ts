import { isProfileId } from '#lib/accounts/identifiers.ts';
import { ok } from '#lib/http/answers.ts';
import { callerOf } from '#lib/http/caller.ts';
import { endpoint } from '#lib/http/endpoint.ts';
import { notFound } from '#lib/http/problem.ts';
import * as profiles from '#lib/table/profiles.ts';

/** DELETE /api/profiles/{id}: deletes a profile of the caller, and with it its cached forecasts. */
export const handler = endpoint(async (event) => {
  const { userId } = callerOf(event);
  const id = event.pathParameters?.['id'] ?? '';
  if (!isProfileId(id) || !(await profiles.remove(userId, id))) throw notFound('The profile');
  return ok({ id, deleted: true });
});
