import { afterEach, expect, test } from '@jest/globals';
import { itemKeys } from '#lib/table/single-table.ts';
import { addDays } from '#lib/time/civil-day.ts';
import { holdCalls } from '../../support/hold-calls.ts';
import { signUp } from '../../support/sign-up.ts';
import * as items from '../../support/table-items.ts';
import { useService } from '../../support/use-service.ts';

const today = new Date().toISOString().slice(0, 10);
const service = useService();
let release = () => {};
afterEach(() => release());

/** A premium user whose request for a year of forecasts is in flight. Today is cached; further cache writes are held back. */
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
  return { ...user, year };
}

test.each([
  ['an erased account', true],
  ['a deleted profile', false],
])('forecasts that a request in flight caches for %s are removed in a second pass', async (_, isAccount) => {
  const { id, cookie, profileId, path, year } = await yearInFlight();
  const forecasts = items.forecastsOf(profileId);
  expect((await service.call('DELETE', isAccount ? '/api/auth/me' : path, { cookie })).status).toBe(200);
  if (isAccount) await items.untilGone(itemKeys.user(id).PK);
  await items.untilGone(forecasts);
  expect(await items.hasMarker(profileId)).toBe(true);
  release();
  expect((await year).status).toBe(200);
  // Writes that take longer than five seconds continue after the response.
  await items.untilSome(forecasts);
  await items.finishAtLast(profileId);
  expect(await items.countItems(forecasts)).toBe(0);
  expect(await items.hasMarker(profileId)).toBe(false);
});
