import { QueryCommand } from '@aws-sdk/lib-dynamodb';
import { TableName, table, writeInBatches } from './single-table.ts';

/**
 * Removes every item of a partition, or those alone whose sort keys begin with a prefix, until a reading finds none, so
 * that what is written meanwhile goes too; answers how many that were. Safe to be cut off and run again.
 */
export async function removeItems(PK: string, prefix?: string): Promise<number> {
  const isPart = prefix !== undefined;
  let removed = 0;
  for (;;) {
    const { Items = [] } = await table.send(
      new QueryCommand({
        TableName,
        KeyConditionExpression: `PK = :partition${isPart ? ' AND begins_with(SK, :prefix)' : ''}`,
        ExpressionAttributeValues: { ':partition': PK, ...(isPart && { ':prefix': prefix }) },
        ProjectionExpression: 'PK, SK',
        ConsistentRead: true,
      }),
    );
    if (Items.length === 0) return removed;
    await writeInBatches(Items.map(({ SK }) => ({ DeleteRequest: { Key: { PK, SK } } })));
    removed += Items.length;
  }
}
