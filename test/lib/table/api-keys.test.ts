import { DeleteCommand } from '@aws-sdk/lib-dynamodb';
import { expect, test } from '@jest/globals';
import * as apiKeys from '#lib/table/api-keys.ts';
import { itemKeys, TableName, table } from '#lib/table/single-table.ts';
import { newKey, storeUser } from '../../support/new-items.ts';

const storedKey = async () => {
  const { id } = await storeUser();
  const key = newKey(id);
  await apiKeys.create(key);
  return { id, key };
};
/** Finds a key and its owner in two reads, as on a cache miss. */
const find = async (hash: string, nowMs = Date.now()) => {
  const place = await apiKeys.locate(hash);
  return place && apiKeys.findWithOwner(place, nowMs);
};

test('a key of a missing account is invalid', async () => {
  const { id, key } = await storedKey();
  await table.send(new DeleteCommand({ TableName, Key: itemKeys.user(id) }));
  expect(await find(key.hash)).toBeUndefined();
});

test('use is recorded at most once a minute, and recording it never revives a revoked key', async () => {
  const { id, key } = await storedKey();
  const now = Date.now();
  const place = { userId: id, keyId: key.id };
  await apiKeys.recordUse(place, now);
  await apiKeys.recordUse(place, now + 59_000);
  expect((await find(key.hash))?.key.lastUsedAt).toBe(new Date(now).toISOString());
  await apiKeys.recordUse(place, now + 60_001);
  expect((await find(key.hash))?.key.lastUsedAt).toBe(new Date(now + 60_001).toISOString());

  await table.send(new DeleteCommand({ TableName, Key: itemKeys.apiKeyOfUser(id, key.id) }));
  await apiKeys.recordUse(place, now + 600_000);
  expect(await find(key.hash)).toBeUndefined();
});

test('a key is valid, and its use is recorded, until the millisecond at which it expires', async () => {
  const { id } = await storeUser();
  const now = Date.now();
  const key = { ...newKey(id), expiresAt: new Date(now).toISOString() };
  await apiKeys.create(key);
  expect((await find(key.hash, now - 1))?.user.id).toBe(id);
  expect(await find(key.hash, now)).toBeUndefined();
  await apiKeys.recordUse({ userId: id, keyId: key.id }, now);
  expect((await apiKeys.find(id, key.id))?.lastUsedAt).toBeUndefined();
  await apiKeys.recordUse({ userId: id, keyId: key.id }, now - 1);
  expect((await apiKeys.find(id, key.id))?.lastUsedAt).toBe(new Date(now - 1).toISOString());
});
