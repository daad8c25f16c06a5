import { randomBytes, randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { DeleteCommand, PutCommand } from '@aws-sdk/lib-dynamodb';
import { afterAll, afterEach, expect, test } from '@jest/globals';
import { hashEmail } from '#lib/accounts/email.ts';
import { newId } from '#lib/accounts/identifiers.ts';
import { DEFAULT_LANGUAGE } from '#lib/forecast/forecast-entry.ts';
import * as apiKeys from '#lib/table/api-keys.ts';
import * as calendars from '#lib/table/calendars.ts';
import * as forecasts from '#lib/table/forecasts.ts';
import * as profiles from '#lib/table/profiles.ts';
import * as knownPairs from '#lib/table/returning-devices.ts';
import { itemKeys, TableName, table } from '#lib/table/single-table.ts';
import * as sweeps from '#lib/table/sweep.ts';
import { transactWrite } from '#lib/table/transactions.ts';
import * as users from '#lib/table/users.ts';
import { backgroundFunction } from '../support/background-function.ts';
import { newCalendar, newEntry, newKey, newProfile, storeSession, storeUser } from '../support/new-items.ts';
import { ada, serviceOf } from '../support/service.ts';
import { interceptCalls } from '../support/service-calls.ts';
import { countItems, forecastsOf, hasMarker, itemsAbout, untilGone } from '../support/table-items.ts';

const MINUTE_MS = 60_000;
const { call, signIn } = serviceOf();
const calls = await interceptCalls(process.env['AWS_ENDPOINT_URL_DYNAMODB'] ?? '');
const sweep = backgroundFunction('sweep', 600, calls.url);
/** All its time is what it keeps for its last page. */
const hurriedSweep = backgroundFunction('sweep', 60);
afterEach(() => {
  calls.forget();
  sweep.lines.length = 0;
});
afterAll(async () => {
  await Promise.all([sweep.stop(), hurriedSweep.stop()]);
  await calls.stop();
});

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
  await transactWrite(knownPairs.putWrites(id, source, Date.now()));
  const partitions = [
    itemKeys.user(id).PK,
    itemKeys.emailPointer(hashEmail(email)).PK,
    itemKeys.apiKey(key.hash).PK,
    itemKeys.session(session).PK,
    itemKeys.returningDevice(source).PK,
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

test('an account that is put back while another one is swept stays, with its address', async () => {
  const [one, two] = [await account(61), await account(61)];
  const stored = await Promise.all([one, two].map(({ id }) => users.find(id)));
  for (const { id } of [one, two]) await loseItem(itemKeys.user(id));
  const items = (await itemsAbout([one.id, two.id])) as { PK: string; SK: string }[];
  const removals = sweeps.removeOrphans(items);
  const first = (await removals.next()).value?.ownerId;
  const [back, at] = first === one.id ? [two, 1] : [one, 0];
  await table.send(new PutCommand({ TableName, Item: { ...itemKeys.user(back.id), ...stored[at] } }));
  const before = await countItems(...back.partitions);
  for await (const { error } of removals) expect(error).toBeUndefined();
  expect(await countItems(...back.partitions)).toBe(before);
  expect(await users.findByEmail(back.email)).toMatchObject({ id: back.id });
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

/** Has every call of an operation fail that a text stands in. */
function fail(operation: string, text: string): void {
  calls.before = async (made) => {
    if (made.operation === `dynamodb ${operation}` && made.body.includes(text)) throw new Error('down');
  };
}

/** What was logged as not done and of whom, once something was. */
async function notDone(): Promise<string[][]> {
  for (;;) {
    const named = sweep.lines.map((line) => JSON.parse(line).message).filter((entry) => entry?.remainsOf);
    if (named.length > 0) return named.map(({ message, remainsOf }) => [message, remainsOf]);
    await sleep(20);
  }
}

test('what cannot be removed holds up nothing else, is named in the log, and has the sweep fail at its end', async () => {
  const [stuck, gone] = [await account(61), await account(61)];
  for (const { id } of [stuck, gone]) await loseItem(itemKeys.user(id));
  fail('Query', stuck.id);
  await expect(sweep.run()).rejects.toThrow('The table cannot be swept at the moment');
  await untilGone(...gone.partitions);
  expect(await countItems(itemKeys.user(stuck.id).PK)).toBeGreaterThan(0);
  expect(await notDone()).toContainEqual(['orphan removal failed', stuck.id]);
  expect(await sweeps.getPosition()).toBeUndefined();
  calls.forget();
  await sweep.run();
  await untilGone(...stuck.partitions);
});

test('a page that fails, or ends the process, is not where the next sweep begins', async () => {
  const stuck = await account(61);
  await loseItem(itemKeys.user(stuck.id));
  fail('BatchGetItem', stuck.id);
  await expect(sweep.run()).rejects.toThrow('The table cannot be swept at the moment');
  expect(await sweeps.getPosition()).toBeUndefined();
  const operations = calls.made.map(({ operation }) => operation.replace('dynamodb ', ''));
  const afterScans = operations.filter((_, at) => operations[at - 1] === 'Scan');
  // What keeps where the next begins.
  expect(new Set(afterScans)).toEqual(new Set(['PutItem']));
});

test('a sweep that cannot read on where it was begins anew the next time', async () => {
  await sweeps.savePosition(itemKeys.user('usr_01ARZ3NDEKTSV4RRFFQ69G5FAV'));
  fail('Scan', 'ExclusiveStartKey');
  await expect(sweep.run()).rejects.toThrow('The table cannot be swept at the moment');
  expect(await sweeps.getPosition()).toBeUndefined();
});

/** A profile that was just deleted, of which something is cached, with the given marker. */
async function deletedProfile(markerOf: (id: string) => { PK: string; SK: string }): Promise<string> {
  const [{ id: userId }, { id }] = [await storeUser(), newProfile()];
  await keepForecasts(userId, id);
  await table.send(new PutCommand({ TableName, Item: markerOf(id) }));
  return id;
}

test('every hour deletions are finished, each whatever becomes of the others, and those that are not are named', async () => {
  const deletedAtMs = Date.now() - 6 * MINUTE_MS;
  const marker = (id: string) => ({ ...itemKeys.deletion(id), deletedAtMs });
  const [stuck, gone] = [await deletedProfile(marker), await deletedProfile(marker)];
  const young = await deletedProfile((id) => ({ ...itemKeys.deletion(id), deletedAtMs: Date.now() }));
  fail('Query', stuck);
  await expect(sweep.run({ what: 'deletions' })).rejects.toThrow('The table cannot be swept at the moment');
  expect(await countItems(forecastsOf(gone), forecastsOf(young))).toBe(0);
  expect(await Promise.all([stuck, gone, young].map(hasMarker))).toEqual([true, false, true]);
  expect(await notDone()).toEqual([['a deletion is not finished yet', stuck]]);
  calls.forget();
  const ends = () => sweep.lines.filter((line) => line.includes('all pending deletions processed'));
  expect(ends()).toEqual([]);
  await sweep.run({ what: 'deletions' });
  expect(ends().map((text) => JSON.parse(text).message.count)).toEqual([expect.any(Number)]);
  expect(await countItems(forecastsOf(stuck))).toBe(0);
  expect(await hasMarker(stuck)).toBe(false);
});
