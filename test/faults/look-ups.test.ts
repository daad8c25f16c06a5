import { randomUUID } from 'node:crypto';
import { afterAll, afterEach, beforeAll, expect, test } from '@jest/globals';
import { expectProblem } from '../support/expectations.ts';
import { ada } from '../support/service.ts';
import { type BreakableService, expectUnavailable, startBreakableService } from './breakable-service.ts';

const OF_STAGE = 6;
let service: BreakableService;
beforeAll(async () => {
  service = await startBreakableService({
    cityLookUpsPerUserPerDay: 2,
    cityLookUpsPerStagePerHour: OF_STAGE,
    cityLookUpsOfNewUsersPerStagePerHour: OF_STAGE / 2,
  });
});
afterEach(() => service.repair());
afterAll(() => service.environment.stop());

const ask = (key: string, birthCity = `Xyzzyville ${randomUUID()}`) =>
  service.call('POST', '/api/profiles', { key, body: { ...ada, birthCity } });

/** The stored count of a limit that belongs to an account's mailbox. */
async function countOf(scope: string, userId: string): Promise<string | undefined> {
  const account = (await service.itemsWith(`USER#${userId}`)).find(({ SK }) => SK.S === 'META');
  const mailbox = account?.['limitSubjects']?.M?.['mailbox']?.S;
  expect(mailbox).toMatch(/^[0-9a-f]{32}$/);
  const [count] = await service.itemsWith(`RATE#${scope}#${mailbox}`);
  return count?.['count']?.N;
}

/** Looks up unknown cities as a user whose account is new or, with `isOld`, two days old; returns the statuses. */
async function statusesOf(count: number, isOld: boolean): Promise<number[]> {
  const { key, id } = await service.signIn();
  if (isOld) await service.backdateFirstSignIn(id);
  const statuses: number[] = [];
  for (let i = 0; i < count; i++) statuses.push((await ask(key)).status);
  return statuses;
}

test('a failed lookup is refunded to the account', async () => {
  const { key, id } = await service.signIn();
  await service.breakService({ service: 'location', mode: 'throttled' });
  expectUnavailable(await ask(key, 'Oslo'));
  await service.repair();
  expect(await countOf('look-ups', id)).toBe('0');
  expect((await ask(key, 'Oslo')).status).toBe(201);
});

test('a failed search returns 503 and is refunded; a suggested name needs no lookup', async () => {
  const { key, id } = await service.signIn();
  const search = () => service.call('GET', '/api/places?query=oslo', { key });
  await service.breakService({ service: 'location', mode: 'down' });
  expectUnavailable(await service.call('GET', '/api/places?query=Xyzzyville', { key }));
  expect(await countOf('bought-searches', id)).toBe('0');
  // The previous test has cached Oslo.
  const { status, body } = await search();
  expect(status).toBe(200);
  expect((await ask(key, body.places[0].name)).status).toBe(201);
});

// The stage's hourly limit also counts the lookups of the previous tests.
test('new accounts may use a part of the stage’s hourly lookups, older accounts all; beyond that, 503 and an alarm', async () => {
  const thisHour = Math.floor(Date.now() / 3_600_000);
  await service.repair();
  const young = [...(await statusesOf(2, false)), ...(await statusesOf(2, false))];
  const old = [...(await statusesOf(2, true)), ...(await statusesOf(2, true))];
  if (Math.floor(Date.now() / 3_600_000) > thisHour) return;
  expect(young.filter((status) => status === 422).length).toBeLessThanOrEqual(OF_STAGE / 2);
  expect(young.at(-1)).toBe(503);
  expect(old.slice(0, 2)).toEqual([422, 422]);
  expect(old.at(-1)).toBe(503);
  expect(service.lines.filter((line) => line.includes('stage_look_ups_used_up')).length).toBeGreaterThan(1);
  const { key } = await service.signIn();
  const refused = await ask(key);
  expectProblem(refused, 503, 'unavailable');
  expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(5);
  expect(refused.body.detail).toMatch(/lookups for new cities\. Try again in (a minute|\d+ minutes)\.$/);
  // Cached cities still work.
  expect((await ask(key, 'oslo')).status).toBe(201);
});
