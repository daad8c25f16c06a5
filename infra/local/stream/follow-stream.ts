import { setTimeout as wait } from 'node:timers/promises';
import type { DynamoDb } from '../dynamodb/client.ts';
import { listOf, recordOf } from '../template/cloud-formation.ts';
import { type Delivery, deliverBatch, type StreamRecord } from './deliver-batch.ts';

type FollowOptions = Delivery & { call: DynamoDb; region: string };

// As often as Lambda polls a shard.
const POLL_MS = 250;
const PAUSE_AFTER_ERROR_MS = 1_000;

/**
 * Lets a function follow a table's stream, from its oldest record on, and resolves once it is stopped. After a restart
 * all records of the last day come again, as Lambda too delivers at least once.
 */
export async function followStream({ call, region, ...delivery }: FollowOptions): Promise<void> {
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
