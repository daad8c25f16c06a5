import { callerOf, endpoint, ok } from '#lib/http/endpoint.ts';
import { deleteProfile } from '#lib/operations/deletions.ts';

/** DELETE /api/profiles/{id}: deletes a profile of the caller, and with it its cached forecasts. */
export const handler = endpoint(async (event) => {
  const id = event.pathParameters?.['id'] ?? '';
  await deleteProfile(callerOf(event).userId, id);
  return ok({ id, deleted: true });
});
