import { expect, test } from '@jest/globals';
import { dateInZone } from '#lib/time/civil-day.ts';
import { expectInvalid, expectProblem } from '../../support/expectations.ts';
import { serviceOf } from '../../support/service.ts';

const { call, signIn } = serviceOf();
const PATH = '/api/horoscope/preview';
const birth = { birthDate: '1990-06-15', birthTime: '12:41', latitude: 48.13743, longitude: 11.57549 };
const day = (later: number) => new Date(Date.now() + later * 86_400_000).toISOString().slice(0, 10);
const range = { startDate: day(-3), endDate: day(0) };

test('a preview has the bytes that GET daily has for a profile with the same birth, and names zone and model', async () => {
  const { key } = await signIn();
  const { body } = await call('POST', '/api/profiles', { key, body: { name: 'Ada', ...birth } });
  expectInvalid(await call('POST', PATH, { key, body: { ...birth, ...range, explain: true } }), ['/explain']);
  for (const tz of [undefined, 'Asia/Tokyo']) {
    const query = new URLSearchParams({ profileId: body.id, ...range, ...(tz && { tz }) });
    const daily = await call('GET', `/api/horoscope/daily?${query}`, { key });
    const preview = await call('POST', PATH, { key, body: { ...birth, ...range, ...(tz && { tz }) } });
    expect(preview.status).toBe(200);
    expect(JSON.stringify(preview.body.horoscopes)).toBe(JSON.stringify(daily.body.horoscopes));
    expect(preview.body.sunSign).toBe('Gemini');
    for (const name of ['time-zone', 'x-model-version'])
      expect([name, preview.headers.get(name)]).toEqual([name, daily.headers.get(name)]);
    expect(daily.headers.get('time-zone')).toBe(tz ?? 'Europe/Berlin');
  }
});

test('without dates, a preview is of today in tz or the birth’s zone; without endDate, of one day', async () => {
  const { key } = await signIn();
  const preview = (body: object) => call('POST', PATH, { key, body: { ...birth, ...body } });
  const datesOf = async (body: object) =>
    (await preview(body)).body.horoscopes.map(({ date }: { date: string }) => date);
  expect(await datesOf({})).toEqual([dateInZone(Date.now(), 'Europe/Berlin')]);
  // At any time, the dates in these two zones differ.
  for (const tz of ['Pacific/Kiritimati', 'Pacific/Pago_Pago'])
    expect(await datesOf({ tz })).toEqual([dateInZone(Date.now(), tz)]);
  expect(await datesOf({ startDate: day(-3) })).toEqual([day(-3)]);
  const open = await preview({ endDate: day(0) });
  expectInvalid(open, ['/startDate']);
  expect(open.body.detail).toContain('startDate is required with endDate.');
  expectInvalid(await preview({ birthDate: 'x', endDate: day(0) }), ['/birthDate', '/startDate']);
});

test('a preview takes a city, and consumes the quota of computed days each time', async () => {
  const { key } = await signIn();
  const body = { birthDate: '1990-06-15', birthCity: 'Paris, France', ...range };
  for (const used of [4, 8]) {
    expect((await call('POST', PATH, { key, body })).status).toBe(200);
    expect((await call('GET', '/api/usage', { key })).body.computedEntries.used).toBe(used);
  }
  expect((await call('GET', '/api/profiles', { key })).body.profiles).toEqual([]);
});

test('a read-only key can preview', async () => {
  const { cookie } = await signIn();
  const created = await call('POST', '/api/keys', { cookie, body: { name: 'Reader', access: 'read' } });
  const answer = await call('POST', PATH, { key: created.body.key, body: { ...birth, ...range } });
  expect(answer.status).toBe(200);
});

test('a preview is bounded like daily forecasts, and every problem is named', async () => {
  const { key } = await signIn();
  const preview = (body: object) => call('POST', PATH, { key, body });
  expectProblem(
    await preview({ ...birth, startDate: day(0), endDate: day(5) }),
    403,
    'forecast_horizon_exceeded',
  );
  expectProblem(await preview({ ...birth, startDate: day(-400), endDate: day(0) }), 400, 'range_too_long');
  expectInvalid(await preview({ ...birth, startDate: '1990-06-14', endDate: '1990-06-14' }), ['/startDate']);
  expectInvalid(await preview({ startDate: day(0), endDate: day(-1) }), [
    '/birthDate',
    '/birthCity',
    '/endDate',
  ]);
  expectProblem(
    await preview({ birthDate: '1990-06-15', birthCity: 'Xyzzyville', ...range }),
    422,
    'city_not_found',
  );
});

test('a preview attends to matters as a profile created with them does', async () => {
  const { key } = await signIn();
  const person = { ...birth, matters: ['money', 'friends'] };
  const days = { startDate: '2024-01-01', endDate: '2024-01-31' };
  const { body } = await call('POST', '/api/profiles', { key, body: { name: 'Ada', ...person } });
  const query = new URLSearchParams({ profileId: body.id, ...days });
  const daily = await call('GET', `/api/horoscope/daily?${query}`, { key });
  const preview = await call('POST', PATH, { key, body: { ...person, ...days } });
  expect(preview.body.horoscopes).toEqual(daily.body.horoscopes);
  const without = await call('POST', PATH, { key, body: { ...birth, ...days } });
  expect(without.body.horoscopes).not.toEqual(preview.body.horoscopes);
});
