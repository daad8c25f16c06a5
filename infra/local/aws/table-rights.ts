import { listOf, recordOf } from '../template/cloud-formation.ts';
import type { LocalTable } from '../template/read-tables.ts';

type Members = Record<string, unknown>;

/**
 * The actions that a call of DynamoDB needs the right to, each on a table with the partition keys that it names there: none
 * for a scan. A transaction has no right of its own, but its parts have: `PutItem` for `Put`.
 */
export function tableRights(operation: string, input: Members, tables: readonly LocalTable[]) {
  return partsOf(operation, input).map(([action, table, asked]) => {
    const [partitionKey] = tables.find(({ name }) => name === table)?.definition.KeySchema ?? [];
    const values = itemsIn(asked).map((item) => item[partitionKey?.AttributeName ?? '']);
    const keys = values.flatMap((value) => Object.values(recordOf(value)).map(String));
    return [action, table, keys] as const;
  });
}

function partsOf(operation: string, input: Members): [action: string, table: string, asked: unknown][] {
  const { TransactItems, TableName = '*', RequestItems = { [String(TableName)]: input } } = input;
  if (!TransactItems)
    return Object.entries(recordOf(RequestItems)).map(([table, asked]) => [operation, table, asked]);
  return listOf(TransactItems)
    .flatMap((part) => Object.entries(recordOf(part)))
    .map(([part, asked]) => [`${part}Item`, String(recordOf(asked)['TableName']), asked]);
}

/** The items that a part names, with their keys at least; of a query the attributes that it asks to be equal. */
function itemsIn(asked: unknown): Members[] {
  if (Array.isArray(asked))
    return asked.flatMap((request) => Object.values(recordOf(request)).flatMap(itemsIn));
  const { Item, Key = Item, Keys = Key, KeyConditionExpression = '', ...expression } = recordOf(asked);
  const names = recordOf(expression['ExpressionAttributeNames']);
  const values = recordOf(expression['ExpressionAttributeValues']);
  const equal = [...String(KeyConditionExpression).matchAll(/([#\w]+)\s*=\s*(:\w+)/g)];
  const queried = equal.map(([, name = '', value = '']) => [names[name] ?? name, values[value]]);
  return [...listOf(Keys).map(recordOf), Object.fromEntries(queried)];
}
