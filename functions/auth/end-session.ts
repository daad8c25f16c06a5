import { endSession } from '#lib/contract/auth.ts';
import { ok, okAndForget } from '#lib/http/answers.ts';
import { endpoint } from '#lib/http/endpoint.ts';
import * as sessions from '#lib/operations/sessions.ts';

/** DELETE /api/auth/sessions/{id}: ends a session of the caller; with the current one its cookie goes too. */
export const handler = endpoint(endSession, async ({ caller, params: { id } }) => {
  await sessions.endSession(caller.userId, id);
  const answer = { id, deleted: true } as const;
  return id === caller.sessionId ? okAndForget(answer) : ok(answer);
});
