import { expect, test } from '@jest/globals';
import * as users from '#lib/table/users.ts';
import { ada, serviceOf } from '../../support/service.ts';

const { call, signIn } = serviceOf();

test('the account is returned with its count of profiles and its tier’s limits', async () => {
  const { key, id, email } = await signIn();
  const answer = await call('GET', '/api/auth/me', { key });
  expect(answer.status).toBe(200);
  expect(answer.body).toEqual({
    id,
    email,
    tier: 'free',
    profileCount: 0,
    maxProfiles: 1,
    maxDaysFromToday: 1,
  });
  await call('POST', '/api/profiles', { key, body: ada });
  expect((await call('GET', '/api/auth/me', { key })).body.profileCount).toBe(1);
});

test.each([
  ['starter', 3, 30],
  ['pro', 5, 90],
  ['premium', 10, 365],
] as const)('the tier %s allows %d profiles and %d days', async (tier, maxProfiles, maxDaysFromToday) => {
  const { key, id } = await signIn();
  await users.setTier(id, tier);
  expect((await call('GET', '/api/auth/me', { key })).body).toMatchObject({
    tier,
    maxProfiles,
    maxDaysFromToday,
  });
});
