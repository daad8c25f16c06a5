import { expect, test } from '@jest/globals';
import { newId } from '#lib/accounts/identifiers.ts';
import { admit } from '#lib/table/cached-zones.ts';

const NOON = Date.parse('2026-11-21T12:00:00.000Z');
const DAY_MS = 86_400_000;
const KEPT_MS = 30 * DAY_MS;
const OWNER = newId('usr', NOON);
const never = new AbortController().signal;

/** Asks for a place for entries that are written now and kept for thirty days. */
const ask = (profileId: string, timeZone: string, nowMs = NOON) =>
  admit({ userId: OWNER, profileId, birth: 'born', timeZone, nowMs, untilMs: nowMs + KEPT_MS }, never);

test('of twenty zones at once two get a place, and keep it', async () => {
  const profileId = newId('prf', NOON);
  const zones = Array.from({ length: 20 }, (_, index) => `Etc/GMT+${index}`);
  const admitted = await Promise.all(zones.map((zone) => ask(profileId, zone)));
  expect(admitted.filter(Boolean)).toHaveLength(2);
  expect(await Promise.all(zones.map((zone) => ask(profileId, zone)))).toEqual(admitted);
});

test('a place is free again once all entries of a zone have expired, and not before', async () => {
  const profileId = newId('prf', NOON);
  for (const zone of ['A', 'B']) expect(await ask(profileId, zone)).toBe(true);
  for (let day = 1; day <= 29; day++) expect(await ask(profileId, 'A', NOON + day * DAY_MS - 1)).toBe(true);
  expect(await ask(profileId, 'D', NOON + KEPT_MS)).toBe(false);
  expect(await ask(profileId, 'D', NOON + KEPT_MS + DAY_MS)).toBe(true);
  // The last entries of A were written on the twenty-ninth day.
  expect(await ask(profileId, 'F', NOON + 28 * DAY_MS + KEPT_MS)).toBe(false);
});
