import { randomBytes } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { DeleteCommand, PutCommand } from '@aws-sdk/lib-dynamodb';
import { afterAll, afterEach, expect, test } from '@jest/globals';
import { hashEmail } from '#lib/accounts/email.ts';
import { newId } from '#lib/accounts/identifiers.ts';
import * as apiKeys from '#lib/table/api-keys.ts';
import * as calendars from '#lib/table/calendars.ts';
import { deletionMarker } from '#lib/table/deletion-markers.ts';
import * as deliveries from '#lib/table/deliveries.ts';
import * as judgments from '#lib/table/judgments.ts';
import * as profiles from '#lib/table/profiles.ts';
import { getItem, itemKeys, TableName, table } from '#lib/table/single-table.ts';
import * as sweeps from '#lib/table/sweep.ts';
import { put, transactWrite } from '#lib/table/transactions.ts';
import * as users from '#lib/table/users.ts';
import { backgroundFunction } from '../support/background-function.ts';
import {
  newCalendar,
  newEntry,
  newKey,
  newProfile,
  storeDependents,
  storeForecasts,
  storeUser,
} from '../support/new-items.ts';
import { ada, serviceOf } from '../support/service.ts';
import { interceptCalls } from '../support/service-calls.ts';
import { countItems, forecastsOf, hasMarker, itemsAbout, untilGone } from '../support/table-items.ts';

const MINUTE_MS = 60_000;
const { call, signIn } = serviceOf();
const calls = await interceptCalls(process.env['AWS_ENDPOINT_URL_DYNAMODB'] ?? '');
const sweep = backgroundFunction('sweep', 600, calls.url);
/** A sweep that processes one page per run: its timeout is only the time that it reserves for its last page. */
const hurriedSweep = backgroundFunction('sweep', 60);
afterEach(() => {
  calls.forget();
  sweep.lines.length = 0;
});
afterAll(async () => {
  await Promise.all([sweep.stop(), hurriedSweep.stop()]);
  await calls.stop();
});

/** No mail is due in this zone, because it isn't listed. */
const MAIL: NonNullable<profiles.Profile['mail']> = {
  ...{ at: '07:15', timeZone: 'Pacific/Kiritimati', days: 'daily', weekly: false, since: '2027-01-01' },
};

/** An account of a given age with one dependent item of each kind. `partitions` are those of all its items. */
async function account(ageMinutes: number) {
  const madeAtMs = Date.now() - ageMinutes * MINUTE_MS;
  const { id, email } = await storeUser(madeAtMs);
  const profile = { ...newProfile(madeAtMs), mail: MAIL, push: MAIL };
  await profiles.create(id, profile, 1);
  const { key, calendar, session, device } = await storeDependents(id, profile.id);
  const dueKeys = (['mail', 'push'] as const).map((channel) => deliveries.dueKey(MAIL, profile.id, channel));
  await transactWrite(dueKeys.map((key) => put({ ...key, userId: id })));
  const partitions = [
    itemKeys.user(id).PK,
    itemKeys.emailPointer(hashEmail(email)).PK,
    itemKeys.apiKey(key.hash).PK,
    itemKeys.session(session).PK,
    itemKeys.returningDevice(device).PK,
    forecastsOf(profile.id),
    itemKeys.calendar(profile.id, '').PK,
    itemKeys.feed(calendar.tokenHash).PK,
    itemKeys.delivered(profile.id, 'mail', '').PK,
    itemKeys.verdict(profile.id, '').PK,
  ];
  return { id, email, profileId: profile.id, dueKeys, partitions };
}

const answersOf = async (id: string) => (await judgments.listAnswers()).filter(({ userId }) => userId === id);

const loseItem = (Key: { PK: string; SK: string }) => table.send(new DeleteCommand({ TableName, Key }));

test('a sweep removes the orphans of an erased account, and its address can sign up again', async () => {
  const gone = await account(61);
  await loseItem(itemKeys.user(gone.id));
  await sweep.run();
  await untilGone(...gone.partitions);
  for (const key of gone.dueKeys) expect(await getItem(key)).toBeUndefined();
  expect(await answersOf(gone.id)).toEqual([]);
  const { id, key } = await signIn(gone.email);
  expect(id).not.toBe(gone.id);
  expect((await call('POST', '/api/profiles', { key, body: ada })).status).toBe(201);
});

test('an account restored while a sweep removes another account is kept, with its address', async () => {
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

test('a sweep removes the orphans of a deleted profile, and nothing else of its account', async () => {
  const { id, profileId, dueKeys, partitions } = await account(61);
  await loseItem(itemKeys.profile(id, profileId));
  await sweep.run();
  for (const key of dueKeys) expect(await getItem(key)).toBeUndefined();
  expect(await answersOf(id)).toEqual([]);
  expect(await countItems(forecastsOf(profileId))).toBe(0);
  expect(await countItems(...partitions)).toBe(8);
});

test('a sweep removes the calendars created with a revoked key, and nothing else', async () => {
  const { id, profileId, partitions } = await account(61);
  const [gone, kept] = [newKey(id, '1', Date.now() - 61 * MINUTE_MS), newKey(id)];
  for (const key of [gone, kept]) await apiKeys.create(key);
  const made = [gone, gone, kept].map((key) => newCalendar(id, profileId, key.id));
  for (const calendar of made) await calendars.create(calendar);
  await loseItem(itemKeys.apiKeyOfUser(id, gone.id));
  await sweep.run();
  expect(await countItems(...made.map(({ tokenHash }) => itemKeys.feed(tokenHash).PK))).toBe(1);
  expect((await calendars.list(profileId)).map(({ keyId }) => keyId)).toEqual([undefined, kept.id]);
  // Besides its original items, the account has the kept key and that key's calendar.
  expect(await countItems(...partitions)).toBe(19);
});

test('a sweep keeps items with an owner, and items so young that the owner may not exist yet', async () => {
  const [kept, young] = [await account(61), await account(59)];
  const { id } = await signIn();
  await loseItem(itemKeys.user(young.id));
  await sweep.run();
  expect(await countItems(...kept.partitions)).toBe(17);
  expect(await countItems(...young.partitions)).toBe(16);
  expect(await users.find(id)).toMatchObject({ id });
});

test('a sweep that runs out of time is continued by the next sweep', async () => {
  const { id, profileId } = await account(61);
  // A page of a scan holds three of these entries.
  const large = Array.from({ length: 9 }, (_, day) => ({
    ...newEntry(`2026-02-0${day + 1}`),
    // Random text, because entries are stored compressed.
    summary: randomBytes(385_000).toString('base64'),
  }));
  await storeForecasts(id, profileId, large);
  const madeAtMs = Date.now() - 61 * MINUTE_MS;
  const lost = Array.from({ length: 20 }, () => newId('prf', madeAtMs));
  for (const lostId of lost) await storeForecasts(id, lostId);

  const isOver = () => hurriedSweep.lines.some((line) => line.includes('to its end'));
  let parts = 0;
  for (; !isOver() && parts < 50; parts++) await hurriedSweep.run();
  expect(isOver()).toBe(true);
  expect(parts).toBeGreaterThanOrEqual(3);
  expect(await countItems(...lost.map(forecastsOf))).toBe(0);
});

/** Fails every call of an operation whose body contains a text. */
function fail(operation: string, text: string): void {
  calls.before = async (made) => {
    if (made.operation === `dynamodb ${operation}` && made.body.includes(text)) throw new Error('down');
  };
}

/** Waits for failures in the log and returns the message and the owner's id of each. */
async function loggedFailures(): Promise<string[][]> {
  for (;;) {
    const named = sweep.lines.map((line) => JSON.parse(line).message).filter((entry) => entry?.remainsOf);
    if (named.length > 0) return named.map(({ message, remainsOf }) => [message, remainsOf]);
    await sleep(20);
  }
}

test('a failing removal doesn’t delay others, is logged, and makes the sweep fail at its end', async () => {
  const [stuck, gone] = [await account(61), await account(61)];
  for (const { id } of [stuck, gone]) await loseItem(itemKeys.user(id));
  fail('Query', stuck.id);
  await expect(sweep.run()).rejects.toThrow('The table cannot be swept at the moment');
  await untilGone(...gone.partitions);
  expect(await countItems(itemKeys.user(stuck.id).PK)).toBeGreaterThan(0);
  expect(await loggedFailures()).toContainEqual(['orphan removal failed', stuck.id]);
  expect(await sweeps.getPosition()).toBeUndefined();
  calls.forget();
  await sweep.run();
  await untilGone(...stuck.partitions);
});

test('the next sweep doesn’t start at a page that failed or crashed the process', async () => {
  const stuck = await account(61);
  await loseItem(itemKeys.user(stuck.id));
  fail('BatchGetItem', stuck.id);
  await expect(sweep.run()).rejects.toThrow('The table cannot be swept at the moment');
  expect(await sweeps.getPosition()).toBeUndefined();
  const operations = calls.made.map(({ operation }) => operation.replace('dynamodb ', ''));
  const afterScans = operations.filter((_, at) => operations[at - 1] === 'Scan');
  // Each scan is followed by a write of the next sweep's start position.
  expect(new Set(afterScans)).toEqual(new Set(['PutItem']));
});

test('if a sweep can’t scan from its saved position, the next one starts from the beginning', async () => {
  await sweeps.savePosition(itemKeys.user('usr_01ARZ3NDEKTSV4RRFFQ69G5FAV'));
  fail('Scan', 'ExclusiveStartKey');
  await expect(sweep.run()).rejects.toThrow('The table cannot be swept at the moment');
  expect(await sweeps.getPosition()).toBeUndefined();
});

/** A deleted profile with a cached forecast and the given marker. */
async function deletedProfile(markerOf: (id: string) => { PK: string; SK: string }): Promise<string> {
  const [{ id: userId }, { id }] = [await storeUser(), newProfile()];
  await storeForecasts(userId, id);
  await table.send(new PutCommand({ TableName, Item: markerOf(id) }));
  return id;
}

test('the hourly sweep finishes each deletion independently, and logs those that fail', async () => {
  const deletedAtMs = Date.now() - 6 * MINUTE_MS;
  const marker = (id: string) => ({ ...itemKeys.deletion(id), deletedAtMs });
  const [stuck, gone] = [await deletedProfile(marker), await deletedProfile(marker)];
  const young = await deletedProfile((id) => ({ ...itemKeys.deletion(id), deletedAtMs: Date.now() }));
  fail('Query', stuck);
  await expect(sweep.run({ what: 'deletions' })).rejects.toThrow('The table cannot be swept at the moment');
  expect(await countItems(forecastsOf(gone), forecastsOf(young))).toBe(0);
  expect(await Promise.all([stuck, gone, young].map(hasMarker))).toEqual([true, false, true]);
  expect(await loggedFailures()).toEqual([['a deletion is not finished yet', stuck]]);
  calls.forget();
  const ends = () => sweep.lines.filter((line) => line.includes('all pending deletions processed'));
  expect(ends()).toEqual([]);
  await sweep.run({ what: 'deletions' });
  expect(ends().map((text) => JSON.parse(text).message.count)).toEqual([expect.any(Number)]);
  expect(await countItems(forecastsOf(stuck))).toBe(0);
  expect(await hasMarker(stuck)).toBe(false);
});

test('pending deletions are finished ten at a time, those of accounts first', async () => {
  const erased = await account(61);
  await loseItem(itemKeys.user(erased.id));
  const deletedAtMs = Date.now() - 61 * MINUTE_MS;
  const deleted = Array.from({ length: 25 }, () => newProfile().id);
  for (const id of [...deleted, erased.id])
    await table.send(new PutCommand({ TableName, Item: deletionMarker(id, deletedAtMs) }));
  const held = new Set<string>();
  const allHeld = Promise.withResolvers<void>();
  let mostHeld = 0;
  calls.before = async ({ operation, body }) => {
    const id = deleted.find((one) => body.includes(`CALENDARS#${one}`));
    if (operation !== 'dynamodb Query' || !id) return;
    held.add(id);
    mostHeld = Math.max(mostHeld, held.size);
    if (held.size === 10) allHeld.resolve();
    await allHeld.promise;
    held.delete(id);
  };
  const running = sweep.run({ what: 'deletions' });
  await allHeld.promise;
  await running;
  expect(mostHeld).toBe(10);
  const firstCall = (text: string) => calls.made.findIndex(({ body }) => body.includes(text));
  const ofAccount = firstCall(`"USER#${erased.id}"`);
  expect(ofAccount).toBeGreaterThan(-1);
  for (const id of deleted) expect(firstCall(`CALENDARS#${id}`)).toBeGreaterThan(ofAccount);
  // The same sweep also finishes the account's profile, whose marker finishing the account has written.
  expect(firstCall(`CALENDARS#${erased.profileId}`)).toBeGreaterThan(ofAccount);
  expect(await countItems(itemKeys.user(erased.id).PK)).toBe(0);
  expect(await Promise.all([...deleted, erased.id].map(hasMarker))).toEqual(Array(26).fill(false));
});
