import { setTimeout as sleep } from 'node:timers/promises';
import { SendMessageBatchCommand, SQSClient } from '@aws-sdk/client-sqs';
import { clientSettings } from '#lib/environment.ts';
import { traceFailures } from '#lib/log/trace-failures.ts';

const client = /* @__PURE__ */ traceFailures(
  /* @__PURE__ */ new SQSClient({ ...clientSettings, useQueueUrlAsEndpoint: false }),
);

/**
 * A message, and how long it waits before it can be received: at most SQS's `MAX_DELAY_SECONDS`. A backlog of one group doesn't
 * hold up the messages of others (SQS's fair queues).
 */
export type Message = { content: unknown; delaySeconds?: number; group?: string };

/** SQS's maximum delay of a message. */
export const MAX_DELAY_SECONDS = 900;

/** SQS's maximum number of messages in a call. */
const BATCH = 10;
const MAX_TRIES = 5;

/** Queues messages as JSON, which may then arrive more than once. Retries those that SQS refuses; throws if some remain. */
export async function sendMessages(queueUrl: string, messages: readonly Message[]): Promise<void> {
  for (let start = 0; start < messages.length; start += BATCH)
    await sendBatch(queueUrl, messages.slice(start, start + BATCH));
}

async function sendBatch(QueueUrl: string, messages: readonly Message[]): Promise<void> {
  let left = messages.map(({ content, delaySeconds = 0, group }, at) => ({
    Id: String(at),
    MessageBody: JSON.stringify(content),
    ...(delaySeconds > 0 && { DelaySeconds: Math.min(Math.ceil(delaySeconds), MAX_DELAY_SECONDS) }),
    ...(group !== undefined && { MessageGroupId: group }),
  }));
  for (let tries = 1; ; tries++) {
    const { Failed = [] } = await client.send(new SendMessageBatchCommand({ QueueUrl, Entries: left }));
    const failed = new Set(Failed.map(({ Id }) => Id));
    left = left.filter(({ Id }) => failed.has(Id));
    if (left.length === 0) return;
    if (tries === MAX_TRIES) throw new Error(`${left.length} messages were not queued`);
    await sleep(Math.random() * 50 * 2 ** tries);
  }
}
