import { expect, test } from '@jest/globals';
import * as users from '#lib/table/users.ts';
import { ada, serviceOf } from '../../support/service.ts';

const { call, signIn } = serviceOf();
const list = async (key: string) => (await call('GET', '/api/profiles', { key })).body.profiles;

test('an account’s profiles are listed in order of creation', async () => {
  const { key, id } = await signIn();
  await users.setTier(id, 'premium');
  expect(await list(key)).toEqual([]);
  for (const name of ['Zoe', 'Ada', 'Max'])
    await call('POST', '/api/profiles', { key, body: { ...ada, name } });
  const profiles = await list(key);
  expect(profiles.map(({ name }: { name: string }) => name)).toEqual(['Zoe', 'Ada', 'Max']);
  expect(profiles[0]).toEqual({
    id: expect.stringMatching(/^prf_/),
    name: 'Zoe',
    birthDate: ada.birthDate,
    birthCity: expect.stringContaining('London'),
    sunSign: 'Gemini',
    createdAt: expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/),
  });
  expect(await list((await signIn()).key)).toEqual([]);
});

test('after a downgrade, existing profiles stay and new ones are rejected', async () => {
  const { key, id } = await signIn();
  await users.setTier(id, 'starter');
  for (let i = 0; i < 2; i++) await call('POST', '/api/profiles', { key, body: ada });
  await users.setTier(id, 'free');
  expect(await list(key)).toHaveLength(2);
  expect((await call('POST', '/api/profiles', { key, body: ada })).status).toBe(403);
});
