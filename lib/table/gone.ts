import { hash } from 'node:crypto';
import { itemKeys, TableName, toTtl, type Writes } from './single-table.ts';

/** Longer than a table can be restored to a moment in the past, 35 days, by ten in which somebody does it. */
export const NOTED_DAYS = 45;

/** The note that an account or a profile was deleted names it by a hash: only who has the identifier finds it. */
export const goneKey = (id: string) => itemKeys.gone(hash('sha256', id));

/** The write that notes that an account or a profile was deleted, so that no restored table brings it back. */
export const noting = (id: string, nowMs: number): Writes => [
  { Put: { TableName, Item: { ...goneKey(id), ttl: toTtl(nowMs + NOTED_DAYS * 24 * 3_600_000) } } },
];
