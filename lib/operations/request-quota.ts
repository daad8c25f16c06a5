import type { Caller } from '#lib/accounts/caller.ts';
import { requestLimits, stageLimits, type WindowLimit } from '#lib/accounts/limits.ts';
import { logFailure } from '#lib/log/log.ts';
import { LruCache } from '#lib/lru-cache.ts';
import type { RateLimitStatus } from '#lib/rate-limit-status.ts';
import * as counters from '#lib/table/counters.ts';
import { logNewAccountsExhausted } from './consume-limits.ts';

/**
 * The authorizer denies requests beyond these multiples of an account's own quotas and of the stage's limit, since
 * denying a request in the authorizer costs least.
 */
const TOLERANCE = { own: 1.1, ofStage: 2 };

/**
 * Requests are written to the table in batches, so most don't write. The first batch of a window has two requests, since most visits
 * have one; of what new accounts share, each process writes the first. A batch is then 1% of what the process has counted, so that
 * many processes together don't leave out more, and at most 50.
 */
const FIRST_BATCH = { own: 2, ofStage: 1 };
const MAX_BATCH = 50;

/** Maximum number of cached counts. Evicting a count loses fewer than `MAX_BATCH` requests. */
const MAX_COUNTS = 20_000;

/**
 * Requests of one subject in a window: the table's last known sum (`written`), the requests not yet added to it (`unwritten`), and
 * those that this process has counted.
 */
type Count = { windowEndMs: number; unwritten: number; written: number; counted: number };

/**
 * The status of each limit that applies to a request; `left` is negative once a limit is exceeded. `denied` is the far
 * exceeded limit that resets last, if any.
 */
export type Verdict = { statuses: RateLimitStatus[]; denied: RateLimitStatus | undefined };

const stage = stageLimits('requests');
const counts = new LruCache<Count>(MAX_COUNTS);

/**
 * Counts a request against the quotas of the account's keys or sessions and, if the account is new and within its quotas,
 * against the limit that all new accounts share. Doesn't see requests that other processes have not written yet, so a
 * quota may be exceeded by a batch of each. If the table fails, the request is allowed.
 */
export async function countRequest(caller: Caller, isNew: boolean, nowMs = Date.now()): Promise<Verdict> {
  const { own, ofStage } = requestLimits(stage, caller, isNew);
  const ownStatuses = await Promise.all(
    own.map((limit) => countOne(limit, FIRST_BATCH.own, caller.userId, nowMs)),
  );
  const isWithinOwn = ownStatuses.every(({ left }) => left >= 0);
  // An account's refused requests don't use up what other new accounts share.
  const shared = isWithinOwn
    ? await Promise.all(ofStage.map((limit) => countOne(limit, FIRST_BATCH.ofStage, caller.userId, nowMs)))
    : [];
  const exhausted = shared.filter(({ left }) => left < 0);
  for (const { endMs } of exhausted) logExhausted(endMs);
  const far = [
    ...ownStatuses.filter((status) => isBeyond(status, TOLERANCE.own)),
    ...exhausted.filter((status) => isBeyond(status, TOLERANCE.ofStage)),
  ];
  return {
    // How much is left of a shared limit tells an account about others, so it is reported only once nothing is.
    statuses: [...ownStatuses, ...exhausted],
    denied: far.sort((a, b) => b.endMs - a.endMs)[0],
  };
}

let loggedEndMs = 0;

/** Logs that the limit of new accounts is exhausted, once per window that ends at `endMs`. */
function logExhausted(endMs: number): void {
  if (loggedEndMs === endMs) return;
  loggedEndMs = endMs;
  logNewAccountsExhausted();
}

const isBeyond = ({ left, limit }: RateLimitStatus, tolerance: number): boolean =>
  limit - left > limit * tolerance;

async function countOne(
  limit: WindowLimit,
  firstBatch: number,
  userId: string,
  nowMs: number,
): Promise<RateLimitStatus> {
  const count = getCount(limit, nowMs);
  count.unwritten += 1;
  count.counted += 1;
  if (count.unwritten >= Math.min(Math.max(firstBatch, count.counted / 100), MAX_BATCH)) {
    const batch = count.unwritten;
    count.unwritten = 0;
    count.written += batch;
    const sum = await counters
      .add(limit, batch, nowMs)
      .catch(logFailure('request count write failed', { userId }));
    count.written = sum ?? count.written;
  }
  const { scope, windowSeconds } = limit;
  const left = limit.limit - count.written - count.unwritten;
  return { scope, limit: limit.limit, windowSeconds, left, endMs: count.windowEndMs };
}

function getCount(limit: WindowLimit, nowMs: number): Count {
  const name = `${limit.scope}#${limit.subject}`;
  const windowEndMs = counters.windowAt(limit, nowMs).endMs;
  const cached = counts.get(name);
  if (cached?.windowEndMs === windowEndMs) return cached;
  const count = { windowEndMs, unwritten: 0, written: 0, counted: 0 };
  counts.set(name, count);
  return count;
}
