import { GetCommand, QueryCommand } from '@aws-sdk/lib-dynamodb';
import { SESSION_SECONDS } from '#lib/accounts/session-token.ts';
import { itemKeys, TableName, table, toTtl, type Writes, writeAll } from './single-table.ts';

/** The writes of a session: under its token's hash, and with its owner so that all of a user's sessions can be listed. */
export function creationOf(userId: string, tokenHash: string, nowMs: number): Writes {
  const session = {
    userId,
    createdAt: new Date(nowMs).toISOString(),
    ttl: toTtl(nowMs + SESSION_SECONDS * 1000),
  };
  return [
    { Put: { TableName, Item: { ...itemKeys.session(tokenHash), ...session } } },
    { Put: { TableName, Item: { ...itemKeys.sessionOfUser(userId, tokenHash), ...session } } },
  ];
}

/** The user of a session; undefined if there is none, or it has expired. */
export async function findUserId(tokenHash: string, nowMs = Date.now()): Promise<string | undefined> {
  const { Item } = await table.send(
    new GetCommand({ TableName, Key: itemKeys.session(tokenHash), ConsistentRead: true }),
  );
  const session = Item as { userId: string; ttl: number } | undefined;
  return session && session.ttl * 1000 > nowMs ? session.userId : undefined;
}

/** The writes that end a session; none if it does not exist. */
export async function endingOf(tokenHash: string): Promise<Writes> {
  const userId = await findUserId(tokenHash);
  if (!userId) return [];
  return [
    { Delete: { TableName, Key: itemKeys.session(tokenHash) } },
    { Delete: { TableName, Key: itemKeys.sessionOfUser(userId, tokenHash) } },
  ];
}

/** Ends a session; ending one that does not exist does nothing. */
export async function revoke(tokenHash: string): Promise<void> {
  const writes = await endingOf(tokenHash);
  if (writes.length > 0) await writeAll(writes);
}

/** When a user's sessions began and end, ISO 8601, without those that have expired. */
export async function list(
  userId: string,
  nowMs = Date.now(),
): Promise<{ createdAt: string; expiresAt: string }[]> {
  const { Items } = await table.send(
    new QueryCommand({
      TableName,
      KeyConditionExpression: 'PK = :user AND begins_with(SK, :prefix)',
      ExpressionAttributeValues: { ':user': itemKeys.user(userId).PK, ':prefix': 'SESSION#' },
      ConsistentRead: true,
    }),
  );
  return ((Items ?? []) as { createdAt: string; ttl: number }[])
    .filter(({ ttl }) => ttl * 1000 > nowMs)
    .map(({ createdAt, ttl }) => ({ createdAt, expiresAt: new Date(ttl * 1000).toISOString() }));
}
