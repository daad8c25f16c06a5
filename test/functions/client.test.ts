import { beforeAll, describe, expect, test } from '@jest/globals';
import * as api from '#lib/client/index.ts';
import * as users from '#lib/table/users.ts';
import { addDays } from '#lib/time/civil-day.ts';
import { apiClient, success } from '../support/api-client.ts';
import { ada, newEmail, serviceOf } from '../support/service.ts';

const { mailsTo } = serviceOf();

const nobody = apiClient();

/** Signs somebody in by the code of the mail. */
async function signUp(email = newEmail()) {
  await success(api.sendCode({ client: nobody, body: { email } }));
  const [mail] = await mailsTo(email);
  const code = /\b\d{6}\b/.exec(mail?.text ?? '')?.[0] ?? '';
  const { data, response } = await success(api.verify({ client: nobody, body: { email, code } }));
  const session = /^__Host-session=([^;]+)/.exec(response.headers.getSetCookie()[0] ?? '')?.[1] ?? '';
  return { email, code, user: data, session };
}

let person: Awaited<ReturnType<typeof signUp>>;
let client: ReturnType<typeof apiClient>;
let inBrowser: ReturnType<typeof apiClient>;
let id: string;

beforeAll(async () => {
  person = await signUp();
  client = apiClient({ key: person.user.apiKey });
  inBrowser = apiClient({ session: person.session });
  const body = { ...ada, birthTime: '14:35' };
  const { data } = await success(api.createProfile({ client, body }));
  id = data.id;
});

describe('with a key', () => {
  test('the account says what it has', async () => {
    const { data } = await success(api.currentUser({ client }));
    expect(data).toMatchObject({ id: person.user.id, email: person.email, tier: 'free', profileCount: 1 });
  });

  test('a profile is listed, read, corrected and deleted', async () => {
    const found = await success(api.searchPlaces({ client, query: { query: 'Munich' } }));
    const birthCity = found.data.places[0]?.name ?? '';
    const path = { id };
    const { data } = await success(api.updateProfile({ client, path, body: { birthCity } }));
    expect(data).toMatchObject({ id, birthTime: '14:35', birthCity, timeZone: 'Europe/Berlin' });
    const read = await success(api.getProfile({ client, path }));
    expect(read.data).toEqual(data);
    const tag = read.response.headers.get('etag') ?? '';
    const again = await api.getProfile({ client, path, headers: { 'If-None-Match': tag } });
    expect(again.response?.status).toBe(304);
    const { data: listed } = await success(api.listProfiles({ client }));
    expect(listed.profiles.map((profile) => profile.birthCity)).toEqual([birthCity]);
  });

  test('the natal chart has the houses that were asked for', async () => {
    const { data } = await success(
      api.natalChart({
        client,
        path: { id },
        query: { houses: 'whole-sign' },
      }),
    );
    expect([data.houseSystem, data.houses?.length]).toEqual(['whole-sign', 12]);
  });

  test('two profiles are compared', async () => {
    const { user } = await signUp();
    await users.setTier(user.id, 'premium');
    const both = apiClient({ key: user.apiKey });
    const { data: one } = await success(api.createProfile({ client: both, body: ada }));
    const grace = { name: 'Grace', birthDate: '1985-02-03', birthCity: 'Paris' };
    const { data: other } = await success(api.createProfile({ client: both, body: grace }));
    const path = { id: one.id, otherId: other.id };
    const { data } = await success(api.pair({ client: both, path }));
    expect(data.scores.love).toBeGreaterThanOrEqual(1);
    expect(data.text).toHaveLength(5);
  });

  test('today, with as many days and as much explained as was asked for', async () => {
    const query = { profileId: id, tz: 'Europe/Berlin', days: 2, explain: true };
    const { data } = await success(api.todaysHoroscope({ client, query }));
    expect(data.horoscopes).toHaveLength(2);
    expect(data.horoscopes[0]?.transits?.[0]?.points.rating).toEqual(expect.any(Number));
    expect(data.natal?.map(({ body }) => body)).toContain('Ascendant');
  });

  test('a range as days, as its best days and as a whole', async () => {
    const startDate = '2024-02-01';
    const query = { profileId: id, startDate, endDate: addDays(startDate, 13) };
    const { data: daily } = await success(api.dailyHoroscope({ client, query }));
    const ratings = new Map(daily.horoscopes.map((entry) => [entry.date, entry.overallRating]));
    expect([...ratings.keys()].at(-1)).toBe('2024-02-14');
    const wanted = { ...query, for: 'overall', limit: 3 };
    const { data: best } = await success(api.bestDays({ client, query: wanted }));
    expect(best.days.map(({ rank }) => rank)).toEqual([1, 2, 3]);
    const { data: overview } = await success(api.overview({ client, query }));
    expect(overview.ratings.best.overallRating).toBe(Math.max(...ratings.values()));
    const phases = overview.sky.flatMap((event) => (event.kind === 'phase' ? event.phase : []));
    expect(phases).toContain('new');
  });
});

describe('with the session cookie', () => {
  test('keys are created, listed and revoked', async () => {
    const headers = { 'Idempotency-Key': newEmail() };
    const body = { name: 'Calendar', access: 'read' as const };
    const { data: made } = await success(api.createKey({ client: inBrowser, body, headers }));
    const { data: again } = await success(api.createKey({ client: inBrowser, body, headers }));
    expect(again).toEqual(made);
    const { data } = await success(api.listKeys({ client: inBrowser }));
    expect(data.keys.map(({ name, access }) => [name, access])).toContainEqual(['Calendar', 'read']);
    const reader = apiClient({ key: made.key });
    expect((await api.createProfile({ client: reader, body: ada })).error?.code).toBe('key_is_read_only');
    await success(api.revokeKey({ client: inBrowser, path: { id: made.id } }));
    expect((await api.listProfiles({ client: reader })).error?.code).toBe('unauthenticated');
  });

  test('what is stored is exported, and gone with the account', async () => {
    const { session, user } = await signUp();
    const own = apiClient({ session });
    const { data } = await success(api.exportAccount({ client: own }));
    expect([data.user.id, data.sessions.length]).toEqual([user.id, 1]);
    const { data: listed } = await success(api.listSessions({ client: own }));
    expect(listed.sessions.map(({ current }) => current)).toEqual([true]);
    expect((await success(api.eraseAccount({ client: own }))).data.deleted).toBe(true);
    expect((await api.currentUser({ client: own })).error?.code).toBe('unauthenticated');
  });
});

describe('problems are typed by the codes that an operation has', () => {
  test('a code that is used up', async () => {
    const { email, code } = person;
    const { data, error } = await api.verify({ client: nobody, body: { email, code } });
    expect(data).toBeUndefined();
    expect(error?.code === 'invalid_code' && error.detail).toMatch(/\.$/);
    // @ts-expect-error No profile is looked for, so that none can be missing.
    expect(error?.code === 'not_found').toBe(false);
  });

  test('what the compiler finds missing or wrong the service refuses, too', async () => {
    const { birthCity: _, ...placeless } = ada;
    // @ts-expect-error A birth has a place.
    const missing = await api.createProfile({ client, body: placeless });
    expect(missing.error?.errors).toEqual([{ pointer: '/birthCity', detail: 'birthCity is required.' }]);
    // @ts-expect-error There is no such way to divide a chart.
    const unknown = await api.natalChart({ client, path: { id }, query: { houses: 'koch' } });
    expect(unknown.error?.code).toBe('invalid_request');
    // @ts-expect-error Of a range both ends are named.
    const endless = await api.overview({ client, query: { profileId: id, startDate: '2024-02-01' } });
    expect(endless.error?.errors).toEqual([{ parameter: 'endDate', detail: 'endDate is required.' }]);
  });

  test('a day beyond the tier says which is the last', async () => {
    const far = { profileId: id, startDate: '2099-01-01', endDate: '2099-01-02' };
    const { error } = await api.dailyHoroscope({ client, query: far });
    expect(error?.code).toBe('forecast_horizon_exceeded');
    expect((await api.getProfile({ client, path: { id: 'prf_0' } })).error?.code).toBe('not_found');
  });

  test('a key is sent as a key and never as the cookie of a session', async () => {
    expect((await api.listKeys({ client })).error?.code).toBe('session_required');
  });
});
