import type { Invocation } from '../lambda/pool.ts';
import { listOf, recordOf } from '../template/cloud-formation.ts';
import type { StreamSubscription } from '../template/model.ts';

/** A record of a table's stream, as Lambda passes it to a function. */
export type StreamRecord = { eventName: string; dynamodb: { SequenceNumber: string } };

/** How a batch is delivered. */
export type Delivery = {
  subscription: StreamSubscription;
  invoke: (functionId: string, event: unknown) => Promise<Invocation>;
  /** Waits between two tries; rejects when the environment stops. */
  pause: (ms: number) => Promise<void>;
  /** Told of records that were given up, which on AWS go to the failure destination. */
  onGivenUp: (records: readonly StreamRecord[], tries: number) => void;
};

const FIRST_PAUSE_MS = 100;
const LONGEST_PAUSE_MS = 10_000;

/**
 * Brings one batch of records through its function as Lambda's event source mapping would: in order, tried again
 * after an error, split where the mapping asks for it, from the first failed record on where the function reports it,
 * and given up after the mapping's retries. Resolves when nothing of the batch is left to do.
 */
export async function deliverBatch(batch: readonly StreamRecord[], delivery: Delivery): Promise<void> {
  const { subscription, invoke, pause, onGivenUp } = delivery;
  let records = batch;
  let pauseMs = FIRST_PAUSE_MS;
  for (let tries = 0; ; ) {
    const invocation = await invoke(subscription.functionId, { Records: records });
    const left = leftOf(records, invocation, subscription);
    if (left.length === 0) return;
    const hasFailedWhole = left.length === records.length;
    if (subscription.bisectOnError && hasFailedWhole && left.length > 1) {
      const middle = Math.ceil(left.length / 2);
      await deliverBatch(left.slice(0, middle), delivery);
      return deliverBatch(left.slice(middle), delivery);
    }
    // A batch that got further starts its count anew, and being throttled is no try.
    if (!hasFailedWhole) tries = 0;
    else if (invocation.kind !== 'throttled') tries += 1;
    if (subscription.retries >= 0 && tries > subscription.retries) return onGivenUp(left, tries);
    records = left;
    await pause(pauseMs);
    pauseMs = Math.min(pauseMs * 2, LONGEST_PAUSE_MS);
  }
}

/** The records from the first one on that is not done with. */
function leftOf(
  records: readonly StreamRecord[],
  invocation: Invocation,
  { reportsItemFailures }: StreamSubscription,
): readonly StreamRecord[] {
  if (invocation.kind !== 'answered') return records;
  const failures = listOf(recordOf(JSON.parse(invocation.payload))['batchItemFailures']);
  if (!reportsItemFailures || failures.length === 0) return [];
  const failed = new Set(failures.map((failure) => recordOf(failure)['itemIdentifier']));
  const first = records.findIndex(({ dynamodb }) => failed.has(dynamodb.SequenceNumber));
  // Lambda takes an identifier that is none of the batch's as a failure of the whole batch.
  return records.slice(Math.max(first, 0));
}
