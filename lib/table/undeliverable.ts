import { hashEmail } from '#lib/accounts/email.ts';
import { getItem, isUnexpired, itemKeys, toTtl } from './single-table.ts';
import { check, deleteItem, put, transactWrite, type Write } from './transactions.ts';

/** Equals the lifetime of an account without a sign-in. */
const TTL_MS = 7 * 24 * 3_600_000;

const keyOf = (email: string) => itemKeys.undeliverable(hashEmail(email));

/** Marks an address as undeliverable for seven days. Returns false if the address has no account, as after an erasure. */
export function create(email: string, nowMs = Date.now()): Promise<boolean> {
  return transactWrite([
    check({
      Key: itemKeys.emailPointer(hashEmail(email)),
      ConditionExpression: 'attribute_exists(PK)',
    }),
    put({ ...keyOf(email), ttl: toTtl(nowMs + TTL_MS) }),
  ]);
}

/** Finds the time (ms since 1970) until which an address is marked as undeliverable, if any. */
export async function findExpiryMs(email: string, nowMs = Date.now()): Promise<number | undefined> {
  const mark = await getItem<{ ttl: number }>(keyOf(email));
  return mark && isUnexpired(mark, nowMs) ? mark.ttl * 1000 : undefined;
}

/** Whether an address is marked as undeliverable. */
export const has = async (email: string, nowMs = Date.now()): Promise<boolean> =>
  (await findExpiryMs(email, nowMs)) !== undefined;

/** The write that removes the undeliverable mark of an address. */
export const deleteWrite = (email: string): Write => deleteItem(keyOf(email));
