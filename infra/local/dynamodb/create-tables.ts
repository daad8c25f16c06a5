import { isDeepStrictEqual } from 'node:util';
import { CannotStart } from '../cannot-start.ts';
import { listOf, recordOf } from '../template/cloud-formation.ts';
import type { LocalTable } from '../template/read-tables.ts';
import { type DynamoDb, DynamoDbRefusal } from './client.ts';

/**
 * Brings the stack's tables into being with their time to live and stream; a table that exists keeps its data.
 * Throws `CannotStart` if the stored data cannot be read, or belong to a table with other keys or another stream.
 */
export async function createTables(call: DynamoDb, tables: readonly LocalTable[]): Promise<void> {
  try {
    for (const table of tables) await createTable(call, table);
  } catch (error) {
    if (!(error instanceof DynamoDbRefusal)) throw error;
    throw new CannotStart(
      `The stored data cannot be read (${error.name}: ${error.message}); --fresh starts without them`,
      { cause: error },
    );
  }
}

async function createTable(call: DynamoDb, { name, definition, ttlAttribute }: LocalTable): Promise<void> {
  const { TableNames } = await call('DynamoDB_20120810.ListTables', {});
  if (!listOf(TableNames).includes(name)) await call('DynamoDB_20120810.CreateTable', definition);
  const ofTable = { TableName: name };
  const { Table } = await call('DynamoDB_20120810.DescribeTable', ofTable);
  const { KeySchema, StreamSpecification } = recordOf(Table);
  if (!isDeepStrictEqual({ ...definition, KeySchema, StreamSpecification }, definition))
    throw new CannotStart(
      `The stored table ${name} has other keys or another stream than the stack; --fresh starts without it`,
    );
  const { TimeToLiveDescription } = await call('DynamoDB_20120810.DescribeTimeToLive', ofTable);
  if (ttlAttribute === undefined || recordOf(TimeToLiveDescription)['AttributeName'] === ttlAttribute) return;
  const TimeToLiveSpecification = { AttributeName: ttlAttribute, Enabled: true };
  await call('DynamoDB_20120810.UpdateTimeToLive', { ...ofTable, TimeToLiveSpecification });
}
