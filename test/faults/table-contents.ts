import { connect } from '../../infra/local/dynamodb/client.ts';

/** How an environment's table is reached. */
export type TableAccess = { endpoints: { dynamodb: string }; tables: Record<string, string> };

/** An item as DynamoDB's wire format has it. */
export type WireItem = { PK: { S: string }; SK: { S: string } } & Record<string, { S?: string; N?: string }>;

/** Runs an operation on the table of an environment as an operator, whom no fault befalls. */
export async function onTable(
  { endpoints, tables }: TableAccess,
  operation: string,
  input: Record<string, unknown>,
): Promise<Record<string, unknown>> {
  const call = connect(endpoints.dynamodb);
  return call(`DynamoDB_20120810.${operation}`, { TableName: Object.values(tables)[0], ...input });
}

/** Every item of the table, or those attributes of every item. */
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

/** Puts the marker of a deletion anew, so that what it names is removed once more, as it is every hour. */
export async function putMarkerAnew(access: TableAccess, Key: Pick<WireItem, 'PK' | 'SK'>): Promise<void> {
  await onTable(access, 'DeleteItem', { Key });
  await onTable(access, 'PutItem', { Item: { ...Key, deletedAtMs: { N: String(Date.now()) } } });
}
