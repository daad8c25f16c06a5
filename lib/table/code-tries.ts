import { UpdateCommand } from '@aws-sdk/lib-dynamodb';
import { hashEmail } from '#lib/accounts/email.ts';
import { MAX_TRIES } from '#lib/accounts/sign-in-code.ts';
import type { StoredCode } from './sign-in-codes.ts';
import { despiteConflicts, ifCondition, itemKeys, TableName, table } from './single-table.ts';

/** A code that is tried, and whose tries are counted: of the request that asked for it, or of all others. */
export type TriedCode = { id: string; trier: 'asker' | 'other' };

const triesOf = (trier: TriedCode['trier']) => ({ '#tries': `${trier}Tries` });

/**
 * Counts a try, by a name of its own so that it counts once however often it is sent, and answers with the code to
 * compare with; undefined if there is none, or it has expired or been tried too often.
 */
export async function countTry(
  email: string,
  { id, trier }: TriedCode,
  tryName: string,
  nowMs = Date.now(),
): Promise<StoredCode | undefined> {
  const command = new UpdateCommand({
    TableName,
    Key: itemKeys.signInCode(hashEmail(email), id),
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
  });
  const updated = await ifCondition(despiteConflicts(() => table.send(command)));
  return updated?.Attributes as StoredCode | undefined;
}

/** Takes a try back, whether or not it was counted. */
export async function giveBackTry(email: string, { id, trier }: TriedCode, tryName: string): Promise<void> {
  const command = new UpdateCommand({
    TableName,
    Key: itemKeys.signInCode(hashEmail(email), id),
    UpdateExpression: 'DELETE #tries :try',
    ConditionExpression: 'attribute_exists(PK)',
    ExpressionAttributeNames: triesOf(trier),
    ExpressionAttributeValues: { ':try': new Set([tryName]) },
  });
  await ifCondition(despiteConflicts(() => table.send(command)));
}
