import { hash, randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import * as v from 'valibot';
import { AwsError, type ServiceEmulator } from '../aws/service-call.ts';
import type { Invocation, Invoke } from '../lambda/pool.ts';
import type { Stack } from '../template/read-stack.ts';
import { listOf, recordOf } from '../template/resources.ts';

type Message = { messageId: string; body: string; receiveCount: number; visibleAtMs: number };

const SendBatch = v.object({
  QueueUrl: v.string(),
  Entries: v.pipe(
    v.array(
      v.object({
        Id: v.string(),
        MessageBody: v.pipe(v.string(), v.minLength(1)),
        DelaySeconds: v.optional(v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(900)), 0),
      }),
    ),
    v.minLength(1),
    v.maxLength(10),
  ),
});

/** An event source mapping of a queue. */
export type QueueSubscription = Stack['queueSubscriptions'][number];

export type Queues = ReturnType<typeof createQueues>;

const POLL_MS = 50;

/** A message comes again after this time instead of the queue's, which would be minutes. */
const RETRY_AFTER_MS = 1_000;

/** Emulates SQS's standard queues in memory: batches, delays, retries and dead-letter queues, but no order or receipt handles. */
export function createQueues(stack: () => Stack) {
  const messages = new Map<string, Message[]>();
  const of = (name: string) => {
    const found = messages.get(name) ?? [];
    messages.set(name, found);
    return found;
  };
  return {
    emulator: {
      SendMessageBatch(input) {
        const { QueueUrl, Entries } = v.parse(SendBatch, input);
        if (!stack().queues.some(({ name }) => name === QueueUrl))
          throw new AwsError('QueueDoesNotExist', 'The specified queue does not exist.');
        const Successful = Entries.map(({ Id, MessageBody: body, DelaySeconds }) => {
          const messageId = randomUUID();
          const visibleAtMs = DelaySeconds > 0 ? Date.now() + 1000 * DelaySeconds : 0;
          of(QueueUrl).push({ messageId, body, receiveCount: 0, visibleAtMs });
          return { Id, MessageId: messageId, MD5OfMessageBody: hash('md5', body) };
        });
        return { Successful, Failed: [] };
      },
    } satisfies ServiceEmulator,
    /** The number of messages in a queue, delivered or not. */
    size: (name: string): number => of(name).length,
    /** Makes all delayed messages visible, as if time had passed. */
    endDelays(): void {
      for (const message of [...messages.values()].flat())
        if (message.receiveCount === 0) message.visibleAtMs = 0;
    },
    /** Takes visible messages, which become visible again unless they are removed. */
    receive(name: string, most: number): Message[] {
      const nowMs = Date.now();
      const taken = of(name)
        .filter(({ visibleAtMs }) => visibleAtMs <= nowMs)
        .slice(0, most);
      for (const message of taken) {
        message.receiveCount += 1;
        // Hidden until the attempt ends.
        message.visibleAtMs = Number.POSITIVE_INFINITY;
      }
      return taken;
    },
    /** Ends an attempt: removes the message, or makes it visible later, or moves it to the dead-letter queue. */
    settle(name: string, message: Message, isDone: boolean): 'moved' | undefined {
      const queue = of(name);
      const { deadLetters, maxReceiveCount } = stack().queues.find((one) => one.name === name) ?? {};
      const isLast = deadLetters !== undefined && message.receiveCount >= (maxReceiveCount ?? Infinity);
      message.visibleAtMs = Date.now() + RETRY_AFTER_MS;
      if (!isDone && !isLast) return undefined;
      queue.splice(queue.indexOf(message), 1);
      if (isDone || !isLast) return undefined;
      of(deadLetters).push({ ...message, receiveCount: 0 });
      return 'moved';
    },
  };
}

type Delivery = { queues: Queues; invoke: Invoke; log: (line: string) => void; signal: AbortSignal };

/** Invokes a function with the messages of a queue, like Lambda's event source mapping with reported failures. */
export async function followQueue(
  { functionId, queueName, batchSize, concurrency }: QueueSubscription,
  { queues, invoke, log, signal }: Delivery,
): Promise<void> {
  const consume = async () => {
    while (!signal.aborted) {
      const batch = queues.receive(queueName, batchSize);
      if (batch.length === 0) await wait(POLL_MS, undefined, { signal }).catch(() => undefined);
      else {
        const Records = batch.map(({ messageId, body, receiveCount }) => ({
          ...{ messageId, body, receiptHandle: messageId, eventSource: 'aws:sqs' },
          attributes: { ApproximateReceiveCount: String(receiveCount) },
        }));
        const failed = failedIn(await invoke(functionId, { Records }));
        for (const message of batch)
          if (queues.settle(queueName, message, !failed(message.messageId)) === 'moved')
            log(`A message of ${queueName} was moved to its dead-letter queue`);
      }
    }
  };
  await Promise.all(Array.from({ length: concurrency }, consume));
}

function failedIn(invocation: Invocation): (messageId: string) => boolean {
  if (invocation.kind !== 'answered') return () => true;
  const failures = listOf(recordOf(JSON.parse(invocation.payload))['batchItemFailures']);
  const failed = new Set(failures.map((failure) => recordOf(failure)['itemIdentifier']));
  return (messageId) => failed.has(messageId);
}
