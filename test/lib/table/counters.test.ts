import { randomUUID } from 'node:crypto';
import { GetCommand } from '@aws-sdk/lib-dynamodb';
import { describe, expect, test } from '@jest/globals';
import type { BucketLimit, WindowLimit } from '#lib/accounts/limits.ts';
import {
  addTo,
  countIn,
  giveBackAll,
  giveBackTo,
  standingOf,
  takeAll,
  takeAmount,
} from '#lib/table/counters.ts';
import { itemKeys, TableName, table } from '#lib/table/single-table.ts';

const NOON = Date.parse('2026-11-21T12:00:00.000Z');
const window = (limit: number, windowSeconds = 3_600): WindowLimit => ({
  scope: 'test',
  subject: randomUUID(),
  limit,
  windowSeconds,
});
const bucket = (burst: number, refillSeconds: number): BucketLimit => ({
  scope: 'test',
  subject: randomUUID(),
  burst,
  refillSeconds,
});
const times = async <T>(count: number, work: () => Promise<T>): Promise<T[]> => {
  const results: T[] = [];
  for (let i = 0; i < count; i++) results.push(await work());
  return results;
};

describe('a window', () => {
  test('lets exactly its limit through, also of many at once', async () => {
    const limit = window(5);
    const refusals = await Promise.all(Array.from({ length: 40 }, () => takeAll([limit], NOON)));
    expect(refusals.filter((seconds) => seconds === undefined)).toHaveLength(5);
  });

  test('ends to the millisecond, and says how long that is', async () => {
    const limit = window(1);
    expect(await takeAll([limit], NOON)).toBeUndefined();
    expect(await takeAll([limit], NOON)).toBe(3_600);
    expect(await takeAll([limit], NOON + 3_599_999)).toBe(0.001);
    expect(await takeAll([limit], NOON + 3_600_000)).toBeUndefined();
  });

  test('takes an amount whole or not at all, and says what is left', async () => {
    const limit = window(10);
    const endMs = NOON + 3_600_000;
    const taken = [];
    for (const amount of [11, 7, 11, 4, 3, 1]) taken.push(await takeAmount(limit, amount, NOON));
    expect(taken).toEqual([
      { isTaken: false, left: 10, endMs },
      { isTaken: true, left: 3, endMs },
      { isTaken: false, left: 3, endMs },
      { isTaken: false, left: 3, endMs },
      { isTaken: true, left: 0, endMs },
      { isTaken: false, left: 0, endMs },
    ]);
    expect(await countIn(limit, NOON)).toBe(10);
    expect(await countIn(limit, endMs)).toBe(0);
  });

  test('says of many at once what is left after each', async () => {
    const limit = window(20);
    const taken = await Promise.all(Array.from({ length: 12 }, () => takeAmount(limit, 2, NOON)));
    const lefts = taken.map(({ left }) => left).sort((a, b) => b - a);
    expect(lefts).toEqual([18, 16, 14, 12, 10, 8, 6, 4, 2, 0, 0, 0]);
  });

  test('says what is left once something was given back', async () => {
    const limit = window(2);
    await takeAll([limit], NOON);
    await takeAll([limit], NOON);
    const back = await times(3, () => giveBackTo(limit, NOON));
    expect(back.map(({ left }) => left)).toEqual([1, 2, 2]);
  });
});

test.each([window(3), bucket(3, 60)])(
  'how a limit stands is what the next taking meets: %j',
  async (limit) => {
    expect(await standingOf(limit, NOON)).toEqual({ taken: 0, nextMs: NOON });
    for (let taken = 1; taken <= 3; taken++) {
      await takeAll([limit], NOON);
      expect((await standingOf(limit, NOON)).taken).toBe(taken);
    }
    const { nextMs } = await standingOf(limit, NOON);
    expect(await takeAll([limit], NOON)).toBe((nextMs - NOON) / 1000);
    expect(await takeAll([limit], nextMs)).toBeUndefined();
  },
);

test('a count expires with its window, whatever has begun it', async () => {
  const [taken, added] = [window(10), window(10)];
  await takeAll([taken], NOON);
  await addTo(added, 1, NOON);
  for (const { scope, subject } of [taken, added]) {
    const Key = itemKeys.rate(scope, subject, new Date(NOON).toISOString());
    const { Item } = await table.send(new GetCommand({ TableName, Key }));
    expect(Item?.['ttl']).toBe((NOON + 3_600_000) / 1000);
  }
});

describe('a bucket', () => {
  test('lets its burst through at once, then one each time it refills', async () => {
    const limit = bucket(3, 60);
    expect(await times(4, () => takeAll([limit], NOON))).toEqual([undefined, undefined, undefined, 60]);
    expect(await takeAll([limit], NOON + 59_999)).toBe(0.001);
    expect(await takeAll([limit], NOON + 60_000)).toBeUndefined();
    expect(await takeAll([limit], NOON + 60_000)).toBe(60);
  });

  test('never holds more than its burst, however long it was idle', async () => {
    const limit = bucket(3, 60);
    await takeAll([limit], NOON);
    const later = NOON + 86_400_000;
    expect(await times(4, () => takeAll([limit], later))).toEqual([undefined, undefined, undefined, 60]);
  });

  test('lets exactly its burst through of many at once', async () => {
    const limit = bucket(3, 60);
    const refusals = await Promise.all(Array.from({ length: 30 }, () => takeAll([limit], NOON)));
    expect(refusals.filter((seconds) => seconds === undefined)).toHaveLength(3);
  });
});

test('when one limit refuses, what was taken from those before it is given back', async () => {
  const [first, burst, full] = [window(2), bucket(2, 60), window(1)];
  await takeAll([full], NOON);
  expect(await times(5, () => takeAll([first, burst, full], NOON))).toEqual(Array(5).fill(3_600));
  expect(await times(3, () => takeAll([first, burst], NOON))).toEqual([
    undefined,
    undefined,
    expect.anything(),
  ]);
});

test('what is given back can be taken again, and never more', async () => {
  const limits = [window(1), bucket(1, 60)];
  await takeAll(limits, NOON);
  await giveBackAll(limits, NOON);
  await giveBackAll(limits, NOON);
  expect(await times(2, () => takeAll(limits, NOON))).toEqual([undefined, expect.anything()]);
});
