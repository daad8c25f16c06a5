import { expect, test } from '@jest/globals';
import { newSignInHandle } from '#lib/accounts/sign-in-handle.ts';
import { sessionCookie, sessionTokenIn } from '#lib/http/session-cookie.ts';

test('the cookie has the attributes of the contract', () => {
  const token = newSignInHandle();
  expect(sessionCookie(token)).toBe(
    `__Host-session=${token}; HttpOnly; Secure; SameSite=Lax; Path=/; Max-Age=1209600`,
  );
});

test('the token is found among other cookies, and only under its own name', () => {
  const token = newSignInHandle();
  expect(token).toMatch(/^[\w-]{43}$/);
  expect(sessionTokenIn(`theme=dark; __Host-session=${token}; a=b`)).toBe(token);
  expect(sessionTokenIn(`x__Host-session=${token}`)).toBeUndefined();
  expect(sessionTokenIn(`__Host-session=${token}x`)).toBeUndefined();
  expect(sessionTokenIn('__Host-session')).toBeUndefined();
  expect(sessionTokenIn(undefined)).toBeUndefined();
});
