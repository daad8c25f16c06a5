import { listSessions } from '#lib/contract/auth.ts';
import { endpoint } from '#lib/http/endpoint.ts';
import { ok } from '#lib/http/responses.ts';
import * as sessions from '#lib/operations/sessions.ts';

/** Handles GET /api/auth/sessions. */
export const handler = endpoint(listSessions, async ({ caller: { userId, sessionId } }) =>
  ok({ sessions: await sessions.listSessions(userId, sessionId) }),
);
