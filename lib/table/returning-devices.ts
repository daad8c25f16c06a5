import { getItem, isUnexpired, itemKeys, toTtl } from './single-table.ts';
import { put, type Writes } from './transactions.ts';

const TTL_MS = 90 * 24 * 3_600_000;

/** Whether someone has signed in to an address from a source within the last 90 days. `hash` is the keyed hash of both. */
export async function isReturning(hash: string, nowMs = Date.now()): Promise<boolean> {
  const device = await getItem<{ ttl: number }>(itemKeys.returningDevice(hash));
  return device !== undefined && isUnexpired(device, nowMs);
}

/** Writes that store a device for 90 days, and its hash in the account's partition, where an erasure finds it. */
export function putWrites(userId: string, hash: string, nowMs: number): Writes {
  const device = { userId, ttl: toTtl(nowMs + TTL_MS) };
  return [
    put({ ...itemKeys.returningDevice(hash), ...device }),
    put({ ...itemKeys.deviceOfUser(userId, hash), ...device }),
  ];
}
