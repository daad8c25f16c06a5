import { endpoint, ok, sessionCallerOf } from '#lib/http/endpoint.ts';
import { listSessions } from '#lib/operations/sessions.ts';

/** GET /api/auth/sessions: the caller's sessions, oldest first; `current` is the one of the request. */
export const handler = endpoint(async (event) => {
  const { userId, sessionId } = sessionCallerOf(event);
  return ok({ sessions: await listSessions(userId, sessionId) });
});
