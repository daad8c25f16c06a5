import { logSecurityEvent } from '#lib/log.ts';
import { notFound } from '#lib/refusal.ts';
import * as sessions from '#lib/table/sessions.ts';

/** A user's sessions, oldest first, with the one that asks marked as `current`. */
export async function listSessions(userId: string, currentId: string) {
  return (await sessions.list(userId)).map(({ id, createdAt, lastUsedAt }) => ({
    id,
    createdAt,
    lastUsedAt,
    current: id === currentId,
  }));
}

/** Ends a session of a user; it stops with the next request. Refused as `not_found`. */
export async function endSession(userId: string, sessionId: string): Promise<void> {
  const session = (await sessions.list(userId)).find(({ id }) => id === sessionId);
  if (!session) throw notFound('The session');
  await sessions.end(session);
  logSecurityEvent({ event: 'session_ended', outcome: 'allowed', userId });
}
