import { expect, test } from '@jest/globals';
import { deleteProfile } from '#lib/table/deletions.ts';
import * as profiles from '#lib/table/profiles.ts';
import { deleteIf, itemKeys } from '#lib/table/single-table.ts';
import * as users from '#lib/table/users.ts';
import { newProfile, storeUser } from '../../support/new-items.ts';
import { ada, serviceOf } from '../../support/service.ts';

const service = serviceOf();
const { call, signIn } = service;

async function account() {
  const { key, id } = await signIn();
  await users.setTier(id, 'premium');
  const create = (externalId: string | undefined) =>
    call('POST', '/api/profiles', { key, body: { ...ada, externalId } });
  const edit = (profileId: string, externalId: string | null) =>
    call('PATCH', `/api/profiles/${profileId}`, { key, body: { externalId } });
  const find = async (externalId: string) => {
    const { body } = await call('GET', `/api/profiles?${new URLSearchParams({ externalId })}`, { key });
    return body.profiles.map(({ id: found }: { id: string }) => found);
  };
  return { key, id, create, edit, find };
}

test('an external id finds its profile, and is part of all its forms', async () => {
  const { key, create, find } = await account();
  const { body } = await create(' user-4711 ');
  expect(body).toMatchObject({ externalId: 'user-4711' });
  expect(await find('user-4711')).toEqual([body.id]);
  expect(await find('user-4712')).toEqual([]);
  expect((await call('GET', `/api/profiles/${body.id}`, { key })).body.externalId).toBe('user-4711');
  expect((await call('GET', '/api/profiles', { key })).body.profiles[0].externalId).toBe('user-4711');
  const without = await call('POST', '/api/profiles', { key, body: ada });
  const withNull = await call('POST', '/api/profiles', { key, body: { ...ada, externalId: null } });
  expect(withNull.status).toBe(201);
  for (const { body: stored } of [without, withNull]) expect(stored).not.toHaveProperty('externalId');
  expect((await call('GET', `/api/profiles/${without.body.id}`, { key })).body.externalId).toBeNull();
});

test('at the profile limit, an external id that exists is still reported as taken', async () => {
  const { key } = await signIn();
  const create = (externalId: string) => call('POST', '/api/profiles', { key, body: { ...ada, externalId } });
  const { body: first } = await create('a');
  expect((await create('a')).body).toMatchObject({ code: 'external_id_taken', profileId: first.id });
  expect((await create('b')).body.code).toBe('profile_limit_reached');
});

test('an external id is unique within an account, until its profile is deleted or gets another one', async () => {
  const [one, other] = [await account(), await account()];
  const { body: first } = await one.create('a');
  const refused = await one.create('a');
  expect([refused.status, refused.body.code]).toEqual([409, 'external_id_taken']);
  expect(refused.body.errors).toEqual([{ pointer: '/externalId', detail: refused.body.detail }]);
  expect(refused.body.profileId).toBe(first.id);
  expect((await other.create('a')).status).toBe(201);
  const { body: second } = await one.create('b');
  const refusedEdit = await one.edit(second.id, 'a');
  expect(refusedEdit.body).toMatchObject({ status: 409, code: 'external_id_taken', profileId: first.id });
  expect((await one.edit(first.id, 'c')).body.externalId).toBe('c');
  expect((await one.edit(second.id, 'a')).body.externalId).toBe('a');
  expect((await one.edit(second.id, 'a')).status).toBe(200);
  expect((await one.edit(first.id, null)).body.externalId).toBeNull();
  expect((await one.create('c')).status).toBe(201);
  await call('DELETE', `/api/profiles/${second.id}`, { key: one.key });
  expect((await one.create('a')).status).toBe(201);
  expect((await call('GET', '/api/auth/me', { key: one.key })).body.profileCount).toBe(3);
});

test.each([
  ['', 'empty'],
  ['x'.repeat(129), '128'],
  [7, 'string'],
  ['a\u0000b', 'control'],
])('the external id %j is rejected', async (externalId, detail) => {
  const { key } = await account();
  const { status, body } = await call('POST', '/api/profiles', { key, body: { ...ada, externalId } });
  expect([status, body.detail]).toEqual([400, expect.stringContaining(detail)]);
});

test('of twenty concurrent creations with one external id, exactly one succeeds', async () => {
  const { create, find } = await account();
  const statuses = (await Promise.all(Array.from({ length: 20 }, () => create('same')))).map(
    (one) => one.status,
  );
  expect(statuses.toSorted()).toEqual([201, ...Array(19).fill(409)]);
  expect(await find('same')).toHaveLength(1);
});

test('deletions beside edits of the external id leave neither a profile nor a taken id', async () => {
  for (let i = 0; i < 10; i++) {
    const { id } = await storeUser();
    const profile = { ...newProfile(), externalId: 'a' };
    await profiles.create(id, profile, 1);
    const [, isDeleted] = await Promise.all([
      profiles.edit(id, profile, { ...profile, externalId: 'b' }),
      deleteProfile(id, profile.id),
    ]);
    expect(isDeleted).toBe(true);
    for (const externalId of ['a', 'b']) {
      const next = { ...newProfile(), externalId };
      expect(await profiles.create(id, next, 1)).toBe(true);
      expect(await deleteProfile(id, next.id)).toBe(true);
    }
  }
});

test('an id whose profile was deleted by a release without external ids can be used again', async () => {
  const { id, create, find } = await account();
  const { body } = await create('a');
  await deleteIf({ Key: itemKeys.profile(id, body.id) });
  expect(await find('a')).toEqual([]);
  const next = await create('a');
  expect([next.status, await find('a')]).toEqual([201, [next.body.id]]);
});
