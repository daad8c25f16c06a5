import { UpdateCommand } from '@aws-sdk/lib-dynamodb';
import { hashSessionToken } from '#lib/accounts/session-token.ts';
import { itemKeys, TableName, table } from '#lib/table/single-table.ts';

type Session = { id: string; cookie: string | undefined };

/** Backdates a session's creation or last use. */
export async function backdateSession(
  { id, cookie }: Session,
  what: 'createdAt' | 'lastUsedAt',
  agoMs: number,
): Promise<void> {
  const hash = hashSessionToken(cookie?.split('=')[1] ?? '');
  for (const Key of [itemKeys.session(hash), itemKeys.sessionOfUser(id, hash)])
    await table.send(
      new UpdateCommand({
        TableName,
        Key,
        UpdateExpression: 'SET #what = :then',
        ConditionExpression: 'attribute_exists(PK)',
        ExpressionAttributeNames: { '#what': what },
        ExpressionAttributeValues: { ':then': new Date(Date.now() - agoMs).toISOString() },
      }),
    );
}
