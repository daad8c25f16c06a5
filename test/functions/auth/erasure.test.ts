import { afterEach, expect, test } from '@jest/globals';
import { itemKeys } from '#lib/table/single-table.ts';
import { addDays } from '#lib/time/civil-day.ts';
import { holdCalls } from '../../support/hold-calls.ts';
import { signUp } from '../../support/sign-up.ts';
import {
  countItems,
  finishAtLast,
  forecastsOf,
  hasMarker,
  untilGone,
  untilSome,
} from '../../support/table-items.ts';
import { useService } from '../../support/use-service.ts';

const today = new Date().toISOString().slice(0, 10);
const service = useService();
let release = () => {};
afterEach(() => release());

/** A premium user's year of forecasts: today's is cached, the others are computed and their writes held. */
async function yearInFlight() {
  const user = await signUp(service, { tier: 'premium' });
  const daily = (endDate: string) => user.horoscope('daily', { startDate: today, endDate });
  expect((await daily(today)).status).toBe(200);
  const held = holdCalls(
    service.calls,
    ({ operation, body }) => operation === 'dynamodb BatchWriteItem' && body.includes(user.profileId),
  );
  release = held.release;
  const year = daily(addDays(today, 364));
  await held.reached;
  const finish = async () => {
    release();
    return (await year).status;
  };
  return { ...user, finish };
}

// A thousand at random moments: npm run load -- erasures.
test.each([
  ['an erased account', true],
  ['a deleted profile', false],
])('what a request in flight caches for %s is removed in a second pass', async (_, isAccount) => {
  const { id, cookie, profileId, path, finish } = await yearInFlight();
  expect((await service.call('DELETE', isAccount ? '/api/auth/me' : path, { cookie })).status).toBe(200);
  if (isAccount) await untilGone(itemKeys.user(id).PK);
  await untilGone(forecastsOf(profileId));
  expect(await hasMarker(profileId)).toBe(true);
  expect(await finish()).toBe(200);
  // Writes that take longer than five seconds continue after the response.
  await untilSome(forecastsOf(profileId));
  await finishAtLast(profileId);
  expect(await countItems(forecastsOf(profileId))).toBe(0);
  expect(await hasMarker(profileId)).toBe(false);
});
