import { endSession } from '#lib/contract/auth.ts';
import { endpoint } from '#lib/http/endpoint.ts';
import { ok, okAndClearSession } from '#lib/http/responses.ts';
import * as sessions from '#lib/operations/sessions.ts';

/** Handles DELETE /api/auth/sessions/{id}. Ending the current session also clears its cookie. */
export const handler = endpoint(endSession, async ({ caller, params: { id } }) => {
  await sessions.endSession(caller.userId, id);
  const body = { id, deleted: true } as const;
  return id === caller.sessionId ? okAndClearSession(body) : ok(body);
});
