import type { DynamoDb } from '../dynamodb/client.ts';
import { listOf, recordOf } from '../template/cloud-formation.ts';
import type { StreamRecord } from './batch.ts';
import type { Checkpoints } from './checkpoints.ts';

type ReaderOptions = {
  call: DynamoDb;
  tableName: string;
  region: string;
  checkpoints: Checkpoints;
  /** Whose progress it is. */
  consumer: string;
  startAtOldest: boolean;
};

/** Reads a table's stream, shard by shard, from where its consumer left off. */
export type StreamReader = {
  /** The records that have come in since the last call, at most 1,000 a shard, oldest first within a shard. */
  read: () => Promise<ShardRecords[]>;
};

/** Some records of one shard; `done` says how far the consumer has come, for this and later runs. */
export type ShardRecords = { records: StreamRecord[]; done: (sequenceNumber: string) => Promise<void> };

/** Opens the stream of a table that has one. */
export async function openStream(options: ReaderOptions): Promise<StreamReader> {
  const { call, checkpoints, consumer } = options;
  const streams = (operation: string, input: Record<string, unknown>) =>
    call(`DynamoDBStreams_20120810.${operation}`, input);
  const { Table } = await call('DynamoDB_20120810.DescribeTable', { TableName: options.tableName });
  const streamArn = String(recordOf(Table)['LatestStreamArn']);
  /** Where to read on in each shard; null once a shard has ended. */
  const iterators = new Map<string, string | null>();

  async function start(shardId: string): Promise<string> {
    const checkpoint = checkpoints.get(`${consumer} ${streamArn} ${shardId}`);
    const from =
      checkpoint !== undefined
        ? { ShardIteratorType: 'AFTER_SEQUENCE_NUMBER', SequenceNumber: checkpoint }
        : { ShardIteratorType: options.startAtOldest || iterators.size > 0 ? 'TRIM_HORIZON' : 'LATEST' };
    const input = { StreamArn: streamArn, ShardId: shardId };
    const { ShardIterator } = await streams('GetShardIterator', { ...input, ...from }).catch(() =>
      streams('GetShardIterator', { ...input, ShardIteratorType: 'TRIM_HORIZON' }),
    );
    return String(ShardIterator);
  }

  async function findShards(): Promise<void> {
    const { StreamDescription } = await streams('DescribeStream', { StreamArn: streamArn });
    const shards = listOf(recordOf(StreamDescription)['Shards']).map(recordOf);
    for (const { ShardId, ParentShardId } of shards) {
      const parent = iterators.get(String(ParentShardId));
      // A shard's records come after all of its parent's.
      const mayStart = ParentShardId === undefined || parent === null || parent === undefined;
      if (mayStart && !iterators.has(String(ShardId)))
        iterators.set(String(ShardId), await start(String(ShardId)));
    }
  }

  return {
    async read() {
      if ([...iterators.values()].every((iterator) => iterator === null)) await findShards();
      const found: ShardRecords[] = [];
      for (const [shardId, iterator] of iterators) {
        if (iterator === null) continue;
        const output = await streams('GetRecords', { ShardIterator: iterator });
        iterators.set(shardId, output['NextShardIterator'] ? String(output['NextShardIterator']) : null);
        const records = listOf(output['Records']).map((record) =>
          asOnAws(recordOf(record), streamArn, options.region),
        );
        if (records.length > 0)
          found.push({
            records,
            done: (number) => checkpoints.set(`${consumer} ${streamArn} ${shardId}`, number),
          });
      }
      return found;
    },
  };
}

/** Gives a record what Lambda adds to it, and what DynamoDB Local leaves out when time to live removed an item. */
function asOnAws(record: Record<string, unknown>, streamArn: string, region: string): StreamRecord {
  const expired = record['eventName'] === 'UNKNOWN_TO_SDK_VERSION';
  return {
    ...record,
    ...(expired && {
      eventName: 'REMOVE',
      userIdentity: { type: 'Service', principalId: 'dynamodb.amazonaws.com' },
    }),
    awsRegion: region,
    eventSourceARN: streamArn,
  } as unknown as StreamRecord;
}
