import { ConditionalCheckFailedException } from '@aws-sdk/client-dynamodb';
import { UpdateCommand } from '@aws-sdk/lib-dynamodb';
import type { BucketLimit, RateLimit, WindowLimit } from '#lib/accounts/limits.ts';
import {
  getItem,
  itemKeys,
  TableName,
  table,
  toTtl,
  unlessConditionFails,
  updateIf,
} from './single-table.ts';

/** Timeout of `add`, which delays the request. */
const ADD_TIMEOUT_MS = 1_000;

const isBucket = (limit: RateLimit): limit is BucketLimit => 'burst' in limit;

/** Returns the window of a rate limit at an instant. The window's name is its start (ISO 8601). */
export function windowAt({ windowSeconds }: WindowLimit, nowMs: number): { name: string; endMs: number } {
  const lengthMs = windowSeconds * 1000;
  const startMs = Math.floor(nowMs / lengthMs) * lengthMs;
  return { name: new Date(startMs).toISOString(), endMs: startMs + lengthMs };
}

const keyOf = (limit: RateLimit, nowMs: number) =>
  itemKeys.rate(limit.scope, limit.subject, isBucket(limit) ? 'bucket' : windowAt(limit, nowMs).name);

/** The update that adds to a window's counter. The counter expires with the window. */
const addition = (limit: WindowLimit, amount: number, nowMs: number) => ({
  TableName,
  Key: keyOf(limit, nowMs),
  UpdateExpression: 'ADD #count :amount SET #ttl = :ttl',
  ExpressionAttributeNames: { '#count': 'count', '#ttl': 'ttl' },
  ExpressionAttributeValues: { ':amount': amount, ':ttl': toTtl(windowAt(limit, nowMs).endMs) },
});

/** The result of consuming units of a limit whose window ends at `endMs` (ms since 1970). */
export type Consumption = { isConsumed: boolean; left: number; endMs: number };

/** Consumes `amount` units of a limit, or none. Atomic, so `left` is exact even if requests are concurrent. */
export async function consumeAmount(limit: WindowLimit, amount: number, nowMs: number): Promise<Consumption> {
  const adding = addition(limit, amount, nowMs);
  const result = (isConsumed: boolean, count: unknown): Consumption => ({
    isConsumed,
    left: Math.max(0, limit.limit - Number(count ?? 0)),
    endMs: windowAt(limit, nowMs).endMs,
  });
  // An amount above the limit must be refused even in a new window.
  const fits = amount <= limit.limit ? 'attribute_not_exists(#count) OR ' : '';
  try {
    const { Attributes } = await table.send(
      new UpdateCommand({
        ...adding,
        ConditionExpression: `${fits}#count <= :most`,
        ExpressionAttributeValues: { ...adding.ExpressionAttributeValues, ':most': limit.limit - amount },
        ReturnValues: 'UPDATED_NEW',
        ReturnValuesOnConditionCheckFailure: 'ALL_OLD',
      }),
    );
    return result(true, Attributes?.['count']);
  } catch (error) {
    if (!(error instanceof ConditionalCheckFailedException)) throw error;
    return result(false, error.Item?.['count']?.N);
  }
}

/**
 * Generic cell rate algorithm (ITU-T I.371): the item stores the time at which the bucket is full again. DynamoDB expressions
 * have no max(), so idle and busy buckets need one conditional update each.
 */
async function consumeFromBucket(limit: BucketLimit, nowMs: number): Promise<number | undefined> {
  const refillMs = limit.refillSeconds * 1000;
  const latestMs = nowMs + (limit.burst - 1) * refillMs;
  const update = (set: string, condition: string, values: Record<string, number>) =>
    table.send(
      new UpdateCommand({
        TableName,
        Key: keyOf(limit, nowMs),
        UpdateExpression: `SET fullAtMs = ${set}, #ttl = :ttl`,
        ConditionExpression: condition,
        ExpressionAttributeNames: { '#ttl': 'ttl' },
        ExpressionAttributeValues: { ...values, ':now': nowMs, ':ttl': toTtl(latestMs + refillMs) },
        ReturnValuesOnConditionCheckFailure: 'ALL_OLD',
      }),
    );
  const idle = await unlessConditionFails(
    update(':now + :refill', 'attribute_not_exists(fullAtMs) OR fullAtMs <= :now', { ':refill': refillMs }),
  );
  if (idle) return undefined;
  try {
    await update('fullAtMs + :refill', 'fullAtMs > :now AND fullAtMs <= :latest', {
      ':refill': refillMs,
      ':latest': latestMs,
    });
    return undefined;
  } catch (error) {
    if (!(error instanceof ConditionalCheckFailedException)) throw error;
    const fullAtMs = Number(error.Item?.['fullAtMs']?.N ?? nowMs);
    // A concurrent refund made the bucket idle again.
    if (fullAtMs <= nowMs) return consumeFromBucket(limit, nowMs);
    return (fullAtMs - latestMs) / 1000;
  }
}

/** Refunds units consumed at `nowMs`. Returns the updated counter, or undefined if fewer were consumed. */
async function refundOne(limit: RateLimit, nowMs: number, amount = 1): Promise<number | undefined> {
  const attribute = isBucket(limit) ? 'fullAtMs' : 'count';
  const step = isBucket(limit) ? amount * limit.refillSeconds * 1000 : amount;
  const updated = await updateIf({
    Key: keyOf(limit, nowMs),
    UpdateExpression: 'SET #counter = #counter - :step',
    ConditionExpression: '#counter >= :step',
    ExpressionAttributeNames: { '#counter': attribute },
    ExpressionAttributeValues: { ':step': step },
    ReturnValues: 'UPDATED_NEW',
  });
  return updated && Number(updated.Attributes?.[attribute] ?? 0);
}

/** Refunds one unit of a limit that was consumed at `nowMs`, and returns the units left in that window. */
export async function refund(limit: WindowLimit, nowMs: number): Promise<Omit<Consumption, 'isConsumed'>> {
  const count = await refundOne(limit, nowMs);
  return { left: limit.limit - (count ?? 0), endMs: windowAt(limit, nowMs).endMs };
}

/** For each limit, refunds units that were consumed at `nowMs`. */
export async function refundAll(limits: readonly RateLimit[], nowMs: number, amount = 1): Promise<void> {
  await Promise.all(limits.map((limit) => refundOne(limit, nowMs, amount)));
}

/** Consumes one unit of a limit. Returns undefined, or the number of seconds to wait if the limit is exhausted. */
async function consumeOne(limit: RateLimit, nowMs: number): Promise<number | undefined> {
  if (isBucket(limit)) return consumeFromBucket(limit, nowMs);
  const { isConsumed, endMs } = await consumeAmount(limit, 1, nowMs);
  return isConsumed ? undefined : (endMs - nowMs) / 1000;
}

/**
 * Consumes one unit of each limit, or none: refunds consumed units if another limit is exhausted or an error is thrown.
 * Atomic per limit only. Returns undefined on success, or the number of seconds (above 0) until no limit is exhausted.
 */
export async function consumeAll(limits: readonly RateLimit[], nowMs: number): Promise<number | undefined> {
  const results = await Promise.allSettled(limits.map((limit) => consumeOne(limit, nowMs)));
  const failed = results.find((result) => result.status === 'rejected');
  const waits = results.flatMap((result) => (result.status === 'fulfilled' && result.value) || []);
  if (!failed && waits.length === 0) return undefined;
  const isConsumed = (result: (typeof results)[number] | undefined) =>
    result?.status === 'fulfilled' && result.value === undefined;
  const consumed = limits.filter((_, position) => isConsumed(results[position]));
  await refundAll(consumed, nowMs);
  if (failed) throw failed.reason;
  return Math.max(...waits);
}

/** Returns the number of units consumed in the limit's window at `nowMs`. */
export async function getCount(limit: WindowLimit, nowMs: number): Promise<number> {
  const item = await getItem(keyOf(limit, nowMs));
  return Number(item?.['count'] ?? 0);
}

/** Returns the number of units consumed, and when the next unit is available (ms since 1970). */
export async function getStatus(limit: RateLimit, nowMs: number) {
  if (!isBucket(limit)) {
    const consumed = await getCount(limit, nowMs);
    return { consumed, nextMs: consumed < limit.limit ? nowMs : windowAt(limit, nowMs).endMs };
  }
  const item = await getItem(keyOf(limit, nowMs));
  const fullAtMs = Math.max(nowMs, Number(item?.['fullAtMs'] ?? nowMs));
  const refillMs = limit.refillSeconds * 1000;
  return {
    consumed: Math.ceil((fullAtMs - nowMs) / refillMs),
    nextMs: Math.max(nowMs, fullAtMs - (limit.burst - 1) * refillMs),
  };
}

/** Adds `amount` to the window's count without enforcing the limit, and returns the sum. Times out after a second. */
export async function add(limit: WindowLimit, amount: number, nowMs: number): Promise<number> {
  const { Attributes } = await table.send(
    new UpdateCommand({ ...addition(limit, amount, nowMs), ReturnValues: 'UPDATED_NEW' }),
    { abortSignal: AbortSignal.timeout(ADD_TIMEOUT_MS) },
  );
  return Number(Attributes?.['count'] ?? amount);
}
