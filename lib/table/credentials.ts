import { paginateQuery, paginateScan } from '@aws-sdk/lib-dynamodb';
import { itemKeys, TableName, table } from './single-table.ts';

/** Whatever lets somebody in: a key with the version of the secret that it is derived from, or a session. */
export type Credential =
  | { kind: 'key'; userId: string; keyId: string; secretVersion: string }
  | { kind: 'session'; tokenHash: string };

type Item = { PK: string; SK: string; secretVersion?: string };

function credentialIn({ PK, SK, secretVersion = '' }: Item): Credential[] {
  const [[, userId = ''], [kind, id = '']] = [PK.split('#'), SK.split('#')];
  if (!PK.startsWith('USER#')) return [];
  if (kind === 'KEY') return [{ kind: 'key', userId, keyId: id, secretVersion }];
  return kind === 'SESSION' ? [{ kind: 'session', tokenHash: id }] : [];
}

/** Every key and session of a user, or of everyone, as far as they are there when their page of the table is read. */
export async function* everyCredential(userId?: string): AsyncGenerator<Credential> {
  const input = { TableName, ProjectionExpression: 'PK, SK, secretVersion', ConsistentRead: true };
  const pages =
    userId === undefined
      ? paginateScan({ client: table }, input)
      : paginateQuery(
          { client: table },
          {
            ...input,
            KeyConditionExpression: 'PK = :user',
            ExpressionAttributeValues: { ':user': itemKeys.user(userId).PK },
          },
        );
  for await (const { Items } of pages) yield* ((Items ?? []) as Item[]).flatMap(credentialIn);
}
