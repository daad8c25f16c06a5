import { afterAll, afterEach, beforeAll, expect, test } from '@jest/globals';
import { itemKeys } from '#lib/table/single-table.ts';
import * as users from '#lib/table/users.ts';
import { addDays } from '#lib/time/civil-day.ts';
import { type OpenService, openService } from '../../support/open-service.ts';
import { ada } from '../../support/service.ts';
import {
  countItems,
  finishAtLast,
  forecastsOf,
  hasMarker,
  untilGone,
  untilSome,
} from '../../support/table-items.ts';

const today = new Date().toISOString().slice(0, 10);
let service: OpenService;
let letGoOn = () => {};

beforeAll(async () => {
  service = await openService();
});
afterEach(() => letGoOn());
afterAll(() => service.stop());

/** A premium user's year of which today is kept, and the rest has been computed but is kept only when it is let go on. */
async function yearUnderWay() {
  const user = await service.signIn();
  await users.setTier(user.id, 'premium');
  const profile = (await service.call('POST', '/api/profiles', { key: user.key, body: ada })).body;
  const daily = (endDate: string) =>
    service.call(
      'GET',
      `/api/horoscope/daily?profileId=${profile.id}&startDate=${today}&endDate=${endDate}`,
      {
        key: user.key,
      },
    );
  expect((await daily(today)).status).toBe(200);
  const reached = Promise.withResolvers<void>();
  const held = Promise.withResolvers<void>();
  letGoOn = held.resolve;
  service.calls.before = async ({ operation, body }) => {
    if (operation !== 'dynamodb BatchWriteItem' || !body.includes(profile.id)) return;
    reached.resolve();
    await held.promise;
  };
  const year = daily(addDays(today, 364));
  await reached.promise;
  const finish = async () => {
    letGoOn();
    return (await year).status;
  };
  return { ...user, profileId: profile.id as string, finish };
}

// A thousand at random moments: npm run load -- erasures.
test('what a request under way keeps of a profile after its account was erased is removed in a second pass', async () => {
  const { id, cookie, profileId, finish } = await yearUnderWay();
  expect((await service.call('DELETE', '/api/auth/me', { cookie })).status).toBe(200);
  await untilGone(itemKeys.user(id).PK, forecastsOf(profileId));
  expect(await hasMarker(profileId)).toBe(true);
  expect(await finish()).toBe(200);
  // All of them, if five seconds suffice to write them; else what was under way comes after the answer.
  await untilSome(forecastsOf(profileId));
  await finishAtLast(profileId);
  expect(await countItems(forecastsOf(profileId))).toBe(0);
  expect(await hasMarker(profileId)).toBe(false);
});

test('what a request under way keeps of a profile after it was deleted is removed in a second pass', async () => {
  const { key, profileId, finish } = await yearUnderWay();
  expect((await service.call('DELETE', `/api/profiles/${profileId}`, { key })).status).toBe(200);
  await untilGone(forecastsOf(profileId));
  expect(await finish()).toBe(200);
  // All of them, if five seconds suffice to write them; else what was under way comes after the answer.
  await untilSome(forecastsOf(profileId));
  await finishAtLast(profileId);
  expect(await countItems(forecastsOf(profileId))).toBe(0);
  expect(await hasMarker(profileId)).toBe(false);
});
