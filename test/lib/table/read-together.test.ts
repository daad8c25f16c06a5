import { randomUUID } from 'node:crypto';
import { PutCommand } from '@aws-sdk/lib-dynamodb';
import { afterEach, expect, test } from '@jest/globals';
import { itemKeys, readTogether, TableName, table } from '#lib/table/single-table.ts';

const LEAVING = { name: 'leaving', step: 'deserialize', priority: 'high' } as const;

afterEach(() => {
  table.middlewareStack.remove(LEAVING.name);
});

/** Has the table leave all but one of the keys of a call unread, so many times. */
function leaveUnread(times: number): void {
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
    LEAVING,
  );
}

async function stored(): Promise<{ PK: string; SK: string }[]> {
  const keys = [0, 1, 2].map(() => itemKeys.user(randomUUID()));
  for (const key of keys) await table.send(new PutCommand({ TableName, Item: key }));
  return keys;
}

test('what the table leaves unread is asked for again', async () => {
  const keys = await stored();
  leaveUnread(2);
  const items = await readTogether(keys);
  expect(items.map(({ PK }) => PK).sort()).toEqual(keys.map(({ PK }) => PK).sort());
});

test('what it still leaves unread after that is a failure, and never an item that does not exist', async () => {
  const keys = [...(await stored()), ...(await stored())];
  leaveUnread(5);
  await expect(readTogether(keys)).rejects.toMatchObject({ name: 'TimeoutError' });
});
