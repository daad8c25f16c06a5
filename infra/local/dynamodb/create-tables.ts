import { setTimeout as wait } from 'node:timers/promises';
import { CannotStart } from '../cannot-start.ts';
import { recordOf } from '../template/cloud-formation.ts';
import type { LocalTable } from '../template/model.ts';
import { type DynamoDb, DynamoDbRefusal } from './client.ts';

/** Throws `CannotStart` if the database cannot read the data that it was started on. */
export async function checkStoredData(call: DynamoDb): Promise<void> {
  await explained(() => call('DynamoDB_20120810.ListTables', {}));
}

/**
 * Brings the stack's tables into being with their time to live and stream; a table that exists keeps its data.
 * Throws `CannotStart` if the stored data cannot be read, or belong to a table with other keys.
 */
export async function createTables(call: DynamoDb, tables: readonly LocalTable[]): Promise<void> {
  for (const table of tables)
    await explained(async () => {
      const existing = await describe(call, table.name);
      if (existing) await adapt(call, table, existing);
      else await create(call, table);
      if (table.ttlAttribute !== undefined) await enableTimeToLive(call, table.name, table.ttlAttribute);
    });
}

async function explained(work: () => Promise<unknown>): Promise<void> {
  try {
    await work();
  } catch (error) {
    if (!(error instanceof DynamoDbRefusal)) throw error;
    throw new CannotStart(
      `The stored data cannot be read (${error.name}: ${error.message}); --fresh starts without them`,
      { cause: error },
    );
  }
}

async function describe(call: DynamoDb, name: string): Promise<Record<string, unknown> | undefined> {
  try {
    return recordOf((await call('DynamoDB_20120810.DescribeTable', { TableName: name }))['Table']);
  } catch (error) {
    if (error instanceof DynamoDbRefusal && error.name === 'ResourceNotFoundException') return undefined;
    throw error;
  }
}

async function create(call: DynamoDb, table: LocalTable): Promise<void> {
  await call('DynamoDB_20120810.CreateTable', table.definition);
  while ((await describe(call, table.name))?.['TableStatus'] !== 'ACTIVE') await wait(50);
}

async function adapt(call: DynamoDb, table: LocalTable, existing: Record<string, unknown>): Promise<void> {
  if (keysOf(existing) !== keysOf(table.definition))
    throw new CannotStart(
      `The stored table ${table.name} has other keys than the stack; --fresh starts without it`,
    );
  const wanted = recordOf(table.definition['StreamSpecification']);
  const present = recordOf(existing['StreamSpecification']);
  if (wanted['StreamViewType'] === present['StreamViewType']) return;
  const update = (specification: Record<string, unknown>) =>
    call('DynamoDB_20120810.UpdateTable', { TableName: table.name, StreamSpecification: specification });
  if (present['StreamEnabled']) await update({ StreamEnabled: false });
  if (wanted['StreamEnabled']) await update(wanted);
}

function keysOf(definition: Record<string, unknown>): string {
  const keys = definition['KeySchema'] as { AttributeName: string; KeyType: string }[];
  return keys.map(({ AttributeName, KeyType }) => `${KeyType} ${AttributeName}`).join();
}

async function enableTimeToLive(call: DynamoDb, name: string, attribute: string): Promise<void> {
  const { TimeToLiveDescription } = await call('DynamoDB_20120810.DescribeTimeToLive', { TableName: name });
  if (recordOf(TimeToLiveDescription)['TimeToLiveStatus'] === 'ENABLED') return;
  await call('DynamoDB_20120810.UpdateTimeToLive', {
    TableName: name,
    TimeToLiveSpecification: { AttributeName: attribute, Enabled: true },
  });
}
