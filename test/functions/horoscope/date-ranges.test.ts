import { describe, expect, test } from '@jest/globals';
import * as users from '#lib/table/users.ts';
import { addDays } from '#lib/time/civil-day.ts';
import { expectProblem } from '../../support/expectations.ts';
import { ada } from '../../support/service.ts';
import { expectInvalid, lastDayOfFree, serviceWithAda, today } from './ada-profile.ts';

const { call, signIn, account, get } = serviceWithAda();

describe.each(['daily', 'overview', 'best-days'])('GET /api/horoscope/%s', (operation) => {
  const range = (startDate: string, endDate: string, more = {}) =>
    get(operation, { startDate, endDate, ...more });

  test('without credentials returns 401', async () => {
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
  ])('%j returns 400 and names %j', async (query, invalid) => {
    expectInvalid(await get(operation, query), invalid);
  });

  test('a missing profileId is named', async () => {
    const answer = await call('GET', `/api/horoscope/${operation}`, { key: account.key });
    expectInvalid(answer, ['profileId', 'startDate', 'endDate']);
  });

  test('a range may have 366 days and must not begin before the birth', async () => {
    expect((await range('2024-01-01', '2024-12-31')).status).toBe(200);
    expectProblem(await range('2024-01-01', '2025-01-01'), 400, 'range_too_long');
    expectProblem(await range('1990-06-14', '1990-06-16'), 400, 'invalid_request');
    expect((await range('1990-06-15', '1990-06-16')).status).toBe(200);
  });

  test("an unknown profile or another account's returns 404, after 400 and before 403", async () => {
    const other = await signIn();
    const foreign = (await call('POST', '/api/profiles', { key: other.key, body: ada })).body.id;
    for (const profileId of [foreign, 'prf_01ARZ3NDEKTSV4RRFFQ69G5FAV', 'x', 'ü#', 'x'.repeat(3_000)]) {
      const answer = await range(today, '2099-01-01', { profileId });
      expectProblem(answer, 404, 'not_found');
      expect(answer.body.detail).toContain('GET /api/profiles lists');
    }
    expectProblem(await get(operation, { profileId: foreign, startDate: today }), 400, 'invalid_request');
  });

  test.each([
    ['free', 1],
    ['starter', 30],
    ['pro', 90],
    ['premium', 365],
  ] as const)(
    'tier %s sees exactly %d days ahead; beyond, 403 takes precedence over length',
    async (tier, days) => {
      await users.setTier(account.userId, tier);
      const last = addDays(lastDayOfFree, days - 1);
      expect((await range(today, last)).status).toBe(200);
      const beyond = await range(today, addDays(last, 1));
      expectProblem(beyond, 403, 'forecast_horizon_exceeded');
      const { detail, lastDate, timeZone } = beyond.body;
      expect(detail).toContain(last);
      expect(detail).toContain(`counted in days of ${timeZone}.`);
      expect(timeZone).toMatch(/^(Europe\/London|UTC)$/);
      expect([lastDate, beyond.body.tier]).toEqual([last, tier]);
      const members = [
        'type',
        'title',
        'status',
        'detail',
        'code',
        'requestId',
        'lastDate',
        'timeZone',
        'tier',
      ];
      expect(Object.keys(beyond.body)).toEqual(members);
      expectProblem(await range('2020-01-01', addDays(last, 1)), 403, 'forecast_horizon_exceeded');
      await users.setTier(account.userId, 'free');
    },
  );
});
