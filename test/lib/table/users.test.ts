import { expect, test } from '@jest/globals';
import { writeAll } from '#lib/table/single-table.ts';
import * as users from '#lib/table/users.ts';
import { newEmail } from '../../support/service.ts';

const WEEK_MS = 7 * 24 * 3_600_000;

test('however often an address asks at once, it has one account', async () => {
  const email = newEmail();
  await Promise.all(Array.from({ length: 10 }, () => users.ensure(email)));
  const first = await users.findByEmail(email);
  await users.ensure(email);
  expect(await users.findByEmail(email)).toEqual(first);
  expect(first).toMatchObject({ email, tier: 'free', profileCount: 0 });
});

test('an account that nobody signs in to is gone after seven days, and the address starts anew', async () => {
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

const signIn = (user: users.User) => writeAll(users.signInWrites(user, { id: 'key_1', secretVersion: '1' }));
const newUser = async (email: string, now: number) => (await users.findOrCreate(email, now)) as users.User;

test('an account that was signed in to stays', async () => {
  const email = newEmail();
  const now = Date.now();
  const user = await newUser(email, now);
  expect(await signIn(user)).toBe(true);
  expect(await users.findByEmail(email, now + 10 * WEEK_MS)).toMatchObject({ id: user.id });
});

test('a sign-in to an account that has just expired and made way for a new one keeps neither half', async () => {
  const email = newEmail();
  const now = Date.now();
  const old = await newUser(email, now);
  const expired = now + WEEK_MS + 1_000;
  const fresh = await newUser(email, expired);
  expect(fresh.id).not.toBe(old.id);
  expect(await signIn(old)).toBe(false);
  // The new one expires in its turn, and its address is free again.
  expect((await newUser(email, expired + WEEK_MS + 1_000)).id).not.toBe(fresh.id);
});

test('a sign-in rests on the key that was read: of two at once with different ones, one is told', async () => {
  const user = await newUser(newEmail(), Date.now());
  expect(await signIn(user)).toBe(true);
  expect(await signIn(user)).toBe(false);
});

test('a tier can be set on an existing account only', async () => {
  const email = newEmail();
  await users.ensure(email);
  const user = await users.findByEmail(email);
  expect(await users.setTier(user?.id ?? '', 'pro')).toBe(true);
  expect((await users.findByEmail(email))?.tier).toBe('pro');
  expect(await users.setTier('usr_nobody', 'pro')).toBe(false);
});
