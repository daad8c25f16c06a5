import { setTimeout as sleep } from 'node:timers/promises';
import { SendMessageBatchCommand, SQSClient } from '@aws-sdk/client-sqs';
import * as v from 'valibot';
import { clientSettings, environmentVariable } from '#lib/environment.ts';
import { traceFailures } from '#lib/log/trace-failures.ts';
import { parseJson } from '#lib/parse-json.ts';

const client = /* @__PURE__ */ traceFailures(
  /* @__PURE__ */ new SQSClient({ ...clientSettings, useQueueUrlAsEndpoint: false }),
);

/**
 * Readers whose mail of a local date may be due, at the instant `dueMs` (ms since 1970). A message says nothing about what they
 * want now.
 */
const DueMessage = v.object({
  date: v.string(),
  dueMs: v.number(),
  readers: v.array(v.object({ userId: v.string(), profileId: v.string() })),
});
export type DueMessage = v.InferOutput<typeof DueMessage>;

/** The most readers in a message. */
export const MAX_READERS = 50;

/** SQS's maximum number of messages in a call. */
const BATCH = 10;
const MAX_TRIES = 5;

/** Queues messages, which may then arrive more than once. Retries those that SQS refuses; throws if some remain. */
export async function sendDue(messages: readonly DueMessage[]): Promise<void> {
  for (let start = 0; start < messages.length; start += BATCH)
    await sendBatch(messages.slice(start, start + BATCH));
}

async function sendBatch(messages: readonly DueMessage[]): Promise<void> {
  let left = messages.map((message, at) => ({ Id: String(at), MessageBody: JSON.stringify(message) }));
  for (let tries = 1; ; tries++) {
    const { Failed = [] } = await client.send(
      new SendMessageBatchCommand({ QueueUrl: environmentVariable('DELIVERY_QUEUE'), Entries: left }),
    );
    const failed = new Set(Failed.map(({ Id }) => Id));
    left = left.filter(({ Id }) => failed.has(Id));
    if (left.length === 0) return;
    if (tries === MAX_TRIES) throw new Error(`${left.length} messages were not queued`);
    await sleep(Math.random() * 50 * 2 ** tries);
  }
}

/** Reads a message. Throws for other text. */
export const readDue = (body: string): DueMessage => v.parse(DueMessage, parseJson(body));
