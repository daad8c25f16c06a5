import { DeleteCommand, PutCommand } from '@aws-sdk/lib-dynamodb';
import { expect, test } from '@jest/globals';
import { DEFAULT_LANGUAGE } from '#lib/forecast/forecast-entry.ts';
import * as apiKeys from '#lib/table/api-keys.ts';
import * as calendars from '#lib/table/calendars.ts';
import { type DeletionMarker, staleBirthMarker } from '#lib/table/deletion-markers.ts';
import { deleteProfile, finishDeletion, removeDependents } from '#lib/table/deletions.ts';
import * as forecasts from '#lib/table/forecasts.ts';
import * as profiles from '#lib/table/profiles.ts';
import { itemKeys, TableName, table } from '#lib/table/single-table.ts';
import { diesAtCall } from '../../support/dies-at-call.ts';
import {
  newCalendar,
  newEntry,
  newKey,
  newProfile,
  storeSession,
  storeUser,
} from '../../support/new-items.ts';
import { countItems, hasMarker, itemsAbout } from '../../support/table-items.ts';

/** An erased account's dependent items, without the marker that the stream would act upon. */
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

test('an interrupted removal of an account, run again, leaves nothing but a marker per profile', async () => {
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

test('an account being erased gets no new profiles and keys, and loses none to a concurrent deletion', async () => {
  const { id, profileIds } = await erasedAccount();
  expect(await profiles.create(id, newProfile(), 10)).toBe(false);
  expect(await apiKeys.create(newKey(id))).toBe(false);
  for (const profileId of profileIds) expect(await deleteProfile(id, profileId)).toBe(false);
  await removeDependents(id);
  for (const profileId of profileIds) expect(await hasMarker(profileId)).toBe(true);
});

test('nothing of an existing account is removed', async () => {
  const { id } = await storeUser();
  await profiles.create(id, newProfile(), 1);
  expect(await removeDependents(id)).toBe(0);
  expect(await countItems(itemKeys.user(id).PK)).toBe(2);
});

/** A deleted profile's calendars, and the partitions that hold them. */
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

test('an interrupted removal of a profile, run again, leaves no calendar and no feed', async () => {
  for (let call = 1, died = true; died; call++) {
    const { id, partitions } = await deletedProfile();
    expect(await countItems(...partitions)).toBe(6);
    died = await diesAtCall(call, () => removeDependents(id));
    await removeDependents(id);
    expect(await countItems(...partitions)).toBe(0);
  }
});

test('a deleted profile gets no new calendars, and loses none to a concurrent revocation', async () => {
  const { userId, id, partitions } = await deletedProfile();
  expect(await calendars.create(newCalendar(userId, id))).toBe(false);
  for (const calendar of await calendars.list(id))
    expect(await calendars.revoke(userId, id, calendar.id)).toBe(false);
  expect(await countItems(...partitions)).toBe(6);
  expect(await removeDependents(id)).toBe(6);
});

const MINUTE_MS = 60_000;
const DELETED_MS = Date.now();

/** The marker of a profile deleted just now, and the partitions of its dependent items. */
async function marked() {
  const { id, partitions } = await deletedProfile();
  const marker: DeletionMarker = { ...itemKeys.deletion(id), deletedAtMs: DELETED_MS };
  await table.send(new PutCommand({ TableName, Item: marker }));
  return { id, marker, partitions };
}

test('a marker stays until a removal that starts five minutes after the deletion succeeds', async () => {
  const { id, marker, partitions } = await marked();
  await finishDeletion(marker, DELETED_MS + 5 * MINUTE_MS - 1);
  expect(await countItems(...partitions)).toBe(0);
  expect(await hasMarker(id)).toBe(true);
  await finishDeletion(marker, DELETED_MS + 5 * MINUTE_MS);
  expect(await hasMarker(id)).toBe(false);
  await finishDeletion(marker, DELETED_MS + 6 * MINUTE_MS);
  expect(await hasMarker(id)).toBe(false);
});

test('an interrupted last removal keeps its marker or is complete, and the next run finishes it', async () => {
  for (let call = 1, died = true; died; call++) {
    const { id, marker, partitions } = await marked();
    died = await diesAtCall(call, () => finishDeletion(marker, DELETED_MS + 5 * MINUTE_MS));
    if (died) expect(await hasMarker(id)).toBe(true);
    await finishDeletion(marker, DELETED_MS + 65 * MINUTE_MS);
    expect([await countItems(...partitions), await hasMarker(id)]).toEqual([0, false]);
  }
});

test('concurrent removals keep a marker that was put again meanwhile', async () => {
  const { id, marker, partitions } = await marked();
  const again = { ...marker, deletedAtMs: DELETED_MS + 10 * MINUTE_MS };
  await table.send(new PutCommand({ TableName, Item: again }));
  await Promise.all(Array.from({ length: 5 }, () => finishDeletion(marker, DELETED_MS + 12 * MINUTE_MS)));
  expect([await countItems(...partitions), await hasMarker(id)]).toEqual([0, true]);
  await Promise.all(Array.from({ length: 5 }, () => finishDeletion(again, DELETED_MS + 15 * MINUTE_MS)));
  expect(await hasMarker(id)).toBe(false);
});

test('a stale birth marker removes forecasts of that birth and nothing else', async () => {
  const [{ id: userId }, profile] = [await storeUser(), newProfile()];
  const cache = {
    userId,
    profileId: profile.id,
    modelVersion: '1',
    timeZone: 'Europe/London',
    isOfBirthplace: false,
  };
  const entries = [newEntry('2026-01-01')];
  for (const birth of ['former', 'present'])
    await forecasts.store({ ...cache, birth, language: DEFAULT_LANGUAGE }, entries);
  const marker = staleBirthMarker(profile.id, 'former', DELETED_MS);
  await finishDeletion(marker, DELETED_MS + 5 * MINUTE_MS);
  const left = await itemsAbout([profile.id]);
  expect(left.map(({ SK }) => String(SK).split('#')[0])).toEqual(['present', 'present']);
});
