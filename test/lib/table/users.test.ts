import { expect, test } from '@jest/globals';
import { transactWrite } from '#lib/table/transactions.ts';
import * as users from '#lib/table/users.ts';
import { storeUser } from '../../support/new-items.ts';
import { newEmail } from '../../support/service.ts';

const WEEK_MS = 7 * 24 * 3_600_000;

test('concurrent requests for an address create one account', async () => {
  const email = newEmail();
  await Promise.all(Array.from({ length: 10 }, () => users.ensure(email)));
  const first = await users.findByEmail(email);
  await users.ensure(email);
  expect(await users.findByEmail(email)).toEqual(first);
  expect(first).toMatchObject({ email, tier: 'free', profileCount: 0 });
});

test('an account without a sign-in expires after seven days, and its address gets a new account', async () => {
  const email = newEmail();
  const now = Date.now();
  await users.ensure(email, now);
  const first = await users.findByEmail(email, now + WEEK_MS - 1_000);
  expect(first).toBeDefined();
  expect(await users.findByEmail(email, now + WEEK_MS + 1_000)).toBeUndefined();
  await users.ensure(email, now + WEEK_MS + 1_000);
  const second = await users.findByEmail(email, now + WEEK_MS + 2_000);
  expect(second?.id).not.toBe(first?.id);
});

const signIn = (user: users.User) =>
  transactWrite(
    users.signInWrites(user, {
      signInKey: { id: 'key_1', secretVersion: '1' },
      limitSubjects: { mailbox: 'a', source: 'b' },
      nowMs: Date.now(),
    }),
  );

test('a sign-in keeps an account from expiring', async () => {
  const user = await storeUser();
  expect(await signIn(user)).toBe(true);
  expect(await users.findByEmail(user.email, Date.now() + 10 * WEEK_MS)).toMatchObject({ id: user.id });
});

test('a sign-in to an expired and replaced account writes nothing', async () => {
  const now = Date.now();
  const old = await storeUser(now);
  const expired = now + WEEK_MS + 1_000;
  const fresh = await users.findOrCreate(old.email, expired);
  expect(fresh?.id).not.toBe(old.id);
  expect(await signIn(old)).toBe(false);
  // The new account expires too, and its address is free again.
  const next = await users.findOrCreate(old.email, expired + WEEK_MS + 1_000);
  expect(next?.id).not.toBe(fresh?.id);
});

test('one of two concurrent sign-ins with different keys fails', async () => {
  const user = await storeUser();
  expect(await signIn(user)).toBe(true);
  expect(await signIn(user)).toBe(false);
});

test('a tier can only be set on an existing account', async () => {
  const { id } = await storeUser();
  expect(await users.setTier(id, 'pro')).toBe(true);
  expect((await users.find(id))?.tier).toBe('pro');
  expect(await users.setTier('usr_missing', 'pro')).toBe(false);
});
