import { expect, test } from '@jest/globals';
import * as users from '#lib/table/users.ts';
import { expectCommonHeaders, expectInvalid, expectProblem, sendAtOnce } from '../../support/expectations.ts';
import { ada, baseUrl, serviceOf } from '../../support/service.ts';

const { call, signIn } = serviceOf();
const create = (key: string, body: unknown) => call('POST', '/api/profiles', { key, body });
const profileCount = async (key: string) => (await call('GET', '/api/auth/me', { key })).body.profileCount;

test('a created profile is returned with its place and sun sign, and its URL', async () => {
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
  expect(answer.headers.get('location')).toBe(`${baseUrl()}/api/profiles/${answer.body.id}`);
});

test.each([
  ['1990-03-20', 'London, UK', 'Pisces'],
  ['1990-03-21', 'London, UK', 'Aries'],
  ['2000-02-29', 'São Paulo', 'Pisces'],
  ['1900-01-01', 'Tokyo', 'Capricorn'],
])('a person born on %s in %s has the sun sign %s', async (birthDate, birthCity, sunSign) => {
  const { key } = await signIn();
  expect((await create(key, { name: 'A', birthDate, birthCity })).body.sunSign).toBe(sunSign);
});

test('only profiles with a birth time return one', async () => {
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

test('a birth time that occurred twice is accepted', async () => {
  const { key } = await signIn();
  const twice = { ...ada, birthDate: '1990-10-28', birthTime: '01:30' };
  expect((await create(key, twice)).body).toMatchObject({ birthTime: '01:30' });
});

const inApia = { ...ada, birthCity: 'Apia' };
test.each<[what: string, body: object, pointers: string[]]>([
  ['several invalid fields', { name: ' ', birthDate: '2001-02-29' }, ['/name', '/birthDate', '/birthCity']],
  ['a skipped hour', { ...ada, birthDate: '1990-03-25', birthTime: '01:30' }, ['/birthTime']],
  ['a skipped date', { ...inApia, birthDate: '2011-12-30' }, ['/birthDate']],
  ['an invalid time', { ...ada, birthTime: '25:00' }, ['/birthTime']],
  ['a misspelled field', { ...ada, birthtime: '14:35' }, ['/birthtime']],
])('a profile with %s returns 400 and is not stored', async (_, body, pointers) => {
  const { key } = await signIn();
  expectInvalid(await create(key, body), pointers);
  expect(await profileCount(key)).toBe(0);
});

test('beyond the limit of the highest tier, only a deletion helps', async () => {
  const { key, id } = await signIn();
  await users.setTier(id, 'premium');
  await sendAtOnce(11, () => create(key, ada), [403, 'profile_limit_reached']);
  expect((await create(key, ada)).body.detail).toMatch(/10 profiles\. Delete one first\.$/);
});

test('a profile with an unknown city returns 422 and is not stored', async () => {
  const { key } = await signIn();
  for (const birthCity of ['Xyzzyville', '!!!', 'a\u0301'.repeat(120)])
    expectProblem(await create(key, { ...ada, birthCity }), 422, 'city_not_found');
  expect(await profileCount(key)).toBe(0);
});

test('a free account can have one profile, even under concurrency', async () => {
  const { key } = await signIn();
  const limit: [number, string] = [403, 'profile_limit_reached'];
  expect(await sendAtOnce(20, () => create(key, ada), limit)).toHaveLength(1);
  const refused = (await create(key, ada)).body;
  expect(refused).toMatchObject({ maxProfiles: 1, tier: 'free' });
  expect(refused.detail).toMatch(/1 profile\. Delete one or choose a higher tier\.$/);
  expect((await call('GET', '/api/profiles', { key })).body.profiles).toHaveLength(1);
  expect(await profileCount(key)).toBe(1);
});
