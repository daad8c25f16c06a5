import { hashSessionToken } from '#lib/accounts/session-token.ts';
import { itemKeys } from '#lib/table/single-table.ts';
import { setAttribute } from './table-items.ts';

type Session = { id: string; cookie: string | undefined };

/** Backdates a session's creation or last use. */
export async function backdateSession(
  { id, cookie }: Session,
  what: 'createdAt' | 'lastUsedAt',
  agoMs: number,
): Promise<void> {
  const hash = hashSessionToken(cookie?.split('=')[1] ?? '');
  const then = new Date(Date.now() - agoMs).toISOString();
  await setAttribute(itemKeys.sessionOfUser(id, hash), what, then);
}
