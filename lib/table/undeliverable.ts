import { hashEmail } from '#lib/accounts/email.ts';
import { getItem, isUnexpired, itemKeys, toTtl } from './single-table.ts';
import { check, deleteItem, put, transactWrite, type Write } from './transactions.ts';

/** As long as an account lives without a sign-in. */
const TTL_MS = 7 * 24 * 3_600_000;

const keyOf = (email: string) => itemKeys.undeliverable(hashEmail(email));

/** Marks an address as undeliverable for seven days. Returns false if it has no account, for example after an erasure. */
export function create(email: string, nowMs = Date.now()): Promise<boolean> {
  return transactWrite([
    check({
      Key: itemKeys.emailPointer(hashEmail(email)),
      ConditionExpression: 'attribute_exists(PK)',
    }),
    put({ ...keyOf(email), ttl: toTtl(nowMs + TTL_MS) }),
  ]);
}

/** Until when an address is marked undeliverable (ms since 1970), if it is. */
export async function findExpiryMs(email: string, nowMs = Date.now()): Promise<number | undefined> {
  const mark = await getItem<{ ttl: number }>(keyOf(email));
  return mark && isUnexpired(mark, nowMs) ? mark.ttl * 1000 : undefined;
}

/** Whether an address is marked undeliverable. */
export const has = async (email: string, nowMs = Date.now()): Promise<boolean> =>
  (await findExpiryMs(email, nowMs)) !== undefined;

/** The write that removes the mark of an address. */
export const deleteWrite = (email: string): Write => deleteItem(keyOf(email));
