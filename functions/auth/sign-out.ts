import { signOut } from '#lib/contract/auth.ts';
import { okAndForget } from '#lib/http/answers.ts';
import { refuseCrossSite } from '#lib/http/callers.ts';
import { endpoint } from '#lib/http/endpoint.ts';
import { sessionTokenIn } from '#lib/http/session-cookie.ts';
import { endSessionOf } from '#lib/operations/sign-out.ts';

/** POST /api/auth/sign-out: ends the session of the cookie, if there is one, and clears the cookie. */
export const handler = endpoint(signOut, async ({ event }) => {
  // A form of another site comes without the cookie, and would yet have the answer clear it.
  refuseCrossSite(event, 'Signing out is accepted from pages of this service only.');
  const token = sessionTokenIn(event.headers['cookie']);
  if (token) await endSessionOf(token);
  return okAndForget({ message: 'You are signed out.' });
});
