import { listSessions } from '#lib/contract/auth.ts';
import { ok } from '#lib/http/answers.ts';
import { endpoint } from '#lib/http/endpoint.ts';
import * as sessions from '#lib/operations/sessions.ts';

/** GET /api/auth/sessions: the caller's sessions, oldest first; `current` is the one of the request. */
export const handler = endpoint(listSessions, async ({ caller: { userId, sessionId } }) =>
  ok({ sessions: await sessions.listSessions(userId, sessionId) }),
);
