import { paginateQuery, paginateScan } from '@aws-sdk/lib-dynamodb';
import * as calendars from './calendars.ts';
import { inPartition, itemKeys, TableName, table } from './single-table.ts';

/** A key, calendar or session. Keys and calendar tokens are derived from a version of the secret. */
export type Credential =
  | { kind: 'key'; userId: string; keyId: string; secretVersion: string }
  | { kind: 'calendar'; userId: string; profileId: string; calendarId: string; secretVersion: string }
  | { kind: 'session'; tokenHash: string };

type Item = { PK: string; SK: string; secretVersion?: string; userId?: string };

function toCredential({ PK, SK, secretVersion = '', userId = '' }: Item): Credential[] {
  const [[partition, ownId = ''], [kind, id = '']] = [PK.split('#'), SK.split('#')];
  if (partition === 'CALENDARS')
    return [{ kind: 'calendar', userId, profileId: ownId, calendarId: id, secretVersion }];
  if (partition !== 'USER') return [];
  if (kind === 'KEY') return [{ kind: 'key', userId: ownId, keyId: id, secretVersion }];
  return kind === 'SESSION' ? [{ kind: 'session', tokenHash: id }] : [];
}

/** Lists the keys, sessions and calendars of one user or of all users. */
export async function* listCredentials(userId?: string): AsyncGenerator<Credential> {
  const input = { TableName, ProjectionExpression: 'PK, SK, secretVersion, userId', ConsistentRead: true };
  const pages =
    userId === undefined
      ? paginateScan({ client: table }, input)
      : paginateQuery({ client: table }, { ...input, ...inPartition(itemKeys.user(userId).PK) });
  for await (const { Items } of pages) yield* ((Items ?? []) as Item[]).flatMap(toCredential);
  // Calendars are in their profiles' partitions, which the scan covers but the query of one user doesn't.
  if (userId === undefined) return;
  for (const { id: calendarId, profileId, secretVersion } of await calendars.listByUser(userId))
    yield { kind: 'calendar', userId, profileId, calendarId, secretVersion };
}
