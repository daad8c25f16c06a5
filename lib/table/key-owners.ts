import { GetCommand, UpdateCommand } from '@aws-sdk/lib-dynamodb';
import type { StoredKey } from './api-keys.ts';
import { ifCondition, itemKeys, readTogether, TableName, table } from './single-table.ts';
import { fromItem, type User } from './users.ts';

const LAST_USED_EVERY_MS = 60_000;

/** How long a request may be held up by noting that its key was used. */
const NOTE_PATIENCE_MS = 1_000;

/**
 * The owner of a key and the key itself, both as of now; undefined if the key or the account does not exist, or the key
 * has expired.
 */
export async function find(
  keyHash: string,
  nowMs = Date.now(),
): Promise<{ user: User; key: StoredKey } | undefined> {
  const { Item } = await table.send(
    new GetCommand({ TableName, Key: itemKeys.apiKey(keyHash), ConsistentRead: true }),
  );
  const pointer = Item as { id: string; userId: string } | undefined;
  if (!pointer) return undefined;
  const userKey = itemKeys.user(pointer.userId);
  const items = await readTogether([userKey, itemKeys.apiKeyOfUser(pointer.userId, pointer.id)]);
  const user = fromItem(
    items.find((item) => item['SK'] === userKey.SK),
    nowMs,
  );
  const key = items.find((item) => item['SK'] !== userKey.SK) as StoredKey | undefined;
  return user && isGood(key, nowMs) ? { user, key } : undefined;
}

/** Whether a key is there and has not expired. */
export const isGood = (key: StoredKey | undefined, nowMs: number): key is StoredKey =>
  key !== undefined && !(key.expiresAt && Date.parse(key.expiresAt) <= nowMs);

/**
 * Notes that a key was used, at most once a minute. A key that has been revoked meanwhile stays revoked: only an
 * existing item is touched. Throws if it is not done within a second.
 */
export async function noteUse(key: StoredKey, nowMs = Date.now()): Promise<void> {
  if (key.lastUsedAt && nowMs - Date.parse(key.lastUsedAt) < LAST_USED_EVERY_MS) return;
  await ifCondition(
    table.send(
      new UpdateCommand({
        TableName,
        Key: itemKeys.apiKeyOfUser(key.userId, key.id),
        UpdateExpression: 'SET lastUsedAt = :now',
        ConditionExpression:
          'attribute_exists(PK) AND (attribute_not_exists(lastUsedAt) OR lastUsedAt < :minuteAgo)',
        ExpressionAttributeValues: {
          ':now': new Date(nowMs).toISOString(),
          ':minuteAgo': new Date(nowMs - LAST_USED_EVERY_MS).toISOString(),
        },
      }),
      { abortSignal: AbortSignal.timeout(NOTE_PATIENCE_MS) },
    ),
  );
}
