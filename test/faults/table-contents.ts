import { connect } from '../../infra/local/dynamodb/client.ts';

/** DynamoDB endpoint and table names of an environment. */
export type TableAccess = { endpoints: { dynamodb: string }; tables: Record<string, string> };

/** An item in DynamoDB's wire format. */
export type WireItem = { PK: { S: string }; SK: { S: string } } & Record<
  string,
  { S?: string; N?: string; L?: { S?: string }[]; M?: Record<string, { S?: string }> }
>;

/** Runs an operation on an environment's table, bypassing injected faults. */
export async function onTable(
  { endpoints, tables }: TableAccess,
  operation: string,
  input: Record<string, unknown>,
): Promise<Record<string, unknown>> {
  const call = connect(endpoints.dynamodb);
  return call(`DynamoDB_20120810.${operation}`, { TableName: Object.values(tables)[0], ...input });
}

/** Scans the table, optionally for some attributes only. */
export async function allItems(access: TableAccess, attributes?: string[]): Promise<WireItem[]> {
  const items: WireItem[] = [];
  let from: unknown;
  do {
    const input = {
      ConsistentRead: true,
      ...(attributes && { ProjectionExpression: attributes.join(', ') }),
      ...(from !== undefined && { ExclusiveStartKey: from }),
    };
    const { Items, LastEvaluatedKey } = await onTable(access, 'Scan', input);
    items.push(...(Items as WireItem[]));
    from = LastEvaluatedKey;
  } while (from !== undefined);
  return items;
}
