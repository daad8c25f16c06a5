import { beforeAll, describe, expect, test } from '@jest/globals';
import * as users from '#lib/table/users.ts';
import { addDays } from '#lib/time/civil-day.ts';
import { expectCommonHeaders, expectProblem } from '../../support/expectations.ts';
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

const daily = (query: Record<string, string>, headers = {}) =>
  call('GET', `/api/horoscope/daily?${new URLSearchParams(query)}`, { key, headers });
const range = (startDate: string, endDate: string, more = {}) =>
  daily({ profileId, startDate, endDate, ...more });

describe('200', () => {
  test('one entry a day, both ends included, ascending, with every field of the interface', async () => {
    const startDate = addDays(today, -5);
    const answer = await range(startDate, lastDayOfFree);
    expect(answer.status).toBe(200);
    expectCommonHeaders(answer);
    const { horoscopes, ...person } = answer.body;
    expect(person).toEqual({ profileId, profileName: 'Ada', sunSign: 'Gemini' });
    const dates = horoscopes.map(({ date }: { date: string }) => date);
    expect(dates[0]).toBe(startDate);
    expect(dates.at(-1)).toBe(lastDayOfFree);
    expect(dates).toEqual(dates.map((_: string, day: number) => addDays(startDate, day)));
    const level = expect.stringMatching(/^(Low|Moderate|Good|High)$/);
    for (const entry of horoscopes) {
      expect(entry).toEqual({
        date: expect.any(String),
        overallRating: expect.any(Number),
        metrics: { energy: level, focus: level, romance: level, luck: level },
        favorable: expect.any(Array),
        unfavorable: expect.any(Array),
        luckyColors: expect.any(Array),
        luckyNumbers: expect.any(Array),
        summary: expect.stringMatching(/^[A-Z].{60,}[.!?]$/),
      });
      expect(entry.overallRating).toBeGreaterThanOrEqual(1);
      expect(entry.overallRating).toBeLessThanOrEqual(10);
      expect(entry.overallRating).toBe(Math.round(entry.overallRating * 10) / 10);
      for (const list of [entry.favorable, entry.unfavorable]) {
        expect(list.length).toBeGreaterThanOrEqual(2);
        expect(list.length).toBeLessThanOrEqual(4);
      }
      expect(new Set([...entry.favorable, ...entry.unfavorable]).size).toBe(
        entry.favorable.length + entry.unfavorable.length,
      );
      expect([2, 3]).toContain(entry.luckyColors.length);
      for (const { name, hex } of entry.luckyColors) {
        expect(name).toMatch(/^[A-Za-z -]+$/);
        expect(hex).toMatch(/^#[0-9A-Fa-f]{6}$/);
      }
      expect(entry.luckyNumbers).toHaveLength(4);
      expect(entry.luckyNumbers).toEqual([...new Set<number>(entry.luckyNumbers)].sort((a, b) => a - b));
      for (const number of entry.luckyNumbers) expect(number >= 1 && number <= 99).toBe(true);
    }
    expect(new Set(horoscopes.map(({ summary }: { summary: string }) => summary)).size).toBe(
      horoscopes.length,
    );
  });

  test('a day is the same to the byte, whatever range it is asked in, cached or not, explained or not', async () => {
    const [from, to] = [addDays(today, -3), addDays(today, 1)];
    const entryOf = async (startDate: string, endDate: string, more = {}) => {
      const { body } = await range(startDate, endDate, more);
      const { transits, ...entry } = body.horoscopes.find(({ date }: { date: string }) => date === today);
      return JSON.stringify(entry);
    };
    const first = await entryOf(today, today);
    expect(await entryOf(today, today)).toBe(first);
    expect(await entryOf(from, to)).toBe(first);
    expect(await entryOf(today, to, { explain: 'true' })).toBe(first);
    expect(await entryOf(today, today, { tz: 'europe/london' })).toBe(first);
    expect(await entryOf(today, today, { tz: 'Pacific/Auckland' })).not.toBe(first);
  });

  test('an answer that the caller has already is 304, with its validators', async () => {
    const answer = await range(today, today);
    const etag = answer.headers.get('etag') ?? '';
    expect(answer.headers.get('cache-control')).toBe('private, no-cache');
    expect(answer.headers.get('vary')).toBe('Authorization, Cookie');
    for (const known of [etag, etag.slice(2), `"x", ${etag}`, '*']) {
      const again = await daily({ profileId, startDate: today, endDate: today }, { 'If-None-Match': known });
      expect([again.status, again.text, again.headers.get('etag')]).toEqual([304, '', etag]);
    }
    const other = await daily({ profileId, startDate: today, endDate: today }, { 'If-None-Match': '"x"' });
    expect(other.status).toBe(200);
    const refused = await daily(
      { profileId: 'x', startDate: today, endDate: today },
      { 'If-None-Match': '*' },
    );
    expect(refused.status).toBe(404);
  });

  test.each(['TRUE', 'True', 'tRUE'])('explain=%s explains as true does', async (explain) => {
    expect((await range(today, today, { explain })).text).toBe(
      (await range(today, today, { explain: 'true' })).text,
    );
    expect((await range(today, today, { explain: 'False' })).body).not.toHaveProperty('modelVersion');
  });

  test.each([
    ['EST', 'America/Panama'],
    ['us/pacific', 'America/Los_Angeles'],
    ['Asia/Calcutta', 'Asia/Kolkata'],
    ['GMT+0', 'UTC'],
  ])('tz=%s means %s', async (tz, timeZone) => {
    const { status, body } = await range(today, today, { tz, explain: 'true' });
    expect([status, body.timeZone]).toEqual([200, timeZone]);
  });

  test('unknown parameters are ignored', async () => {
    expect((await range(today, today, { color: 'red' })).status).toBe(200);
  });

  test('but not those that would be known if they were written otherwise', async () => {
    const answer = await range(today, today, { timezone: 'Asia/Tokyo', Explain: 'true' });
    expectProblem(answer, 400, 'invalid_request');
    expect(answer.body.errors).toEqual([
      { parameter: 'timezone', detail: '“timezone” is not a parameter of this request; did you mean tz?' },
      { parameter: 'Explain', detail: '“Explain” is not a parameter of this request; did you mean explain?' },
    ]);
  });
});

describe('400', () => {
  test.each([
    [{}, ['profileId', 'startDate', 'endDate']],
    [{ profileId: '' }, ['profileId', 'startDate', 'endDate']],
    [{ profileId: 'x', startDate: 'today', endDate: '2026-02-30' }, ['startDate', 'endDate']],
    [{ profileId: 'x', startDate: '2026-1-1', endDate: '2026-01-01T00:00' }, ['startDate', 'endDate']],
    [{ profileId: 'x', startDate: '2026-01-02', endDate: '2026-01-01' }, ['endDate']],
    [{ profileId: 'x', startDate: '2026-01-02', endDate: '2026-01-01', tz: '+02:00' }, ['tz', 'endDate']],
    [{ profileId: 'x', startDate: '2026-01-01', endDate: '2026-01-01', tz: 'Mars/Base' }, ['tz']],
    [{ profileId: 'x', startDate: '2026-01-01', endDate: '2026-01-01', explain: 'yes' }, ['explain']],
  ])('%j names %j', async (query, parameters) => {
    const answer = await daily(query as Record<string, string>);
    expectProblem(answer, 400, 'invalid_request');
    expect(answer.body.errors.map((error: { parameter: string }) => error.parameter)).toEqual(parameters);
  });

  test('a parameter given twice', async () => {
    const query = `profileId=${profileId}&profileId=${profileId}&startDate=${today}&endDate=${today}`;
    const answer = await call('GET', `/api/horoscope/daily?${query}`, { key });
    expectProblem(answer, 400, 'invalid_request');
    expect(answer.body.errors[0].parameter).toBe('profileId');
  });

  test('more than 366 days, and days before the birth', async () => {
    expect((await range('2024-01-01', '2024-12-31')).body.horoscopes).toHaveLength(366);
    expectProblem(await range('2024-01-01', '2025-01-01'), 400, 'range_too_long');
    expectProblem(await range('1990-06-14', '1990-06-16'), 400, 'invalid_request');
    expect((await range('1990-06-15', '1990-06-16')).body.horoscopes).toHaveLength(2);
  });
});

describe('403', () => {
  test('beyond the tier’s horizon, naming the last day allowed and its zone', async () => {
    expect((await range(today, lastDayOfFree)).status).toBe(200);
    const answer = await range(today, addDays(lastDayOfFree, 1));
    expectProblem(answer, 403, 'forecast_horizon_exceeded');
    expect(answer.body.detail).toContain(lastDayOfFree);
    expect(answer.body.detail).toMatch(/counted in days of (Europe\/London|UTC)\.$/);
    const { lastDate, timeZone, tier } = answer.body;
    expect([lastDate, tier]).toEqual([lastDayOfFree, 'free']);
    expect(answer.body.detail).toContain(`counted in days of ${timeZone}.`);
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
    expect(Object.keys(answer.body)).toEqual(members);
  });

  test('nobody’s tomorrow is refused, wherever they are', async () => {
    for (const tz of ['Pacific/Kiritimati', 'Pacific/Pago_Pago', 'Asia/Kolkata']) {
      const there = new Intl.DateTimeFormat('en-CA', { timeZone: tz }).format();
      expect((await range(there, addDays(there, 1), { tz })).status).toBe(200);
    }
  });

  test('comes before 400 for a range that is too long', async () => {
    expectProblem(await range('2020-01-01', '2030-01-01'), 403, 'forecast_horizon_exceeded');
  });
});

describe('404', () => {
  test('for a profile that does not exist or belongs to someone else, in any form', async () => {
    const other = await signIn();
    const foreign = (await call('POST', '/api/profiles', { key: other.key, body: ada })).body.id;
    for (const id of [foreign, 'prf_01ARZ3NDEKTSV4RRFFQ69G5FAV', 'x', 'ü#', 'x'.repeat(3_000)]) {
      const answer = await daily({ profileId: id, startDate: today, endDate: today });
      expectProblem(answer, 404, 'not_found');
      expect(answer.body.detail).toContain('GET /api/profiles lists');
    }
  });

  test('comes after 400 and before 403', async () => {
    expectProblem(await daily({ profileId: 'x', startDate: today }), 400, 'invalid_request');
    expectProblem(await daily({ profileId: 'x', startDate: today, endDate: '2031-01-01' }), 404, 'not_found');
  });
});

test.each([
  ['starter', 30],
  ['pro', 90],
  ['premium', 365],
] as const)('the tier %s sees %d days ahead and not one more', async (tier, days) => {
  await users.setTier(userId, tier);
  const last = addDays(lastDayOfFree, days - 1);
  const answer = await range(today, last);
  expect(answer.status).toBe(200);
  expect(answer.body.horoscopes.at(-1).date).toBe(last);
  expectProblem(await range(today, addDays(last, 1)), 403, 'forecast_horizon_exceeded');
  await users.setTier(userId, 'free');
});
