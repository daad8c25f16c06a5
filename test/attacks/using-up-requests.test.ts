import { expect, test } from '@jest/globals';
import { expectProblem } from '../support/expectations.ts';
import { useService } from '../support/use-service.ts';

const LIMIT = 100;
const TENTH = LIMIT / 10;
const BATCH = 50;
const service = useService({ requestsPerUserPerDay: LIMIT });

/** The first and the last index at which a status occurs. */
const span = (statuses: number[], status: number) => [statuses.indexOf(status), statuses.lastIndexOf(status)];
const today = () => Math.floor(Date.now() / 86_400_000);

test('beyond the daily request quota, a key gets 429 and then 401; sessions and other accounts still work', async () => {
  const [user, other] = [await service.signIn(), await service.signIn()];
  const ask = () => service.call('GET', '/api/auth/me', { key: user.key });
  const startDay = today();
  const before = service.calls.made.length;
  const answers = [];
  // Sequential requests share one execution environment of the authorizer.
  for (let i = 0; i < LIMIT + 2 * TENTH; i++) answers.push(await ask());
  const counting = service.calls.made.slice(before).filter(({ body }) => body.includes('RATE#requests#'));
  if (today() > startDay) return;

  const statuses = answers.map(({ status }) => status);
  expect(span(statuses, 200)).toEqual([0, LIMIT - 1]);
  expect(span(statuses, 429)).toEqual([LIMIT, LIMIT + TENTH - 1]);
  expect(span(statuses, 401)).toEqual([LIMIT + TENTH, LIMIT + 2 * TENTH - 1]);
  const refused = answers[LIMIT];
  if (refused) {
    expectProblem(refused, 429, 'rate_limited');
    expect(refused.body.detail).toMatch(/request quota of this account/);
    const seconds = Number(refused.headers.get('retry-after'));
    expect(seconds).toBeGreaterThan(0);
    expect(seconds).toBeLessThanOrEqual(86_400);
  }
  expect(counting).toHaveLength(Math.floor((LIMIT + 2 * TENTH) / BATCH));
  expect((await service.call('GET', '/api/auth/me', { key: other.key })).status).toBe(200);
  // The owner of a leaked key can still revoke it.
  const { cookie } = user;
  const { keys } = (await service.call('GET', '/api/keys', { cookie })).body;
  expect((await service.call('DELETE', `/api/keys/${keys[0].id}`, { cookie })).status).toBe(200);
});
