import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { expectProblem } from '../support/expectations.ts';
import { type OpenService, openService } from '../support/open-service.ts';

const LIMIT = 100;
const TENTH = LIMIT / 10;
const PORTION = 50;
let service: OpenService;
beforeAll(async () => {
  service = await openService({ requestsPerUserPerDay: LIMIT });
});
afterAll(() => service.stop());

/** Which of the answers are of which status, from the first to the last of it. */
const span = (statuses: number[], status: number) => [statuses.indexOf(status), statuses.lastIndexOf(status)];
const today = () => Math.floor(Date.now() / 86_400_000);

test('an account’s keys have their requests of a day, then 429 until midnight, then nothing; its sessions and others go on', async () => {
  const [user, other] = [await service.signIn(), await service.signIn()];
  const ask = () => service.call('GET', '/api/auth/me', { key: user.key });
  const begun = today();
  const before = service.calls.made.length;
  const answers = [];
  // The authorizer runs in one environment here, as nothing comes at the same time.
  for (let i = 0; i < LIMIT + 2 * TENTH; i++) answers.push(await ask());
  const counting = service.calls.made.slice(before).filter(({ body }) => body.includes('RATE#requests#'));
  if (today() > begun) return;

  const statuses = answers.map(({ status }) => status);
  expect(span(statuses, 200)).toEqual([0, LIMIT - 1]);
  expect(span(statuses, 429)).toEqual([LIMIT, LIMIT + TENTH - 1]);
  expect(span(statuses, 401)).toEqual([LIMIT + TENTH, LIMIT + 2 * TENTH - 1]);
  const refused = answers[LIMIT];
  if (refused) {
    expectProblem(refused, 429, 'rate_limited');
    expect(refused.body.detail).toMatch(/requests of this account/);
    const seconds = Number(refused.headers.get('retry-after'));
    expect(seconds).toBeGreaterThan(0);
    expect(seconds).toBeLessThanOrEqual(86_400);
  }
  expect(counting).toHaveLength(Math.floor((LIMIT + 2 * TENTH) / PORTION));
  expect((await service.call('GET', '/api/auth/me', { key: other.key })).status).toBe(200);
  // Whoever has the key cannot keep the owner from revoking it.
  const { cookie } = user;
  const { keys } = (await service.call('GET', '/api/keys', { cookie })).body;
  expect((await service.call('DELETE', `/api/keys/${keys[0].id}`, { cookie })).status).toBe(200);
});
