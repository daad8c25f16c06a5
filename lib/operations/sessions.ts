import { hashSessionToken } from '#lib/accounts/session-token.ts';
import { logSecurityEvent } from '#lib/log/log.ts';
import { notFound } from '#lib/service-error.ts';
import * as sessions from '#lib/table/sessions.ts';

/** Lists a user's sessions, oldest first; `current` marks the caller's own session. */
export async function listSessions(userId: string, currentId: string) {
  return (await sessions.list(userId)).map(({ id, createdAt, lastUsedAt }) => ({
    id,
    createdAt,
    lastUsedAt,
    current: id === currentId,
  }));
}

/** Ends a user's session, effective with the next request. Throws `not_found`. */
export async function endSession(userId: string, sessionId: string): Promise<void> {
  const session = (await sessions.list(userId)).find(({ id }) => id === sessionId);
  if (!session) throw notFound('The session');
  await sessions.end(session);
  logSecurityEvent({ event: 'session_ended', outcome: 'allowed', userId });
}

/** Ends the session of a token, if it exists. */
export async function signOut(sessionToken: string): Promise<void> {
  await sessions.revoke(hashSessionToken(sessionToken));
}
