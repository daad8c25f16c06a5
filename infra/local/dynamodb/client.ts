import { isDeepStrictEqual } from 'node:util';
import { StartError } from '../start-error.ts';
import type { LocalTable } from '../template/read-tables.ts';
import { listOf, recordOf } from '../template/resources.ts';

export class DynamoDbError extends Error {
  constructor(name: string, message: string) {
    super(message);
    this.name = name;
  }
}

/** Calls an operation by its full target, such as `DynamoDB_20120810.ListTables`. Rejects with `DynamoDbError`. */
export type DynamoDb = (target: string, input: Record<string, unknown>) => Promise<Record<string, unknown>>;

// DynamoDB Local reads only the access key id.
const AUTHORIZATION =
  'AWS4-HMAC-SHA256 Credential=local/20260101/local/dynamodb/aws4_request, SignedHeaders=host, Signature=0';

/** Sends an operation's JSON input to DynamoDB at a URL. Resolves to the response, even if it is an error. */
export function postToDynamoDb(url: string, target: string, body: string | Buffer): Promise<Response> {
  const headers = { 'Content-Type': 'application/x-amz-json-1.0', Authorization: AUTHORIZATION };
  return fetch(url, { method: 'POST', headers: { ...headers, 'X-Amz-Target': target }, body });
}

/** Calls DynamoDB without the SDK, which would slow down startup and convert the records of stream events. */
export function connect(url: string): DynamoDb {
  return async (target, input) => {
    const response = await postToDynamoDb(url, target, JSON.stringify(input));
    const text = await response.text();
    if (response.ok) return JSON.parse(text);
    const output = text.startsWith('{') ? JSON.parse(text) : {};
    const { __type = `Status${response.status}`, Message = text, message = Message } = output;
    throw new DynamoDbError(__type.replace(/^.*#/, ''), message);
  };
}

/** Creates missing tables. Throws `StartError` if stored tables are unreadable or have a different key schema or stream. */
export async function createTables(call: DynamoDb, tables: readonly LocalTable[]): Promise<void> {
  try {
    for (const table of tables) await createTable(call, table);
  } catch (error) {
    if (!(error instanceof DynamoDbError)) throw error;
    throw new StartError(
      `The stored data is unreadable (${error.name}: ${error.message}); --fresh deletes it`,
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
    throw new StartError(
      `The stored table ${name} has different keys or a different stream than the stack; --fresh deletes it`,
    );
  const { TimeToLiveDescription } = await call('DynamoDB_20120810.DescribeTimeToLive', ofTable);
  if (ttlAttribute === undefined || recordOf(TimeToLiveDescription)['AttributeName'] === ttlAttribute) return;
  const TimeToLiveSpecification = { AttributeName: ttlAttribute, Enabled: true };
  await call('DynamoDB_20120810.UpdateTimeToLive', { ...ofTable, TimeToLiveSpecification });
}
