import { DeleteCommand, PutCommand, QueryCommand } from '@aws-sdk/lib-dynamodb';
import { encodeTime } from 'ulid';
import { hashEmail } from '#lib/accounts/email.ts';
import { CODE_VALID_MINUTES, MAX_TRIES } from '#lib/accounts/sign-in-code.ts';
import { getItem, itemKeys, removePartition, TableName, table, toTtl, updateIf } from './single-table.ts';
import { retryConflicts, update, type Write } from './transactions.ts';

const VALID_MS = CODE_VALID_MINUTES * 60_000;
const TIME_DIGITS = 10;

/** A requested code to store, without the code itself. */
export type NewCode = {
  /** A ULID, so an address's codes sort by age. */
  id: string;
  mac: string;
  secretVersion: string;
  /** Keyed hash of the requesting source, under the same version of the secret. */
  source: string;
  handleHash: string;
  /** Whether a returning device requested the code. */
  isKnown: boolean;
};

/** A stored code. */
export type StoredCode = NewCode & {
  expiresAtMs: number;
  usedAtMs?: number;
  /** The user who signed in, and the hashed handle of the browser that used the code and can repeat the request. */
  userId?: string;
  usedBy?: string;
};

const keyOf = (email: string, codeId: string) => itemKeys.signInCode(hashEmail(email), codeId);

/** Stores a code. `withoutReplaced` decides which earlier codes the new one replaces. */
export async function create(email: string, code: NewCode, nowMs = Date.now()): Promise<void> {
  const expiresAtMs = nowMs + VALID_MS;
  const item = { ...keyOf(email, code.id), ...code, expiresAtMs, ttl: toTtl(expiresAtMs) };
  await table.send(new PutCommand({ TableName, Item: item }));
}

/** Lists an address's unexpired codes, oldest first, including used and replaced ones. */
export async function list(email: string, nowMs = Date.now()): Promise<StoredCode[]> {
  const { Items } = await table.send(
    new QueryCommand({
      TableName,
      KeyConditionExpression: 'PK = :code AND SK > :from',
      ExpressionAttributeValues: {
        ':code': keyOf(email, '').PK,
        ':from': keyOf(email, encodeTime(nowMs - VALID_MS, TIME_DIGITS)).SK,
      },
      ConsistentRead: true,
    }),
  );
  return ((Items ?? []) as StoredCode[]).filter(({ expiresAtMs }) => expiresAtMs > nowMs);
}

/** Finds a code of an address by its id. */
export const find = (email: string, codeId: string): Promise<StoredCode | undefined> =>
  getItem(keyOf(email, codeId));

/** The write that marks a code as used; only one of several concurrent transactions succeeds. */
export const useWrite = (
  email: string,
  codeId: string,
  { userId, usedBy, nowMs }: { userId: string; usedBy: string; nowMs: number },
): Write =>
  update({
    Key: keyOf(email, codeId),
    UpdateExpression: 'SET usedAtMs = :now, userId = :user, usedBy = :by',
    ConditionExpression: 'attribute_exists(PK) AND attribute_not_exists(usedAtMs)',
    ExpressionAttributeValues: { ':now': nowMs, ':user': userId, ':by': usedBy },
  });

/** Removes a code that was not sent. */
export async function remove(email: string, codeId: string): Promise<void> {
  await table.send(new DeleteCommand({ TableName, Key: keyOf(email, codeId) }));
}

/** Removes all codes of an address, and returns their number. */
export const removeAll = (email: string): Promise<number> => removePartition(keyOf(email, '').PK);

/**
 * A code to try, and which of its attempt counters to use: for the browser or source that requested the code, or for all
 * others.
 */
export type TriedCode = { id: string; trier: 'asker' | 'other' };

const triesOf = (trier: TriedCode['trier']) => ({ '#tries': `${trier}Tries` });

/**
 * Counts an attempt and returns the code to compare; undefined if the code is missing, expired or has no attempts left. The
 * unique `tryName` makes retries idempotent.
 */
export async function countTry(
  email: string,
  { id, trier }: TriedCode,
  tryName: string,
  nowMs = Date.now(),
): Promise<StoredCode | undefined> {
  const count = {
    Key: keyOf(email, id),
    UpdateExpression: 'ADD #tries :try',
    ConditionExpression:
      'expiresAtMs > :now AND (attribute_not_exists(#tries) OR size(#tries) < :max OR contains(#tries, :name))',
    ExpressionAttributeNames: triesOf(trier),
    ExpressionAttributeValues: {
      ':try': new Set([tryName]),
      ':name': tryName,
      ':max': MAX_TRIES,
      ':now': nowMs,
    },
    ReturnValues: 'ALL_NEW',
  } as const;
  const updated = await retryConflicts(() => updateIf(count));
  return updated?.Attributes as StoredCode | undefined;
}

/** Refunds an attempt; does nothing if it wasn't counted. */
export async function refundTry(email: string, { id, trier }: TriedCode, tryName: string): Promise<void> {
  const refund = {
    Key: keyOf(email, id),
    UpdateExpression: 'DELETE #tries :try',
    ConditionExpression: 'attribute_exists(PK)',
    ExpressionAttributeNames: triesOf(trier),
    ExpressionAttributeValues: { ':try': new Set([tryName]) },
  };
  await retryConflicts(() => updateIf(refund));
}
