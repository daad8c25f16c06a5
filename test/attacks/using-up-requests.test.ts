import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { expectProblem } from '../support/expectations.ts';
import { type OpenService, openService } from '../support/open-service.ts';

const LIMIT = 300;
const PORTION = 50;
let service: OpenService;
beforeAll(async () => {
  service = await openService({ requestsPerUserPerDay: LIMIT });
});
afterAll(() => service.stop());

/** Which of the answers are of which status, from the first to the last of it. */
const span = (statuses: number[], status: number) => [statuses.indexOf(status), statuses.lastIndexOf(status)];
const today = () => Math.floor(Date.now() / 86_400_000);

test('an account has its requests of a day, then 429 until midnight, then nothing; others go on', async () => {
  const [user, other] = [await service.signIn(), await service.signIn()];
  const ask = () => service.call('GET', '/api/auth/me', { key: user.key });
  const begun = today();
  const before = service.calls.made.length;
  const answers = [];
  // The authorizer runs in one environment here, as nothing comes at the same time.
  for (let i = 0; i < LIMIT * 1.2; i++) answers.push(await ask());
  const counting = service.calls.made.slice(before).filter(({ body }) => body.includes('RATE#requests#'));
  if (today() > begun) return;

  const statuses = answers.map(({ status }) => status);
  expect(span(statuses, 200)).toEqual([0, LIMIT - 1]);
  expect(span(statuses, 429)).toEqual([LIMIT, LIMIT * 1.1 - 1]);
  expect(span(statuses, 401)).toEqual([LIMIT * 1.1, LIMIT * 1.2 - 1]);
  const refused = answers[LIMIT];
  if (refused) {
    expectProblem(refused, 429, 'rate_limited');
    expect(refused.body.detail).toMatch(/requests of this account/);
    const seconds = Number(refused.headers.get('retry-after'));
    expect(seconds).toBeGreaterThan(0);
    expect(seconds).toBeLessThanOrEqual(86_400);
  }
  expect(counting).toHaveLength(Math.floor((LIMIT * 1.2) / PORTION));
  expect((await service.call('GET', '/api/auth/me', { key: other.key })).status).toBe(200);
});

test('whoever uses up the requests of a leaked key does not keep its owner from revoking it', async () => {
  const { key, cookie } = await service.signIn();
  const begun = today();
  for (let i = 0; i < LIMIT * 1.2; i++) await service.call('GET', '/api/auth/me', { key });
  expect((await service.call('GET', '/api/auth/me', { key })).status).toBe(401);
  const { body } = await service.call('GET', '/api/keys', { cookie });
  expect((await service.call('DELETE', `/api/keys/${body.keys?.[0]?.id}`, { cookie })).status).toBe(200);

  // Sessions have a tenth of their own.
  const ask = () => service.call('GET', '/api/auth/me', { cookie });
  const statuses = [];
  for (let i = 0; i < LIMIT * 0.12; i++) statuses.push((await ask()).status);
  if (today() > begun) return;
  expect(span(statuses, 200)).toEqual([0, LIMIT * 0.1 - 3]);
  expect(statuses.at(-1)).toBe(401);
});
