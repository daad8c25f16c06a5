import { DeleteCommand, GetCommand, PutCommand, QueryCommand } from '@aws-sdk/lib-dynamodb';
import { encodeTime } from 'ulid';
import { hashEmail } from '#lib/accounts/email.ts';
import { CODE_VALID_MINUTES } from '#lib/accounts/sign-in-code.ts';
import { removeItems } from './remove-items.ts';
import { itemKeys, TableName, table, toTtl, type Writes } from './single-table.ts';

const VALID_MS = CODE_VALID_MINUTES * 60_000;
const TIME_DIGITS = 10;

/** What is known of a code when it is asked for: nothing that could be used as one. */
export type NewCode = {
  /** A ULID, so that codes of an address sort by their age. */
  id: string;
  mac: string;
  secretVersion: string;
  /** Keyed hash of the source that asked, under the same version of the secret. */
  source: string;
  handleHash: string;
  /** Whether a known pair asked. */
  isKnown: boolean;
};

/** What is stored of a code. */
export type StoredCode = NewCode & {
  expiresAtMs: number;
  usedAtMs?: number;
  /** Who was signed in, and the hash of the handle by which the same browser may ask again. */
  userId?: string;
  usedBy?: string;
};

const keyOf = (email: string, codeId: string) => itemKeys.signInCode(hashEmail(email), codeId);

/** Stores a code beside those that the address has; `withoutVoided` tells which of them are void. */
export async function create(email: string, code: NewCode, nowMs = Date.now()): Promise<void> {
  const expiresAtMs = nowMs + VALID_MS;
  const item = { ...keyOf(email, code.id), ...code, expiresAtMs, ttl: toTtl(expiresAtMs) };
  await table.send(new PutCommand({ TableName, Item: item }));
}

/** The codes of an address that have not expired, oldest first, used and void ones among them. */
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

/** A code as it is now; undefined if it is gone. */
export async function find(email: string, codeId: string): Promise<StoredCode | undefined> {
  const { Item } = await table.send(
    new GetCommand({ TableName, Key: keyOf(email, codeId), ConsistentRead: true }),
  );
  return Item as StoredCode | undefined;
}

/** The write that uses a code up, for one of any number of transactions at once. */
export function useOf(
  email: string,
  codeId: string,
  { userId, usedBy, nowMs }: { userId: string; usedBy: string; nowMs: number },
): Writes {
  return [
    {
      Update: {
        TableName,
        Key: keyOf(email, codeId),
        UpdateExpression: 'SET usedAtMs = :now, userId = :user, usedBy = :by',
        ConditionExpression: 'attribute_exists(PK) AND attribute_not_exists(usedAtMs)',
        ExpressionAttributeValues: { ':now': nowMs, ':user': userId, ':by': usedBy },
      },
    },
  ];
}

/** Removes a code that nobody was sent. */
export async function remove(email: string, codeId: string): Promise<void> {
  await table.send(new DeleteCommand({ TableName, Key: keyOf(email, codeId) }));
}

/** Removes all codes of an address; answers how many that were. */
export const removeAll = (email: string): Promise<number> => removeItems(keyOf(email, '').PK);
