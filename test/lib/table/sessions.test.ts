import { randomUUID } from 'node:crypto';
import { DeleteCommand } from '@aws-sdk/lib-dynamodb';
import { expect, test } from '@jest/globals';
import * as sessions from '#lib/table/sessions.ts';
import { itemKeys, TableName, table } from '#lib/table/single-table.ts';
import { transactWrite } from '#lib/table/transactions.ts';
import { storeUser } from '../../support/new-items.ts';

const HOUR = 3_600_000;
const DAY = 24 * HOUR;
const now = Date.parse('2027-03-01T12:00:00.000Z');
const iso = (ms: number) => new Date(ms).toISOString();

/** Begins a session, by default for a new user; `hash` is the hash of its token. */
async function begin(userId = `usr_${randomUUID()}`, atMs = now) {
  const hash = randomUUID();
  await transactWrite(sessions.beginWrites(userId, hash, await sessions.list(userId, atMs), atMs));
  return { userId, hash };
}

/** Finds a session that must exist. */
async function found(hash: string, atMs: number): Promise<sessions.Session> {
  const session = await sessions.find(hash, atMs);
  if (!session) throw new Error('There is no such session');
  return session;
}

/** Where a session is stored, with its last recorded use. */
async function located(hash: string, atMs: number) {
  const [location, { lastUsedAt }] = await Promise.all([sessions.locate(hash), found(hash, atMs)]);
  if (!location) throw new Error('There is no such session');
  return { ...location, lastUsedAt };
}

const use = async (hash: string, atMs: number) => sessions.recordUse(await located(hash, atMs), atMs);

test('a session ends after 180 days without use', async () => {
  const { userId, hash } = await begin();
  expect((await sessions.find(hash, now + 180 * DAY - 1_000))?.userId).toBe(userId);
  expect(await sessions.find(hash, now + 180 * DAY + 1_000)).toBeUndefined();
  expect(await sessions.list(userId, now + 180 * DAY + 1_000)).toEqual([]);
});

test('use extends a session and, at most once a month, its lookup, which lasts longer', async () => {
  const { hash } = await begin();
  const lookups = new Set<number>();
  for (let days = 1; days <= 370; days += 3) {
    const location = await use(hash, now + days * DAY);
    expect(await sessions.locate(hash)).toMatchObject({ ttl: location.ttl });
    const { expiresAt } = await found(hash, now + days * DAY);
    expect(Date.parse(expiresAt)).toBe(now + (days + 180) * DAY);
    expect(location.ttl * 1000).toBeGreaterThanOrEqual(Date.parse(expiresAt));
    lookups.add(location.ttl);
  }
  expect(lookups.size).toBeLessThanOrEqual(13);
});

test('use is recorded at most once an hour, and lookups and lists return the recorded time', async () => {
  const { userId, hash } = await begin();
  const used = async (atMs: number) => {
    await use(hash, atMs);
    const [listed] = await sessions.list(userId, atMs);
    expect(listed).toEqual(await sessions.find(hash, atMs));
    return listed?.lastUsedAt;
  };
  expect(await used(now + HOUR - 1)).toBe(iso(now));
  expect(await used(now + HOUR + 1)).toBe(iso(now + HOUR + 1));
  expect(await used(now + 2 * HOUR)).toBe(iso(now + HOUR + 1));
});

test('one of several concurrent uses is recorded, and none fails', async () => {
  const { hash } = await begin();
  const session = await located(hash, now);
  const uses = Array.from({ length: 10 }, (_, i) => now + 2 * HOUR + i);
  await Promise.all(uses.map((atMs) => sessions.recordUse(session, atMs)));
  expect(uses.map(iso)).toContain((await sessions.find(hash, now + 2 * HOUR))?.lastUsedAt);
});

test('recording a use never revives an ended session', async () => {
  const { userId, hash } = await begin();
  const location = await located(hash, now);
  await sessions.end(await found(hash, now));
  await sessions.recordUse(location, now + DAY);
  await sessions.recordUse(location, now + 100 * DAY);
  expect(await sessions.locate(hash)).toBeUndefined();
  expect(await sessions.find(hash, now + DAY)).toBeUndefined();
  expect(await sessions.list(userId, now + DAY)).toEqual([]);
});

test('a session found earlier is read again with its current owner', async () => {
  const user = await storeUser(now);
  const { hash } = await begin(user.id);
  const before = await located(hash, now);
  const usedAtMs = now + 2 * HOUR;
  expect(await sessions.recordUse(before, usedAtMs)).toEqual({ ...before, lastUsedAt: iso(usedAtMs) });
  const owned = await sessions.findWithOwner(before, usedAtMs);
  const session = { lastUsedAt: iso(usedAtMs) };
  expect(owned).toMatchObject({ user: { id: user.id, tier: 'free' }, session });
  expect(await sessions.findWithOwner(before, now + 181 * DAY)).toBeUndefined();
  await table.send(new DeleteCommand({ TableName, Key: itemKeys.user(user.id) }));
  expect(await sessions.findWithOwner(before, usedAtMs)).toBeUndefined();
});

test('recording a use never extends an expired session, even while its item exists', async () => {
  const { hash } = await begin();
  await sessions.recordUse(await located(hash, now), now + 181 * DAY);
  expect((await found(hash, now + DAY)).lastUsedAt).toBe(iso(now));
});

test('ending a session is idempotent and keeps the user’s other sessions', async () => {
  const { userId, hash } = await begin();
  const other = await begin(userId);
  const session = await found(hash, now);
  await sessions.end(session);
  await sessions.end(session);
  await sessions.revoke(hash);
  expect((await sessions.list(userId, now)).map(({ tokenHash }) => tokenHash)).toEqual([other.hash]);
});

test('the 21st session ends the oldest, and further sign-ins reduce an account with many more sessions to 20', async () => {
  const { userId } = await begin();
  for (let i = 1; i <= 20; i++) await begin(userId, now + i);
  const left = await sessions.list(userId, now + 100);
  const latest = Array.from({ length: 20 }, (_, i) => iso(now + i + 1));
  expect(left.map(({ createdAt }) => createdAt)).toEqual(latest);

  for (let i = 0; i < 45; i++)
    await transactWrite(sessions.beginWrites(userId, randomUUID(), [], now + 200 + i));
  await begin(userId, now + 300);
  expect(await sessions.list(userId, now + 300)).toHaveLength(26);
  await begin(userId, now + 301);
  const kept = await sessions.list(userId, now + 301);
  expect([kept.length, kept.at(-1)?.createdAt]).toEqual([20, iso(now + 301)]);
});
