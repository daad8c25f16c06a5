import { ConditionalCheckFailedException } from '@aws-sdk/client-dynamodb';
import { DeleteCommand, PutCommand, UpdateCommand } from '@aws-sdk/lib-dynamodb';
import { hashEmail } from '#lib/accounts/email.ts';
import { CODE_VALID_MINUTES, MAX_TRIES } from '#lib/accounts/sign-in-code.ts';
import { ifCondition, itemKeys, TableName, table, toTtl } from './single-table.ts';

/** What is stored of a code: nothing that could be used as one. */
export type StoredCode = { mac: string; secretVersion: string };

/** Stores the one valid code of an address; any earlier one is void from now on. */
export async function create(email: string, code: StoredCode, nowMs = Date.now()): Promise<void> {
  const expiresAtMs = nowMs + CODE_VALID_MINUTES * 60_000;
  await table.send(
    new PutCommand({
      TableName,
      Item: {
        ...itemKeys.signInCode(hashEmail(email)),
        ...code,
        tries: 0,
        expiresAtMs,
        ttl: toTtl(expiresAtMs),
      },
    }),
  );
}

/**
 * Counts a try before anyone compares, also under concurrency, and answers with the code to compare with;
 * undefined if there is none, or it has expired or been tried too often.
 */
export async function countTry(email: string, nowMs = Date.now()): Promise<StoredCode | undefined> {
  const updated = await ifCondition(
    table.send(
      new UpdateCommand({
        TableName,
        Key: itemKeys.signInCode(hashEmail(email)),
        UpdateExpression: 'SET tries = tries + :one',
        ConditionExpression: 'attribute_exists(PK) AND tries < :max AND expiresAtMs > :now',
        ExpressionAttributeValues: { ':one': 1, ':max': MAX_TRIES, ':now': nowMs },
        ReturnValues: 'ALL_NEW',
      }),
    ),
  );
  return updated?.Attributes as StoredCode | undefined;
}

/**
 * Removes a code: true for exactly one of any number of concurrent calls, false once it has been used or
 * replaced by a newer one. Throws if a try went unanswered and the next found nothing: either may have removed it.
 */
export async function consume(email: string, { mac }: StoredCode): Promise<boolean> {
  try {
    await table.send(
      new DeleteCommand({
        TableName,
        Key: itemKeys.signInCode(hashEmail(email)),
        ConditionExpression: 'mac = :mac',
        ExpressionAttributeValues: { ':mac': mac },
      }),
    );
    return true;
  } catch (error) {
    const isFirstTry = error instanceof ConditionalCheckFailedException && error.$metadata.attempts === 1;
    if (isFirstTry) return false;
    throw error;
  }
}
