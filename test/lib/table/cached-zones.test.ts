import { expect, test } from '@jest/globals';
import { newId } from '#lib/accounts/identifiers.ts';
import { admit } from '#lib/table/cached-zones.ts';

const NOON = Date.parse('2026-11-21T12:00:00.000Z');
const DAY_MS = 86_400_000;
const TTL_MS = 30 * DAY_MS;
const OWNER = newId('usr', NOON);
const never = new AbortController().signal;

/** Requests a slot for a zone whose entries are cached for thirty days from `nowMs`. */
const request = (profileId: string, timeZone: string, nowMs = NOON) =>
  admit({ userId: OWNER, profileId, birth: 'born', timeZone, nowMs, untilMs: nowMs + TTL_MS }, never);

test('two of twenty zones requested concurrently get a slot, and keep it', async () => {
  const profileId = newId('prf', NOON);
  const zones = Array.from({ length: 20 }, (_, index) => `Etc/GMT+${index}`);
  const admitted = await Promise.all(zones.map((zone) => request(profileId, zone)));
  expect(admitted.filter(Boolean)).toHaveLength(2);
  expect(await Promise.all(zones.map((zone) => request(profileId, zone)))).toEqual(admitted);
});

test('a slot is free only once all entries of its zone have expired', async () => {
  const profileId = newId('prf', NOON);
  for (const zone of ['A', 'B']) expect(await request(profileId, zone)).toBe(true);
  for (let day = 1; day <= 29; day++)
    expect(await request(profileId, 'A', NOON + day * DAY_MS - 1)).toBe(true);
  expect(await request(profileId, 'D', NOON + TTL_MS)).toBe(false);
  expect(await request(profileId, 'D', NOON + TTL_MS + DAY_MS)).toBe(true);
  // Zone A's last entries were cached almost 29 days after `NOON`, so they haven't expired yet.
  expect(await request(profileId, 'F', NOON + 28 * DAY_MS + TTL_MS)).toBe(false);
});
