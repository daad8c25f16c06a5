import { expect, test } from '@jest/globals';
import { itemKeys } from '#lib/table/single-table.ts';
import { expectProblem } from '../support/expectations.ts';
import { setAttribute } from '../support/table-items.ts';
import { useService } from '../support/use-service.ts';

const LIMIT = 100;
const TENTH = LIMIT / 10;
const service = useService({ requestsPerUserPerDay: LIMIT });
const hourly = useService({ requestsPerUserPerHour: LIMIT, requestsPerNewUserPerHour: TENTH });
const PROCESSES = 10;
const manyProcesses = useService({ requestsPerUserPerDay: LIMIT }, {}, PROCESSES);

/** The first and the last index at which a status occurs. */
const span = (statuses: number[], status: number) => [statuses.indexOf(status), statuses.lastIndexOf(status)];
const hour = () => Math.floor(Date.now() / 3_600_000);

const backdateFirstSignIn = (userId: string) =>
  setAttribute(itemKeys.user(userId), 'firstSignInAt', new Date(Date.now() - 86_400_000).toISOString());

/** Sends one request after the other; sequential requests share one execution environment of the authorizer. */
async function statusesOf(count: number, key: string, on = service): Promise<number[]> {
  const statuses: number[] = [];
  for (let i = 0; i < count; i++) statuses.push((await on.call('GET', '/api/auth/me', { key })).status);
  return statuses;
}

test('beyond the daily request quota, a key gets 429 without end; sessions and other accounts still work', async () => {
  const [user, other] = [await service.signIn(), await service.signIn()];
  const ask = () => service.call('GET', '/api/auth/me', { key: user.key });
  const startHour = hour();
  const before = service.calls.made.length;
  const answers = [];
  for (let i = 0; i < LIMIT + 2 * TENTH; i++) answers.push(await ask());
  const counting = service.calls.made.slice(before).filter(({ body }) => body.includes('RATE#requests'));
  if (hour() > startHour) return;

  const statuses = answers.map(({ status }) => status);
  expect(span(statuses, 200)).toEqual([0, LIMIT - 1]);
  expect(span(statuses, 429)).toEqual([LIMIT, LIMIT + 2 * TENTH - 1]);
  // The endpoint refuses the first requests, and the authorizer those beyond 110% of the quota.
  for (const refused of [answers[LIMIT], answers.at(-1)]) {
    if (!refused) throw new Error('Too few answers');
    expectProblem(refused, 429, 'rate_limited');
    expect(refused.body.detail).toMatch(/request quota of this account/);
    const seconds = Number(refused.headers.get('retry-after'));
    expect(seconds).toBeGreaterThan(0);
    expect(seconds).toBeLessThanOrEqual(86_400);
  }
  // The quotas of the day and of the hour are counted in batches, and so is the limit of new accounts until the quota is used up.
  expect(counting.length).toBeLessThanOrEqual(2.5 * answers.length);
  expect((await service.call('GET', '/api/auth/me', { key: other.key })).status).toBe(200);
  // The owner of a leaked key can still revoke it.
  const { cookie } = user;
  const { keys } = (await service.call('GET', '/api/keys', { cookie })).body;
  expect((await service.call('DELETE', `/api/keys/${keys[0].id}`, { cookie })).status).toBe(200);
});

test('an account on its first day has the lower hourly request quota, later the higher one', async () => {
  const startHour = hour();
  const { key, id } = await hourly.signIn();
  const first = await statusesOf(TENTH, key, hourly);
  const { body, headers } = await hourly.call('GET', '/api/auth/me', { key });
  if (hour() > startHour) return;
  expect(new Set(first)).toEqual(new Set([200]));
  expect(body.detail).toMatch(/hourly request quota of this account is used up\. It allows 10 requests/);
  expect(Number(headers.get('retry-after'))).toBeLessThanOrEqual(3_600);
  await backdateFirstSignIn(id);
  expect((await hourly.call('GET', '/api/auth/me', { key })).status).toBe(200);
});

test('an account that spreads its requests over many processes can exceed its quota by one request in each', async () => {
  const startHour = hour();
  const { key } = await manyProcesses.signIn();
  const statuses: number[] = [];
  for (let burst = 0; burst < 2 * TENTH; burst++) {
    const answers = Array.from({ length: PROCESSES }, () =>
      manyProcesses.call('GET', '/api/auth/me', { key }),
    );
    statuses.push(...(await Promise.all(answers)).map(({ status }) => status));
  }
  if (hour() > startHour) return;
  const allowed = statuses.filter((status) => status === 200).length;
  expect(allowed).toBeGreaterThanOrEqual(LIMIT);
  // Ten more are in flight while the last count is written.
  expect(allowed).toBeLessThanOrEqual(LIMIT + 2 * PROCESSES);
});
