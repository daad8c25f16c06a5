import { describe, expect, test } from '@jest/globals';
import * as users from '#lib/table/users.ts';
import { expectCommonHeaders, expectProblem } from '../../support/expectations.ts';
import { ada, baseUrl, serviceOf } from '../../support/service.ts';

const { call, signIn } = serviceOf();
const create = (key: string, body: unknown) => call('POST', '/api/profiles', { key, body });

describe('201', () => {
  test('the profile is returned with its place and sun sign', async () => {
    const { key } = await signIn();
    const answer = await create(key, { ...ada, name: '  Ada Lovelace ' });
    expect(answer.status).toBe(201);
    expectCommonHeaders(answer);
    expect(answer.body).toEqual({
      id: expect.stringMatching(/^prf_[0-9A-Z]{26}$/),
      name: 'Ada Lovelace',
      birthDate: '1990-06-15',
      birthCity: expect.stringMatching(/^London, .*United Kingdom$/),
      latitude: expect.closeTo(51.5, 0),
      longitude: expect.closeTo(-0.1, 0),
      sunSign: 'Gemini',
    });
  });

  test.each([
    ['1990-03-20', 'London, UK', 'Pisces'],
    ['1990-03-21', 'London, UK', 'Aries'],
    ['2000-02-29', 'São Paulo', 'Pisces'],
    ['1900-01-01', 'Tokyo', 'Capricorn'],
  ])('born %s in %s: %s', async (birthDate, birthCity, sunSign) => {
    const { key } = await signIn();
    expect((await create(key, { name: 'A', birthDate, birthCity })).body.sunSign).toBe(sunSign);
  });

  test('Location is where the profile is read', async () => {
    const { key } = await signIn();
    const { headers, body } = await create(key, ada);
    const location = headers.get('location') ?? '';
    expect(location).toBe(`${baseUrl()}/api/profiles/${body.id}`);
    const read = await call('GET', location.slice(baseUrl().length), { key });
    expect([read.status, read.body.id]).toEqual([200, body.id]);
  });

  test('the time of birth is returned where it was given, and nowhere else', async () => {
    const { key, id } = await signIn();
    await users.setTier(id, 'starter');
    const fields = ['id', 'name', 'birthDate', 'birthCity', 'latitude', 'longitude', 'sunSign'];
    for (const birthTime of [undefined, null, '07:45']) {
      const { status, body } = await create(key, { ...ada, birthTime });
      expect([status, body.birthTime]).toEqual([201, birthTime ?? undefined]);
      expect(Object.keys(body)).toEqual(birthTime ? fields.toSpliced(3, 0, 'birthTime') : fields);
    }
    const { body } = await call('GET', '/api/profiles', { key });
    const listed = ['id', 'name', 'birthDate', 'birthCity', 'sunSign', 'createdAt'];
    expect(body.profiles.map(Object.keys)).toEqual([listed, listed, listed.toSpliced(3, 0, 'birthTime')]);
  });

  test('a time that the clocks showed twice is taken', async () => {
    const { key } = await signIn();
    const twice = { ...ada, birthDate: '1990-10-28', birthTime: '01:30' };
    expect((await create(key, twice)).body).toMatchObject({ birthTime: '01:30' });
  });
});

describe('400', () => {
  test('names every problem at once', async () => {
    const { key } = await signIn();
    const answer = await create(key, { name: ' ', birthDate: '2001-02-29' });
    expectProblem(answer, 400, 'invalid_request');
    expect(answer.body.errors).toEqual([
      { pointer: '/name', detail: expect.any(String) },
      { pointer: '/birthDate', detail: expect.any(String) },
      { pointer: '/birthCity', detail: 'birthCity is required.' },
    ]);
    expect((await call('GET', '/api/profiles', { key })).body.profiles).toEqual([]);
  });

  test.each([
    ['1990-03-25', '01:30', 'London, UK', 'the clocks went forward'],
    ['2011-12-30', '12:00', 'Apia', 'the clocks went forward'],
    ['1900-01-01', '25:00', 'London, UK', 'in the form HH:MM'],
  ])('for %s at %s in %s, and nothing is stored', async (birthDate, birthTime, birthCity, why) => {
    const { key } = await signIn();
    const answer = await create(key, { name: 'Ada', birthDate, birthTime, birthCity });
    expectProblem(answer, 400, 'invalid_request');
    expect(answer.body.errors).toEqual([{ pointer: '/birthTime', detail: expect.stringContaining(why) }]);
    expect((await call('GET', '/api/auth/me', { key })).body.profileCount).toBe(0);
  });

  test('for a time of birth under a name that is nearly right, rather than storing the birth without it', async () => {
    const { key } = await signIn();
    const answer = await create(key, { ...ada, birthtime: '14:35' });
    expectProblem(answer, 400, 'invalid_request');
    expect(answer.body.detail).toBe('“birthtime” is not a field of this request. Did you mean birthTime?');
    expect(answer.body.errors).toEqual([{ pointer: '/birthtime', detail: answer.body.detail }]);
    expect((await call('GET', '/api/auth/me', { key })).body.profileCount).toBe(0);
  });
});

test('422 for a city that nobody knows, and nothing is stored', async () => {
  const { key } = await signIn();
  for (const birthCity of ['Xyzzyville', '!!!', 'a\u0301'.repeat(120)]) {
    const answer = await create(key, { ...ada, birthCity });
    expectProblem(answer, 422, 'city_not_found');
    expect(answer.body.detail).toContain('GET /api/places?query=');
  }
  expect((await call('GET', '/api/auth/me', { key })).body.profileCount).toBe(0);
});

test('403 beyond the tier’s limit: of 20 profiles at once a free account gets one', async () => {
  const { key } = await signIn();
  const answers = await Promise.all(Array.from({ length: 20 }, () => create(key, ada)));
  expect(answers.filter(({ status }) => status === 201)).toHaveLength(1);
  for (const answer of answers.filter(({ status }) => status !== 201)) {
    expectProblem(answer, 403, 'profile_limit_reached');
    expect(answer.body).toMatchObject({ maxProfiles: 1, tier: 'free' });
  }
  const { body } = await call('GET', '/api/profiles', { key });
  expect(body.profiles).toHaveLength(1);
  expect((await call('GET', '/api/auth/me', { key })).body.profileCount).toBe(1);
});
