import { randomUUID } from 'node:crypto';
import { GetCommand } from '@aws-sdk/lib-dynamodb';
import { expect, test } from '@jest/globals';
import type { BucketLimit, WindowLimit } from '#lib/accounts/limits.ts';
import {
  add,
  consumeAll,
  consumeAmount,
  getCount,
  getStatus,
  refund,
  refundAll,
} from '#lib/table/counters.ts';
import { itemKeys, TableName, table } from '#lib/table/single-table.ts';

const NOON = Date.parse('2026-11-21T12:00:00.000Z');
const newSubject = () => ({ scope: 'test', subject: randomUUID() });
const window = (limit: number): WindowLimit => ({ ...newSubject(), limit, windowSeconds: 3_600 });
const bucket = (burst: number): BucketLimit => ({ ...newSubject(), burst, refillSeconds: 60 });
const times = async <T>(count: number, work: () => Promise<T>): Promise<T[]> => {
  const results: T[] = [];
  for (let i = 0; i < count; i++) results.push(await work());
  return results;
};

test.each([
  ['window', window(5)],
  ['bucket', bucket(5)],
])('a %s with a limit of five allows exactly five of 40 concurrent calls', async (_, limit) => {
  const refusals = await Promise.all(Array.from({ length: 40 }, () => consumeAll([limit], NOON)));
  expect(refusals.filter((seconds) => seconds === undefined)).toHaveLength(5);
});

test('a window ends on the exact millisecond, and a refusal returns the seconds until the window ends', async () => {
  const limit = window(1);
  expect(await consumeAll([limit], NOON)).toBeUndefined();
  expect(await consumeAll([limit], NOON)).toBe(3_600);
  expect(await consumeAll([limit], NOON + 3_599_999)).toBe(0.001);
  expect(await consumeAll([limit], NOON + 3_600_000)).toBeUndefined();
});

test('a window consumes an amount entirely or not at all, and returns the units left', async () => {
  const limit = window(10);
  const endMs = NOON + 3_600_000;
  const results = [];
  for (const amount of [11, 7, 11, 4, 3, 1]) results.push(await consumeAmount(limit, amount, NOON));
  expect(results).toEqual([
    { isConsumed: false, left: 10, endMs },
    { isConsumed: true, left: 3, endMs },
    { isConsumed: false, left: 3, endMs },
    { isConsumed: false, left: 3, endMs },
    { isConsumed: true, left: 0, endMs },
    { isConsumed: false, left: 0, endMs },
  ]);
  expect(await getCount(limit, NOON)).toBe(10);
  expect(await getCount(limit, endMs)).toBe(0);
});

test('a window returns the exact number of units left, even under concurrency', async () => {
  const limit = window(20);
  const results = await Promise.all(Array.from({ length: 12 }, () => consumeAmount(limit, 2, NOON)));
  const lefts = results.map(({ left }) => left).sort((a, b) => b - a);
  expect(lefts).toEqual([18, 16, 14, 12, 10, 8, 6, 4, 2, 0, 0, 0]);
});

test('a refund to a window returns the units left', async () => {
  const limit = window(2);
  await times(2, () => consumeAll([limit], NOON));
  const back = await times(3, () => refund(limit, NOON));
  expect(back.map(({ left }) => left)).toEqual([1, 2, 2]);
});

test.each([window(3), bucket(3)])('the status predicts the next consumption: %j', async (limit) => {
  expect(await getStatus(limit, NOON)).toEqual({ consumed: 0, nextMs: NOON });
  for (let taken = 1; taken <= 3; taken++) {
    await consumeAll([limit], NOON);
    expect((await getStatus(limit, NOON)).consumed).toBe(taken);
  }
  const { nextMs } = await getStatus(limit, NOON);
  expect(await consumeAll([limit], NOON)).toBe((nextMs - NOON) / 1000);
  expect(await consumeAll([limit], nextMs)).toBeUndefined();
});

/** When a counter expires, in seconds after noon. */
async function ttlOf({ scope, subject }: { scope: string; subject: string }, name: string) {
  const Key = itemKeys.rate(scope, subject, name);
  const { Item } = await table.send(new GetCommand({ TableName, Key }));
  return Item?.['ttl'] - NOON / 1000;
}

test('a counter expires with its window, and a bucket’s once the bucket is full at the latest', async () => {
  const [taken, added, burst] = [window(10), window(10), bucket(3)];
  await consumeAll([taken], NOON);
  await add(added, 1, NOON);
  for (const limit of [taken, added]) expect(await ttlOf(limit, new Date(NOON).toISOString())).toBe(3_600);
  await consumeAll([burst], NOON);
  expect(await ttlOf(burst, 'bucket')).toBe(180);
});

test('a bucket allows its burst, then one call per refill interval', async () => {
  const limit = bucket(3);
  expect(await times(4, () => consumeAll([limit], NOON))).toEqual([undefined, undefined, undefined, 60]);
  expect(await consumeAll([limit], NOON + 59_999)).toBe(0.001);
  expect(await consumeAll([limit], NOON + 60_000)).toBeUndefined();
  expect(await consumeAll([limit], NOON + 60_000)).toBe(60);
});

test('a bucket never holds more than its burst, however long it is idle', async () => {
  const limit = bucket(3);
  await consumeAll([limit], NOON);
  const later = NOON + 86_400_000;
  expect(await times(4, () => consumeAll([limit], later))).toEqual([undefined, undefined, undefined, 60]);
});

test('a refusal by one limit refunds the others', async () => {
  const [first, burst, full] = [window(2), bucket(2), window(1)];
  await consumeAll([full], NOON);
  expect(await times(5, () => consumeAll([first, burst, full], NOON))).toEqual(Array(5).fill(3_600));
  expect(await times(3, () => consumeAll([first, burst], NOON))).toEqual([
    undefined,
    undefined,
    expect.anything(),
  ]);
});

test('a refunded unit can be consumed only once', async () => {
  const limits = [window(1), bucket(1)];
  await consumeAll(limits, NOON);
  await refundAll(limits, NOON);
  await refundAll(limits, NOON);
  expect(await times(2, () => consumeAll(limits, NOON))).toEqual([undefined, expect.anything()]);
});
