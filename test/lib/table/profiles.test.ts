import { GetCommand } from '@aws-sdk/lib-dynamodb';
import { expect, test } from '@jest/globals';
import { deleteProfile } from '#lib/table/deletions.ts';
import * as profiles from '#lib/table/profiles.ts';
import { itemKeys, TableName, table, writeInBatches } from '#lib/table/single-table.ts';
import * as users from '#lib/table/users.ts';
import { newProfile, storeUser } from '../../support/new-items.ts';

test('20 concurrent creations store and count exactly as many profiles as the limit allows', async () => {
  const { id } = await storeUser();
  const stored = await Promise.all(Array.from({ length: 20 }, () => profiles.create(id, newProfile(), 3)));
  expect(stored.filter(Boolean)).toHaveLength(3);
  expect(await profiles.list(id)).toHaveLength(3);
  expect((await users.find(id))?.profileCount).toBe(3);
});

test('profiles are listed in order of creation, and only for their owner', async () => {
  const [ada, eve] = [await storeUser(), await storeUser()];
  const made = [newProfile(3_000), newProfile(1_000), newProfile(2_000)];
  for (const profile of made) await profiles.create(ada.id, profile, 10);
  expect((await profiles.list(ada.id)).map((profile) => Date.parse(profile.createdAt))).toEqual([
    1_000, 2_000, 3_000,
  ]);
  expect(await profiles.list(eve.id)).toEqual([]);
  expect(await profiles.find(eve.id, made[0]?.id ?? '')).toBeUndefined();
});

test('a list has all profiles, even if they exceed the megabyte that a query returns', async () => {
  const { id } = await storeUser();
  const made = Array.from({ length: 300 }, (_, i) => ({ ...newProfile(i), name: 'x'.repeat(4_000) }));
  await writeInBatches(
    made.map((profile) => ({ PutRequest: { Item: { ...itemKeys.profile(id, profile.id), ...profile } } })),
  );
  const ids = made.map((profile) => profile.id).sort();
  const listed = async (limit: number, after?: string) =>
    (await profiles.list(id, limit, after)).map((profile) => profile.id);
  expect(await listed(1_000)).toEqual(ids);
  expect(await listed(290)).toEqual(ids.slice(0, 290));
  expect(await listed(290, ids[4])).toEqual(ids.slice(5, 295));
});

test('an edit of the matters succeeds only if the stored matters are still the same', async () => {
  const { id } = await storeUser();
  const profile = newProfile();
  await profiles.create(id, profile, 1);
  const attentive: profiles.Profile = { ...profile, matters: ['work', 'love'] };
  expect(await profiles.edit(id, profile, attentive)).toBe(true);
  expect(await profiles.find(id, profile.id)).toEqual(attentive);
  // Each of these has read other matters than the stored ones.
  for (const outdated of [profile, { ...profile, matters: ['work'] as const }])
    expect(await profiles.edit(id, outdated, { ...outdated, name: 'Eve' })).toBe(false);
  expect(await profiles.edit(id, attentive, profile)).toBe(true);
  expect(await profiles.find(id, profile.id)).toEqual(profile);
});

test('concurrent deletions of a profile count once and leave a deletion marker', async () => {
  const [ada, eve] = [await storeUser(), await storeUser()];
  const profile = newProfile();
  await profiles.create(ada.id, profile, 1);
  expect(await deleteProfile(eve.id, profile.id)).toBe(false);
  const removed = await Promise.all(Array.from({ length: 10 }, () => deleteProfile(ada.id, profile.id)));
  expect(removed.filter(Boolean)).toHaveLength(1);
  expect((await users.find(ada.id))?.profileCount).toBe(0);
  expect(await profiles.find(ada.id, profile.id)).toBeUndefined();
  const { Item } = await table.send(new GetCommand({ TableName, Key: itemKeys.deletion(profile.id) }));
  expect(Item?.['deletedAtMs']).toBeGreaterThan(Date.now() - 3_600_000);
  expect(Item?.['ttl']).toBeUndefined();
  expect(await profiles.create(ada.id, newProfile(), 1)).toBe(true);
});
