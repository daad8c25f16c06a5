import { ConditionalCheckFailedException } from '@aws-sdk/client-dynamodb';
import { GetCommand, UpdateCommand } from '@aws-sdk/lib-dynamodb';
import type { BucketLimit, RateLimit, WindowLimit } from '#lib/accounts/limits.ts';
import { ifCondition, itemKeys, TableName, table, toTtl } from './single-table.ts';

/** How long a request may be held up by adding to a count that refuses nobody. */
const ADD_PATIENCE_MS = 1_000;

const isBucket = (limit: RateLimit): limit is BucketLimit => 'burst' in limit;

/** The window of a limit that a moment is in: its name, which is its beginning, and when it ends. */
export function windowOf({ windowSeconds }: WindowLimit, nowMs: number): { name: string; endMs: number } {
  const lengthMs = windowSeconds * 1000;
  const startMs = Math.floor(nowMs / lengthMs) * lengthMs;
  return { name: new Date(startMs).toISOString(), endMs: startMs + lengthMs };
}

const keyOf = (limit: RateLimit, nowMs: number) =>
  itemKeys.rate(limit.scope, limit.subject, isBucket(limit) ? 'bucket' : windowOf(limit, nowMs).name);

/** What adds an amount to the count of a window, which expires with it. */
const addition = (limit: WindowLimit, amount: number, nowMs: number) => ({
  TableName,
  Key: keyOf(limit, nowMs),
  UpdateExpression: 'ADD #count :amount SET #ttl = :ttl',
  ExpressionAttributeNames: { '#count': 'count', '#ttl': 'ttl' },
  ExpressionAttributeValues: { ':amount': amount, ':ttl': toTtl(windowOf(limit, nowMs).endMs) },
});

/** Whether something was taken from a window, what is left of it either way, and when it ends (ms since 1970). */
export type Taken = { isTaken: boolean; left: number; endMs: number };

/** Takes an amount from one window at once, or nothing: also under concurrency what is left is what the table says. */
export async function takeAmount(limit: WindowLimit, amount: number, nowMs: number): Promise<Taken> {
  const adding = addition(limit, amount, nowMs);
  const after = (isTaken: boolean, count: unknown): Taken => ({
    isTaken,
    left: Math.max(0, limit.limit - Number(count ?? 0)),
    endMs: windowOf(limit, nowMs).endMs,
  });
  // What is more than a whole window has is not taken from a new one either.
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
    return after(true, Attributes?.['count']);
  } catch (error) {
    if (!(error instanceof ConditionalCheckFailedException)) throw error;
    return after(false, error.Item?.['count']?.N);
  }
}

/** Takes one from a window; answers as `takeAll`. */
async function takeFromWindow(limit: WindowLimit, nowMs: number): Promise<number | undefined> {
  const { isTaken, endMs } = await takeAmount(limit, 1, nowMs);
  return isTaken ? undefined : (endMs - nowMs) / 1000;
}

/**
 * The generic cell rate algorithm (ITU-T I.371): the item holds the time at which the bucket is full again. An
 * expression cannot take the later of two times, so an idle and a busy bucket are updated by one condition each.
 */
async function takeFromBucket(limit: BucketLimit, nowMs: number): Promise<number | undefined> {
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
  const idle = await ifCondition(
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
    // Given back in between: the bucket is idle again.
    if (fullAtMs <= nowMs) return takeFromBucket(limit, nowMs);
    return (fullAtMs - latestMs) / 1000;
  }
}

/** Gives back one that was taken at `nowMs`; answers what the counter holds then, or undefined if there was none to give. */
async function giveBack(limit: RateLimit, nowMs: number): Promise<number | undefined> {
  const attribute = isBucket(limit) ? 'fullAtMs' : 'count';
  const step = isBucket(limit) ? limit.refillSeconds * 1000 : 1;
  const updated = await ifCondition(
    table.send(
      new UpdateCommand({
        TableName,
        Key: keyOf(limit, nowMs),
        UpdateExpression: 'SET #counter = #counter - :step',
        ConditionExpression: '#counter >= :step',
        ExpressionAttributeNames: { '#counter': attribute },
        ExpressionAttributeValues: { ':step': step },
        ReturnValues: 'UPDATED_NEW',
      }),
    ),
  );
  return updated && Number(updated.Attributes?.[attribute] ?? 0);
}

/** Gives back one that was taken from a window at `nowMs`, and answers what is left of it then. */
export async function giveBackTo(limit: WindowLimit, nowMs: number): Promise<Omit<Taken, 'isTaken'>> {
  const count = await giveBack(limit, nowMs);
  return { left: limit.limit - (count ?? 0), endMs: windowOf(limit, nowMs).endMs };
}

/** Gives back what was taken from every limit at `nowMs`. */
export async function giveBackAll(limits: readonly RateLimit[], nowMs: number): Promise<void> {
  await Promise.all(limits.map((limit) => giveBack(limit, nowMs)));
}

const takeOne = (limit: RateLimit, nowMs: number): Promise<number | undefined> =>
  isBucket(limit) ? takeFromBucket(limit, nowMs) : takeFromWindow(limit, nowMs);

/**
 * Takes one from every limit at the same time, or nothing: atomically by limit, also under concurrency. Answers undefined,
 * or the seconds (more than 0) until all that refused may allow it. What is thrown has taken nothing that can be given back.
 */
export async function takeAll(limits: readonly RateLimit[], nowMs: number): Promise<number | undefined> {
  const takes = await Promise.allSettled(limits.map((limit) => takeOne(limit, nowMs)));
  const failed = takes.find((take) => take.status === 'rejected');
  const waits = takes.flatMap((take) => (take.status === 'fulfilled' && take.value) || []);
  if (!failed && waits.length === 0) return undefined;
  const isTaken = (take: (typeof takes)[number] | undefined) =>
    take?.status === 'fulfilled' && take.value === undefined;
  await giveBackAll(
    limits.filter((_, position) => isTaken(takes[position])),
    nowMs,
  );
  if (failed) throw failed.reason;
  return Math.max(...waits);
}

/** What a window has counted by now. */
export async function countIn(limit: WindowLimit, nowMs: number): Promise<number> {
  const { Item } = await table.send(
    new GetCommand({ TableName, Key: keyOf(limit, nowMs), ConsistentRead: true }),
  );
  return Number(Item?.['count'] ?? 0);
}

/** How many are taken of a limit by now, and when the next may be (ms since 1970), which is now unless it is used up. */
export async function standingOf(
  limit: RateLimit,
  nowMs: number,
): Promise<{ taken: number; nextMs: number }> {
  if (!isBucket(limit)) {
    const taken = await countIn(limit, nowMs);
    return { taken, nextMs: taken < limit.limit ? nowMs : windowOf(limit, nowMs).endMs };
  }
  const { Item } = await table.send(
    new GetCommand({ TableName, Key: keyOf(limit, nowMs), ConsistentRead: true }),
  );
  const fullAtMs = Math.max(nowMs, Number(Item?.['fullAtMs'] ?? nowMs));
  const refillMs = limit.refillSeconds * 1000;
  return {
    taken: Math.ceil((fullAtMs - nowMs) / refillMs),
    nextMs: Math.max(nowMs, fullAtMs - (limit.burst - 1) * refillMs),
  };
}

/** Adds an amount to a window, whatever its limit says, and answers its sum; throws if that takes over a second. */
export async function addTo(limit: WindowLimit, amount: number, nowMs: number): Promise<number> {
  const { Attributes } = await table.send(
    new UpdateCommand({ ...addition(limit, amount, nowMs), ReturnValues: 'UPDATED_NEW' }),
    { abortSignal: AbortSignal.timeout(ADD_PATIENCE_MS) },
  );
  return Number(Attributes?.['count'] ?? amount);
}
