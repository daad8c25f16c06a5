import { hash } from 'node:crypto';
import { deleteIf, getItem, itemKeys, putIf, toTtl, unlessUnexpired, updateIf } from './single-table.ts';

const TTL_MS = 24 * 3_600_000;

/** Duration of a lease: longer than a creation takes, so an expired lease belongs to a process that died. */
const LEASE_MS = 15_000;

/** A creation usually takes less than a second. Only a process that died holds its lease longer. */
const IN_USE_RETRY_SECONDS = 1;

/** A request that creates an item, with its Idempotency-Key. */
export type IdempotentRequest = { userId: string; idempotencyKey: string; request: unknown };

/** A request leased by this process; `itemId` is the id of the item that it creates. */
export type Begun = {
  state: 'begun';
  key: RecordKey;
  itemId: string;
  leaseUntilMs: number;
  isResumed: boolean;
};

type RecordKey = ReturnType<typeof itemKeys.idempotency>;

type Outcome =
  | Begun
  | { state: 'done'; answer: string }
  | { state: 'reused' }
  | { state: 'in-use'; retryAfterSeconds: number };

type Stored = { askedHash: string; itemId: string; leaseUntilMs: number; answer?: string };

/**
 * Leases a request, or resumes one that died or failed. Only one of several concurrent requests gets the lease. The other
 * outcomes are `done`, `in-use`, and `reused` for a key that a different request used within 24 hours.
 */
export async function begin(
  named: IdempotentRequest,
  newItemId: string,
  nowMs = Date.now(),
): Promise<Outcome> {
  const { userId, idempotencyKey, request } = named;
  const key = itemKeys.idempotency(userId, hash('sha256', `${userId}\n${idempotencyKey}`));
  const leaseUntilMs = nowMs + LEASE_MS;
  const fresh: Stored = {
    askedHash: hash('sha256', JSON.stringify(request)),
    itemId: newItemId,
    leaseUntilMs,
  };
  if (await putUnlessExists(key, fresh, nowMs))
    return { state: 'begun', key, itemId: newItemId, leaseUntilMs, isResumed: false };
  const found = await getItem<Stored>(key);
  // Between the two calls, the first request was rejected and its record removed.
  if (!found) return { state: 'in-use', retryAfterSeconds: IN_USE_RETRY_SECONDS };
  if (found.askedHash !== fresh.askedHash) return { state: 'reused' };
  if (found.answer !== undefined) return { state: 'done', answer: found.answer };
  const previous = { key, leaseUntilMs: found.leaseUntilMs };
  const isFree = found.leaseUntilMs <= nowMs;
  if (isFree && (await updateLeased(previous, 'leaseUntilMs = :next', leaseUntilMs)))
    return { state: 'begun', key, itemId: found.itemId, leaseUntilMs, isResumed: true };
  return { state: 'in-use', retryAfterSeconds: IN_USE_RETRY_SECONDS };
}

async function putUnlessExists(key: RecordKey, record: Stored, nowMs: number): Promise<boolean> {
  const Item = { ...key, ...record, ttl: toTtl(nowMs + TTL_MS) };
  return (await putIf({ Item, ...unlessUnexpired(nowMs) })) !== undefined;
}

/** Updates a record under its lease; undefined if another process took the lease over or the record was removed. */
const updateLeased = (
  { key, leaseUntilMs }: Pick<Begun, 'key' | 'leaseUntilMs'>,
  assignment: string,
  next: string | number,
) =>
  updateIf({
    Key: key,
    UpdateExpression: `SET ${assignment}`,
    ConditionExpression: 'leaseUntilMs = :mine',
    ExpressionAttributeValues: { ':mine': leaseUntilMs, ':next': next },
  });

/** Stores the response for the rest of the 24 hours. */
export async function finish(begun: Begun, answer: string): Promise<void> {
  await updateLeased(begun, 'answer = :next', answer);
}

/** Releases the lease after a failure. A retry resumes with the same id, since the item may have been created. */
export async function release(begun: Begun): Promise<void> {
  await updateLeased(begun, 'leaseUntilMs = :next', 0);
}

/** Removes the record of a rejected request, so that its idempotency key can be used again. */
export async function forget({ key, leaseUntilMs }: Begun): Promise<void> {
  await deleteIf({
    Key: key,
    ConditionExpression: 'leaseUntilMs = :mine',
    ExpressionAttributeValues: { ':mine': leaseUntilMs },
  });
}
