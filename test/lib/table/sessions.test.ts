import { randomUUID } from 'node:crypto';
import { expect, test } from '@jest/globals';
import * as sessions from '#lib/table/sessions.ts';
import { writeAll } from '#lib/table/single-table.ts';

test('a session is its user’s for 14 days, or until it is ended', async () => {
  const [hash, other] = [randomUUID(), randomUUID()];
  const now = Date.now();
  await writeAll([hash, other].flatMap((one) => sessions.creationOf('usr_1', one, now)));
  expect(await sessions.findUserId(hash, now + 14 * 86_400_000 - 1_000)).toBe('usr_1');
  expect(await sessions.findUserId(hash, now + 14 * 86_400_000 + 1_000)).toBeUndefined();
  await sessions.revoke(hash);
  await sessions.revoke(hash);
  expect(await sessions.findUserId(hash, now)).toBeUndefined();
  expect(await sessions.findUserId(other, now)).toBe('usr_1');
});
