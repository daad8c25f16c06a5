import { afterEach, expect, jest, test } from '@jest/globals';
import type { APIGatewayRequestAuthorizerEvent } from 'aws-lambda';
import * as users from '#lib/table/users.ts';
import { serviceOf } from '../support/service.ts';

const LIMIT = 20;
process.env['LIMITS'] = JSON.stringify({ requestsPerUserPerHour: LIMIT, requestsPerNewUserPerHour: LIMIT });
const { handler } = await import('../../functions/authorizer.ts');
delete process.env['LIMITS'];
const { signIn } = serviceOf();

afterEach(() => {
  jest.restoreAllMocks();
});

test('a denial names the quota and says when to retry, and a larger plan lifts it within a minute', async () => {
  const { key, id } = await signIn();
  const event = {
    multiValueHeaders: { Authorization: [`Bearer ${key}`] },
    methodArn: 'arn:aws:x',
    requestContext: {},
  };
  const context = { getRemainingTimeInMillis: () => 8_000 };
  const authorize = () =>
    handler(event as unknown as APIGatewayRequestAuthorizerEvent, context as never) as Promise<{
      policyDocument: { Statement: { Effect: string }[] };
      context: { quota?: string; retryAfter?: number };
    }>;
  const effect = async () => (await authorize()).policyDocument.Statement[0]?.Effect;
  // The middle of an hour, so that the quota doesn't reset during the test.
  const nowMs = Math.floor(Date.now() / 3_600_000) * 3_600_000 + 1_800_000;
  const clock = jest.spyOn(Date, 'now').mockReturnValue(nowMs);
  for (let i = 0; i < LIMIT * 1.1; i++) expect(await effect()).toBe('Allow');
  // The second denial is from the process's memory.
  for (let i = 0; i < 2; i++)
    expect((await authorize()).context).toEqual({ quota: 'requests-hour', retryAfter: 1_800 });

  await users.setPlatformPlan(id, { maxProfiles: 1_000, maxDaysFromToday: 30 });
  expect(await effect()).toBe('Deny');
  clock.mockReturnValue(nowMs + 60_000);
  expect(await effect()).toBe('Allow');
});
