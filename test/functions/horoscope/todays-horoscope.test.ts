import { beforeAll, expect, test } from '@jest/globals';
import * as users from '#lib/table/users.ts';
import { addDays } from '#lib/time/civil-day.ts';
import { expectCommonHeaders, expectProblem } from '../../support/expectations.ts';
import { ada, serviceOf } from '../../support/service.ts';

const { call, signIn } = serviceOf();

let key: string;
let userId: string;
let profileId: string;
beforeAll(async () => {
  const user = await signIn();
  ({ key, id: userId } = user);
  ({ id: profileId } = (await call('POST', '/api/profiles', { key, body: ada })).body);
});

const ask = (operation: 'today' | 'daily', query: Record<string, string>, headers = {}) =>
  call('GET', `/api/horoscope/${operation}?${new URLSearchParams({ profileId, ...query })}`, {
    key,
    headers,
  });

/** What the clocks of a zone show before and after something: the same but at midnight. */
async function withDateIn<Result>(timeZone: string, work: () => Promise<Result>) {
  const date = () => new Intl.DateTimeFormat('en-CA', { timeZone }).format();
  const before = date();
  const result = await work();
  return { result, dates: [before, date()] };
}

test.each(['Pacific/Auckland', 'Pacific/Pago_Pago', 'Asia/Kathmandu', undefined])(
  'today in %s is the day that its clocks show, and the answer is the same to the byte as daily’s',
  async (tz) => {
    const zone = tz ? { tz } : {};
    const asked = await withDateIn(tz ?? 'Europe/London', () => ask('today', zone));
    const { status, body, text, headers } = asked.result;
    expect(status).toBe(200);
    expectCommonHeaders(asked.result);
    expect(Object.keys(body)).toEqual(['profileId', 'profileName', 'sunSign', 'horoscopes']);
    expect(body.horoscopes).toHaveLength(1);
    const [{ date }] = body.horoscopes;
    expect(asked.dates).toContain(date);
    const daily = await ask('daily', { startDate: date, endDate: date, ...zone });
    expect(text).toBe(daily.text);
    expect(headers.get('etag')).toBe(daily.headers.get('etag'));
  },
);

test('with days it goes on from there, up to seven within the tier’s horizon, explained if wished', async () => {
  await users.setTier(userId, 'starter');
  const { body, text } = await ask('today', { days: '7', explain: 'true' });
  const dates: string[] = body.horoscopes.map(({ date }: { date: string }) => date);
  const [startDate = ''] = dates;
  expect(dates).toEqual(Array.from({ length: 7 }, (_, day) => addDays(startDate, day)));
  const range = { startDate, endDate: addDays(startDate, 6), explain: 'true' };
  expect(text).toBe((await ask('daily', range)).text);
  await users.setTier(userId, 'free');
});

test('an answer that the caller has already is 304', async () => {
  const { headers } = await ask('today', {});
  const etag = headers.get('etag') ?? '';
  expect(headers.get('cache-control')).toBe('private, no-cache');
  expect(headers.get('vary')).toBe('Authorization, Cookie');
  const again = await ask('today', {}, { 'If-None-Match': etag });
  // But at midnight.
  expect([again.status, again.text]).toEqual(
    again.headers.get('etag') === etag ? [304, ''] : [200, again.text],
  );
});

test('beyond the tier’s horizon it is 403, naming the last day allowed', async () => {
  expect((await ask('today', { days: '2' })).status).toBe(200);
  const answer = await ask('today', { days: '4' });
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
])('400 for %j names %j', async (query, parameters) => {
  const answer = await ask('today', query as Record<string, string>);
  expectProblem(answer, 400, 'invalid_request');
  expect(answer.body.errors.map(({ parameter }: { parameter: string }) => parameter)).toEqual(parameters);
});

test('days given twice are 400, dates are ignored, and somebody else’s profile is 404', async () => {
  expectProblem(
    await call('GET', `/api/horoscope/today?profileId=${profileId}&days=1&days=1`, { key }),
    400,
    'invalid_request',
  );
  expect((await ask('today', { startDate: '2031-01-01', endDate: '1800-01-01' })).status).toBe(200);
  const other = await signIn();
  const foreign = await call('GET', `/api/horoscope/today?profileId=${profileId}`, { key: other.key });
  expectProblem(foreign, 404, 'not_found');
});
