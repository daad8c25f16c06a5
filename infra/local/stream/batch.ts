import type { Invocation } from '../lambda/pool.ts';
import { listOf, recordOf } from '../template/cloud-formation.ts';
import type { StreamSubscription } from '../template/model.ts';

/** A record of a table's stream, as Lambda passes it to a function. */
export type StreamRecord = {
  eventName: string;
  dynamodb: { SequenceNumber: string; ApproximateCreationDateTime: number };
};

type BatchOptions = {
  subscription: StreamSubscription;
  invoke: (functionId: string, event: unknown) => Promise<Invocation>;
  /** Waits between two tries; rejects when the environment stops. */
  pause: (ms: number) => Promise<void>;
  /** Told of records that were given up, which on AWS go to the failure destination. */
  onGivenUp: (records: readonly StreamRecord[], reason: string) => void;
};

const FIRST_PAUSE_MS = 100;
const LONGEST_PAUSE_MS = 10_000;

/**
 * Brings one batch of records through its function as Lambda's event source mapping would: in order, tried again
 * after an error, split where the mapping asks for it, from the first failed record on where the function reports it,
 * and given up after the mapping's retries or age. Resolves when nothing of the batch is left to do.
 */
export async function processBatch(batch: readonly StreamRecord[], options: BatchOptions): Promise<void> {
  const { subscription, invoke, pause, onGivenUp } = options;
  let records = batch;
  let pauseMs = FIRST_PAUSE_MS;
  for (let tries = 0; records.length > 0; ) {
    const invocation = await invoke(subscription.functionId, { Records: records });
    if (invocation.kind !== 'throttled') {
      const left = remaining(records, invocation, subscription);
      if (left.length === 0) return;
      if (isTooOld(left[0], subscription)) return onGivenUp(left, 'they are too old');
      if (subscription.bisectOnError && left.length === records.length && left.length > 1) {
        const middle = Math.ceil(left.length / 2);
        await pause(pauseMs);
        await processBatch(left.slice(0, middle), options);
        records = left.slice(middle);
        continue;
      }
      // A batch that got further starts its count anew.
      tries = left.length < records.length ? 0 : tries + 1;
      if (subscription.retries >= 0 && tries > subscription.retries)
        return onGivenUp(left, `they failed ${tries} times`);
      records = left;
    }
    await pause(pauseMs);
    pauseMs = Math.min(pauseMs * 2, LONGEST_PAUSE_MS);
  }
}

function remaining(
  records: readonly StreamRecord[],
  invocation: Invocation,
  subscription: StreamSubscription,
): readonly StreamRecord[] {
  if (invocation.kind !== 'answered') return records;
  if (!subscription.reportsItemFailures) return [];
  const failures = listOf(recordOf(JSON.parse(invocation.payload))['batchItemFailures']).map(
    (failure) => recordOf(failure)['itemIdentifier'],
  );
  if (failures.length === 0) return [];
  const first = records.findIndex(({ dynamodb }) => failures.includes(dynamodb.SequenceNumber));
  // Lambda takes an identifier that is none of the batch's as a failure of the whole batch.
  return first < 0 ? records : records.slice(first);
}

function isTooOld(
  record: StreamRecord | undefined,
  { maximumRecordAgeSeconds }: StreamSubscription,
): boolean {
  if (!record || maximumRecordAgeSeconds < 0) return false;
  return Date.now() / 1000 - record.dynamodb.ApproximateCreationDateTime > maximumRecordAgeSeconds;
}
