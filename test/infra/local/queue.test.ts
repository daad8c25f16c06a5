import { SendMessageBatchCommand, SQSClient } from '@aws-sdk/client-sqs';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { followQueue } from '../../../infra/local/queue/queues.ts';
import { eventually } from '../../browser/eventually.ts';
import { clientOf, type ServedEmulator, serveEmulator } from './aws/serve-emulator.ts';

let served: ServedEmulator;
let sqs: SQSClient;
beforeAll(async () => {
  served = await serveEmulator();
  sqs = new SQSClient({ ...clientOf(served), useQueueUrlAsEndpoint: false });
});
afterAll(() => served.close());

const send = (QueueUrl: string, ...bodies: string[]) =>
  sqs.send(
    new SendMessageBatchCommand({
      QueueUrl,
      Entries: bodies.map((MessageBody, at) => ({ Id: `${at}`, MessageBody })),
    }),
  );

test('messages are delivered, those that fail come again, and then go to the dead-letter queue', async () => {
  await send('work', 'good', 'bad', 'crash');
  const seen: string[] = [];
  const log: string[] = [];
  const stopping = new AbortController();
  const following = followQueue(
    { functionId: 'Fn', queueName: 'work', batchSize: 1, concurrency: 2 },
    {
      queues: served.queues,
      signal: stopping.signal,
      log: (line) => log.push(line),
      invoke: async (_functionId, event) => {
        const [{ body, messageId }] = (event as { Records: [{ body: string; messageId: string }] }).Records;
        seen.push(body);
        if (body === 'crash') return { kind: 'failed' } as never;
        const batchItemFailures = body === 'bad' ? [{ itemIdentifier: messageId }] : [];
        return { kind: 'answered', payload: JSON.stringify({ batchItemFailures }) } as never;
      },
    },
  );
  await eventually(async () => served.queues.size('dead')).toBe(2);
  stopping.abort();
  await following;
  expect(seen.sort()).toEqual(['bad', 'bad', 'crash', 'crash', 'good']);
  expect(log).toHaveLength(2);
  expect(served.queues.size('work')).toBe(0);
});

test('an unknown queue is rejected', async () => {
  await expect(send('nothing', 'body')).rejects.toMatchObject({ name: 'QueueDoesNotExist' });
});
