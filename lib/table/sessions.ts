import { GetCommand, QueryCommand } from '@aws-sdk/lib-dynamodb';
import { SESSION_SECONDS } from '#lib/accounts/session-token.ts';
import { itemKeys, TableName, table, toTtl, writeAll } from './single-table.ts';

/** Stores a session under its token's hash, and with its owner so that all of a user's sessions can be listed. */
export async function create(userId: string, tokenHash: string, nowMs = Date.now()): Promise<void> {
  const session = {
    userId,
    createdAt: new Date(nowMs).toISOString(),
    ttl: toTtl(nowMs + SESSION_SECONDS * 1000),
  };
  await writeAll([
    { Put: { TableName, Item: { ...itemKeys.session(tokenHash), ...session } } },
    { Put: { TableName, Item: { ...itemKeys.sessionOfUser(userId, tokenHash), ...session } } },
  ]);
}

/** The user of a session; undefined if there is none, or it has expired. */
export async function findUserId(tokenHash: string, nowMs = Date.now()): Promise<string | undefined> {
  const { Item } = await table.send(
    new GetCommand({ TableName, Key: itemKeys.session(tokenHash), ConsistentRead: true }),
  );
  const session = Item as { userId: string; ttl: number } | undefined;
  return session && session.ttl * 1000 > nowMs ? session.userId : undefined;
}

/** Ends a session; ending one that does not exist does nothing. */
export async function revoke(tokenHash: string): Promise<void> {
  const userId = await findUserId(tokenHash);
  if (!userId) return;
  await writeAll([
    { Delete: { TableName, Key: itemKeys.session(tokenHash) } },
    { Delete: { TableName, Key: itemKeys.sessionOfUser(userId, tokenHash) } },
  ]);
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
