import { expect, test } from '@jest/globals';
import * as profiles from '#lib/table/profiles.ts';
import * as users from '#lib/table/users.ts';
import { expectInvalid, expectProblem } from '../../support/expectations.ts';
import { newProfile } from '../../support/new-items.ts';
import { serviceOf } from '../../support/service.ts';

const { call, signIn } = serviceOf();
const PATH = '/api/horoscope/batch';
const day = (later: number) => new Date(Date.now() + later * 86_400_000).toISOString().slice(0, 10);
const UNKNOWN = 'prf_01M7YMWJZ95PGZ13Z74TPMWH4T';

async function account() {
  const user = await signIn();
  await users.setTier(user.id, 'premium');
  const london = { ...newProfile(), externalId: 'one' };
  const tokyo = { ...newProfile(), birthDate: '1985-01-02', timeZone: 'Asia/Tokyo' };
  for (const profile of [london, tokyo]) await profiles.create(user.id, profile, 10);
  const batch = (body: object) => call('POST', PATH, { key: user.key, body });
  return { ...user, london, tokyo, batch };
}

test('each forecast has the bytes of that day of GET daily, in the order of the ids', async () => {
  const { key, london, tokyo, batch } = await account();
  const date = day(0);
  for (const tz of [undefined, 'Europe/Berlin'])
    for (const cached of ['computed', 'cached']) {
      const ids = [tokyo.id, UNKNOWN, london.id, tokyo.id];
      const { body, headers } = await batch({ profileIds: ids, date, tz });
      expect([cached, body.date, body.forecasts.map((one: { profileId: string }) => one.profileId)]).toEqual([
        cached,
        date,
        ids,
      ]);
      expect(body.forecasts[1]).toMatchObject({ problem: { status: 404, code: 'not_found' } });
      expect(body.forecasts[2].externalId).toBe('one');
      expect(headers.get('time-zone')).toBe(tz ?? null);
      expect(headers.get('x-model-version')).toMatch(/./);
      for (const at of [0, 2, 3]) {
        const query = { profileId: ids[at] ?? '', startDate: date, endDate: date, ...(tz && { tz }) };
        const daily = await call('GET', `/api/horoscope/daily?${new URLSearchParams(query)}`, { key });
        expect(JSON.stringify(body.forecasts[at].horoscope)).toBe(JSON.stringify(daily.body.horoscopes[0]));
      }
    }
});

test('only computed days count, and a quota that is too small refuses the whole batch', async () => {
  const { key, london, tokyo, batch } = await account();
  const used = async () => (await call('GET', '/api/usage', { key })).body.computedEntries.used;
  for (let i = 0; i < 2; i++) {
    expect((await batch({ profileIds: [london.id, tokyo.id, london.id] })).status).toBe(200);
    expect(await used()).toBe(2);
  }
});

test('external ids find profiles, and a missing one names its id', async () => {
  const { london, batch } = await account();
  const { body, headers } = await batch({ externalIds: ['none', 'one'], date: '2026-01-01' });
  expect(body.forecasts).toMatchObject([
    { externalId: 'none', problem: { code: 'not_found' } },
    { externalId: 'one', profileId: london.id, timeZone: 'Europe/London', horoscope: { date: '2026-01-01' } },
  ]);
  expect(headers.get('time-zone')).toBe('Europe/London');
});

test('a date before a birth or beyond the horizon is a problem of each profile', async () => {
  const { london, tokyo, batch } = await account();
  const before = await batch({ profileIds: [london.id, tokyo.id], date: '1988-01-01' });
  expect(before.body.forecasts).toMatchObject([
    { problem: { code: 'invalid_request', errors: [{ pointer: '/date' }] } },
    { horoscope: { date: '1988-01-01' } },
  ]);
  const late = await batch({ profileIds: [london.id], date: day(500) });
  expect(late.body.forecasts[0].problem).toMatchObject({
    code: 'forecast_horizon_exceeded',
    tier: 'premium',
  });
});

test('a batch needs one list of 1 to 100 ids', async () => {
  const { london, batch } = await account();
  for (const body of [{}, { profileIds: [london.id], externalIds: ['one'] }])
    expectProblem(await batch(body), 400, 'invalid_request');
  for (const profileIds of [[], Array(101).fill(london.id), [7], 'x', ['']])
    expectInvalid(await batch({ profileIds }), ['/profileIds']);
});

test('a read-only key can read a batch, and other accounts’ profiles are missing', async () => {
  const [one, other] = [await account(), await account()];
  const created = await call('POST', '/api/keys', {
    cookie: one.cookie,
    body: { name: 'Reader', access: 'read' },
  });
  const answer = await call('POST', PATH, {
    key: created.body.key,
    body: { profileIds: [one.london.id, other.london.id] },
  });
  expect(answer.body.forecasts).toMatchObject([{ horoscope: {} }, { problem: { code: 'not_found' } }]);
});

test('without a date, each forecast is of today in its own zone, as of GET today', async () => {
  const { key, london, tokyo, batch } = await account();
  const { body } = await batch({ profileIds: [london.id, tokyo.id] });
  for (const [at, { id, timeZone }] of [london, tokyo].entries()) {
    const today = await call('GET', `/api/horoscope/today?profileId=${id}`, { key });
    expect(body.forecasts[at]).toMatchObject({ timeZone, horoscope: today.body.horoscopes[0] });
  }
});

test('without the tier platform, each id after the tenth counts as a computed day', async () => {
  const { london, batch, key } = await account();
  const used = async () => (await call('GET', '/api/usage', { key })).body.computedEntries.used;
  expect((await batch({ profileIds: Array(10).fill(london.id) })).status).toBe(200);
  const before = await used();
  expect((await batch({ profileIds: Array(10).fill(london.id) })).status).toBe(200);
  expect(await used()).toBe(before);
  const externalIds = Array.from({ length: 100 }, (_, at) => `made up ${at}`);
  expect((await batch({ externalIds })).status).toBe(200);
  expect(await used()).toBe(before + 90);
});

test('an id that no profile can have is rejected, because the response would repeat it', async () => {
  const { batch } = await account();
  expectInvalid(await batch({ externalIds: ['x'.repeat(513)] }), ['/externalIds']);
});

test('a hundred external ids of the greatest length fit, however they are normalized', async () => {
  const { id, batch } = await account();
  await users.setPlatformPlan(id, { maxProfiles: 10, maxDaysFromToday: 1 });
  const externalIds = Array.from({ length: 100 }, (_, at) => `${'葛'.repeat(125)}${100 + at}`);
  const stored = { ...newProfile(), externalId: `${'é'.repeat(128)}` };
  await profiles.create(id, stored, 10);
  const { status, body } = await batch({
    externalIds: [...externalIds.slice(1), ` ${'e\u0301'.repeat(128)} `],
  });
  expect(status).toBe(200);
  expect(body.forecasts.at(-1)).toMatchObject({ profileId: stored.id, externalId: stored.externalId });
});

test('the dates of a range are rejected with the name of the field', async () => {
  const { london, batch } = await account();
  const answer = await batch({ profileIds: [london.id], startDate: day(0), endDate: day(1) });
  expectInvalid(answer, ['/startDate', '/endDate']);
  expect(answer.body.detail).toContain('Did you mean date?');
});
