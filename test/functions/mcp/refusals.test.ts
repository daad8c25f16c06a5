import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import * as users from '#lib/table/users.ts';
import { addDays } from '#lib/time/civil-day.ts';
import { type Assistant, connectAssistant } from '../../support/assistant.ts';
import { expectProblem } from '../../support/expectations.ts';
import { leaksIn } from '../../support/log-leaks.ts';
import { type OpenService, openService } from '../../support/open-service.ts';
import { ada } from '../../support/service.ts';

const COMPUTED_A_DAY = 40;
const REQUESTS_A_DAY = 120;
const today = new Date().toISOString().slice(0, 10);

let service: OpenService;
let user: Awaited<ReturnType<OpenService['signIn']>>;
let profileId: string;
let assistant: Assistant;
beforeAll(async () => {
  service = await openService({
    computedEntriesPerUserPerDay: COMPUTED_A_DAY,
    requestsPerUserPerDay: REQUESTS_A_DAY,
  });
  user = await service.signIn();
  ({ id: profileId } = (await service.call('POST', '/api/profiles', { key: user.key, body: ada })).body);
  assistant = await speak(user.key);
});
afterAll(async () => {
  await assistant.close();
  await service.stop();
});

const speak = (key: string) => connectAssistant({ key, url: service.url });

/** The problem in a tool's error result. */
async function refusal(name: string, input: Record<string, unknown>, from = assistant) {
  const { isError, text, data } = await from.use(name, input);
  expect([isError, data]).toEqual([true, undefined]);
  const [sentence = '', json = ''] = text.split('\n');
  expect(sentence).toMatch(/^[A-Za-z“].*[.?]$/);
  return { sentence, ...JSON.parse(json) };
}

describe('the error of a tool', () => {
  test('lists all invalid inputs', async () => {
    const refused = await refusal('daily', { startDate: '2026-02-30', endDate: today, tz: 'Mars/Phobos' });
    expect(refused).toMatchObject({
      code: 'invalid_request',
      errors: [
        { input: 'profileId', detail: 'profileId is required.' },
        { input: 'startDate', detail: 'startDate must be a real date in the form YYYY-MM-DD.' },
        { input: 'tz', detail: 'tz must be an IANA time zone such as Europe/Berlin.' },
      ],
    });
    for (const { detail } of refused.errors) expect(refused.sentence).toContain(detail);
    expect(
      await refusal('create_profile', { name: ' ', birthDate: '15.6.1990', idempotencyKey: 'ü' }),
    ).toMatchObject({
      errors: [
        { input: 'name' },
        { input: 'birthDate' },
        { input: 'birthCity' },
        { input: 'idempotencyKey' },
      ],
    });
    expect(await refusal('natal_chart', {})).toMatchObject({ errors: [{ input: 'profileId' }] });
    expect(await refusal('today', { profileId, days: 8 })).toMatchObject({
      sentence: 'days must be a whole number from 1 to 7.',
      errors: [{ input: 'days' }],
    });
  });

  test('gives the number of days per call, regardless of the tier', async () => {
    const range = { profileId, startDate: addDays(today, -31), endDate: today };
    expect(await refusal('daily', range)).toMatchObject({
      sentence: 'daily returns at most 31 days a call. Request the other days in further calls.',
      code: 'range_too_long',
      errors: [{ input: 'endDate' }],
    });
    const explained = { profileId, startDate: addDays(today, -7), endDate: today, explain: true };
    expect((await refusal('daily', explained)).sentence).toBe(
      'daily returns at most 7 days a call with explain. Request the other days in further calls.',
    );
  });

  test('combines the day limit with other errors', async () => {
    const range = { profileId, startDate: today, endDate: addDays(today, 60) };
    const beyond = await refusal('daily', { ...range, tz: 'UTC' });
    expect(beyond).toMatchObject({
      code: 'forecast_horizon_exceeded',
      lastDate: expect.any(String),
      errors: [{ input: 'endDate' }],
    });
    expect(beyond.sentence).toMatch(/^Forecasts of the free tier reach to .* at most 31 days a call\./);
    const unknown = await refusal('daily', { ...range, profileId: 'prf_0' });
    expect(unknown.code).toBe('not_found');
    expect(unknown.sentence).toMatch(/^The profile does not exist.* at most 31 days a call\./);
    const misread = await refusal('daily', { ...range, tz: 'Mars/Base' });
    expect(misread.errors.map(({ input }: { input: string }) => input)).toEqual(['tz', 'endDate']);
    const years = await refusal('daily', { ...range, startDate: '2020-01-01', endDate: today });
    expect(years.sentence).toMatch(/^daily returns at most 31 days a call\./);
  });

  test('suggests names for unknown inputs', async () => {
    const refused = await refusal('create_profile', { ...ada, birth_time: '14:35', birthtme: '14:35' });
    expect(refused).toMatchObject({
      code: 'invalid_request',
      errors: [
        {
          input: 'birth_time',
          detail: '“birth_time” is not an input of create_profile. Did you mean birthTime?',
        },
        { input: 'birthtme', detail: expect.stringMatching(/Did you mean birthTime\?$/) },
      ],
    });
    expect(await refusal('today', { profileId, timezone: 'Asia/Tokyo', color: 'red' })).toMatchObject({
      errors: [
        { input: 'timezone', detail: '“timezone” is not an input of today. Did you mean tz?' },
        {
          input: 'color',
          detail: '“color” is not an input of today, which takes profileId, tz, days, explain.',
        },
      ],
    });
  });

  test('refers to tools, not to endpoints', async () => {
    const leads: [string, object, string][] = [
      ['natal_chart', { profileId: 'prf_0' }, 'list_profiles lists the profiles of this account'],
      ['correct_profile', { profileId, birthCity: 'Xyzzyville' }, 'or search with search_places.'],
      [
        'best_days',
        { profileId, startDate: today, endDate: today, for: 'job interview' },
        'Did you mean “Job interviews”?',
      ],
    ];
    for (const [name, input, lead] of leads) {
      const refused = await refusal(name, { ...input });
      expect(refused.sentence).toContain(lead);
      expect(JSON.stringify(refused)).not.toMatch(/GET|\/api\//);
    }
  });

  test('gives the last date of the tier', async () => {
    const { lastDate, ...refused } = await refusal('today', { profileId, days: 7, tz: 'UTC' });
    expect(refused).toEqual({
      sentence: `Forecasts of the free tier reach to ${lastDate}, counted in days of UTC.`,
      code: 'forecast_horizon_exceeded',
      tier: 'free',
      timeZone: 'UTC',
    });
  });

  test('is the same for missing and foreign profiles', async () => {
    const stranger = await speak((await service.signIn()).key);
    const foreign = await refusal('natal_chart', { profileId }, stranger);
    expect(foreign).toEqual(
      await refusal('natal_chart', { profileId: 'prf_01ARZ3NDEKTSV4RRFFQ69G5FAV' }, stranger),
    );
    expect(foreign).toMatchObject({ code: 'not_found' });
    expect((await refusal('today', { profileId }, stranger)).code).toBe('not_found');
    const edit = { profileId, name: 'Eve' };
    expect((await refusal('correct_profile', edit, stranger)).code).toBe('not_found');
    await stranger.close();
  });

  test('has the code for a reused idempotency key, an unknown city or too many profiles', async () => {
    const { id, key } = await service.signIn();
    await users.setTier(id, 'starter');
    const writer = await speak(key);
    const named = { ...ada, idempotencyKey: 'one' };
    expect((await writer.use('create_profile', named)).isError).toBe(false);
    const codeOf = async (input: object) =>
      (await refusal('create_profile', { ...ada, ...input }, writer)).code;
    expect(await codeOf({ ...named, name: 'Eve' })).toBe('idempotency_key_reused');
    expect(await codeOf({ birthCity: 'Xyzzyville' })).toBe('city_not_found');
    await users.setTier(id, 'free');
    expect(await codeOf({})).toBe('profile_limit_reached');
    await writer.close();
  });
});

test('an unknown tool is a protocol error', async () => {
  await expect(assistant.use('delete_profile', { profileId })).rejects.toThrow(/delete_profile not found/);
});

test('a read-only key only gets reading tools', async () => {
  const { cookie, key } = await service.signIn();
  const { body } = await service.call('POST', '/api/keys', { cookie, body: { name: 'r', access: 'read' } });
  const reader = await speak(body.key);
  expect((await reader.use('list_profiles')).data).toEqual({ profiles: [] });
  const { tools } = await reader.client.listTools();
  expect(tools.map(({ name }) => name)).toEqual([
    ...['list_profiles', 'search_places', 'today', 'daily', 'best_days', 'overview', 'natal_chart'],
  ]);
  expect(reader.client.getInstructions()).toContain('read-only');
  await expect(reader.use('create_profile', ada)).rejects.toThrow(/create_profile disabled/);
  await expect(reader.use('correct_profile', { profileId, name: 'Eve' })).rejects.toThrow(/disabled/);
  expect((await service.call('GET', '/api/profiles', { key })).body).toEqual({ profiles: [] });
  await reader.close();
});

test('a revoked key is rejected on the next call', async () => {
  const { cookie } = await service.signIn();
  const { body } = await service.call('POST', '/api/keys', { cookie, body: { name: 'short' } });
  const holder = await speak(body.key);
  expect((await holder.use('list_profiles')).isError).toBe(false);
  await service.call('DELETE', `/api/keys/${body.id}`, { cookie });
  await expect(holder.use('list_profiles')).rejects.toThrow(/401|[Uu]nauthorized/);
  const message = { jsonrpc: '2.0', id: 1, method: 'tools/list' };
  expectProblem(await service.call('POST', '/mcp', { key: body.key, body: message }), 401, 'unauthenticated');
  await holder.close();
});

test('tools and endpoints share the quota of computed days', async () => {
  const { key } = await service.signIn();
  const { id } = (await service.call('POST', '/api/profiles', { key, body: ada })).body;
  const asked = { profileId: id, startDate: addDays(today, -29), endDate: today };
  const user = await speak(key);
  expect((await user.use('overview', asked)).isError).toBe(false);
  const refused = await refusal('best_days', asked, user);
  expect(refused).toMatchObject({ code: 'rate_limited', retryAfterSeconds: expect.any(Number) });
  const daily = `/api/horoscope/overview?${new URLSearchParams(asked as Record<string, string>)}`;
  expectProblem(await service.call('GET', daily, { key }), 429, 'rate_limited');
  await user.close();
});

test('messages count against the daily request quota', async () => {
  const { key } = await service.signIn();
  const message = { jsonrpc: '2.0', id: 1, method: 'ping' };
  const headers = { Accept: 'application/json, text/event-stream' };
  const ask = () => service.call('POST', '/mcp', { key, body: message, headers });
  const statuses: number[] = [];
  for (let i = 0; i < REQUESTS_A_DAY; i++) statuses.push((await ask()).status);
  expect(new Set(statuses)).toEqual(new Set([200]));
  expectProblem(await ask(), 429, 'rate_limited');
});

test('logs contain no key, name, place or birth', () => {
  expect(service.lines.some((line) => line.includes('"tool":"create_profile"'))).toBe(true);
  expect(leaksIn(service.lines)).toEqual([]);
  expect(service.lines.filter((line) => line.includes(user.key))).toEqual([]);
});
