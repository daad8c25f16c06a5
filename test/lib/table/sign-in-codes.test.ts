import { expect, test } from '@jest/globals';
import { MAX_TRIES } from '#lib/accounts/sign-in-code.ts';
import * as signInCodes from '#lib/table/sign-in-codes.ts';
import { newEmail } from '../../support/service.ts';

const code = (mac: string) => ({ mac, secretVersion: '1' });

test('five tries of 200 at once are counted, then the code is burnt', async () => {
  const email = newEmail();
  await signInCodes.create(email, code('a'));
  const tries = await Promise.all(Array.from({ length: 200 }, () => signInCodes.countTry(email)));
  expect(tries.filter(Boolean)).toHaveLength(MAX_TRIES);
  expect(await signInCodes.countTry(email)).toBeUndefined();
});

test('of 20 uses at once exactly one counts', async () => {
  const email = newEmail();
  await signInCodes.create(email, code('a'));
  const uses = await Promise.all(Array.from({ length: 20 }, () => signInCodes.consume(email, code('a'))));
  expect(uses.filter(Boolean)).toHaveLength(1);
});

test('a new code voids the old one, with new tries', async () => {
  const email = newEmail();
  await signInCodes.create(email, code('old'));
  await signInCodes.countTry(email);
  await signInCodes.create(email, code('new'));
  expect(await signInCodes.countTry(email)).toMatchObject({ mac: 'new', tries: 1 });
  expect(await signInCodes.consume(email, code('old'))).toBe(false);
  expect(await signInCodes.consume(email, code('new'))).toBe(true);
});

test('a code ends after ten minutes to the millisecond, although its item is still there', async () => {
  const email = newEmail();
  const now = Date.now();
  await signInCodes.create(email, code('a'), now);
  expect(await signInCodes.countTry(email, now + 599_999)).toBeDefined();
  expect(await signInCodes.countTry(email, now + 600_000)).toBeUndefined();
});
