import { expect, test } from '@jest/globals';
import { newSignInHandle } from '#lib/accounts/sign-in-code.ts';
import { readSessionToken } from '#lib/http/cookies.ts';

test('the session token is found among other cookies, and only under its own name', () => {
  const token = newSignInHandle();
  expect(token).toMatch(/^[\w-]{43}$/);
  expect(readSessionToken(`theme=dark; __Host-session=${token}; a=b`)).toBe(token);
  expect(readSessionToken(`x__Host-session=${token}`)).toBeUndefined();
  expect(readSessionToken(`__Host-session=${token}x`)).toBeUndefined();
  expect(readSessionToken('__Host-session')).toBeUndefined();
  expect(readSessionToken(undefined)).toBeUndefined();
});
