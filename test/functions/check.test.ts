import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { checkAddress } from '#lib/operations/check-service.ts';
import * as users from '#lib/table/users.ts';
import { newEmail } from '../support/service.ts';
import { type WatchedService, watchService } from '../support/watched-service.ts';

const HOUR_MS = 3_600_000;
const HUNDRED_MINUTES_MS = 100 * 60_000;
const lookUpMs = Math.floor(Date.now() / HUNDRED_MINUTES_MS) * HUNDRED_MINUTES_MS;
const email = checkAddress(lookUpMs);

let service: WatchedService;
let bought = 0;
beforeAll(async () => {
  service = await watchService();
});
afterAll(() => service.stop());

const check = async (
  afterMinutes: number,
  before: (operation: string, body: string) => Promise<void> = async () => {},
) => {
  const time = new Date(lookUpMs + afterMinutes * 60_000).toISOString();
  bought = 0;
  const { answers, runs } = await service.seeing(async () => {
    service.calls.before = async ({ operation, body }) => {
      if (operation.startsWith('location')) bought++;
      await before(operation, body);
    };
    await service.run('check', { time });
  });
  const kind = runs.find(({ functionId }) => functionId === service.idOf('check'))?.invocation.kind;
  return { kind, statuses: answers.map(({ status }) => status), bought };
};

test('the check signs in and asks for home, and every tenth run for a forecast in a city that it looks up', async () => {
  const [sent, verified, home, created, today, erased] = [200, 200, 200, 201, 200, 200];
  expect(await check(0)).toEqual({
    kind: 'answered',
    statuses: [sent, verified, home, created, today, erased],
    bought: 1,
  });
  // The city is cached now, and looked up again all the same.
  expect(await check(0)).toMatchObject({ kind: 'answered', bought: 1 });
  expect(await check(10)).toEqual({ kind: 'answered', statuses: [sent, verified, home, erased], bought: 0 });
  expect(await users.findByEmail(email)).toBeUndefined();
});

test('each check creates a key in a new account, so EventsLate can tell from sign-ins that announce stopped', async () => {
  for (const afterMinutes of [20, 20]) {
    const created: string[] = [];
    await check(afterMinutes, async (_operation, body) => {
      created.push(...(body.match(/"PK":\{"S":"USER#\w+"\},"SK":\{"S":"KEY#\w+"\},"id"/g) ?? []));
    });
    expect(created).toHaveLength(1);
  }
});

test('the check fails if a step fails twice, and leaves no account', async () => {
  const down = async (operation: string) => {
    if (operation.startsWith('location')) throw new Error('The service is down');
  };
  const { kind, statuses } = await check(0, down);
  expect([kind, statuses.filter((status) => status === 503)]).toEqual(['failed', [503, 503]]);
  expect(await users.findByEmail(email)).toBeUndefined();
});

test('a mail that SES refuses twice fails the check, though the response asks to wait', async () => {
  const down = async (operation: string) => {
    if (operation.startsWith('ses')) throw new Error('The service is down');
  };
  expect(await check(10, down)).toEqual({ kind: 'failed', statuses: [503, 503], bought: 0 });
});

test('a limit of the stage ends the check without a failure, because it has an alarm of its own', async () => {
  // In the last minute of the hour, a limit looks like a failure.
  const leftMs = HOUR_MS - (Date.now() % HOUR_MS);
  if (leftMs < 180_000) await sleep(leftMs);
  const limited = await watchService({ codesPerStagePerHour: 1 });
  const sendCode = () => limited.call('POST', '/api/auth/send-code', { body: { email: newEmail() } });
  while ((await sendCode()).status === 200);
  const { answers } = await limited.seeing(async () => {
    expect(await limited.run('check', { time: new Date(lookUpMs).toISOString() })).toMatchObject({
      kind: 'answered',
    });
  });
  expect(answers.map(({ status }) => status)).toEqual([503]);
  await limited.stop();
});
