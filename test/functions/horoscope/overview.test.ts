import { beforeAll, describe, expect, test } from '@jest/globals';
import * as users from '#lib/table/users.ts';
import { addDays } from '#lib/time/civil-day.ts';
import { expectCommonHeaders, expectProblem } from '../../support/expectations.ts';
import { openService } from '../../support/open-service.ts';
import { ada, serviceOf } from '../../support/service.ts';

const { call, signIn } = serviceOf();
const today = new Date().toISOString().slice(0, 10);
const todayInLondon = new Intl.DateTimeFormat('en-CA', { timeZone: 'Europe/London' }).format();
const lastDayOfFree = addDays(todayInLondon > today ? todayInLondon : today, 1);

let key: string;
let userId: string;
let profileId: string;
beforeAll(async () => {
  const user = await signIn();
  ({ key, id: userId } = user);
  ({ id: profileId } = (await call('POST', '/api/profiles', { key, body: ada })).body);
});

const ask = (path: string, query: Record<string, string>, headers = {}) =>
  call('GET', `${path}?${new URLSearchParams(query)}`, { key, headers });
const overview = (query: Record<string, string>, headers = {}) =>
  ask('/api/horoscope/overview', query, headers);
const range = (startDate: string, endDate: string, more = {}) =>
  overview({ profileId, startDate, endDate, ...more });

const date = expect.stringMatching(/^\d{4}-\d\d-\d\d$/);
const text = expect.stringMatching(/^[A-Z].{20,}\.$/);

describe('200', () => {
  test('has the period as a whole, its themes and its sky, with every field of the interface', async () => {
    const answer = await range(addDays(today, -365), today);
    expect(answer.status).toBe(200);
    expectCommonHeaders(answer);
    const { themes, sky, ...whole } = answer.body;
    const rated = { date, overallRating: expect.any(Number) };
    expect(whole).toEqual({
      profileId,
      timeZone: 'Europe/London',
      summary: text,
      ratings: { mean: expect.any(Number), best: rated, hardest: rated },
    });
    expect(themes.length).toBeGreaterThan(20);
    const peak = { date, earliest: date, latest: date };
    for (const { peaks, ...theme } of themes) {
      expect(theme).toEqual({
        transiting: expect.any(String),
        aspect: expect.stringMatching(/^(conjunction|sextile|square|trine|opposition)$/),
        natal: expect.any(String),
        from: date,
        to: date,
        tone: expect.stringMatching(/^(helps|hurts|mixed)$/),
        weight: expect.any(Number),
        text,
      });
      for (const one of peaks) expect(one).toEqual(peak);
    }
    const kinds = new Set(sky.map(({ kind }: { kind: string }) => kind));
    expect([...kinds]).toEqual(expect.arrayContaining(['phase', 'station', 'ingress', 'void-of-course']));
    const fields: Record<string, string[]> = {
      phase: ['phase', 'sign'],
      eclipse: ['eclipse', 'type', 'sign', 'touches'],
      station: ['planet', 'direction'],
      ingress: ['body', 'sign'],
      'void-of-course': ['until', 'sign'],
    };
    for (const event of sky)
      expect(Object.keys(event).sort()).toEqual(['at', 'kind', 'text', ...(fields[event.kind] ?? [])].sort());
  });

  test('rates the days as the daily operation does, in the zone that is asked for', async () => {
    const query = { profileId, startDate: addDays(today, -20), endDate: today, tz: 'pacific/auckland' };
    const { body } = await overview(query);
    const { horoscopes } = (await ask('/api/horoscope/daily', query)).body;
    const ratings = horoscopes.map(({ overallRating }: { overallRating: number }) => overallRating);
    expect(body.timeZone).toBe('Pacific/Auckland');
    expect(body.ratings.best.overallRating).toBe(Math.max(...ratings));
    expect(body.ratings.hardest.overallRating).toBe(Math.min(...ratings));
    expect(horoscopes).toContainEqual(expect.objectContaining(body.ratings.best));
  });

  test('an answer that the caller has already is 304, with its validators', async () => {
    const answer = await range(today, today);
    const etag = answer.headers.get('etag') ?? '';
    expect(answer.headers.get('cache-control')).toBe('private, no-cache');
    expect(answer.headers.get('vary')).toBe('Authorization, Cookie');
    for (const known of [etag, etag.slice(2), '*']) {
      const again = await overview(
        { profileId, startDate: today, endDate: today },
        { 'If-None-Match': known },
      );
      expect([again.status, again.text, again.headers.get('etag')]).toEqual([304, '', etag]);
    }
    expect((await range(today, today, { tz: 'Pacific/Auckland' })).headers.get('etag')).not.toBe(etag);
  });
});

describe('400', () => {
  test.each([
    [{}, ['profileId', 'startDate', 'endDate']],
    [{ profileId: 'x', startDate: 'today', endDate: '2026-02-30' }, ['startDate', 'endDate']],
    [{ profileId: 'x', startDate: '2026-01-02', endDate: '2026-01-01', tz: '+02:00' }, ['tz', 'endDate']],
  ])('%j names %j', async (query, parameters) => {
    const answer = await overview(query as Record<string, string>);
    expectProblem(answer, 400, 'invalid_request');
    expect(answer.body.errors.map((error: { parameter: string }) => error.parameter)).toEqual(parameters);
  });

  test('more than 366 days, and days before the birth', async () => {
    expect((await range('2024-01-01', '2024-12-31')).status).toBe(200);
    expectProblem(await range('2024-01-01', '2025-01-01'), 400, 'range_too_long');
    expectProblem(await range('1990-06-14', '1990-06-16'), 400, 'invalid_request');
    expect((await range('1990-06-15', '1990-06-16')).status).toBe(200);
  });
});

test('401 without a key, 404 for what is somebody else’s, before 403 and after 400', async () => {
  expectProblem(await call('GET', '/api/horoscope/overview'), 401, 'unauthenticated');
  const other = await signIn();
  const foreign = (await call('POST', '/api/profiles', { key: other.key, body: ada })).body.id;
  for (const id of [foreign, 'prf_01ARZ3NDEKTSV4RRFFQ69G5FAV', 'x'])
    expectProblem(
      await overview({ profileId: id, startDate: today, endDate: '2099-01-01' }),
      404,
      'not_found',
    );
  expectProblem(await overview({ profileId: foreign, startDate: today }), 400, 'invalid_request');
});

test.each([
  ['free', 1],
  ['starter', 30],
  ['pro', 90],
  ['premium', 365],
] as const)(
  'the tier %s sees %d days ahead and not one more, which comes before the length',
  async (tier, days) => {
    await users.setTier(userId, tier);
    const last = addDays(lastDayOfFree, days - 1);
    expect((await range(today, last)).status).toBe(200);
    const beyond = await range(today, addDays(last, 1));
    expectProblem(beyond, 403, 'forecast_horizon_exceeded');
    expect(beyond.body.detail).toContain(last);
    expectProblem(await range('2020-01-01', addDays(last, 1)), 403, 'forecast_horizon_exceeded');
    await users.setTier(userId, 'free');
  },
);

test('the days that are looked at count in the budget of computed entries', async () => {
  const service = await openService({ computedEntriesPerUserPerDay: 12 });
  try {
    const user = await service.signIn();
    const { body } = await service.call('POST', '/api/profiles', { key: user.key, body: ada });
    const daysUpTo = (endDate: string) =>
      service.call(
        'GET',
        `/api/horoscope/overview?profileId=${body.id}&startDate=2026-01-01&endDate=${endDate}`,
        { key: user.key },
      );
    const todayInUtc = () => new Date().toISOString().slice(0, 10);
    let begun: string;
    let statuses: number[];
    // Again if the day has turned meanwhile: counting has begun anew.
    do {
      begun = todayInUtc();
      statuses = [];
      for (const endDate of ['2026-01-12', '2026-01-01']) statuses.push((await daysUpTo(endDate)).status);
    } while (todayInUtc() !== begun);
    expect(statuses).toEqual([200, 429]);
    const refused = await daysUpTo('2026-01-01');
    expectProblem(refused, 429, 'rate_limited');
    expect(refused.body.detail).toContain('12 entries a day');
  } finally {
    await service.stop();
  }
});
