import { setTimeout as wait } from 'node:timers/promises';
import type { Invocation, Invoke } from '../lambda/pool.ts';
import { listOf, recordOf } from '../template/cloud-formation.ts';
import type { StreamSubscription } from '../template/read-tables.ts';

/** A record of a table's stream, as Lambda passes it to a function. */
export type StreamRecord = { eventName: string; dynamodb: { SequenceNumber: string } };

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
 * after an error, halved if all of it failed, from the first record on that the function reports as failed, and given
 * up after the mapping's retries. Resolves when nothing of the batch is left to do, and rejects when it is ended.
 */
export async function deliverBatch(batch: readonly StreamRecord[], delivery: Delivery): Promise<void> {
  const { subscription, invoke, log, signal } = delivery;
  let records = batch;
  let pauseMs = FIRST_PAUSE_MS;
  for (let tries = 0; ; ) {
    const invocation = await invoke(subscription.functionId, { Records: records });
    const left = leftOf(records, invocation);
    if (left.length === 0) return;
    const hasFailedWhole = left.length === records.length;
    if (hasFailedWhole && left.length > 1) {
      const middle = Math.ceil(left.length / 2);
      await deliverBatch(left.slice(0, middle), delivery);
      return deliverBatch(left.slice(middle), delivery);
    }
    // A batch that got further starts its count anew, and being throttled is no try.
    if (!hasFailedWhole) tries = 0;
    else if (invocation.kind !== 'throttled') tries += 1;
    if (subscription.retries >= 0 && tries > subscription.retries)
      return log(`Stream records given up because they failed ${tries} times: ${left.length}`);
    records = left;
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
