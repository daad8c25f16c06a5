import { setTimeout as wait } from 'node:timers/promises';
import type { DynamoDb } from '../dynamodb/client.ts';
import type { Invocation, Invoke } from '../lambda/pool.ts';
import type { StreamSubscription } from '../template/read-tables.ts';
import { listOf, recordOf } from '../template/resources.ts';

const POLL_MS = 250;
const PAUSE_AFTER_ERROR_MS = 1_000;

/** Delivers a table's stream from the oldest record on. After a restart, the last day's records are delivered again. */
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
      log(`Reading the stream of ${tableName} failed: ${String(error)}`);
      await pause(PAUSE_AFTER_ERROR_MS).catch(() => undefined);
    }
}

/** Yields the records of a table's stream, at most 1,000 at a time and oldest first within a shard. */
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
  /** The next iterator of each shard; null if the shard is closed. */
  const iterators = new Map<unknown, unknown>();

  async function findShards(): Promise<void> {
    const { StreamDescription } = await streams('DescribeStream', { StreamArn });
    for (const { ShardId, ParentShardId } of listOf(recordOf(StreamDescription)['Shards']).map(recordOf)) {
      // A shard is read after its parent is closed, to deliver records in order.
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

/** Adds the fields that Lambda adds to records, and the fields that DynamoDB Local omits for expired items. */
function asOnAws(record: Record<string, unknown>, awsRegion: string, eventSourceARN: unknown): StreamRecord {
  const expired = record['eventName'] === 'UNKNOWN_TO_SDK_VERSION' && {
    eventName: 'REMOVE',
    userIdentity: { type: 'Service', principalId: 'dynamodb.amazonaws.com' },
  };
  return { ...record, ...expired, awsRegion, eventSourceARN } as unknown as StreamRecord;
}

export type StreamRecord = {
  eventName: string;
  dynamodb: { SequenceNumber: string; ApproximateCreationDateTime: number };
};

export type Delivery = {
  subscription: StreamSubscription;
  invoke: Invoke;
  /** Logs dropped records, which AWS would send to the failure destination. */
  log: (line: string) => void;
  signal: AbortSignal;
};

const FIRST_PAUSE_MS = 100;
const LONGEST_PAUSE_MS = 10_000;

/**
 * Delivers a batch like Lambda's event source mapping: in order, retried from the first failed record on, and bisected if all
 * records failed. Drops failed records that are too old. Rejects when stopped. Unlike Lambda, tries each record at least once,
 * even if the record is too old, because a restart delivers old records again.
 */
export async function deliverBatch(batch: readonly StreamRecord[], delivery: Delivery): Promise<void> {
  const { subscription, invoke, log, signal } = delivery;
  const { functionId, maxAgeSeconds } = subscription;
  let records = batch;
  for (let pauseMs = FIRST_PAUSE_MS; records.length > 0; ) {
    const left = remaining(records, await invoke(functionId, { Records: records }));
    const [failed] = left;
    if (!failed) return;
    if (left.length === records.length && left.length > 1) {
      const middle = Math.ceil(left.length / 2);
      await deliverBatch(left.slice(0, middle), delivery);
      return deliverBatch(left.slice(middle), delivery);
    }
    const ageSeconds = Date.now() / 1000 - failed.dynamodb.ApproximateCreationDateTime;
    const isTooOld = maxAgeSeconds >= 0 && ageSeconds > maxAgeSeconds;
    if (isTooOld) log('A stream record was dropped');
    records = isTooOld ? left.slice(1) : left;
    await wait(pauseMs, undefined, { signal });
    pauseMs = Math.min(pauseMs * 2, LONGEST_PAUSE_MS);
  }
}

function remaining(records: readonly StreamRecord[], invocation: Invocation): readonly StreamRecord[] {
  if (invocation.kind !== 'answered') return records;
  const failures = listOf(recordOf(JSON.parse(invocation.payload))['batchItemFailures']);
  if (failures.length === 0) return [];
  const failed = new Set(failures.map((failure) => recordOf(failure)['itemIdentifier']));
  const first = records.findIndex(({ dynamodb }) => failed.has(dynamodb.SequenceNumber));
  // Like Lambda, treats an unknown identifier as a failure of the whole batch.
  return records.slice(Math.max(first, 0));
}
