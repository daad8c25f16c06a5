import { DeleteCommand, PutCommand } from '@aws-sdk/lib-dynamodb';
import { expect, test } from '@jest/globals';
import * as apiKeys from '#lib/table/api-keys.ts';
import { birthKey } from '#lib/table/birth-key.ts';
import * as calendars from '#lib/table/calendars.ts';
import {
  type DeletionMarker,
  listMarkers,
  markerTarget,
  staleBirthMarker,
} from '#lib/table/deletion-markers.ts';
import { deleteProfile, finishDeletion, removeDependents } from '#lib/table/deletions.ts';
import * as profiles from '#lib/table/profiles.ts';
import { itemKeys, TableName, table } from '#lib/table/single-table.ts';
import { findDeletionTime } from '#lib/table/tombstones.ts';
import { diesAtCall } from '../../support/dies-at-call.ts';
import {
  newCalendar,
  newKey,
  newProfile,
  storeForecasts,
  storeSession,
  storeUser,
} from '../../support/new-items.ts';
import { countItems, hasMarker, itemsAbout } from '../../support/table-items.ts';

/** Stores an account's dependent items without the account, and without the marker that the stream would react to. */
async function erasedAccount() {
  const { id } = await storeUser();
  const made = [newProfile(), newProfile()];
  for (const profile of made) await profiles.create(id, profile, 10);
  const key = newKey(id);
  await apiKeys.create(key);
  const session = await storeSession(id);
  await table.send(new DeleteCommand({ TableName, Key: itemKeys.user(id) }));
  const partitions = [itemKeys.user(id).PK, itemKeys.apiKey(key.hash).PK, itemKeys.session(session).PK];
  return { id, profileIds: made.map((profile) => profile.id), partitions };
}

test('repeating an interrupted account removal leaves only one marker per profile', async () => {
  for (let call = 1, died = true; died; call++) {
    const { id, profileIds, partitions } = await erasedAccount();
    died = await diesAtCall(call, () => removeDependents(id));
    for (const profileId of profileIds) {
      const isThere = (await profiles.find(id, profileId)) !== undefined;
      expect(isThere || (await hasMarker(profileId))).toBe(true);
    }
    await removeDependents(id);
    expect(await countItems(...partitions)).toBe(0);
    for (const profileId of profileIds) expect(await hasMarker(profileId)).toBe(true);
  }
});

test('of a deleted profile, a tombstone keeps the time', async () => {
  const { id } = await storeUser();
  const profile = newProfile();
  await profiles.create(id, profile, 10);
  const beforeMs = Date.now();
  expect(await deleteProfile(id, profile.id)).toBe(true);
  expect(await findDeletionTime(profile.id)).toBeGreaterThanOrEqual(beforeMs);
});

test('an account being erased gets no new profiles or keys, and a concurrent deletion of its profiles fails', async () => {
  const { id, profileIds } = await erasedAccount();
  expect(await profiles.create(id, newProfile(), 10)).toBe(false);
  expect(await apiKeys.create(newKey(id))).toBe(false);
  for (const profileId of profileIds) expect(await deleteProfile(id, profileId)).toBe(false);
  await removeDependents(id);
  for (const profileId of profileIds) expect(await hasMarker(profileId)).toBe(true);
});

test('no item of an existing account is removed', async () => {
  const { id } = await storeUser();
  await profiles.create(id, newProfile(), 1);
  expect(await removeDependents(id)).toBe(0);
  expect(await countItems(itemKeys.user(id).PK)).toBe(2);
});

/** Stores a deleted profile's calendars; returns the partitions that contain their items. */
async function deletedProfile() {
  const { id: userId } = await storeUser();
  const profile = newProfile();
  await profiles.create(userId, profile, 1);
  const made = Array.from({ length: 3 }, () => newCalendar(userId, profile.id));
  for (const calendar of made) expect(await calendars.create(calendar)).toBe(true);
  await table.send(new DeleteCommand({ TableName, Key: itemKeys.profile(userId, profile.id) }));
  const feeds = made.map(({ tokenHash }) => itemKeys.feed(tokenHash).PK);
  return { userId, id: profile.id, partitions: [itemKeys.calendar(profile.id, '').PK, ...feeds] };
}

test('repeating an interrupted profile removal leaves no calendars or feeds', async () => {
  for (let call = 1, died = true; died; call++) {
    const { id, partitions } = await deletedProfile();
    expect(await countItems(...partitions)).toBe(6);
    died = await diesAtCall(call, () => removeDependents(id));
    await removeDependents(id);
    expect(await countItems(...partitions)).toBe(0);
  }
});

test('a deleted profile gets no new calendars, and a concurrent revocation of its calendars fails', async () => {
  const { userId, id, partitions } = await deletedProfile();
  expect(await calendars.create(newCalendar(userId, id))).toBe(false);
  for (const calendar of await calendars.list(id))
    expect(await calendars.revoke(userId, id, calendar.id)).toBe(false);
  expect(await countItems(...partitions)).toBe(6);
  expect(await removeDependents(id)).toBe(6);
});

const MINUTE_MS = 60_000;
const DELETED_MS = Date.now();

/** Stores a deleted profile's calendars and its deletion marker. */
async function marked() {
  const { id, partitions } = await deletedProfile();
  const marker: DeletionMarker = { ...itemKeys.deletion(id), deletedAtMs: DELETED_MS };
  await table.send(new PutCommand({ TableName, Item: marker }));
  return { id, marker, partitions };
}

test('a marker stays until a removal that started at least five minutes after the deletion succeeds', async () => {
  const { id, marker, partitions } = await marked();
  await finishDeletion(marker, DELETED_MS + 5 * MINUTE_MS - 1);
  expect(await countItems(...partitions)).toBe(0);
  expect(await hasMarker(id)).toBe(true);
  await finishDeletion(marker, DELETED_MS + 5 * MINUTE_MS);
  expect(await hasMarker(id)).toBe(false);
  await finishDeletion(marker, DELETED_MS + 6 * MINUTE_MS);
  expect(await hasMarker(id)).toBe(false);
});

test('an interrupted last removal keeps its marker, and the next run finishes the removal', async () => {
  for (let call = 1, died = true; died; call++) {
    const { id, marker, partitions } = await marked();
    died = await diesAtCall(call, () => finishDeletion(marker, DELETED_MS + 5 * MINUTE_MS));
    if (died) expect(await hasMarker(id)).toBe(true);
    await finishDeletion(marker, DELETED_MS + 65 * MINUTE_MS);
    expect([await countItems(...partitions), await hasMarker(id)]).toEqual([0, false]);
  }
});

test('concurrent removals keep a marker that was written again in the meantime', async () => {
  const { id, marker, partitions } = await marked();
  const again = { ...marker, deletedAtMs: DELETED_MS + 10 * MINUTE_MS };
  await table.send(new PutCommand({ TableName, Item: again }));
  await Promise.all(Array.from({ length: 5 }, () => finishDeletion(marker, DELETED_MS + 12 * MINUTE_MS)));
  expect([await countItems(...partitions), await hasMarker(id)]).toEqual([0, true]);
  await Promise.all(Array.from({ length: 5 }, () => finishDeletion(again, DELETED_MS + 15 * MINUTE_MS)));
  expect(await hasMarker(id)).toBe(false);
});

test('edits between two births leave one marker for each, which the last edit renews', async () => {
  const { id: userId } = await storeUser();
  const one = newProfile();
  const other = { ...one, birthDate: '1985-12-01' };
  await profiles.create(userId, one, 1);
  const markers = async () => {
    const found: DeletionMarker[] = [];
    for await (const marker of listMarkers()) if (markerTarget(marker).id === one.id) found.push(marker);
    return found;
  };
  for (let i = 0; i < 3; i++) {
    expect(await profiles.edit(userId, one, other)).toBe(true);
    expect(await profiles.edit(userId, other, one)).toBe(true);
  }
  const [first, second, ...more] = await markers();
  expect([first?.SK, second?.SK].sort()).toEqual(
    [birthKey(one), birthKey(other)].map((birth) => `${one.id}#${birth}`).sort(),
  );
  expect(more).toEqual([]);
  // A removal that began before an edit renewed the marker must not delete it.
  if (!first) throw new Error('There is no marker');
  const renewed = { ...first, deletedAtMs: first.deletedAtMs + 10 * MINUTE_MS };
  await table.send(new PutCommand({ TableName, Item: renewed }));
  await finishDeletion(first, first.deletedAtMs + 6 * MINUTE_MS);
  expect(await markers()).toContainEqual(renewed);
});

test('a stale-birth marker removes the forecasts of its birth and nothing else', async () => {
  const [{ id: userId }, profile] = [await storeUser(), newProfile()];
  for (const birth of ['former', 'present']) await storeForecasts(userId, profile.id, undefined, birth);
  const marker = staleBirthMarker(profile.id, 'former', DELETED_MS);
  await finishDeletion(marker, DELETED_MS + 5 * MINUTE_MS);
  const left = await itemsAbout([profile.id]);
  expect(left.map(({ SK }) => String(SK).split('#')[0])).toEqual(['present', 'present']);
});
