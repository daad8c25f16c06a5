import { randomUUID } from 'node:crypto';
import { expect, test } from '@jest/globals';
import * as sessions from '#lib/table/sessions.ts';

test('a session is its user’s for 14 days, or until it is ended', async () => {
  const [hash, other] = [randomUUID(), randomUUID()];
  const now = Date.now();
  await sessions.create('usr_1', hash, now);
  await sessions.create('usr_1', other, now);
  expect(await sessions.findUserId(hash, now + 14 * 86_400_000 - 1_000)).toBe('usr_1');
  expect(await sessions.findUserId(hash, now + 14 * 86_400_000 + 1_000)).toBeUndefined();
  await sessions.revoke(hash);
  await sessions.revoke(hash);
  expect(await sessions.findUserId(hash, now)).toBeUndefined();
  expect(await sessions.findUserId(other, now)).toBe('usr_1');
});
