import { randomUUID } from 'node:crypto';
import { DeleteCommand } from '@aws-sdk/lib-dynamodb';
import { expect, test } from '@jest/globals';
import * as apiKeys from '#lib/table/api-keys.ts';
import * as keyOwners from '#lib/table/key-owners.ts';
import { itemKeys, TableName, table, writeAll } from '#lib/table/single-table.ts';
import * as users from '#lib/table/users.ts';
import { newEmail } from '../../support/service.ts';

const newUser = async () => (await users.findOrCreate(newEmail())) as users.User;
const store = (key: apiKeys.StoredKey) => writeAll(apiKeys.creationOf(key));
/** Whose a key is, as for a process that has not seen it before. */
const find = async (hash: string, nowMs = Date.now()) => {
  const place = await keyOwners.locate(hash);
  return place && keyOwners.find(place, nowMs);
};
const newKey = (userId: string): apiKeys.StoredKey => ({
  id: `key_${randomUUID()}`,
  userId,
  hash: randomUUID(),
  name: 'Sign-in',
  start: 'hsk_abcd',
  secretVersion: '1',
  createdAt: new Date().toISOString(),
});

test('a key of an account that is gone finds nobody', async () => {
  const user = await newUser();
  const key = newKey(user.id);
  await store(key);
  await table.send(new DeleteCommand({ TableName, Key: itemKeys.user(user.id) }));
  expect(await find(key.hash)).toBeUndefined();
});

test('the last use is noted once a minute, and never brings a revoked key back', async () => {
  const { id } = await newUser();
  const key = newKey(id);
  await store(key);
  const now = Date.now();
  const place = { userId: id, keyId: key.id };
  await keyOwners.noteUse(place, now);
  await keyOwners.noteUse(place, now + 59_000);
  expect((await find(key.hash))?.key.lastUsedAt).toBe(new Date(now).toISOString());
  await keyOwners.noteUse(place, now + 60_001);
  expect((await find(key.hash))?.key.lastUsedAt).toBe(new Date(now + 60_001).toISOString());

  await table.send(new DeleteCommand({ TableName, Key: itemKeys.apiKeyOfUser(id, key.id) }));
  await keyOwners.noteUse(place, now + 600_000);
  expect(await find(key.hash)).toBeUndefined();
});

test('of a key that has expired no use is noted', async () => {
  const { id } = await newUser();
  const now = Date.now();
  const key = { ...newKey(id), expiresAt: new Date(now).toISOString() };
  await apiKeys.create(key);
  await keyOwners.noteUse({ userId: id, keyId: key.id }, now);
  expect((await apiKeys.find(id, key.id))?.lastUsedAt).toBeUndefined();
  await keyOwners.noteUse({ userId: id, keyId: key.id }, now - 1);
  expect((await apiKeys.find(id, key.id))?.lastUsedAt).toBe(new Date(now - 1).toISOString());
});

test('a key finds its owner until the moment at which it expires', async () => {
  const { id } = await newUser();
  const now = Date.now();
  const key = { ...newKey(id), expiresAt: new Date(now).toISOString() };
  await apiKeys.create(key);
  expect((await find(key.hash, now - 1))?.user.id).toBe(id);
  expect(await find(key.hash, now)).toBeUndefined();
});
