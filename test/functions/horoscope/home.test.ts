import { expect, test } from '@jest/globals';
import * as profiles from '#lib/table/profiles.ts';
import * as users from '#lib/table/users.ts';
import { addDays, dateInZone } from '#lib/time/civil-day.ts';
import { expectCommonHeaders, expectInvalid, expectProblem } from '../../support/expectations.ts';
import { newProfile } from '../../support/new-items.ts';
import { signUp } from '../../support/sign-up.ts';
import { useService } from '../../support/use-service.ts';

const service = useService();
const home = (key: string, query: Record<string, string> = {}, headers = {}) =>
  service.call('GET', `/api/home?${new URLSearchParams(query)}`, { key, headers });

/** Repeats a comparison if midnight or the start of an hour passed during it. */
async function withinAnHour(compare: () => Promise<void>): Promise<void> {
  const hour = () => Math.floor(Date.now() / 3_600_000);
  for (let before = hour(); ; before = hour()) {
    const failure = await compare().catch((error: unknown) => error);
    if (hour() === before) {
      if (failure) throw failure;
      return;
    }
  }
}

test('without a profile, the parts about days are null', async () => {
  const { key } = await service.signIn();
  const { status, body } = await home(key);
  expect(status).toBe(200);
  const { user, profiles: listed, sky, usage, ...days } = body;
  expect(user).toEqual((await service.call('GET', '/api/auth/me', { key })).body);
  expect(listed).toEqual([]);
  expect(sky.bodies).toHaveLength(10);
  expect(usage.profiles).toBe(0);
  expect(days).toEqual({
    ...{ profileId: null, timeZone: null, days: null },
    ...{ reasons: null, themes: null, events: null },
  });
});

test.each(['Pacific/Auckland', undefined])(
  'in %s, each part is what its own operation returns',
  async (tz) => {
    const { key, id, profileId } = await signUp(service);
    await users.setTier(id, 'starter');
    const get = async (path: string, query: Record<string, string> = {}) =>
      (await service.call('GET', `${path}?${new URLSearchParams(query)}`, { key })).body;
    await withinAnHour(async () => {
      const today = dateInZone(Date.now(), tz ?? 'Europe/London');
      const zone = tz === undefined ? {} : { tz };
      const answer = await home(key, zone);
      expect(answer.status).toBe(200);
      expectCommonHeaders(answer);
      const { user, profiles: listed, days, reasons, themes, events, sky, ...rest } = answer.body;
      const range = { profileId, startDate: addDays(today, -1), ...zone };
      const daily = await get('/api/horoscope/daily', { ...range, endDate: addDays(today, 5) });
      const overview = await get('/api/horoscope/overview', { ...range, endDate: today });
      expect(days).toEqual(daily.horoscopes);
      expect(reasons).toEqual(
        await get('/api/horoscope/today', { profileId, days: '2', explain: 'true', ...zone }),
      );
      expect([themes, events]).toEqual([overview.themes, overview.sky]);
      expect(sky).toEqual(await get('/api/sky', { at: sky.at }));
      expect(sky.at).toMatch(/:00:00(\.000)?Z$/);
      expect(user).toEqual(await get('/api/auth/me'));
      const [own] = (await get('/api/profiles')).profiles;
      expect(listed).toEqual([{ ...own, timeZone: 'Europe/London' }]);
      expect(rest).toMatchObject({ profileId, timeZone: tz ?? 'Europe/London' });
      expect(Object.keys(rest.usage)).toEqual(Object.keys(await get('/api/usage')));
    });
  },
);

test('the week ends where the tier does, and starts no earlier than the birth', async () => {
  const { key, id } = await service.signIn();
  const born = { ...newProfile(), birthDate: dateInZone(Date.now(), 'Europe/London') };
  await profiles.create(id, born, 1);
  const { body } = await home(key);
  const dates = body.days.map(({ date }: { date: string }) => date);
  expect([2, 3]).toContain(dates.length);
  expect(dates[0] >= born.birthDate).toBe(true);
});

test('the first profile is shown unless another one is named; a foreign one returns 404', async () => {
  const { key, id, profileId } = await signUp(service);
  const second = newProfile();
  await profiles.create(id, second, 2);
  expect((await home(key)).body.profileId).toBe(profileId);
  expect((await home(key, { profileId: second.id })).body.profileId).toBe(second.id);
  const { profileId: foreign } = await signUp(service);
  expectProblem(await home(key, { profileId: foreign }), 404, 'not_found');
  expectInvalid(await home(key, { profileId: '', tz: 'Mars/Base' }), ['profileId', 'tz']);
});

/** The operations of the calls from one on, without the authorizer's counts of requests. */
const uncounted = (from: number) =>
  service.calls.made
    .slice(from)
    .filter(({ operation, body }) => !(operation.endsWith('UpdateItem') && body.includes('"RATE#')))
    .map(({ operation }) => operation);

test('a repeated request costs two rounds to the table, and one with a matching ETag computes nothing', async () => {
  const { key } = await signUp(service);
  await withinAnHour(async () => {
    await home(key);
    const again = await home(key);
    const before = service.calls.made.length;
    const { status, text } = await home(key, {}, { 'If-None-Match': again.headers.get('etag') ?? '' });
    expect([status, text]).toEqual([304, '']);
    const operations = uncounted(before);
    expect(operations.filter((name) => /Update|Put|Write/.test(name))).toEqual([]);
    const first = service.calls.made.length;
    expect((await home(key)).text).toBe(again.text);
    const made = uncounted(first);
    // The authorizer's; the account, the profiles and the usage at once; and the cached days.
    expect(made).toHaveLength(5);
    expect(made.filter((name) => !/GetItem|Query/.test(name))).toEqual([]);
  });
});

test('days that are missing in the cache count against the daily quota, explained days do not', async () => {
  const { key } = await signUp(service);
  const used = async () => (await service.call('GET', '/api/usage', { key })).body.computedEntries.used;
  const first = await home(key);
  expect(await used()).toBe(first.body.days.length);
  await home(key);
  expect(await used()).toBe(first.body.days.length);
});
