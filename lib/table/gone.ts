import { hash } from 'node:crypto';
import { hashEmail } from '#lib/accounts/email.ts';
import { itemKeys, TableName, toTtl, type Writes } from './single-table.ts';

/** Longer than a table can be restored to a moment in the past, 35 days, by ten in which somebody does it. */
export const NOTED_DAYS = 45;

/** The note that an account or a profile was deleted names it by a hash: only who has the identifier finds it. */
export const goneKey = (id: string) => itemKeys.gone(hash('sha256', id));

/** The note that somebody of an address has erased an account: a hash of the address's hash, which names nothing else. */
export const erasedKey = (email: string) => goneKey(`EMAIL#${hashEmail(email)}`);

const untilForgotten = (nowMs: number) => ({ ttl: toTtl(nowMs + NOTED_DAYS * 24 * 3_600_000) });

/** The write that notes that an account or a profile was deleted, so that no restored table brings it back. */
export const noting = (id: string, nowMs: number): Writes => [
  { Put: { TableName, Item: { ...goneKey(id), ...untilForgotten(nowMs) } } },
];

/** The write that notes when an address was erased with its account, so that no earlier account of it is brought back either. */
export const notingErasure = (email: string, nowMs: number): Writes => [
  { Put: { TableName, Item: { ...erasedKey(email), erasedAtMs: nowMs, ...untilForgotten(nowMs) } } },
];
