import { QueryCommand } from '@aws-sdk/lib-dynamodb';
import { itemKeys, TableName, table } from './single-table.ts';

/** A user's own items of one kind as of now, in the order of their sort keys, which begin with the prefix. */
export async function itemsOfUser(userId: string, prefix: string): Promise<Record<string, unknown>[]> {
  const { Items = [] } = await table.send(
    new QueryCommand({
      TableName,
      KeyConditionExpression: 'PK = :user AND begins_with(SK, :prefix)',
      ExpressionAttributeValues: { ':user': itemKeys.user(userId).PK, ':prefix': prefix },
      ConsistentRead: true,
    }),
  );
  return Items;
}
