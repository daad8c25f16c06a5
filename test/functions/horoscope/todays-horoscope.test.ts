import { expect, test } from '@jest/globals';
import * as users from '#lib/table/users.ts';
import { addDays } from '#lib/time/civil-day.ts';
import { expectCommonHeaders, expectProblem } from '../../support/expectations.ts';
import { expectInvalid, serviceWithAda } from './ada-profile.ts';

const { call, signIn, account, get } = serviceWithAda();

/** Local dates of a zone before and after some work; they differ at midnight. */
async function withDateIn<Result>(timeZone: string, work: () => Promise<Result>) {
  const date = () => new Intl.DateTimeFormat('en-CA', { timeZone }).format();
  const before = date();
  const result = await work();
  return { result, dates: [before, date()] };
}

test.each(['Pacific/Auckland', 'Pacific/Pago_Pago', 'Asia/Kathmandu', undefined])(
  'today in %s is the local date, and the response has the same bytes as daily’s',
  async (tz) => {
    const zone = tz ? { tz } : {};
    const { result, dates } = await withDateIn(tz ?? 'Europe/London', () => get('today', zone));
    const { status, body, text, headers } = result;
    expect(status).toBe(200);
    expectCommonHeaders(result);
    expect(Object.keys(body)).toEqual(['profileId', 'profileName', 'sunSign', 'horoscopes']);
    expect(body.horoscopes).toHaveLength(1);
    const [{ date }] = body.horoscopes;
    expect(dates).toContain(date);
    const daily = await get('daily', { startDate: date, endDate: date, ...zone });
    expect(text).toBe(daily.text);
    expect(headers.get('etag')).toBe(daily.headers.get('etag'));
  },
);

test('days extends the range to up to seven days within the tier’s horizon', async () => {
  await users.setTier(account.userId, 'starter');
  const { body, text } = await get('today', { days: '7', explain: 'true' });
  const dates: string[] = body.horoscopes.map(({ date }: { date: string }) => date);
  const [startDate = ''] = dates;
  expect(dates).toEqual(Array.from({ length: 7 }, (_, day) => addDays(startDate, day)));
  const range = { startDate, endDate: addDays(startDate, 6), explain: 'true' };
  expect(text).toBe((await get('daily', range)).text);
  await users.setTier(account.userId, 'free');
});

test('days beyond the tier’s horizon return 403 and name the last allowed day', async () => {
  expect((await get('today', { days: '2' })).status).toBe(200);
  const answer = await get('today', { days: '4' });
  expectProblem(answer, 403, 'forecast_horizon_exceeded');
  expect(answer.body.detail).toMatch(/reach to \d{4}-\d\d-\d\d, counted in days of (Europe\/London|UTC)\.$/);
});

test.each([
  [{ days: '0' }, ['days']],
  [{ days: '8' }, ['days']],
  [{ days: '' }, ['days']],
  [{ days: ' 1' }, ['days']],
  [{ days: '1.5' }, ['days']],
  [{ days: '１' }, ['days']],
  [{ days: 'all', tz: 'Mars/Base', explain: 'yes', profileId: '' }, ['profileId', 'tz', 'days', 'explain']],
])('%j returns 400 and names %j', async (query, parameters) => {
  expectInvalid(await get('today', query as Record<string, string>), parameters);
});

test('repeated days return 400, dates are ignored, and another account’s profile returns 404', async () => {
  const { key, profileId } = account;
  expectProblem(
    await call('GET', `/api/horoscope/today?profileId=${profileId}&days=1&days=1`, { key }),
    400,
    'invalid_request',
  );
  expect((await get('today', { startDate: '2031-01-01', endDate: '1800-01-01' })).status).toBe(200);
  const other = await signIn();
  const foreign = await call('GET', `/api/horoscope/today?profileId=${profileId}`, { key: other.key });
  expectProblem(foreign, 404, 'not_found');
});
