import { describe, expect, test } from '@jest/globals';
import * as users from '#lib/table/users.ts';
import { addDays } from '#lib/time/civil-day.ts';
import { expectInvalid, expectProblem } from '../../support/expectations.ts';
import { signUp } from '../../support/sign-up.ts';
import { lastDayOfFree, serviceWithAda, today } from './ada-profile.ts';

const { call, signIn, account, get } = serviceWithAda();

describe.each(['daily', 'overview', 'best-days'])('GET /api/horoscope/%s', (operation) => {
  const range = (startDate: string, endDate: string, more = {}) =>
    get(operation, { startDate, endDate, ...more });

  test('a request without credentials returns 401', async () => {
    expectProblem(await call('GET', `/api/horoscope/${operation}`), 401, 'unauthenticated');
  });

  test.each<[query: Record<string, string>, invalid: string[]]>([
    [{}, ['startDate', 'endDate']],
    [{ profileId: '' }, ['profileId', 'startDate', 'endDate']],
    [{ startDate: 'today', endDate: '2026-02-30' }, ['startDate', 'endDate']],
    [{ startDate: '2026-1-1', endDate: '2026-01-01T00:00' }, ['startDate', 'endDate']],
    [{ startDate: '2026-01-02', endDate: '2026-01-01' }, ['endDate']],
    [{ startDate: '2026-01-02', endDate: '2026-01-01', tz: '+02:00' }, ['tz', 'endDate']],
    [{ startDate: '2026-01-01', endDate: '2026-01-01', tz: 'Mars/Base' }, ['tz']],
  ])('the query %j returns 400 and names %j', async (query, invalid) => {
    expectInvalid(await get(operation, query), invalid);
  });

  test('a missing profileId returns 400 and is named', async () => {
    const answer = await call('GET', `/api/horoscope/${operation}`, { key: account.key });
    expectInvalid(answer, ['profileId', 'startDate', 'endDate']);
  });

  test('a range may have up to 366 days and must not begin before the birth', async () => {
    expect((await range('2024-01-01', '2024-12-31')).status).toBe(200);
    expectProblem(await range('2024-01-01', '2025-01-01'), 400, 'range_too_long');
    expectProblem(await range('1990-06-14', '1990-06-16'), 400, 'invalid_request');
    expect((await range('1990-06-15', '1990-06-16')).status).toBe(200);
  });

  test('an unknown or foreign profile returns 404, which takes precedence over 403 but not over 400', async () => {
    const { profileId: foreign } = await signUp({ call, signIn });
    for (const profileId of [foreign, 'prf_01ARZ3NDEKTSV4RRFFQ69G5FAV', 'x', 'ü#', 'x'.repeat(3_000)])
      expectProblem(await range(today, '2099-01-01', { profileId }), 404, 'not_found');
    expectProblem(await get(operation, { profileId: foreign, startDate: today }), 400, 'invalid_request');
  });

  test.each([
    ['free', 1],
    ['starter', 30],
    ['pro', 90],
    ['premium', 365],
  ] as const)('tier %s allows exactly %d days ahead; 403 overrides range_too_long', async (tier, days) => {
    await users.setTier(account.id, tier);
    const last = addDays(lastDayOfFree, days - 1);
    expect((await range(today, last)).status).toBe(200);
    const beyond = await range(today, addDays(last, 1));
    expectProblem(beyond, 403, 'forecast_horizon_exceeded');
    const { lastDate, timeZone } = beyond.body;
    expect(timeZone).toMatch(/^(Europe\/London|UTC)$/);
    expect([lastDate, beyond.body.tier]).toEqual([last, tier]);
    const common = ['type', 'title', 'status', 'detail', 'code', 'requestId'];
    expect(Object.keys(beyond.body)).toEqual([...common, 'lastDate', 'timeZone', 'tier']);
    expectProblem(await range('2020-01-01', addDays(last, 1)), 403, 'forecast_horizon_exceeded');
    await users.setTier(account.id, 'free');
  });
});
