import { expect, test } from '@jest/globals';
import { processBatch, type StreamRecord } from '../../../../infra/local/stream/batch.ts';
import type { StreamSubscription } from '../../../../infra/local/template/model.ts';

const records = (...numbers: string[]): StreamRecord[] =>
  numbers.map((SequenceNumber) => ({
    eventName: 'INSERT',
    dynamodb: { SequenceNumber, ApproximateCreationDateTime: Date.now() / 1000 },
  }));
const numbersOf = (batch: readonly StreamRecord[]) =>
  batch.map(({ dynamodb }) => dynamodb.SequenceNumber).join('');

type Reply = 'fail' | 'throttle' | string[];

/** Runs a batch through a function that replies as told, and says what it was called with and what was given up. */
async function run(
  batch: StreamRecord[],
  settings: Partial<StreamSubscription>,
  reply: (numbers: string, call: number) => Reply,
) {
  const calls: string[] = [];
  const pauses: number[] = [];
  const givenUp: string[] = [];
  await processBatch(batch, {
    subscription: {
      functionId: 'Fn',
      tableName: 'T',
      batchSize: 10,
      filters: [],
      retries: 2,
      maximumRecordAgeSeconds: -1,
      bisectOnError: false,
      reportsItemFailures: false,
      startAtOldest: true,
      ...settings,
    },
    async invoke(_functionId, event) {
      const numbers = numbersOf((event as { Records: StreamRecord[] }).Records);
      const said = reply(numbers, calls.push(numbers));
      if (said === 'throttle') return { kind: 'throttled', coldStart: false };
      if (said === 'fail') return { kind: 'failed', errorType: 'E', errorMessage: 'x', coldStart: false };
      const batchItemFailures = said.map((itemIdentifier) => ({ itemIdentifier }));
      return { kind: 'answered', payload: JSON.stringify({ batchItemFailures }), coldStart: false };
    },
    pause: async (ms) => void pauses.push(ms),
    onGivenUp: (left, reason) => givenUp.push(`${numbersOf(left)} ${reason}`),
  });
  return { calls, pauses, givenUp };
}

test('a batch that succeeds is done with at once', async () => {
  expect(await run(records('1', '2'), {}, () => [])).toEqual({ calls: ['12'], pauses: [], givenUp: [] });
});

test('a failed batch is tried again, ever later, and given up after its retries', async () => {
  const { calls, pauses, givenUp } = await run(records('1', '2'), {}, () => 'fail');
  expect(calls).toEqual(['12', '12', '12']);
  expect(pauses).toEqual([100, 200]);
  expect(givenUp).toEqual(['12 they failed 3 times']);
});

test('from the first reported failure on, records are tried again and those before it are not', async () => {
  const { calls, givenUp } = await run(
    records('1', '2', '3'),
    { reportsItemFailures: true },
    (_numbers, call) => (call === 1 ? ['3', '2'] : []),
  );
  expect([calls, givenUp]).toEqual([['123', '23'], []]);
});

test('a reported failure of no record of the batch is a failure of all of it', async () => {
  const { calls } = await run(records('1', '2'), { reportsItemFailures: true }, (_numbers, call) =>
    call === 1 ? ['9'] : [],
  );
  expect(calls).toEqual(['12', '12']);
});

test('bisecting isolates the one bad record and loses no other', async () => {
  const { calls, givenUp } = await run(
    records('1', '2', '3', '4'),
    { bisectOnError: true, retries: 1 },
    (numbers) => (numbers.includes('3') ? 'fail' : []),
  );
  expect(givenUp).toEqual(['3 they failed 2 times']);
  expect(calls).toEqual(['1234', '12', '34', '3', '3', '4']);
});

test('being throttled is no try', async () => {
  const { calls, givenUp } = await run(records('1'), { retries: 0 }, (_numbers, call) =>
    call < 5 ? 'throttle' : [],
  );
  expect([calls.length, givenUp]).toEqual([5, []]);
});

test('records that have become too old are given up', async () => {
  const old = records('1');
  for (const { dynamodb } of old) dynamodb.ApproximateCreationDateTime -= 120;
  const { calls, givenUp } = await run(old, { retries: -1, maximumRecordAgeSeconds: 60 }, () => 'fail');
  expect([calls.length, givenUp]).toEqual([1, ['1 they are too old']]);
});
