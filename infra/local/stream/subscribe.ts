import { setTimeout as wait } from 'node:timers/promises';
import type { DynamoDb } from '../dynamodb/client.ts';
import type { Invocation } from '../lambda/pool.ts';
import type { StreamSubscription } from '../template/model.ts';
import { processBatch, type StreamRecord } from './batch.ts';
import type { Checkpoints } from './checkpoints.ts';
import { compilePattern } from './event-pattern.ts';
import { openStream, type ShardRecords } from './stream-reader.ts';

type SubscribeOptions = {
  call: DynamoDb;
  subscription: StreamSubscription;
  region: string;
  checkpoints: Checkpoints;
  invoke: (functionId: string, event: unknown) => Promise<Invocation>;
  onGivenUp: (records: readonly StreamRecord[], reason: string) => void;
  onError: (error: unknown) => void;
};

/** A function that follows a table's stream; `stop` resolves when it has stopped, possibly within a batch. */
export type Subscription = { stop: () => Promise<void> };

// As often as Lambda polls a shard.
const POLL_MS = 250;
const PAUSE_AFTER_ERROR_MS = 1_000;

/** Lets a function follow a table's stream until it is stopped; what it did not finish comes again after a restart. */
export function subscribe({
  call,
  subscription,
  region,
  checkpoints,
  ...rest
}: SubscribeOptions): Subscription {
  const patterns = subscription.filters.map(compilePattern);
  const passes = (record: StreamRecord) =>
    patterns.length === 0 || patterns.some((pattern) => pattern(record));
  const stopping = new AbortController();
  const pause = (ms: number) => wait(ms, undefined, { signal: stopping.signal });

  async function deliver({ records, done }: ShardRecords): Promise<void> {
    const passing = records.filter(passes);
    for (let start = 0; start < passing.length; start += subscription.batchSize) {
      const batch = passing.slice(start, start + subscription.batchSize);
      await processBatch(batch, { subscription, invoke: rest.invoke, pause, onGivenUp: rest.onGivenUp });
      stopping.signal.throwIfAborted();
      await done(batch.at(-1)?.dynamodb.SequenceNumber ?? '');
    }
    await done(records.at(-1)?.dynamodb.SequenceNumber ?? '');
  }

  async function follow(): Promise<void> {
    const stream = await openStream({
      call,
      tableName: subscription.tableName,
      region,
      checkpoints,
      consumer: subscription.functionId,
      startAtOldest: subscription.startAtOldest,
    });
    while (true) {
      for (const shard of await stream.read()) await deliver(shard);
      await pause(POLL_MS);
    }
  }

  async function followUntilStopped(): Promise<void> {
    while (!stopping.signal.aborted) {
      try {
        await follow();
      } catch (error) {
        if (stopping.signal.aborted) return;
        rest.onError(error);
        await pause(PAUSE_AFTER_ERROR_MS).catch(() => undefined);
      }
    }
  }

  const following = followUntilStopped();
  return {
    async stop() {
      stopping.abort();
      await following;
    },
  };
}
