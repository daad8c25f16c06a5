import { GetCommand } from '@aws-sdk/lib-dynamodb';
import { hashEmail } from '#lib/accounts/email.ts';
import { itemKeys, TableName, table, toTtl, type Writes, writeAll } from './single-table.ts';

/** As long as an address is kept that nobody has signed in to. */
const NOTED_MS = 7 * 24 * 3_600_000;

const keyOf = (email: string) => itemKeys.undeliverable(hashEmail(email));

/**
 * Notes for seven days that no mail can be delivered to an address; false, and nothing is noted, if it has no account, as
 * after an erasure.
 */
export function note(email: string, nowMs = Date.now()): Promise<boolean> {
  return writeAll([
    {
      ConditionCheck: {
        TableName,
        Key: itemKeys.emailPointer(hashEmail(email)),
        ConditionExpression: 'attribute_exists(PK)',
      },
    },
    { Put: { TableName, Item: { ...keyOf(email), ttl: toTtl(nowMs + NOTED_MS) } } },
  ]);
}

/** Until when it is noted that no mail can be delivered to an address (ms since 1970); undefined if it is not. */
export async function notedUntil(email: string, nowMs = Date.now()): Promise<number | undefined> {
  const { Item } = await table.send(new GetCommand({ TableName, Key: keyOf(email), ConsistentRead: true }));
  const noted = Item as { ttl: number } | undefined;
  return noted !== undefined && noted.ttl * 1000 > nowMs ? noted.ttl * 1000 : undefined;
}

/** Whether it is noted that no mail can be delivered to an address. */
export const has = async (email: string, nowMs = Date.now()): Promise<boolean> =>
  (await notedUntil(email, nowMs)) !== undefined;

/** The write that forgets what is noted of an address. */
export const forgetting = (email: string): Writes => [{ Delete: { TableName, Key: keyOf(email) } }];
