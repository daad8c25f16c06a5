import { expect, test } from '@jest/globals';
import * as users from '#lib/table/users.ts';
import { addDays, dateInZone } from '#lib/time/civil-day.ts';
import { readCalendar } from '../../support/calendar-file.ts';
import { expectInvalid } from '../../support/expectations.ts';
import { ada, serviceOf } from '../../support/service.ts';
import { signUp } from '../../support/sign-up.ts';
import { countItems, forecastsOf } from '../../support/table-items.ts';

const service = serviceOf();
const { call } = service;

// At any time, the dates in these two zones differ.
const [EAST, WEST] = ['Pacific/Kiritimati', 'Pacific/Pago_Pago'] as const;
const todayIn = (zone: string) => dateInZone(Date.now(), zone);

/** Signs up someone born in London who may have two profiles, and returns requests about the first one. */
async function withProfile() {
  const user = await signUp(service);
  const { id, key, path } = user;
  await users.setTier(id, 'starter');
  return {
    ...user,
    get: async (at = path) => (await call('GET', at, { key })).body,
    patch: (body: unknown) => call('PATCH', path, { key, body }),
    create: (body: object) => call('POST', '/api/profiles', { key, body: { ...ada, ...body } }),
    live: (residenceTimeZone: string | null) => call('PATCH', path, { key, body: { residenceTimeZone } }),
  };
}

test('a residence’s zone is part of all forms of a profile, in its canonical name, until null removes it', async () => {
  const { profileId, cookie, get, create, live, path } = await withProfile();
  const before = await get();
  expect(before.residenceTimeZone).toBeNull();
  const { status, body } = await live('america/new_york');
  const zone = 'America/New_York';
  expect([status, body]).toEqual([200, { ...before, residenceTimeZone: zone }]);
  const created = await create({ residenceTimeZone: 'ASIA/TOKYO' });
  expect([created.status, created.body.residenceTimeZone]).toEqual([201, 'Asia/Tokyo']);
  const listed = async () =>
    (await get('/api/profiles')).profiles.map((one: { residenceTimeZone?: string }) => one.residenceTimeZone);
  expect(await listed()).toEqual([zone, 'Asia/Tokyo']);
  const exported = async () => (await call('GET', '/api/auth/me/export', { cookie })).body.profiles[0];
  expect(await exported()).toMatchObject({ id: profileId, residenceTimeZone: zone });
  expect((await live(null)).body).toEqual(before);
  expect(await get(path)).toEqual(before);
  expect(await exported()).not.toHaveProperty('residenceTimeZone');
  expect(Object.keys((await get('/api/profiles')).profiles[0])).not.toContain('residenceTimeZone');
});

test('a profile created without a residence, or with null, has none in its response', async () => {
  const { create } = await withProfile();
  const { status, body } = await create({ residenceTimeZone: null });
  expect(status).toBe(201);
  expect(body).not.toHaveProperty('residenceTimeZone');
});

test.each(['', 'Berlin', '+02:00', 7, ['Europe/Berlin']])('the zone %j is rejected', async (zone) => {
  const { create, patch } = await withProfile();
  for (const answer of [await create({ residenceTimeZone: zone }), await patch({ residenceTimeZone: zone })])
    expectInvalid(answer, ['/residenceTimeZone']);
});

test('other edits keep the residence’s zone, and it leaves the chart alone', async () => {
  const { get, live, patch, path } = await withProfile();
  const chart = await get(`${path}/chart`);
  await live(EAST);
  expect(await get(`${path}/chart`)).toEqual(chart);
  for (const edit of [{ name: 'Eve' }, { birthCity: 'Tokyo' }, { externalId: 'a' }, { matters: ['work'] }])
    expect((await patch(edit)).body.residenceTimeZone).toBe(EAST);
});

test.each([EAST, WEST])('without tz, days are those of the residence in %s', async (zone) => {
  const { key, profileId, horoscope, live, path } = await withProfile();
  await live(zone);
  const today = todayIn(zone);
  const range = { startDate: addDays(today, -2), endDate: today };
  for (const [operation, query] of [
    ['today', {}],
    ['daily', range],
    ['best-days', range],
    ['overview', range],
  ] as const) {
    const ofResidence = await horoscope(operation, query);
    expect([operation, ofResidence.headers.get('time-zone')]).toEqual([operation, zone]);
    expect(ofResidence.body).toEqual((await horoscope(operation, { ...query, tz: zone })).body);
    const elsewhere = await horoscope(operation, { ...query, tz: 'Europe/London' });
    expect([operation, elsewhere.headers.get('time-zone')]).toEqual([operation, 'Europe/London']);
  }
  expect((await horoscope('today')).body.horoscopes[0].date).toBe(today);
  const { body: home } = await call('GET', `/api/home?profileId=${profileId}`, { key });
  expect([home.timeZone, home.days[1].date]).toEqual([zone, today]);
  const judge = (date: string) =>
    call('PUT', `${path}/days/${date}/verdict`, { key, body: { verdict: 'yes' } });
  expect((await judge(today)).status).toBe(200);
  const early = await judge(addDays(today, 1));
  expect([early.status, early.body.detail]).toEqual([400, expect.stringContaining(`not begun in ${zone}`)]);
  const blind = await call('POST', `${path}/blind-test`, { key });
  expect(blind.body.date).toBe(addDays(today, -1));
});

test('a batch without tz has each person’s own today', async () => {
  const { key, profileId, live, create } = await withProfile();
  await live(EAST);
  const { body: other } = await create({ residenceTimeZone: WEST });
  const batch = (body: object) =>
    call('POST', '/api/horoscope/batch', { key, body: { profileIds: [profileId, other.id], ...body } });
  const { body } = await batch({});
  const own = [EAST, WEST].map((timeZone) => ({ timeZone, horoscope: { date: todayIn(timeZone) } }));
  expect(body.forecasts).toMatchObject(own);
  expect((await batch({ date: '2026-01-01' })).body.forecasts).toMatchObject([
    { timeZone: EAST },
    { timeZone: WEST },
  ]);
  expect((await batch({ tz: EAST })).headers.get('time-zone')).toBe(EAST);
});

test('a move keeps cached days, and a feed without a zone follows it', async () => {
  const { key, profileId, horoscope, live, path } = await withProfile();
  const feed = async (body: object) => {
    const { body: calendar } = await call('POST', `${path}/calendar`, { key, body });
    return async () => {
      const { events } = readCalendar((await call('GET', new URL(calendar.url).pathname)).text);
      const dates = events.flatMap(({ uid }) => /^cal_\w+-(\d{4}-\d\d-\d\d)$/.exec(uid)?.[1] ?? []);
      return { from: dates.toSorted()[0], stampedMs: Date.parse(events[0]?.stamp ?? '') };
    };
  };
  const [following, fixed] = [await feed({}), await feed({ tz: WEST })];
  await horoscope('today');
  const before = await countItems(forecastsOf(profileId));
  // At any time, the date in one of these two zones differs from London's.
  for (const zone of [EAST, WEST]) {
    const editedMs = Date.now();
    await live(zone);
    const { from, stampedMs } = await following();
    expect([from, (await fixed()).from]).toEqual([zone, WEST].map((one) => addDays(todayIn(one), -7)));
    expect(stampedMs).toBeGreaterThanOrEqual(editedMs - 1_000);
  }
  expect(await countItems(forecastsOf(profileId))).toBe(before);
});
