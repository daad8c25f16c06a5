import { GetCommand } from '@aws-sdk/lib-dynamodb';
import { itemKeys, TableName, table, toTtl, type Writes } from './single-table.ts';

const KNOWN_MS = 90 * 24 * 3_600_000;

/** Whether somebody has signed in to an address from a source within 90 days, by the keyed hash of the pair. */
export async function has(hash: string, nowMs = Date.now()): Promise<boolean> {
  const { Item } = await table.send(
    new GetCommand({ TableName, Key: itemKeys.knownPair(hash), ConsistentRead: true }),
  );
  const pair = Item as { ttl: number } | undefined;
  return pair !== undefined && pair.ttl * 1000 > nowMs;
}

/** The writes by which a pair is known for 90 days, with the account so that its erasure finds it. */
export function writesOf(userId: string, hash: string, nowMs: number): Writes {
  const pair = { userId, ttl: toTtl(nowMs + KNOWN_MS) };
  return [
    { Put: { TableName, Item: { ...itemKeys.knownPair(hash), ...pair } } },
    { Put: { TableName, Item: { ...itemKeys.sourceOfUser(userId, hash), ...pair } } },
  ];
}
