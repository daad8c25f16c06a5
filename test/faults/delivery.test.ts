import { afterAll, afterEach, beforeAll, expect, test } from '@jest/globals';
import { eventually } from '../browser/eventually.ts';
import { ada } from '../support/service.ts';
import { type BreakableService, startBreakableService } from './breakable-service.ts';

/** Two hours from now, so that a day's mail is due early in the next 24 hours. */
const at = new Date(Math.ceil(Date.now() / 900_000) * 900_000 + 7_200_000).toISOString().slice(11, 16);
const MAIL = { at, timeZone: 'UTC', days: 'daily', weekly: false };
let service: BreakableService;
beforeAll(async () => {
  service = await startBreakableService();
});
afterEach(() => service.repair());
afterAll(() => service.environment.stop());

async function reader() {
  const user = await service.signIn();
  const { body } = await service.call('POST', '/api/profiles', { key: user.key, body: ada });
  const path = `/api/profiles/${body.id}/delivery`;
  const { status } = await service.call('PUT', path, { key: user.key, body: { mail: MAIL } });
  expect(status).toBe(200);
  return {
    mails: async () =>
      (await service.mailsTo(user.email)).filter(({ subject }) => !subject.includes('sign-in code')),
    outcomes: async (): Promise<string[]> => {
      const { body } = await service.call('GET', path, { key: user.key });
      return body.recent.map(({ outcome }: { outcome: string }) => outcome);
    },
  };
}

const advance = (hours: number) => service.call('POST', '/__local/advance', { body: { hours } });
const nextDay = () => advance(24);

test('while SES throttles, mails wait; then each comes once', async () => {
  const { mails, outcomes } = await reader();
  await service.breakService({ service: 'sesv2', mode: 'throttled' });
  await nextDay();
  await eventually(async () => service.lines.filter((line) => line.includes('deliver')).length).not.toBe(0);
  expect(await mails()).toEqual([]);
  await service.repair();
  await eventually(outcomes).toEqual(['sent']);
  expect(await mails()).toHaveLength(1);
});

test('while SES is down, whether a mail was sent isn’t known, so it isn’t sent twice', async () => {
  const { mails, outcomes } = await reader();
  await service.breakService({ service: 'sesv2', mode: 'down' });
  await nextDay();
  await eventually(outcomes).toEqual(['sending']);
  await service.repair();
  await nextDay();
  await eventually(outcomes).toEqual(['sent', 'sending']);
  expect(await mails()).toHaveLength(1);
});

test('a tick that can’t queue is caught up by the next one', async () => {
  const { mails, outcomes } = await reader();
  await service.breakService({ service: 'sqs', mode: 'down' });
  await nextDay();
  expect(await mails()).toEqual([]);
  await service.repair();
  await advance(0.25);
  await eventually(outcomes).toEqual(['sent']);
  expect(await mails()).toHaveLength(1);
});

test('with every third call to the table throttled, each mail still comes once', async () => {
  const readers = await Promise.all([reader(), reader(), reader()]);
  for (const _ of ['first day', 'second day']) {
    await service.breakService({ service: 'dynamodb', mode: 'throttled', rate: 0.3 });
    await nextDay();
    await service.repair();
    // The next tick catches up on one that failed.
    await advance(0.25);
  }
  for (const { mails, outcomes } of readers) {
    await eventually(outcomes).toEqual(['sent', 'sent']);
    expect(await mails()).toHaveLength(2);
  }
});
