import type { Caller } from '#lib/accounts/caller.ts';
import { requestsLimit, stageLimits } from '#lib/accounts/limits.ts';
import { logFailure } from '#lib/log/log.ts';
import { LruCache } from '#lib/lru-cache.ts';
import type { RateLimitStatus } from '#lib/rate-limit-status.ts';
import * as counters from '#lib/table/counters.ts';

/**
 * The authorizer rejects requests beyond this multiple of the daily quota, since rejecting a request in the authorizer costs
 * least.
 */
const TOLERANCE = 1.1;

/** Request counts are written to the table in batches of this size, so most requests don't write a count. */
const BATCH = 50;

/** Maximum number of cached counts. Evicting a count loses fewer than `BATCH` requests. */
const MAX_COUNTS = 10_000;

/**
 * Requests of one subject in a window: the table's last known sum (`written`) and the requests not yet added to it
 * (`unwritten`).
 */
type Count = { windowEndMs: number; unwritten: number; written: number };

/** The status of a request quota; `left` is negative once the quota is exceeded. */
export type Verdict = { status: RateLimitStatus; isFarOverQuota: boolean };

const stage = stageLimits();
const counts = new LruCache<Count>(MAX_COUNTS);

/**
 * Counts a request against the daily quota of the account's keys or sessions. Doesn't see requests that other processes
 * have not written yet, so the quota may be exceeded by a few batches. If the table fails, the request is allowed.
 */
export async function countRequest(caller: Caller, nowMs = Date.now()): Promise<Verdict> {
  const limit = requestsLimit(stage, caller);
  const count = getCount(limit.subject, counters.windowAt(limit, nowMs).endMs);
  count.unwritten += 1;
  if (count.unwritten >= BATCH) {
    const batch = count.unwritten;
    count.unwritten = 0;
    count.written += batch;
    const sum = await counters
      .add(limit, batch, nowMs)
      .catch(logFailure('request count write failed', { userId: caller.userId }));
    count.written = sum ?? count.written;
  }
  const requests = count.written + count.unwritten;
  const { scope, windowSeconds } = limit;
  const left = limit.limit - requests;
  return {
    status: { scope, limit: limit.limit, windowSeconds, left, endMs: count.windowEndMs },
    isFarOverQuota: requests > limit.limit * TOLERANCE,
  };
}

function getCount(subject: string, windowEndMs: number): Count {
  const cached = counts.get(subject);
  if (cached?.windowEndMs === windowEndMs) return cached;
  const count = { windowEndMs, unwritten: 0, written: 0 };
  counts.set(subject, count);
  return count;
}
