import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { expectProblem } from '../support/expectations.ts';
import { ada } from '../support/service.ts';
import { type BreakableService, startBreakableService } from './breakable-service.ts';

const REQUESTS = 100;
const BOUGHT = 3;
let service: BreakableService;
beforeAll(async () => {
  // These limits count all accounts, so the tests need a table of their own.
  service = await startBreakableService({
    requestsOfNewUsersPerStagePerHour: REQUESTS,
    requestsPerNewUserPerHour: 60,
    cityLookUpsPerSourcePerDay: BOUGHT,
  });
});
afterAll(() => service.environment.stop());

const ask = (key: string) => service.call('GET', '/api/auth/me', { key });
const createSomewhere = (key: string) =>
  service.call('POST', '/api/profiles', { key, body: { ...ada, birthCity: `Xyzzyville ${randomUUID()}` } });

test('lookups and searches bought by all accounts of a source have a daily limit', async () => {
  const startDay = Math.floor(Date.now() / 86_400_000);
  const statuses: number[] = [];
  for (let account = 0; account < BOUGHT; account++)
    statuses.push((await createSomewhere((await service.signIn()).key)).status);
  const { key } = await service.signIn();
  const refused = await createSomewhere(key);
  const search = await service.call('GET', '/api/places?query=Xyzzyville', { key });
  if (Math.floor(Date.now() / 86_400_000) > startDay) return;
  expect(statuses).toEqual(Array(BOUGHT).fill(422));
  expectProblem(refused, 429, 'rate_limited');
  expect(refused.body.detail).toContain('accounts that signed in from your network');
  expectProblem(search, 429, 'rate_limited');
});

test('new accounts share an hourly limit of requests, which stops no older account; refused requests don’t count', async () => {
  const users = [];
  for (let i = 0; i < 6; i++) users.push(await service.signIn());
  const [old = '', one = '', other = '', ...late] = users.map(({ key }) => key);
  await service.backdateFirstSignIn(users[0]?.id ?? '');
  // Counts start anew at the full hour, so the test does, too.
  for (;;) {
    const hour = () => Math.floor(Date.now() / 3_600_000);
    const startHour = hour();
    const statusesOf = async (key: string, count: number) => {
      const statuses: number[] = [];
      for (let i = 0; i < count; i++) statuses.push((await ask(key)).status);
      return statuses;
    };
    const ofOne = await statusesOf(one, 90);
    const ofOther = await statusesOf(other, 25);
    const beyond: number[] = [];
    beyond.push(...(await statusesOf(late[0] ?? '', 55)));
    const refused = await ask(other);
    for (const key of late.slice(1)) beyond.push(...(await statusesOf(key, 55)));
    const ofOld = await statusesOf(old, 2);
    if (hour() > startHour) continue;
    // One account's refused requests leave 40 of the shared ones, of which the previous test has used a few.
    expect([200, 429].map((wanted) => ofOne.filter((status) => status === wanted).length)).toEqual([60, 30]);
    expect(new Set(ofOther)).toEqual(new Set([200]));
    expect(beyond[55]).toBe(429);
    // Beyond twice the limit, the authorizer denies requests, which costs less.
    expect(beyond.at(-1)).toBe(429);
    expectProblem(refused, 429, 'rate_limited');
    expect(refused.body.detail).toContain('All accounts that signed in for the first time within a day');
    expect(refused.headers.get('ratelimit-policy')).toContain('"requests-of-new-accounts";q=100;w=3600');
    expect(ofOld).toEqual([200, 200]);
    expect(
      service.lines.filter((line) => line.includes('stage_limits_of_new_accounts_used_up')),
    ).not.toHaveLength(0);
    return;
  }
});
