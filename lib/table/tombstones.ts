import { hash } from 'node:crypto';
import { hashEmail } from '#lib/accounts/email.ts';
import { getItem, itemKeys, toTtl } from './single-table.ts';
import { put, type Write } from './transactions.ts';

/** Lifetime of a tombstone: the 35 days of point-in-time recovery, and ten more days for running a restore. */
export const TOMBSTONE_DAYS = 45;

/** Primary key of the tombstone of a deleted account or profile; contains a hash of the id. */
export const tombstoneKey = (id: string) => itemKeys.tombstone(hash('sha256', id));

/** Primary key of the tombstone of an erased address. The address is hashed twice, so that the hash matches no other item. */
export const erasureTombstoneKey = (email: string) => tombstoneKey(`EMAIL#${hashEmail(email)}`);

const expiry = (nowMs: number) => ({ ttl: toTtl(nowMs + TOMBSTONE_DAYS * 24 * 3_600_000) });

/** The write that keeps a restore from resurrecting a deleted account or profile. */
export const putTombstone = (id: string, nowMs: number): Write =>
  put({ ...tombstoneKey(id), deletedAtMs: nowMs, ...expiry(nowMs) });

/** Returns when an account or a profile was deleted (ms since 1970); undefined if it has no tombstone with the time. */
export async function findDeletionTime(id: string): Promise<number | undefined> {
  return (await getItem<{ deletedAtMs?: number }>(tombstoneKey(id)))?.deletedAtMs;
}

/** The write that keeps a restore from resurrecting earlier accounts of an erased address. */
export const putErasureTombstone = (email: string, nowMs: number): Write =>
  put({ ...erasureTombstoneKey(email), erasedAtMs: nowMs, ...expiry(nowMs) });
