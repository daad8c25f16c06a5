import { GetCommand, UpdateCommand } from '@aws-sdk/lib-dynamodb';
import type { StoredKey } from './api-keys.ts';
import { ifCondition, itemKeys, TableName, table } from './single-table.ts';
import { findWith, type User } from './users.ts';

const LAST_USED_EVERY_MS = 60_000;

/** How long a request may be held up by noting that its key was used. */
const NOTE_PATIENCE_MS = 1_000;

/** Where a key lies, which never changes, and when it was last used (ISO 8601), as far as whoever asks knows. */
export type KeyPlace = { userId: string; keyId: string; lastUsedAt?: string };

/** Finds out where the key of a hash lies; undefined if there is none. */
export async function locate(keyHash: string): Promise<KeyPlace | undefined> {
  const { Item } = await table.send(
    new GetCommand({ TableName, Key: itemKeys.apiKey(keyHash), ConsistentRead: true }),
  );
  const pointer = Item as { id: string; userId: string } | undefined;
  return pointer && { userId: pointer.userId, keyId: pointer.id };
}

/**
 * The owner of a key and the key itself, both as of now; undefined if the key or the account does not exist, or the key
 * has expired.
 */
export async function find(
  { userId, keyId }: KeyPlace,
  nowMs = Date.now(),
): Promise<{ user: User; key: StoredKey } | undefined> {
  const found = await findWith(userId, itemKeys.apiKeyOfUser(userId, keyId), nowMs);
  const key = found?.item as StoredKey | undefined;
  return found && isGood(key, nowMs) ? { user: found.user, key } : undefined;
}

/** Whether a key is there and has not expired. */
export const isGood = (key: StoredKey | undefined, nowMs: number): key is StoredKey =>
  key !== undefined && !(key.expiresAt && Date.parse(key.expiresAt) <= nowMs);

/**
 * Notes that a key was used, at most once a minute, and answers with when that was last. A key that has been revoked or
 * has expired meanwhile stays as it is: only the item of a good one is touched. Throws if it is not done within a second.
 */
export async function noteUse({ userId, keyId, lastUsedAt }: KeyPlace, nowMs = Date.now()): Promise<string> {
  if (lastUsedAt && nowMs - Date.parse(lastUsedAt) < LAST_USED_EVERY_MS) return lastUsedAt;
  const now = new Date(nowMs).toISOString();
  await ifCondition(
    table.send(
      new UpdateCommand({
        TableName,
        Key: itemKeys.apiKeyOfUser(userId, keyId),
        UpdateExpression: 'SET lastUsedAt = :now',
        ConditionExpression:
          'attribute_exists(PK) AND (attribute_not_exists(expiresAt) OR expiresAt > :now) AND (attribute_not_exists(lastUsedAt) OR lastUsedAt < :minuteAgo)',
        ExpressionAttributeValues: {
          ':now': now,
          ':minuteAgo': new Date(nowMs - LAST_USED_EVERY_MS).toISOString(),
        },
      }),
      { abortSignal: AbortSignal.timeout(NOTE_PATIENCE_MS) },
    ),
  );
  return now;
}
