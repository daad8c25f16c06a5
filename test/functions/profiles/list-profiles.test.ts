import { expect, test } from '@jest/globals';
import * as users from '#lib/table/users.ts';
import { ada, serviceOf } from '../../support/service.ts';

const { call, signIn } = serviceOf();

test('the caller’s profiles are listed in order of creation, and nobody else’s', async () => {
  const { key, id } = await signIn();
  await users.setTier(id, 'premium');
  expect((await call('GET', '/api/profiles', { key })).body).toEqual({ profiles: [] });
  for (const name of ['Zoe', 'Ada', 'Max'])
    await call('POST', '/api/profiles', { key, body: { ...ada, name } });
  const { status, body } = await call('GET', '/api/profiles', { key });
  expect(status).toBe(200);
  expect(body.profiles.map(({ name }: { name: string }) => name)).toEqual(['Zoe', 'Ada', 'Max']);
  expect(body.profiles[0]).toEqual({
    id: expect.stringMatching(/^prf_/),
    name: 'Zoe',
    birthDate: ada.birthDate,
    birthCity: expect.stringContaining('London'),
    sunSign: 'Gemini',
    createdAt: expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/),
  });
  const other = await signIn();
  expect((await call('GET', '/api/profiles', { key: other.key })).body).toEqual({ profiles: [] });
});

test('a lower tier keeps the profiles that exist and refuses new ones', async () => {
  const { key, id } = await signIn();
  await users.setTier(id, 'starter');
  for (let i = 0; i < 2; i++) await call('POST', '/api/profiles', { key, body: ada });
  await users.setTier(id, 'free');
  expect((await call('GET', '/api/profiles', { key })).body.profiles).toHaveLength(2);
  expect((await call('POST', '/api/profiles', { key, body: ada })).status).toBe(403);
});
