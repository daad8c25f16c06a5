import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, afterEach, beforeAll, expect, test } from '@jest/globals';
import { addDays } from '#lib/time/civil-day.ts';
import { ada } from '../support/service.ts';
import { type BreakableService, startBreakableService } from './breakable-service.ts';

const CACHE_ACTIONS = ['Query', 'BatchWriteItem'];
const today = new Date().toISOString().slice(0, 10);
let service: BreakableService;
let key: string;

beforeAll(async () => {
  service = await startBreakableService();
  const user = await service.signIn();
  key = user.key;
  await service.setTier(user.id, 'premium');
});
afterEach(() => service.repair());
afterAll(() => service.environment.stop());

const createProfile = async (): Promise<string> =>
  (await service.call('POST', '/api/profiles', { key, body: ada })).body.id;
const deleteProfile = (id: string) => service.call('DELETE', `/api/profiles/${id}`, { key });
const year = (profileId: string) =>
  service.call(
    'GET',
    `/api/horoscope/daily?profileId=${profileId}&startDate=${today}&endDate=${addDays(today, 364)}`,
    { key },
  );
const cached = async (profileId: string) =>
  (await service.itemsWith(`FORECAST#${profileId}`)).filter(({ entry }) => entry).length;

/** Requests a year until all its days are cached: a cache write stops after five seconds, whose rest the next one adds. */
async function cacheYear(profileId: string): Promise<string> {
  const { text } = await year(profileId);
  while ((await cached(profileId)) < 365) expect((await year(profileId)).text).toBe(text);
  return text;
}

test.each([{ mode: 'down' }, { mode: 'throttled' }, { mode: 'slow' }, { mode: 'slow', rate: 0.5 }] as const)(
  'a year of forecasts is returned while the cache is failing or slow: %j',
  async (fault) => {
    const id = await createProfile();
    await service.breakService({ service: 'dynamodb', actions: CACHE_ACTIONS, ...fault });
    const broken = await year(id);
    expect([broken.status, broken.body.horoscopes?.length]).toEqual([200, 365]);
    await service.repair();
    expect(await cacheYear(id)).toBe(broken.text);
    await deleteProfile(id);
  },
);

test('a deletion interrupted by a table failure resumes once the table recovers', async () => {
  const id = await createProfile();
  await cacheYear(id);
  await service.breakService({ service: 'dynamodb', mode: 'down', actions: CACHE_ACTIONS });
  expect((await deleteProfile(id)).status).toBe(200);
  expect((await year(id)).status).toBe(404);
  await sleep(1_000);
  expect(await cached(id)).toBe(365);
  await service.repair();
  while ((await cached(id)) > 0) await sleep(100);
});
