import { paginateQuery, paginateScan } from '@aws-sdk/lib-dynamodb';
import * as calendars from './calendars.ts';
import { itemKeys, TableName, table } from './single-table.ts';

/** Whatever lets somebody in: a key or a calendar's address, with the version of the secret that it is derived from, or a session. */
export type Credential =
  | { kind: 'key'; userId: string; keyId: string; secretVersion: string }
  | { kind: 'calendar'; userId: string; profileId: string; calendarId: string; secretVersion: string }
  | { kind: 'session'; tokenHash: string };

type Item = { PK: string; SK: string; secretVersion?: string; userId?: string };

function credentialIn({ PK, SK, secretVersion = '', userId = '' }: Item): Credential[] {
  const [[partition, ownId = ''], [kind, id = '']] = [PK.split('#'), SK.split('#')];
  if (partition === 'CALENDARS')
    return [{ kind: 'calendar', userId, profileId: ownId, calendarId: id, secretVersion }];
  if (partition !== 'USER') return [];
  if (kind === 'KEY') return [{ kind: 'key', userId: ownId, keyId: id, secretVersion }];
  return kind === 'SESSION' ? [{ kind: 'session', tokenHash: id }] : [];
}

/** Every key, session and calendar of a user, or of everyone, as far as they are there when their page of the table is read. */
export async function* everyCredential(userId?: string): AsyncGenerator<Credential> {
  const input = { TableName, ProjectionExpression: 'PK, SK, secretVersion, userId', ConsistentRead: true };
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
  // They lie with their profiles, which a search through everything has come by.
  if (userId === undefined) return;
  for (const { id: calendarId, profileId, secretVersion } of await calendars.listOfUser(userId))
    yield { kind: 'calendar', userId, profileId, calendarId, secretVersion };
}
