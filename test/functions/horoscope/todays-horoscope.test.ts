import { expect, test } from '@jest/globals';
import * as users from '#lib/table/users.ts';
import { addDays, dateInZone } from '#lib/time/civil-day.ts';
import { expectCommonHeaders, expectInvalid, expectProblem } from '../../support/expectations.ts';
import { serviceWithAda } from './ada-profile.ts';

const { call, signIn, account, get } = serviceWithAda();

const ZONES = ['Pacific/Auckland', 'Pacific/Pago_Pago', 'Asia/Kathmandu', undefined];
test.each(ZONES)('today in %s is the local date, with the same bytes as daily-horoscope', async (tz) => {
  const zone = tz ? { tz } : {};
  const localDate = () => dateInZone(Date.now(), tz ?? 'Europe/London');
  const before = localDate();
  const answer = await get('today', zone);
  // The dates differ if midnight passed during the request.
  const dates = [before, localDate()];
  expect(answer.status).toBe(200);
  expectCommonHeaders(answer);
  expect(Object.keys(answer.body)).toEqual(['profileId', 'profileName', 'sunSign', 'horoscopes']);
  expect(answer.body.horoscopes).toHaveLength(1);
  const [{ date }] = answer.body.horoscopes;
  expect(dates).toContain(date);
  const daily = await get('daily', { startDate: date, endDate: date, ...zone });
  expect(answer.text).toBe(daily.text);
  expect(answer.headers.get('etag')).toBe(daily.headers.get('etag'));
});

test('the days parameter extends today to up to seven days within the tier’s horizon', async () => {
  await users.setTier(account.id, 'starter');
  const { body, text } = await get('today', { days: '7', explain: 'true' });
  const dates: string[] = body.horoscopes.map(({ date }: { date: string }) => date);
  const [startDate = ''] = dates;
  expect(dates).toEqual(Array.from({ length: 7 }, (_, day) => addDays(startDate, day)));
  const range = { startDate, endDate: addDays(startDate, 6), explain: 'true' };
  expect(text).toBe((await get('daily', range)).text);
  await users.setTier(account.id, 'free');
});

test('days beyond the tier’s horizon return 403 with the last allowed date', async () => {
  expect((await get('today', { days: '2' })).status).toBe(200);
  const answer = await get('today', { days: '4' });
  expectProblem(answer, 403, 'forecast_horizon_exceeded');
  expect(answer.body.lastDate).toMatch(/^\d{4}-\d\d-\d\d$/);
  expect(answer.body.timeZone).toMatch(/^(Europe\/London|UTC)$/);
});

test.each([
  [{ days: '0' }, ['days']],
  [{ days: '8' }, ['days']],
  [{ days: '' }, ['days']],
  [{ days: ' 1' }, ['days']],
  [{ days: '1.5' }, ['days']],
  [{ days: '１' }, ['days']],
  [{ days: 'all', tz: 'Mars/Base', explain: 'yes', profileId: '' }, ['profileId', 'tz', 'days', 'explain']],
])('the query %j for today returns 400 and names %j', async (query, parameters) => {
  expectInvalid(await get('today', query as Record<string, string>), parameters);
});

test('today rejects a repeated parameter, ignores dates, and returns 404 for a foreign profile', async () => {
  const { key, profileId } = account;
  const repeated = `/api/horoscope/today?profileId=${profileId}&days=1&days=1`;
  expectInvalid(await call('GET', repeated, { key }), ['days']);
  const ignored = await get('today', { startDate: '2031-01-01', endDate: '2031-01-02' });
  expect(ignored.body.horoscopes).toHaveLength(1);
  const other = await signIn();
  const foreign = await call('GET', `/api/horoscope/today?profileId=${profileId}`, { key: other.key });
  expectProblem(foreign, 404, 'not_found');
});
