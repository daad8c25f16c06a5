import { computedEntriesLimit, stageLimits } from '#lib/accounts/limits.ts';
import { logError } from '#lib/log.ts';
import { rateLimited } from '#lib/refusal.ts';
import * as counters from '#lib/table/counters.ts';

const stage = stageLimits();

/**
 * Counts entries that are about to be computed anew. Refused as `rate_limited` beyond the user's daily allowance; when
 * they cannot be counted, they are computed all the same.
 */
export async function countComputed(userId: string, entries: number): Promise<void> {
  if (entries === 0) return;
  const limit = computedEntriesLimit(stage, userId);
  const retryAfterSeconds = await counters
    .takeAmount(limit, entries, Date.now())
    .catch((error: unknown) => logError('computed entries were not counted', { userId }, error));
  if (retryAfterSeconds)
    throw rateLimited(
      `At most ${limit.limit} entries a day are computed anew for one account; cached ones do not count.`,
      retryAfterSeconds,
    );
}
