import { expect, test } from '@jest/globals';
import { serviceOf } from '../../support/service.ts';
import { signUp } from '../../support/sign-up.ts';

const service = serviceOf();

test.each([
  ['free', 1, 1],
  ['starter', 3, 30],
  ['pro', 5, 90],
  ['premium', 10, 365],
] as const)('tier %s allows %d profiles and %d days ahead', async (tier, maxProfiles, maxDaysFromToday) => {
  const { key, id, email } = await signUp(service, { tier });
  const { status, body } = await service.call('GET', '/api/auth/me', { key });
  expect(status).toBe(200);
  expect(body).toEqual({ id, email, tier, profileCount: 1, maxProfiles, maxDaysFromToday });
});
