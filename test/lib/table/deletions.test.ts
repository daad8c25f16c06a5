import { DeleteCommand, PutCommand } from '@aws-sdk/lib-dynamodb';
import { expect, test } from '@jest/globals';
import { DEFAULT_LANGUAGE } from '#lib/forecast/forecast-entry.ts';
import * as apiKeys from '#lib/table/api-keys.ts';
import * as calendars from '#lib/table/calendars.ts';
import {
  deleteProfile,
  earlierMarker,
  finish,
  type Marker,
  markerOfFormerBirth,
  namedBy,
  removeRemains,
} from '#lib/table/deletions.ts';
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

/** An account of which only what hung on it is left, without the marker that the table's stream would act upon. */
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

test('wherever the clean-up of an account dies, run again it leaves nothing, and a marker for each profile', async () => {
  for (let call = 1, died = true; died; call++) {
    const { id, profileIds, partitions } = await erasedAccount();
    died = await diesAtCall(call, () => removeRemains(id));
    for (const profileId of profileIds) {
      const isThere = (await profiles.find(id, profileId)) !== undefined;
      expect(isThere || (await hasMarker(profileId))).toBe(true);
    }
    await removeRemains(id);
    expect(await countItems(...partitions)).toBe(0);
    for (const profileId of profileIds) expect(await hasMarker(profileId)).toBe(true);
  }
});

test('an account that is being erased gets no profile, and loses none to a deletion beside it', async () => {
  const { id, profileIds } = await erasedAccount();
  expect(await profiles.create(id, newProfile(), 10)).toBe(false);
  expect(await apiKeys.create(newKey(id))).toBe(false);
  for (const profileId of profileIds) expect(await deleteProfile(id, profileId)).toBe(false);
  await removeRemains(id);
  for (const profileId of profileIds) expect(await hasMarker(profileId)).toBe(true);
});

test('nothing is removed of an account that is there', async () => {
  const { id } = await storeUser();
  await profiles.create(id, newProfile(), 1);
  expect(await removeRemains(id)).toBe(0);
  expect(await countItems(itemKeys.user(id).PK)).toBe(2);
});

/** A profile with calendars of which only they are left, and the partitions that hold them. */
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

test('wherever the clean-up of a profile dies, run again it leaves no calendar and no address', async () => {
  for (let call = 1, died = true; died; call++) {
    const { id, partitions } = await deletedProfile();
    expect(await countItems(...partitions)).toBe(6);
    died = await diesAtCall(call, () => removeRemains(id));
    await removeRemains(id);
    expect(await countItems(...partitions)).toBe(0);
  }
});

test('a profile that is gone gets no calendar, and loses none to a revocation beside its deletion', async () => {
  const { userId, id, partitions } = await deletedProfile();
  expect(await calendars.create(newCalendar(userId, id))).toBe(false);
  for (const calendar of await calendars.list(id))
    expect(await calendars.revoke(userId, id, calendar.id)).toBe(false);
  expect(await countItems(...partitions)).toBe(6);
  expect(await removeRemains(id)).toBe(6);
});

const MINUTE_MS = 60_000;
const DELETED_MS = Date.now();

/** The marker of a profile that was deleted just now, and the partitions of what it has left. */
async function marked() {
  const { id, partitions } = await deletedProfile();
  const marker: Marker = { ...itemKeys.deletion(id), deletedAtMs: DELETED_MS };
  await table.send(new PutCommand({ TableName, Item: marker }));
  return { id, marker, partitions };
}

test('a marker stays until a removal has succeeded that began five minutes after the deletion', async () => {
  const { id, marker, partitions } = await marked();
  await finish(marker, DELETED_MS + 5 * MINUTE_MS - 1);
  expect(await countItems(...partitions)).toBe(0);
  expect(await hasMarker(id)).toBe(true);
  await finish(marker, DELETED_MS + 5 * MINUTE_MS);
  expect(await hasMarker(id)).toBe(false);
  await finish(marker, DELETED_MS + 6 * MINUTE_MS);
  expect(await hasMarker(id)).toBe(false);
});

test('wherever the last removal dies, its marker is there or all is done, and the next one ends it', async () => {
  for (let call = 1, died = true; died; call++) {
    const { id, marker, partitions } = await marked();
    died = await diesAtCall(call, () => finish(marker, DELETED_MS + 5 * MINUTE_MS));
    if (died) expect(await hasMarker(id)).toBe(true);
    await finish(marker, DELETED_MS + 65 * MINUTE_MS);
    expect([await countItems(...partitions), await hasMarker(id)]).toEqual([0, false]);
  }
});

test('of removals at once none takes away a marker that was put again meanwhile', async () => {
  const { id, marker, partitions } = await marked();
  const again = { ...marker, deletedAtMs: DELETED_MS + 10 * MINUTE_MS };
  await table.send(new PutCommand({ TableName, Item: again }));
  await Promise.all(Array.from({ length: 5 }, () => finish(marker, DELETED_MS + 12 * MINUTE_MS)));
  expect([await countItems(...partitions), await hasMarker(id)]).toEqual([0, true]);
  await Promise.all(Array.from({ length: 5 }, () => finish(again, DELETED_MS + 15 * MINUTE_MS)));
  expect(await hasMarker(id)).toBe(false);
});

test('a marker of a former birth has that removed and nothing else of the profile', async () => {
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
  const marker = markerOfFormerBirth(profile.id, 'former', DELETED_MS);
  await finish(marker, DELETED_MS + 5 * MINUTE_MS);
  const left = await itemsAbout([profile.id]);
  expect(left.map(({ SK }) => String(SK).split('#')[0])).toEqual(['present', 'present']);
});

test('markers of earlier releases name the same, were made five minutes before they expire, and end as others', async () => {
  const ttl = Math.floor(DELETED_MS / 1000) + 300;
  const ofProfile = { PK: 'DELETED#prf_1', SK: 'DELETED' };
  const ofBirth = { PK: 'DELETED#prf_1', SK: 'BIRTH#0123456789abcdef#01ARZ3NDEKTSV4RRFFQ69G5FAV' };
  expect(namedBy(ofProfile)).toEqual({ id: 'prf_1' });
  expect(namedBy(ofBirth)).toEqual({ id: 'prf_1', birth: '0123456789abcdef' });
  expect(earlierMarker(itemKeys.deletion('prf_1'))).toBeUndefined();

  const { id, partitions } = await deletedProfile();
  const item = { PK: `DELETED#${id}`, SK: 'DELETED', ttl };
  await table.send(new PutCommand({ TableName, Item: item }));
  const marker = earlierMarker(item);
  if (!marker) throw new Error('It is none');
  await finish(marker, ttl * 1000 - 1);
  expect([await countItems(...partitions), await countItems(item.PK)]).toEqual([0, 1]);
  await finish(marker, ttl * 1000);
  expect(await countItems(item.PK)).toBe(0);
});
