import { DescribeTableCommand, ResourceNotFoundException } from '@aws-sdk/client-dynamodb';
import { paginateQuery, paginateScan } from '@aws-sdk/lib-dynamodb';
import { itemKeys, table } from './single-table.ts';
import type { User } from './users.ts';

/** An item of the table as it is stored. */
export type Item = Record<string, unknown> & { PK: string; SK: string };

/** An account as a restored table has it, with the items of its profiles, and the other ones of its partition. */
export type RestoredAccount = { user: Item & User; profiles: Item[]; others: Item[] };

/**
 * The moment (ms since 1970) whose contents a restored table holds; undefined if it was not made by restoring. Throws a
 * sentence to show if there is no such table, or it is not finished.
 */
export async function restoredMoment(TableName: string): Promise<number | undefined> {
  try {
    const { Table } = await table.send(new DescribeTableCommand({ TableName }));
    const { RestoreSummary: summary, TableStatus } = Table ?? {};
    if (TableStatus !== 'ACTIVE' || summary?.RestoreInProgress)
      throw new Error(`The table ${TableName} is not restored yet.`);
    return summary?.RestoreDateTime?.getTime();
  } catch (error) {
    if (error instanceof ResourceNotFoundException) throw new Error(`There is no table ${TableName}.`);
    throw error;
  }
}

/** Every account of a restored table that somebody has signed in to. */
export async function* restoredAccounts(TableName: string): AsyncGenerator<RestoredAccount> {
  const accounts = paginateScan(
    { client: table },
    {
      TableName,
      FilterExpression: 'SK = :meta AND begins_with(PK, :user) AND attribute_not_exists(#ttl)',
      ExpressionAttributeNames: { '#ttl': 'ttl' },
      ExpressionAttributeValues: { ':meta': itemKeys.user('').SK, ':user': itemKeys.user('').PK },
    },
  );
  for await (const { Items = [] } of accounts)
    for (const user of Items as (Item & User)[]) yield { user, ...(await partitionOf(TableName, user.id)) };
}

async function partitionOf(TableName: string, userId: string): Promise<Omit<RestoredAccount, 'user'>> {
  const { PK, SK: profile } = itemKeys.profile(userId, '');
  const [profiles, others]: [Item[], Item[]] = [[], []];
  const pages = paginateQuery(
    { client: table },
    {
      TableName,
      KeyConditionExpression: 'PK = :user',
      ExpressionAttributeValues: { ':user': PK },
    },
  );
  for await (const { Items = [] } of pages)
    for (const item of Items as Item[]) (item.SK.startsWith(profile) ? profiles : others).push(item);
  return { profiles, others };
}
