import { setTimeout as sleep } from 'node:timers/promises';
import { BatchWriteCommand, type BatchWriteCommandInput } from '@aws-sdk/lib-dynamodb';
import { TableName, table } from './table-client.ts';

type Requests = NonNullable<BatchWriteCommandInput['RequestItems']>[string];

const BATCH = 25;
const CONCURRENT = 4;
const MAX_TRIES = 6;

async function writeBatch(requests: Requests, abortSignal: AbortSignal | undefined): Promise<void> {
  let left: Requests = requests;
  for (let tries = 1; left.length > 0; tries++) {
    const { UnprocessedItems } = await table.send(
      new BatchWriteCommand({ RequestItems: { [TableName]: left } }),
      abortSignal && { abortSignal },
    );
    left = UnprocessedItems?.[TableName] ?? [];
    if (left.length === 0) return;
    if (tries === MAX_TRIES) throw new Error(`${left.length} items of a batch stay unwritten`);
    await sleep(Math.random() * 50 * 2 ** tries);
  }
}

/**
 * Writes or deletes any number of items, few batches at a time because one partition takes about a thousand a
 * second. What the table leaves over is tried again; throws if some is left after that, or when it is told to stop.
 */
export async function writeInBatches(requests: Requests, abortSignal?: AbortSignal): Promise<void> {
  const batches: Requests[] = [];
  for (let start = 0; start < requests.length; start += BATCH)
    batches.push(requests.slice(start, start + BATCH));
  const workers = Array.from({ length: CONCURRENT }, async () => {
    for (let batch = batches.shift(); batch; batch = batches.shift()) await writeBatch(batch, abortSignal);
  });
  await Promise.all(workers);
}
