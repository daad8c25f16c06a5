import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import * as users from '#lib/table/users.ts';
import { addDays } from '#lib/time/civil-day.ts';
import { type Assistant, assistantWith } from '../../support/assistant.ts';
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

const speak = (key: string) => assistantWith({ key, url: service.url });

/** What a refused tool tells: its sentence, and what stands beside it for programs. */
async function refusal(name: string, input: Record<string, unknown>, from = assistant) {
  const { isError, text, data } = await from.use(name, input);
  expect([isError, data]).toEqual([true, undefined]);
  const [sentence = '', json = ''] = text.split('\n');
  expect(sentence).toMatch(/^[A-Za-z“].*[.?]$/);
  return { sentence, ...JSON.parse(json) };
}

describe('a tool refuses in a sentence', () => {
  test('that names every input that is wrong', async () => {
    const refused = await refusal('daily', { startDate: '2026-02-30', endDate: today, tz: 'Mars/Phobos' });
    expect(refused).toMatchObject({
      code: 'invalid_request',
      errors: [
        { input: 'profileId', detail: 'profileId is required.' },
        { input: 'startDate', detail: 'startDate must be a real date in the form YYYY-MM-DD.' },
        { input: 'tz', detail: 'tz must be the IANA name of a time zone, such as Europe/Berlin.' },
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

  test('that says how many days one call has, whatever the tier', async () => {
    const range = { profileId, startDate: addDays(today, -31), endDate: today };
    expect(await refusal('daily', range)).toMatchObject({
      sentence: 'daily answers at most 31 days a call; ask for the others by further calls.',
      code: 'range_too_long',
      errors: [{ input: 'endDate' }],
    });
    const explained = { profileId, startDate: addDays(today, -7), endDate: today, explain: true };
    expect((await refusal('daily', explained)).sentence).toBe(
      'daily answers at most 7 days a call with explain; ask for the others by further calls.',
    );
  });

  test('that names at once what the tier, the profile and the inputs have against so long a range', async () => {
    const range = { profileId, startDate: today, endDate: addDays(today, 60) };
    const beyond = await refusal('daily', { ...range, tz: 'UTC' });
    expect(beyond).toMatchObject({
      code: 'forecast_horizon_exceeded',
      lastDate: expect.any(String),
      errors: [{ input: 'endDate' }],
    });
    expect(beyond.sentence).toMatch(/^Forecasts of the free tier reach to .* at most 31 days a call;/);
    const nobodys = await refusal('daily', { ...range, profileId: 'prf_0' });
    expect(nobodys.code).toBe('not_found');
    expect(nobodys.sentence).toMatch(/^The profile does not exist; .* at most 31 days a call;/);
    const misread = await refusal('daily', { ...range, tz: 'Mars/Base' });
    expect(misread.errors.map(({ input }: { input: string }) => input)).toEqual(['tz', 'endDate']);
    const years = await refusal('daily', { ...range, startDate: '2020-01-01', endDate: today });
    expect(years.sentence).toMatch(/^daily answers at most 31 days a call;/);
  });

  test('that names what it does not know, and what was meant or may be given', async () => {
    const refused = await refusal('create_profile', { ...ada, birth_time: '14:35', birthtme: '14:35' });
    expect(refused).toMatchObject({
      code: 'invalid_request',
      errors: [
        {
          input: 'birth_time',
          detail: '“birth_time” is not an input of create_profile; did you mean birthTime?',
        },
        { input: 'birthtme', detail: expect.stringMatching(/did you mean birthTime\?$/) },
      ],
    });
    expect(await refusal('today', { profileId, timezone: 'Asia/Tokyo', color: 'red' })).toMatchObject({
      errors: [
        { input: 'timezone', detail: '“timezone” is not an input of today; did you mean tz?' },
        {
          input: 'color',
          detail: '“color” is not an input of today, which takes profileId, tz, days, explain.',
        },
      ],
    });
  });

  test('that leads on by tools and not by endpoints', async () => {
    const leads: [string, object, string][] = [
      ['natal_chart', { profileId: 'prf_0' }, 'list_profiles lists those of this account'],
      ['correct_profile', { profileId, birthCity: 'Xyzzyville' }, 'look for it with search_places.'],
      [
        'best_days',
        { profileId, startDate: today, endDate: today, for: 'job interview' },
        'did you mean “Job interviews”?',
      ],
    ];
    for (const [name, input, lead] of leads) {
      const refused = await refusal(name, { ...input });
      expect(refused.sentence).toContain(lead);
      expect(JSON.stringify(refused)).not.toMatch(/GET|\/api\//);
    }
  });

  test('that says how far the tier reaches', async () => {
    const { lastDate, ...refused } = await refusal('today', { profileId, days: 7, tz: 'UTC' });
    expect(refused).toEqual({
      sentence: `Forecasts of the free tier reach to ${lastDate}, counted in days of UTC.`,
      code: 'forecast_horizon_exceeded',
      tier: 'free',
      timeZone: 'UTC',
    });
  });

  test('that tells nobody whether others have such a profile', async () => {
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

  test('for a name of a request that meant something else, a city that nobody knows, and one profile too many', async () => {
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

test('a tool that nobody has is refused by the protocol', async () => {
  await expect(assistant.use('delete_profile', { profileId })).rejects.toThrow(/delete_profile not found/);
});

test('a key that may only read is offered the reading tools, and changes nothing', async () => {
  const { cookie, key } = await service.signIn();
  const { body } = await service.call('POST', '/api/keys', { cookie, body: { name: 'r', access: 'read' } });
  const reader = await speak(body.key);
  expect((await reader.use('list_profiles')).data).toEqual({ profiles: [] });
  const { tools } = await reader.client.listTools();
  expect(tools.map(({ name }) => name)).toEqual([
    ...['list_profiles', 'search_places', 'today', 'daily', 'best_days', 'overview', 'natal_chart'],
  ]);
  expect(reader.client.getInstructions()).toContain('may only read');
  await expect(reader.use('create_profile', ada)).rejects.toThrow(/create_profile disabled/);
  await expect(reader.use('correct_profile', { profileId, name: 'Eve' })).rejects.toThrow(/disabled/);
  expect((await service.call('GET', '/api/profiles', { key })).body).toEqual({ profiles: [] });
  await reader.close();
});

test('a key that was revoked is refused with the next call, as everywhere', async () => {
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

test('days that are computed count against the account’s allowance, by tools and endpoints together', async () => {
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

test('messages count as requests, and beyond those of a day they are 429', async () => {
  const { key } = await service.signIn();
  const message = { jsonrpc: '2.0', id: 1, method: 'ping' };
  const headers = { Accept: 'application/json, text/event-stream' };
  const ask = () => service.call('POST', '/mcp', { key, body: message, headers });
  const statuses: number[] = [];
  for (let i = 0; i < REQUESTS_A_DAY; i++) statuses.push((await ask()).status);
  expect(new Set(statuses)).toEqual(new Set([200]));
  expectProblem(await ask(), 429, 'rate_limited');
});

test('nothing that is logged tells a key, a name, a place or a birth', () => {
  expect(service.lines.some((line) => line.includes('"tool":"create_profile"'))).toBe(true);
  expect(leaksIn(service.lines)).toEqual([]);
  expect(service.lines.filter((line) => line.includes(user.key))).toEqual([]);
});
