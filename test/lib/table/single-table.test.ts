import { randomUUID } from 'node:crypto';
import { type BatchWriteCommandInput, PutCommand } from '@aws-sdk/lib-dynamodb';
import { afterEach, expect, test } from '@jest/globals';
import { itemKeys, readItems, TableName, table, writeInBatches } from '#lib/table/single-table.ts';

const LEAVE_UNPROCESSED = { name: 'leave-unprocessed', step: 'deserialize', priority: 'high' } as const;

const LEAVE_UNWRITTEN = { name: 'leave-unwritten', step: 'initialize' } as const;

afterEach(() => {
  for (const { name } of [LEAVE_UNPROCESSED, LEAVE_UNWRITTEN]) table.middlewareStack.remove(name);
});

/** Makes the next `times` batch writes write nothing. */
function leaveUnwritten(times: number): void {
  let left = times;
  table.middlewareStack.add(
    (next) => async (args) => {
      if (left === 0) return next(args);
      left -= 1;
      const { RequestItems } = args.input as BatchWriteCommandInput;
      return { output: { UnprocessedItems: RequestItems, $metadata: {} }, response: {} };
    },
    LEAVE_UNWRITTEN,
  );
}

/** Makes the next `times` batch reads return one item and leave the other keys unprocessed. */
function leaveUnprocessed(times: number): void {
  let left = times;
  table.middlewareStack.add(
    (next) => async (args) => {
      const answered = await next(args);
      const output = answered.output as {
        Responses?: Record<string, unknown[]>;
        UnprocessedKeys?: Record<string, { Keys: unknown[] }>;
      };
      const [first, ...rest] = output.Responses?.[TableName] ?? [];
      if (left === 0 || first === undefined) return answered;
      left -= 1;
      const Keys = rest.map((item) => {
        const { PK, SK } = item as { PK: unknown; SK: unknown };
        return { PK, SK };
      });
      output.Responses = { [TableName]: [first] };
      output.UnprocessedKeys = Keys.length > 0 ? { [TableName]: { Keys } } : {};
      return answered;
    },
    LEAVE_UNPROCESSED,
  );
}

async function stored(): Promise<{ PK: string; SK: string }[]> {
  const keys = [0, 1, 2].map(() => itemKeys.user(randomUUID()));
  for (const key of keys) await table.send(new PutCommand({ TableName, Item: key }));
  return keys;
}

test('unprocessed keys are retried', async () => {
  const keys = await stored();
  leaveUnprocessed(2);
  const items = await readItems(keys);
  expect(items.map(({ PK }) => PK).sort()).toEqual(keys.map(({ PK }) => PK).sort());
});

test('keys that stay unprocessed cause an error and never count as missing items', async () => {
  const keys = [...(await stored()), ...(await stored())];
  leaveUnprocessed(5);
  await expect(readItems(keys)).rejects.toMatchObject({ name: 'TimeoutError' });
});

const puts = (keys: { PK: string; SK: string }[]) => keys.map((Item) => ({ PutRequest: { Item } }));

test('unprocessed writes are repeated', async () => {
  const keys = [0, 1, 2].map(() => itemKeys.user(randomUUID()));
  leaveUnwritten(2);
  await writeInBatches(puts(keys));
  expect(await readItems(keys)).toHaveLength(3);
});

test('writes that stay unprocessed cause an error', async () => {
  leaveUnwritten(10);
  await expect(writeInBatches(puts([itemKeys.user(randomUUID())]))).rejects.toThrow('were not written');
});
