import { endpoint, ok, sessionCallerOf } from '#lib/http/endpoint.ts';
import { okAndForget } from '#lib/http/forget.ts';
import { endSession } from '#lib/operations/sessions.ts';

/** DELETE /api/auth/sessions/{id}: ends a session of the caller; with the current one its cookie goes too. */
export const handler = endpoint(async (event) => {
  const { userId, sessionId } = sessionCallerOf(event);
  const id = event.pathParameters?.['id'] ?? '';
  await endSession(userId, id);
  const body = { id, deleted: true };
  return id === sessionId ? okAndForget(body) : ok(body);
});
