import { randomUUID } from 'node:crypto';
import { expect, test } from '@jest/globals';
import { find, store } from '#lib/table/offered-places.ts';

const NOON = Date.parse('2026-11-21T12:00:00.000Z');
const DAY_MS = 86_400_000;

const named = (birthCity: string, latitude = 0) => ({ birthCity, latitude, longitude: 0, timeZone: 'UTC' });

test('an offered place is found by its name for a day, and only for its user', async () => {
  const [one, other] = [randomUUID(), randomUUID()];
  await store(one, [named('Å, Norway'), named('Z, France')], NOON);
  expect(await find(one, 'z,  FRANCE', NOON + DAY_MS - 1_000)).toEqual(named('Z, France'));
  expect(await find(one, 'Z, France', NOON + DAY_MS)).toBeUndefined();
  expect(await find(one, 'Z', NOON)).toBeUndefined();
  expect(await find(other, 'Z, France', NOON)).toBeUndefined();
});

test('a name finds the latest place of that name in the latest twenty searches', async () => {
  const user = randomUUID();
  await store(user, [named('A', 1), named('B')], NOON);
  await store(user, [named('A', 2)], NOON + 1);
  expect(await find(user, 'A', NOON + 2)).toEqual(named('A', 2));
  for (let search = 0; search < 18; search++) await store(user, [named('C')], NOON + 2 + search);
  expect(await find(user, 'B', NOON + 20)).toEqual(named('B'));
  await store(user, [named('C')], NOON + 20);
  expect(await find(user, 'B', NOON + 20)).toBeUndefined();
});
