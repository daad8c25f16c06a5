import { expect, test } from '@jest/globals';
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

test('an account that was signed in to stays', async () => {
  const email = newEmail();
  const now = Date.now();
  await users.ensure(email, now);
  const user = await users.signIn(email, now);
  expect(await users.findByEmail(email, now + 10 * WEEK_MS)).toMatchObject({ id: user.id });
});

test('a sign-in whose account has just expired gets a new one', async () => {
  const email = newEmail();
  const now = Date.now();
  await users.ensure(email, now);
  const user = await users.signIn(email, now + WEEK_MS + 1_000);
  expect(await users.find(user.id, now + 10 * WEEK_MS)).toMatchObject({ email });
});

test('a tier can be set on an existing account only', async () => {
  const email = newEmail();
  await users.ensure(email);
  const user = await users.findByEmail(email);
  expect(await users.setTier(user?.id ?? '', 'pro')).toBe(true);
  expect((await users.findByEmail(email))?.tier).toBe('pro');
  expect(await users.setTier('usr_nobody', 'pro')).toBe(false);
});
