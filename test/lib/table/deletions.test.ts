import { DeleteCommand } from '@aws-sdk/lib-dynamodb';
import { expect, test } from '@jest/globals';
import * as apiKeys from '#lib/table/api-keys.ts';
import * as calendars from '#lib/table/calendars.ts';
import { deleteProfile, removeRemains } from '#lib/table/deletions.ts';
import * as profiles from '#lib/table/profiles.ts';
import { itemKeys, TableName, table } from '#lib/table/single-table.ts';
import { diesAtCall } from '../../support/dies-at-call.ts';
import { newCalendar, newKey, newProfile, storeSession, storeUser } from '../../support/new-items.ts';
import { countItems, hasMarker } from '../../support/table-items.ts';

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
