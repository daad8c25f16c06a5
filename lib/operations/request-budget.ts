import type { Caller } from '#lib/accounts/caller.ts';
import { requestsLimit, stageLimits } from '#lib/accounts/limits.ts';
import { logError } from '#lib/log.ts';
import { Recent } from '#lib/recent.ts';
import type { Standing } from '#lib/standings.ts';
import * as counters from '#lib/table/counters.ts';

/** How far beyond its budget an account may go before it is turned away where nothing is charged. */
const TOLERANCE = 1.1;

/** The table hears of an account's requests in such portions, so that most of them need no call. */
const PORTION = 50;

/** Counts that are remembered at a time; of one that is forgotten, less than a portion goes uncounted. */
const MAX_COUNTS = 10_000;

/** What this process knows of an account's requests, by keys or by sessions, since a window began. */
type Count = { windowEndMs: number; unsaid: number; known: number };

/** How an account's budget of requests stands, with less than nothing left beyond it, and whether that is far beyond. */
export type Verdict = { standing: Standing; isFarBeyond: boolean };

const stage = stageLimits();
const counts = new Recent<Count>(MAX_COUNTS);

/**
 * Counts a request of an account against its budget of a day for keys or for sessions, as far as this process and, every
 * fifty requests, the table know of it: what others have not said yet is not counted, so the budget is exceeded by some
 * portions at worst. When the table fails, the request passes.
 */
export async function countRequest(caller: Caller, nowMs = Date.now()): Promise<Verdict> {
  const limit = requestsLimit(stage, caller);
  const count = countOf(limit.subject, counters.windowOf(limit, nowMs).endMs);
  count.unsaid += 1;
  if (count.unsaid >= PORTION) {
    const portion = count.unsaid;
    count.unsaid = 0;
    count.known += portion;
    const sum = await counters
      .addTo(limit, portion, nowMs)
      .catch((error: unknown) => logError('requests were not counted', { userId: caller.userId }, error));
    count.known = sum ?? count.known;
  }
  const requests = count.known + count.unsaid;
  const { scope, windowSeconds } = limit;
  const left = limit.limit - requests;
  return {
    standing: { scope, limit: limit.limit, windowSeconds, left, endMs: count.windowEndMs },
    isFarBeyond: requests > limit.limit * TOLERANCE,
  };
}

/** The count of a limit's subject in a window, which becomes the one that is forgotten last. */
function countOf(subject: string, windowEndMs: number): Count {
  const known = counts.get(subject);
  const count = known?.windowEndMs === windowEndMs ? known : { windowEndMs, unsaid: 0, known: 0 };
  counts.set(subject, count);
  return count;
}
