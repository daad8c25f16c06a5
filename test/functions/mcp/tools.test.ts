import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { tools } from '#lib/contract/tools.ts';
import * as users from '#lib/table/users.ts';
import { addDays } from '#lib/time/civil-day.ts';
import { type Assistant, connectAssistant } from '../../support/assistant.ts';
import { ada, serviceOf } from '../../support/service.ts';

const { call, signIn } = serviceOf();
const today = new Date().toISOString().slice(0, 10);

let key: string;
let profileId: string;
let assistant: Assistant;
beforeAll(async () => {
  const user = await signIn();
  key = user.key;
  await users.setTier(user.id, 'premium');
  ({ id: profileId } = (
    await call('POST', '/api/profiles', { key, body: { ...ada, birthTime: '14:35' } })
  ).body);
  assistant = await connectAssistant({ key });
  await assistant.client.listTools();
});
afterAll(() => assistant.close());

const get = async (path: string, query: Record<string, string> = {}) =>
  (await call('GET', `${path}?${new URLSearchParams(query)}`, { key })).body;

test('tools/list describes each tool, its inputs and outputs, and whether it writes', async () => {
  const listed = (await assistant.client.listTools()).tools;
  expect(listed.map(({ name }) => name)).toEqual(Object.keys(tools));
  for (const { name, title, description, inputSchema, outputSchema, annotations } of listed) {
    expect(name).toMatch(/^[a-z]+(_[a-z]+)*$/);
    expect(title).toMatch(/^[A-Z]/);
    expect(description?.length).toBeGreaterThan(100);
    expect(description).not.toMatch(/GET |POST |\/api\//);
    expect(JSON.stringify(inputSchema)).not.toMatch(/GET |POST |\/api\//);
    expect([inputSchema.type, outputSchema?.['type']]).toEqual(['object', 'object']);
    expect(inputSchema['additionalProperties']).toBe(false);
    for (const property of Object.values(inputSchema.properties ?? {}))
      expect(JSON.stringify(property)).toContain('"description"');
    const writes = ['create_profile', 'correct_profile'].includes(name);
    expect(annotations).toMatchObject({ readOnlyHint: !writes, destructiveHint: name === 'correct_profile' });
  }
  expect(JSON.stringify(listed)).not.toMatch(/delete|prf_\w/i);
});

test('the instructions say where to begin', () => {
  expect(assistant.client.getInstructions()).toContain('Begin with list_profiles');
});

describe('a tool returns the response of its endpoint', () => {
  const range = { startDate: today, endDate: addDays(today, 9) };

  test('list_profiles', async () => {
    const { data, text } = await assistant.use('list_profiles');
    expect(data).toEqual(await get('/api/profiles'));
    expect(text).toBe(
      `${profileId}: Ada, born 1990-06-15 at 14:35 in London, England, United Kingdom, Sun in Gemini`,
    );
  });

  test('today, for up to a week', async () => {
    const { data, text } = await assistant.use('today', { profileId, tz: 'Asia/Tokyo', days: 7 });
    expect(data).toEqual(await get('/api/horoscope/today', { profileId, tz: 'Asia/Tokyo', days: '7' }));
    for (const { date, summary, overallRating } of data.horoscopes) {
      expect(text).toContain(summary);
      expect(text).toMatch(
        new RegExp(`(Mon|Tue|Wed|Thu|Fri|Sat|Sun) ${date}: ${overallRating.toFixed(1)} of 10`),
      );
    }
  });

  test('today, explained', async () => {
    const { data, text } = await assistant.use('today', { profileId, explain: true, tz: null, days: null });
    expect(data).toEqual(await get('/api/horoscope/today', { profileId, explain: 'true' }));
    const [{ transiting, aspect, natal }] = data.horoscopes[0].transits;
    expect(text).toContain(`${transiting} ${aspect} natal ${natal}`);
  });

  test('daily', async () => {
    const { data } = await assistant.use('daily', { profileId, ...range });
    expect(data).toEqual(await get('/api/horoscope/daily', { profileId, ...range }));
  });

  test('best_days', async () => {
    const asked = { profileId, ...range, for: 'Job interviews' };
    const { data, text } = await assistant.use('best_days', { ...asked, limit: 3 });
    expect(data).toEqual(await get('/api/horoscope/best-days', { ...asked, limit: '3' }));
    for (const { rank, horoscope } of data.days)
      expect(text).toMatch(new RegExp(`^${rank}\\. \\w{3} ${horoscope.date}: `, 'm'));
  });

  test('overview', async () => {
    const { data, text } = await assistant.use('overview', { profileId, ...range });
    expect(data).toEqual(await get('/api/horoscope/overview', { profileId, ...range }));
    expect(text.startsWith(data.summary)).toBe(true);
    for (const { text: line } of [...data.themes, ...data.sky]) expect(text).toContain(line);
  });

  test('natal_chart', async () => {
    const { data, text } = await assistant.use('natal_chart', { profileId, houses: 'whole-sign' });
    expect(data).toEqual(await get(`/api/profiles/${profileId}/chart`, { houses: 'whole-sign' }));
    expect(text).toMatch(/^- Sun: \d+\.\d\d° Gemini, house \d+$/m);
    expect(text).toMatch(/^Ascendant \d/m);
  });

  test('search_places', async () => {
    const { data, text } = await assistant.use('search_places', { query: 'Springfield' });
    expect(data).toEqual(await get('/api/places', { query: 'Springfield' }));
    expect(text.split('\n')).toHaveLength(data.places.length);
  });
});

test('a profile is created once per idempotency key, and can be corrected', async () => {
  const born = { name: 'Grace', birthDate: '1985-02-03', birthTime: null, birthCity: 'Paris' };
  const first = await assistant.use('create_profile', { ...born, idempotencyKey: 'grace-1' });
  const again = await assistant.use('create_profile', { ...born, idempotencyKey: 'grace-1' });
  expect(again).toEqual(first);
  expect(first.data).toMatchObject({
    id: expect.stringMatching(/^prf_/),
    name: 'Grace',
    sunSign: 'Aquarius',
  });
  expect(first.text).toContain(first.data.id);
  expect(first.text).toMatch(/^The birthplace is Paris, .*France\. .* search_places/m);
  const { id } = first.data;
  const corrected = await assistant.use('correct_profile', { profileId: id, birthTime: '07:45' });
  expect(corrected.data).toEqual(await get(`/api/profiles/${id}`));
  expect(corrected.text).toContain('born 1985-02-03 at 07:45 in Paris');
  const { data } = await assistant.use('list_profiles');
  expect(data.profiles.filter(({ name }: { name: string }) => name === 'Grace')).toHaveLength(1);
});

test('an unfavorable day has a warning in best_days', async () => {
  const range = { profileId, startDate: '2026-01-01', endDate: '2026-03-31' };
  const { data: days } = await assistant.use('daily', { ...range, endDate: '2026-01-31' });
  const [purpose] = days.horoscopes[0].unfavorable;
  const asked = { ...range, startDate: '2026-01-01', endDate: '2026-01-02', for: purpose };
  const { data, text } = await assistant.use('best_days', asked);
  const against = data.days.filter(({ horoscope }: { horoscope: { unfavorable: string[] } }) =>
    horoscope.unfavorable.includes(purpose),
  );
  expect(against.length).toBeGreaterThan(0);
  expect(text.split(`This day is unfavorable for ${purpose}.`)).toHaveLength(against.length + 1);
});

test('a day that does not suit the purpose is not recommended', async () => {
  const weekend = { profileId, startDate: '2026-01-02', endDate: '2026-01-05', for: 'Job interviews' };
  const { data, text } = await assistant.use('best_days', weekend);
  const unfit = data.days.filter(({ reasons }: { reasons: object[] }) => reasons.length === 0);
  expect(unfit.length).toBeGreaterThan(1);
  expect(text.match(/do not recommend it|is unfavorable for/g)).toHaveLength(unfit.length);
});

test('the instructions say how much of a week each tier sees', async () => {
  const { tools: listed } = await assistant.client.listTools();
  const days = listed.find(({ name }) => name === 'today')?.inputSchema.properties?.['days'];
  for (const text of [assistant.client.getInstructions(), JSON.stringify(days)])
    expect(text).toContain('the free tier sees 2 days');
  expect(assistant.client.getInstructions()).toContain('lastDate');
});

test('a tool without inputs ignores arguments', async () => {
  expect((await assistant.use('list_profiles', { random_string: 'x' })).isError).toBe(false);
});

test('planning a week takes three calls', async () => {
  const planner = await connectAssistant({ key });
  const { data: list } = await planner.use('list_profiles');
  const { id } = list.profiles[0];
  const week = await planner.use('today', { profileId: id, tz: 'Europe/Berlin', days: 7 });
  expect(week.data.horoscopes).toHaveLength(7);
  const [first, last] = [week.data.horoscopes[0].date, week.data.horoscopes[6].date];
  const asked = { profileId: id, startDate: first, endDate: last, tz: 'Europe/Berlin' };
  const best = await planner.use('best_days', { ...asked, for: 'Job interviews', limit: 1 });
  expect(best.data.days).toHaveLength(1);
  await planner.close();
  expect(planner.sent.filter(({ status }) => status === 200).length).toBeLessThanOrEqual(2 + 3);
});

test('the longest responses fit in a context window', async () => {
  const range = { startDate: today, endDate: addDays(today, 30) };
  for (const name of ['daily', 'best_days', 'overview']) {
    const { text } = await assistant.use(name, {
      profileId,
      ...range,
      ...(name === 'best_days' && { limit: 31 }),
    });
    expect(text.length).toBeLessThan(25_000);
  }
});

test('the overview of a year has the weightiest themes and rarest events, and says that there are more', async () => {
  const year = { profileId, startDate: addDays(today, -365), endDate: today };
  const { data, text } = await assistant.use('overview', year);
  expect(text.length).toBeLessThan(20_000);
  expect(text).toContain(`- and ${data.themes.length - 30} of less weight;`);
  const heaviest = Math.max(...data.themes.map(({ weight }: { weight: number }) => weight));
  expect(text).toContain(data.themes.find(({ weight }: { weight: number }) => weight === heaviest).text);
  for (const { kind, text: line } of data.sky)
    if (kind === 'eclipse' || kind === 'station') expect(text).toContain(line);
});

test('all responses are JSON', () => {
  const wrong = assistant.sent.filter(({ contentType }) => contentType !== 'application/json');
  expect(wrong).toEqual([]);
});
