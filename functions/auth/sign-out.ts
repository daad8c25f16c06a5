import { endpoint, refuseCrossSite } from '#lib/http/endpoint.ts';
import { okAndForget } from '#lib/http/forget.ts';
import { sessionTokenIn } from '#lib/http/session-cookie.ts';
import { signOut } from '#lib/operations/sign-out.ts';

/** POST /api/auth/sign-out: ends the session of the cookie, if there is one, and clears the cookie. */
export const handler = endpoint(async (event) => {
  // A form of another site comes without the cookie, and would yet have the answer clear it.
  refuseCrossSite(event, 'Signing out is accepted from pages of this service only.');
  const token = sessionTokenIn(event.headers['cookie']);
  if (token) await signOut(token);
  return okAndForget({ message: 'You are signed out.' });
}, 'ignored');
