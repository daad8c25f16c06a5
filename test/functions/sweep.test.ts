import { randomBytes, randomUUID } from 'node:crypto';
import { DeleteCommand } from '@aws-sdk/lib-dynamodb';
import { afterAll, expect, test } from '@jest/globals';
import { hashEmail } from '#lib/accounts/email.ts';
import { newId } from '#lib/accounts/identifiers.ts';
import { DEFAULT_LANGUAGE } from '#lib/forecast/forecast-entry.ts';
import * as apiKeys from '#lib/table/api-keys.ts';
import * as calendars from '#lib/table/calendars.ts';
import * as forecasts from '#lib/table/forecasts.ts';
import * as knownPairs from '#lib/table/known-pairs.ts';
import * as profiles from '#lib/table/profiles.ts';
import { itemKeys, TableName, table, writeAll } from '#lib/table/single-table.ts';
import * as users from '#lib/table/users.ts';
import { backgroundFunction } from '../support/background-function.ts';
import { newCalendar, newEntry, newKey, newProfile, storeSession, storeUser } from '../support/new-items.ts';
import { ada, serviceOf } from '../support/service.ts';
import { countItems, forecastsOf, untilGone } from '../support/table-items.ts';

const MINUTE_MS = 60_000;
const { call, signIn } = serviceOf();
const sweep = backgroundFunction('sweep', 600);
/** All its time is what it keeps for its last page. */
const hurriedSweep = backgroundFunction('sweep', 60);
afterAll(() => Promise.all([sweep.stop(), hurriedSweep.stop()]));

async function keepForecasts(userId: string, profileId: string, entries = [newEntry('2026-01-01')]) {
  const model = { modelVersion: '1', language: DEFAULT_LANGUAGE };
  const zone = { timeZone: 'Europe/London', isOfBirthplace: false };
  await forecasts.store({ userId, profileId, birth: 'born', ...model, ...zone }, entries);
}

/** An account of a given age with one of everything that hangs on one, and the partitions that hold them. */
async function account(ageMinutes: number) {
  const madeAtMs = Date.now() - ageMinutes * MINUTE_MS;
  const { id, email } = await storeUser(madeAtMs);
  const profile = newProfile(madeAtMs);
  await profiles.create(id, profile, 1);
  await keepForecasts(id, profile.id);
  const key = newKey(id);
  await apiKeys.create(key);
  const calendar = newCalendar(id, profile.id);
  await calendars.create(calendar);
  const session = await storeSession(id);
  const source = randomUUID();
  await writeAll(knownPairs.writesOf(id, source, Date.now()));
  const partitions = [
    itemKeys.user(id).PK,
    itemKeys.emailPointer(hashEmail(email)).PK,
    itemKeys.apiKey(key.hash).PK,
    itemKeys.session(session).PK,
    itemKeys.knownPair(source).PK,
    forecastsOf(profile.id),
    itemKeys.calendar(profile.id, '').PK,
    itemKeys.feed(calendar.tokenHash).PK,
  ];
  return { id, email, profileId: profile.id, partitions };
}

const loseItem = (Key: { PK: string; SK: string }) => table.send(new DeleteCommand({ TableName, Key }));

test('whatever an erasure has left is gone after a sweep, and its address can sign up again', async () => {
  const gone = await account(61);
  await loseItem(itemKeys.user(gone.id));
  await sweep.run();
  await untilGone(...gone.partitions);
  const { id, key } = await signIn(gone.email);
  expect(id).not.toBe(gone.id);
  expect((await call('POST', '/api/profiles', { key, body: ada })).status).toBe(201);
});

test('whatever the deletion of a profile has left is gone after a sweep, and nothing else of its account', async () => {
  const { id, profileId, partitions } = await account(61);
  await loseItem(itemKeys.profile(id, profileId));
  await sweep.run();
  expect(await countItems(forecastsOf(profileId))).toBe(0);
  expect(await countItems(...partitions)).toBe(8);
});

test('whatever the revocation of a key has left of its calendars is gone after a sweep, and nothing else', async () => {
  const { id, profileId, partitions } = await account(61);
  const [gone, kept] = [newKey(id, '1', Date.now() - 61 * MINUTE_MS), newKey(id)];
  for (const key of [gone, kept]) await apiKeys.create(key);
  const made = [gone, gone, kept].map((key) => newCalendar(id, profileId, key.id));
  for (const calendar of made) await calendars.create(calendar);
  await loseItem(itemKeys.apiKeyOfUser(id, gone.id));
  await sweep.run();
  expect(await countItems(...made.map(({ tokenHash }) => itemKeys.feed(tokenHash).PK))).toBe(1);
  expect((await calendars.list(profileId)).map(({ keyId }) => keyId)).toEqual([undefined, kept.id]);
  // The key that is kept has one item there, and its calendar another.
  expect(await countItems(...partitions)).toBe(15);
});

test('what belongs to somebody stays, and what is so young that it may be in the making', async () => {
  const [kept, young] = [await account(61), await account(59)];
  const { id } = await signIn();
  await loseItem(itemKeys.user(young.id));
  await sweep.run();
  expect(await countItems(...kept.partitions)).toBe(13);
  expect(await countItems(...young.partitions)).toBe(12);
  expect(await users.find(id)).toMatchObject({ id });
});

test('a sweep whose time is up goes on the next time where it was', async () => {
  const { id, profileId } = await account(61);
  // Three of them are as much as is read at once.
  const large = Array.from({ length: 9 }, (_, day) => ({
    ...newEntry(`2026-02-0${day + 1}`),
    // Nothing that packing makes smaller.
    summary: randomBytes(385_000).toString('base64'),
  }));
  await keepForecasts(id, profileId, large);
  const madeAtMs = Date.now() - 61 * MINUTE_MS;
  const lost = Array.from({ length: 20 }, () => newId('prf', madeAtMs));
  for (const lostId of lost) await keepForecasts(id, lostId);

  const isOver = () => hurriedSweep.lines.some((line) => line.includes('to its end'));
  let parts = 0;
  for (; !isOver() && parts < 50; parts++) await hurriedSweep.run();
  expect(isOver()).toBe(true);
  expect(parts).toBeGreaterThanOrEqual(3);
  expect(await countItems(...lost.map(forecastsOf))).toBe(0);
});
