import { randomUUID } from 'node:crypto';
import { DeleteCommand } from '@aws-sdk/lib-dynamodb';
import { expect, test } from '@jest/globals';
import * as sessions from '#lib/table/sessions.ts';
import { itemKeys, TableName, table, writeAll } from '#lib/table/single-table.ts';
import { storeUser } from '../../support/new-items.ts';

const HOUR = 3_600_000;
const DAY = 24 * HOUR;
const now = Date.parse('2027-03-01T12:00:00.000Z');
const iso = (ms: number) => new Date(ms).toISOString();

/** Begins a session of somebody new; the hash is its token's. */
async function begin(userId = `usr_${randomUUID()}`, atMs = now) {
  const hash = randomUUID();
  await writeAll(sessions.writesToBegin(userId, hash, await sessions.list(userId, atMs), atMs));
  return { userId, hash };
}

/** The session of a hash, of which the test knows that it is there. */
async function found(hash: string, atMs: number): Promise<sessions.Session> {
  const session = await sessions.find(hash, atMs);
  if (!session) throw new Error('There is no such session');
  return session;
}

test('a session ends after seven days in which it was not used', async () => {
  const { userId, hash } = await begin();
  expect((await sessions.find(hash, now + 7 * DAY - 1_000))?.userId).toBe(userId);
  expect(await sessions.find(hash, now + 7 * DAY + 1_000)).toBeUndefined();
  expect(await sessions.list(userId, now + 7 * DAY + 1_000)).toEqual([]);
});

test('use puts the end off, but never beyond 14 days', async () => {
  const { userId, hash } = await begin();
  for (const days of [6, 12]) await sessions.noteUse(await found(hash, now + days * DAY), now + days * DAY);
  expect((await sessions.find(hash, now + 14 * DAY - 1_000))?.userId).toBe(userId);
  expect(await sessions.find(hash, now + 14 * DAY + 1_000)).toBeUndefined();
});

test('use is noted once an hour, where the session is found and where it is listed', async () => {
  const { userId, hash } = await begin();
  const used = async (atMs: number) => {
    await sessions.noteUse(await found(hash, atMs), atMs);
    const [listed] = await sessions.list(userId, atMs);
    expect(listed).toEqual(await sessions.find(hash, atMs));
    return listed?.lastUsedAt;
  };
  expect(await used(now + HOUR - 1)).toBe(iso(now));
  expect(await used(now + HOUR + 1)).toBe(iso(now + HOUR + 1));
  expect(await used(now + 2 * HOUR)).toBe(iso(now + HOUR + 1));
});

test('of many uses at once one is noted, and none is an error', async () => {
  const { hash } = await begin();
  const session = await found(hash, now);
  const uses = Array.from({ length: 10 }, (_, i) => now + 2 * HOUR + i);
  await Promise.all(uses.map((atMs) => sessions.noteUse(session, atMs)));
  expect(uses.map(iso)).toContain((await sessions.find(hash, now + 2 * HOUR))?.lastUsedAt);
});

test('noting a use never brings back a session that has ended', async () => {
  const { userId, hash } = await begin();
  const session = await found(hash, now);
  await sessions.end(session);
  await sessions.noteUse(session, now + DAY);
  expect(await sessions.find(hash, now + DAY)).toBeUndefined();
  expect(await sessions.list(userId, now + DAY)).toEqual([]);
});

test('a session that was found before is read again with its owner, as both are now', async () => {
  const user = await storeUser(now);
  const { hash } = await begin(user.id);
  const before = await found(hash, now);
  const usedAtMs = now + 2 * HOUR;
  expect(await sessions.noteUse(before, usedAtMs)).toBe(iso(usedAtMs));
  const owned = await sessions.findWithOwner(before, usedAtMs);
  expect(owned).toMatchObject({
    user: { id: user.id, tier: 'free' },
    session: { lastUsedAt: iso(usedAtMs) },
  });
  expect(await sessions.findWithOwner(before, now + 15 * DAY)).toBeUndefined();
  await table.send(new DeleteCommand({ TableName, Key: itemKeys.user(user.id) }));
  expect(await sessions.findWithOwner(before, usedAtMs)).toBeUndefined();
});

test('noting a use never puts off the end of a session that is over, though its item is still there', async () => {
  const { hash } = await begin();
  const before = await found(hash, now);
  await sessions.noteUse(before, now + 8 * DAY);
  expect((await found(hash, now + DAY)).lastUsedAt).toBe(iso(now));
});

test('ending a session twice is no error and leaves the others', async () => {
  const { userId, hash } = await begin();
  const other = await begin(userId);
  const session = await found(hash, now);
  await sessions.end(session);
  await sessions.end(session);
  await sessions.revoke(hash);
  expect((await sessions.list(userId, now)).map(({ tokenHash }) => tokenHash)).toEqual([other.hash]);
});

test('a session from before uses were noted goes on, has a lasting identifier, and is noted like any other', async () => {
  const [userId, hash] = [`usr_${randomUUID()}`, randomUUID()];
  const old = { userId, createdAt: iso(now), ttl: now / 1000 + (14 * DAY) / 1000 };
  await writeAll(
    [itemKeys.session(hash), itemKeys.sessionOfUser(userId, hash)].map((key) => ({
      Put: { TableName, Item: { ...key, ...old } },
    })),
  );
  const atMs = now + 10 * DAY;
  const [listed] = await sessions.list(userId, atMs);
  expect(listed).toMatchObject({ id: expect.stringMatching(/^ses_[0-9A-Z]{26}$/), lastUsedAt: iso(now) });
  await sessions.noteUse(await found(hash, atMs), atMs);
  expect(await sessions.list(userId, atMs)).toEqual([{ ...listed, lastUsedAt: iso(atMs) }]);
});

test('the 21st session ends the oldest, and an account with many more is brought back to 20', async () => {
  const { userId } = await begin();
  for (let i = 1; i <= 20; i++) await begin(userId, now + i);
  const left = await sessions.list(userId, now + 100);
  expect(left.map(({ createdAt }) => createdAt)).toEqual(
    Array.from({ length: 20 }, (_, i) => iso(now + i + 1)),
  );

  for (let i = 0; i < 45; i++)
    await writeAll(sessions.writesToBegin(userId, randomUUID(), [], now + 200 + i));
  await begin(userId, now + 300);
  expect(await sessions.list(userId, now + 300)).toHaveLength(26);
  await begin(userId, now + 301);
  const kept = await sessions.list(userId, now + 301);
  expect([kept.length, kept.at(-1)?.createdAt]).toEqual([20, iso(now + 301)]);
});
