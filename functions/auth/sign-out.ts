import { endpoint, okWithCookie } from '#lib/http/endpoint.ts';
import { clearedCookie, sessionTokenIn } from '#lib/http/session-cookie.ts';
import { signOut } from '#lib/operations/sign-out.ts';

/** POST /api/auth/sign-out: ends the session of the cookie, if there is one, and clears the cookie. */
export const handler = endpoint(async (event) => {
  const token = sessionTokenIn(event.headers['cookie']);
  if (token) await signOut(token);
  return okWithCookie({ message: 'You are signed out.' }, clearedCookie());
}, 'ignored');
