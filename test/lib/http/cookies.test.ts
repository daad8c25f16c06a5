import { expect, test } from '@jest/globals';
import { newSignInHandle } from '#lib/accounts/sign-in-code.ts';
import { readSessionToken } from '#lib/http/cookies.ts';

test('the session token is read from its own cookie only', () => {
  const token = newSignInHandle();
  expect(token).toMatch(/^[\w-]{43}$/);
  expect(readSessionToken(`theme=dark; __Host-session=${token}; a=b`)).toBe(token);
  for (const header of [`x__Host-session=${token}`, `__Host-session=${token}x`, '__Host-session', undefined])
    expect(readSessionToken(header)).toBeUndefined();
});
