import { hashSessionToken } from '#lib/accounts/session-token.ts';
import * as sessions from '#lib/table/sessions.ts';

/** Ends a session; ending one that does not exist does nothing. */
export async function endSessionOf(sessionToken: string): Promise<void> {
  await sessions.revoke(hashSessionToken(sessionToken));
}
