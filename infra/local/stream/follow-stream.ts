import { setTimeout as wait } from 'node:timers/promises';
import type { DynamoDb } from '../dynamodb/client.ts';
import type { Invocation, Invoke } from '../lambda/pool.ts';
import { listOf, recordOf } from '../template/cloud-formation.ts';
import type { StreamSubscription } from '../template/read-tables.ts';

// As often as Lambda polls a shard.
const POLL_MS = 250;
const PAUSE_AFTER_ERROR_MS = 1_000;

/**
 * Lets a function follow a table's stream, from its oldest record on, and resolves once it is stopped. After a restart
 * all records of the last day come again, as Lambda too delivers at least once.
 */
export async function followStream(call: DynamoDb, region: string, delivery: Delivery): Promise<void> {
  const { log, signal } = delivery;
  const { tableName, batchSize, filters } = delivery.subscription;
  const pause = (ms: number) => wait(ms, undefined, { signal });
  while (!signal.aborted)
    try {
      for await (const records of recordsOf(call, tableName, region, pause)) {
        const passing = records.filter((one) => filters.length === 0 || filters.some((fits) => fits(one)));
        for (let start = 0; start < passing.length; start += batchSize) {
          await deliverBatch(passing.slice(start, start + batchSize), delivery);
          signal.throwIfAborted();
        }
      }
    } catch (error) {
      if (signal.aborted) return;
      log(`The stream of ${tableName} cannot be read: ${String(error)}`);
      await pause(PAUSE_AFTER_ERROR_MS).catch(() => undefined);
    }
}

/** The records of a table's stream as they come in, at most 1,000 at once and oldest first within a shard. */
async function* recordsOf(
  call: DynamoDb,
  tableName: string,
  region: string,
  pause: (ms: number) => Promise<void>,
): AsyncGenerator<StreamRecord[]> {
  const { Table } = await call('DynamoDB_20120810.DescribeTable', { TableName: tableName });
  const StreamArn = recordOf(Table)['LatestStreamArn'];
  const streams = (operation: string, input: object) =>
    call(`DynamoDBStreams_20120810.${operation}`, { ...input });
  /** Where to read on in each shard; null once a shard has ended. */
  const iterators = new Map<unknown, unknown>();

  async function findShards(): Promise<void> {
    const { StreamDescription } = await streams('DescribeStream', { StreamArn });
    for (const { ShardId, ParentShardId } of listOf(recordOf(StreamDescription)['Shards']).map(recordOf)) {
      // A shard's records come after all of its parent's.
      if (iterators.has(ShardId) || iterators.get(ParentShardId)) continue;
      const start = { StreamArn, ShardId, ShardIteratorType: 'TRIM_HORIZON' };
      iterators.set(ShardId, (await streams('GetShardIterator', start))['ShardIterator']);
    }
  }

  while (true) {
    if ([...iterators.values()].every((iterator) => iterator === null)) await findShards();
    for (const [shardId, ShardIterator] of iterators) {
      if (ShardIterator === null) continue;
      const { Records, NextShardIterator } = await streams('GetRecords', { ShardIterator });
      iterators.set(shardId, NextShardIterator ?? null);
      const records = listOf(Records).map((record) => asOnAws(recordOf(record), region, StreamArn));
      if (records.length > 0) yield records;
    }
    await pause(POLL_MS);
  }
}

/** Gives a record what Lambda adds to it, and what DynamoDB Local leaves out when time to live removed an item. */
function asOnAws(record: Record<string, unknown>, awsRegion: string, eventSourceARN: unknown): StreamRecord {
  const expired = record['eventName'] === 'UNKNOWN_TO_SDK_VERSION' && {
    eventName: 'REMOVE',
    userIdentity: { type: 'Service', principalId: 'dynamodb.amazonaws.com' },
  };
  return { ...record, ...expired, awsRegion, eventSourceARN } as unknown as StreamRecord;
}

/** A record of a table's stream, as Lambda passes it to a function. */
export type StreamRecord = {
  eventName: string;
  dynamodb: { SequenceNumber: string; ApproximateCreationDateTime: number };
};

/** How a batch is delivered. */
export type Delivery = {
  subscription: StreamSubscription;
  invoke: Invoke;
  /** Told of records that were given up, which on AWS go to the failure destination. */
  log: (line: string) => void;
  /** Ends it, between two tries. */
  signal: AbortSignal;
};

const FIRST_PAUSE_MS = 100;
const LONGEST_PAUSE_MS = 10_000;

/**
 * Brings one batch of records through its function as Lambda's event source mapping would: in order, tried again
 * after an error, halved if all of it failed, from the first record on that the function reports as failed, which is
 * given up once it is too old. Resolves when nothing of the batch is left to do, and rejects when it is ended.
 * What is too old is tried once, which Lambda would not do: there, nothing comes again after a restart.
 */
export async function deliverBatch(batch: readonly StreamRecord[], delivery: Delivery): Promise<void> {
  const { subscription, invoke, log, signal } = delivery;
  const { functionId, longestAgeSeconds } = subscription;
  let records = batch;
  for (let pauseMs = FIRST_PAUSE_MS; records.length > 0; ) {
    const left = leftOf(records, await invoke(functionId, { Records: records }));
    const [failed] = left;
    if (!failed) return;
    if (left.length === records.length && left.length > 1) {
      const middle = Math.ceil(left.length / 2);
      await deliverBatch(left.slice(0, middle), delivery);
      return deliverBatch(left.slice(middle), delivery);
    }
    const ageSeconds = Date.now() / 1000 - failed.dynamodb.ApproximateCreationDateTime;
    const isTooOld = longestAgeSeconds >= 0 && ageSeconds > longestAgeSeconds;
    if (isTooOld) log('A stream record was given up');
    records = isTooOld ? left.slice(1) : left;
    await wait(pauseMs, undefined, { signal });
    pauseMs = Math.min(pauseMs * 2, LONGEST_PAUSE_MS);
  }
}

/** The records from the first one on that is not done with. */
function leftOf(records: readonly StreamRecord[], invocation: Invocation): readonly StreamRecord[] {
  if (invocation.kind !== 'answered') return records;
  const failures = listOf(recordOf(JSON.parse(invocation.payload))['batchItemFailures']);
  if (failures.length === 0) return [];
  const failed = new Set(failures.map((failure) => recordOf(failure)['itemIdentifier']));
  const first = records.findIndex(({ dynamodb }) => failed.has(dynamodb.SequenceNumber));
  // Lambda takes an identifier that is none of the batch's as a failure of the whole batch.
  return records.slice(Math.max(first, 0));
}
