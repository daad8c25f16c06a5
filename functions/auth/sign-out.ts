import { signOut } from '#lib/contract/auth.ts';
import { rejectCrossSite } from '#lib/http/caller.ts';
import { readSessionToken } from '#lib/http/cookies.ts';
import { endpoint } from '#lib/http/endpoint.ts';
import { okAndClearSession } from '#lib/http/responses.ts';
import * as sessions from '#lib/operations/sessions.ts';

/** Handles POST /api/auth/sign-out. */
export const handler = endpoint(signOut, async ({ event }) => {
  // Browsers send no session cookie with a cross-site form, but the response would still clear the cookie.
  rejectCrossSite(event, 'Only pages of this service can sign a user out.');
  const token = readSessionToken(event.headers['cookie']);
  if (token) await sessions.signOut(token);
  return okAndClearSession({ message: 'You are signed out.' });
});
