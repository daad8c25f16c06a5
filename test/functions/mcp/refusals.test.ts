import { afterAll, beforeAll, expect, test } from '@jest/globals';
import * as users from '#lib/table/users.ts';
import { addDays } from '#lib/time/civil-day.ts';
import { type Assistant, connectAssistant } from '../../support/assistant.ts';
import { expectProblem } from '../../support/expectations.ts';
import { leaksIn } from '../../support/log-leaks.ts';
import { ada } from '../../support/service.ts';
import { signUp } from '../../support/sign-up.ts';
import { useService } from '../../support/use-service.ts';

const REQUESTS_A_DAY = 120;
const today = new Date().toISOString().slice(0, 10);

const service = useService({ computedEntriesPerUserPerDay: 40, requestsPerUserPerDay: REQUESTS_A_DAY });
let key: string;
let profileId: string;
let assistant: Assistant;
beforeAll(async () => {
  ({ key, profileId } = await signUp(service));
  assistant = await speak(key);
});
afterAll(() => assistant.close());

const speak = (ofKey: string) => connectAssistant({ key: ofKey, url: service.url });

/** Calls a tool that must fail and returns the problem in its result. */
async function refusal(name: string, input: Record<string, unknown>, from = assistant) {
  const { isError, text } = await from.use(name, input);
  expect(isError).toBe(true);
  const [sentence = '', json = ''] = text.split('\n');
  expect(sentence).toMatch(/^[A-Za-z“].*[.?]$/);
  return { sentence, ...JSON.parse(json) };
}

/** The names of the inputs that an error result reports. */
const inputsOf = ({ errors }: { errors: { input: string }[] }) => errors.map(({ input }) => input);

test('a tool error lists all invalid inputs', async () => {
  const refused = await refusal('daily', { startDate: '2026-02-30', endDate: today, tz: 'Mars/Phobos' });
  expect([refused.code, ...inputsOf(refused)]).toEqual(['invalid_request', 'profileId', 'startDate', 'tz']);
  for (const { detail } of refused.errors) expect(refused.sentence).toContain(detail);
  const birth = { name: ' ', birthDate: '15.6.1990', idempotencyKey: 'ü' };
  const invalid = inputsOf(await refusal('create_profile', birth));
  expect(invalid).toEqual(['name', 'birthDate', 'birthCity', 'idempotencyKey']);
  expect(inputsOf(await refusal('natal_chart', {}))).toEqual(['profileId']);
  expect(inputsOf(await refusal('pair', {}))).toEqual(['profileId', 'otherId']);
  expect(inputsOf(await refusal('sky', { at: '2026-11-23' }))).toEqual(['at']);
  const unplaced = { birthDate: '1990-06-15', startDate: today, endDate: today };
  expect(inputsOf(await refusal('preview', unplaced))).toEqual(['birthCity']);
  const matters = ['sports', 'sports', 'work', 'love'];
  expect((await refusal('correct_profile', { profileId, matters })).errors).toHaveLength(3);
  const days = await refusal('today', { profileId, days: 8 });
  expect(inputsOf(days)).toEqual(['days']);
  expect(days.sentence).toBe('days must be a whole number from 1 to 7.');
});

test('a tool error gives the number of days per call, regardless of the tier', async () => {
  const range = { profileId, startDate: addDays(today, -31), endDate: today };
  const refused = await refusal('daily', range);
  expect([refused.code, ...inputsOf(refused)]).toEqual(['range_too_long', 'endDate']);
  expect(refused.sentence).toMatch(/^daily returns at most 31 days per call\. /);
  const birth = { birthDate: '1990-06-15', birthCity: 'London' };
  const used = async () => (await service.call('GET', '/api/usage', { key })).body.computedEntries.used;
  const before = await used();
  const preview = await refusal('preview', { ...birth, startDate: addDays(today, -31), endDate: today });
  expect(await used()).toBe(before);
  expect(preview.sentence).toMatch(/^preview returns at most 31 days per call\. /);
  const explained = { profileId, startDate: addDays(today, -7), endDate: today, explain: true };
  const { sentence } = await refusal('daily', explained);
  expect(sentence).toMatch(/^daily returns at most 7 days per call with explain\. /);
});

test('a tool error combines the day limit with other errors', async () => {
  const range = { profileId, startDate: today, endDate: addDays(today, 60) };
  const beyond = await refusal('daily', { ...range, tz: 'UTC' });
  expect([beyond.code, ...inputsOf(beyond)]).toEqual(['forecast_horizon_exceeded', 'endDate']);
  expect(beyond.lastDate).toEqual(expect.any(String));
  expect(beyond.sentence).toMatch(/^Forecasts of the free tier reach to .* at most 31 days per call\./);
  const unknown = await refusal('daily', { ...range, profileId: 'prf_0' });
  expect(unknown.code).toBe('not_found');
  expect(unknown.sentence).toMatch(/^The profile does not exist.* at most 31 days per call\./);
  expect(inputsOf(await refusal('daily', { ...range, tz: 'Mars/Base' }))).toEqual(['tz', 'endDate']);
  const years = await refusal('daily', { ...range, startDate: '2020-01-01', endDate: today });
  expect(years.sentence).toMatch(/^daily returns at most 31 days per call\./);
});

test('pair refuses one profile twice, and unknown profiles', async () => {
  const twice = await refusal('pair', { profileId, otherId: profileId });
  expect([twice.code, ...inputsOf(twice)]).toEqual(['invalid_request', 'otherId']);
  expect((await refusal('pair', { profileId, otherId: 'prf_0' })).code).toBe('not_found');
});

test('a tool error suggests names for unknown inputs', async () => {
  const refused = await refusal('create_profile', { ...ada, birth_time: '14:35', birthtme: '14:35' });
  expect([refused.code, ...inputsOf(refused)]).toEqual(['invalid_request', 'birth_time', 'birthtme']);
  for (const { detail } of refused.errors) expect(detail).toMatch(/Did you mean birthTime\?$/);
  const { errors } = await refusal('today', { profileId, timezone: 'Asia/Tokyo', color: 'red' });
  const [zone, color] = [
    expect.stringMatching(/mean tz\?$/),
    expect.stringMatching(/, tz, days, explain\.$/),
  ];
  expect(errors).toEqual([
    { input: 'timezone', detail: zone },
    { input: 'color', detail: color },
  ]);
});

test('a tool error refers to tools, not to endpoints', async () => {
  const range = { startDate: today, endDate: today };
  const leads: [string, object, string][] = [
    ['natal_chart', { profileId: 'prf_0' }, 'list_profiles lists the profiles of this account'],
    ['correct_profile', { profileId, birthCity: 'Xyzzyville' }, 'or search with search_places.'],
    ['best_days', { profileId, ...range, for: 'job interview' }, 'Did you mean “Job interviews”?'],
  ];
  for (const [name, input, lead] of leads) {
    const refused = await refusal(name, { ...input });
    expect(refused.sentence).toContain(lead);
    expect(JSON.stringify(refused)).not.toMatch(/GET|\/api\//);
  }
});

test('a tool error has the last date of the tier', async () => {
  const { lastDate, sentence, ...refused } = await refusal('today', { profileId, days: 7, tz: 'UTC' });
  expect(sentence).toBe(`Forecasts of the free tier reach to ${lastDate}, counted in days of UTC.`);
  expect(refused).toEqual({ code: 'forecast_horizon_exceeded', tier: 'free', timeZone: 'UTC' });
});

test('a tool error is the same for missing and foreign profiles', async () => {
  const stranger = await speak((await service.signIn()).key);
  const foreign = await refusal('natal_chart', { profileId }, stranger);
  const missing = { profileId: 'prf_01ARZ3NDEKTSV4RRFFQ69G5FAV' };
  expect(foreign).toEqual(await refusal('natal_chart', missing, stranger));
  expect(foreign).toMatchObject({ code: 'not_found' });
  expect((await refusal('today', { profileId }, stranger)).code).toBe('not_found');
  const edit = { profileId, name: 'Eve' };
  expect((await refusal('correct_profile', edit, stranger)).code).toBe('not_found');
  await stranger.close();
});

test('a tool error has the code for a reused idempotency key, an unknown city or too many profiles', async () => {
  const writing = await service.signIn();
  await users.setTier(writing.id, 'starter');
  const writer = await speak(writing.key);
  const named = { ...ada, idempotencyKey: 'one' };
  expect((await writer.use('create_profile', named)).isError).toBe(false);
  const codeOf = async (input: object) =>
    (await refusal('create_profile', { ...ada, ...input }, writer)).code;
  expect(await codeOf({ ...named, name: 'Eve' })).toBe('idempotency_key_reused');
  expect(await codeOf({ birthCity: 'Xyzzyville' })).toBe('city_not_found');
  await users.setTier(writing.id, 'free');
  expect(await codeOf({})).toBe('profile_limit_reached');
  await writer.close();
});

test('a call of an unknown tool is a protocol error', async () => {
  await expect(assistant.use('delete_profile', { profileId })).rejects.toThrow(/delete_profile not found/);
});

test('a read-only key has only tools that read', async () => {
  const { cookie, key: fullKey } = await service.signIn();
  const { body } = await service.call('POST', '/api/keys', { cookie, body: { name: 'r', access: 'read' } });
  const reader = await speak(body.key);
  expect((await reader.use('list_profiles')).text).toMatch(/^No births are stored yet/);
  const { tools } = await reader.client.listTools();
  expect(tools.map(({ name }) => name)).toEqual([
    ...['list_profiles', 'search_places', 'today', 'daily', 'best_days', 'overview', 'natal_chart'],
    ...['report', 'pair', 'sky', 'activities', 'preview'],
  ]);
  const preview = { birthDate: '1990-06-15', birthCity: 'London', startDate: today, endDate: today };
  expect((await reader.use('preview', preview)).text).toMatch(/^A birth that isn’t stored, Sun in Gemini\./);
  expect(reader.client.getInstructions()).toContain('read-only');
  await expect(reader.use('create_profile', ada)).rejects.toThrow(/create_profile disabled/);
  await expect(reader.use('correct_profile', { profileId, name: 'Eve' })).rejects.toThrow(/disabled/);
  expect((await service.call('GET', '/api/profiles', { key: fullKey })).body).toEqual({ profiles: [] });
  await reader.close();
});

test('a revoked key is rejected on the next tool call', async () => {
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
  const user = await signUp(service);
  const range = { startDate: addDays(today, -29), endDate: today };
  const input = { profileId: user.profileId, ...range };
  const client = await speak(user.key);
  expect((await client.use('overview', input)).isError).toBe(false);
  const refused = await refusal('best_days', input, client);
  expect(refused).toMatchObject({ code: 'rate_limited', retryAfterSeconds: expect.any(Number) });
  expectProblem(await user.horoscope('overview', range), 429, 'rate_limited');
  await client.close();
});

test('MCP messages count against the daily request quota', async () => {
  const user = await service.signIn();
  const message = { jsonrpc: '2.0', id: 1, method: 'ping' };
  const headers = { Accept: 'application/json, text/event-stream' };
  const ask = () => service.call('POST', '/mcp', { key: user.key, body: message, headers });
  const statuses: number[] = [];
  for (let i = 0; i < REQUESTS_A_DAY; i++) statuses.push((await ask()).status);
  expect(new Set(statuses)).toEqual(new Set([200]));
  expectProblem(await ask(), 429, 'rate_limited');
});

test('the logs of tool calls contain no key, name, place or birth data', () => {
  expect(service.lines.some((line) => line.includes('"tool":"create_profile"'))).toBe(true);
  expect(leaksIn(service.lines)).toEqual([]);
  expect(service.lines.filter((line) => line.includes(key))).toEqual([]);
});
