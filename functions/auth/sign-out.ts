import { clearedCookie, hashSessionToken, sessionTokenIn } from '#lib/accounts/session.ts';
import { ok } from '#lib/http/answers.ts';
import { endpoint } from '#lib/http/endpoint.ts';
import * as sessions from '#lib/table/sessions.ts';

/** POST /api/auth/sign-out: ends the session of the cookie, if there is one, and clears the cookie. */
export const handler = endpoint(async (event) => {
  const token = sessionTokenIn(event.headers['cookie']);
  if (token) await sessions.end(hashSessionToken(token));
  return {
    ...ok({ message: 'You are signed out.' }),
    multiValueHeaders: { 'Set-Cookie': [clearedCookie()] },
  };
}, 'ignored');
