import { isDeepStrictEqual } from 'node:util';
import { CannotStart } from '../cannot-start.ts';
import { recordOf } from '../template/cloud-formation.ts';
import type { LocalTable } from '../template/read-tables.ts';
import { type DynamoDb, DynamoDbRefusal } from './client.ts';

/**
 * Brings the stack's tables into being with their time to live and stream; a table that exists keeps its data.
 * Throws `CannotStart` if the stored data cannot be read, or belong to a table with other keys or another stream.
 */
export async function createTables(call: DynamoDb, tables: readonly LocalTable[]): Promise<void> {
  for (const table of tables)
    try {
      await createTable(call, table);
    } catch (error) {
      if (!(error instanceof DynamoDbRefusal)) throw error;
      throw new CannotStart(
        `The stored data cannot be read (${error.name}: ${error.message}); --fresh starts without them`,
        { cause: error },
      );
    }
}

async function createTable(call: DynamoDb, { name, definition, ttlAttribute }: LocalTable): Promise<void> {
  const existing = await unless('ResourceNotFoundException', () =>
    call('DynamoDB_20120810.DescribeTable', { TableName: name }),
  );
  const { KeySchema, StreamSpecification } = recordOf(existing?.['Table']);
  if (!existing) await call('DynamoDB_20120810.CreateTable', definition);
  else if (!isDeepStrictEqual({ ...definition, KeySchema, StreamSpecification }, definition))
    throw new CannotStart(
      `The stored table ${name} has other keys or another stream than the stack; --fresh starts without it`,
    );
  if (ttlAttribute === undefined) return;
  const TimeToLiveSpecification = { AttributeName: ttlAttribute, Enabled: true };
  // So it answers when it is enabled already.
  await unless('ValidationException', () =>
    call('DynamoDB_20120810.UpdateTimeToLive', { TableName: name, TimeToLiveSpecification }),
  );
}

/** What becomes of a call; undefined if it was refused by this name. */
async function unless<T>(refusal: string, made: () => Promise<T>): Promise<T | undefined> {
  try {
    return await made();
  } catch (error) {
    if (error instanceof DynamoDbRefusal && error.name === refusal) return undefined;
    throw error;
  }
}
