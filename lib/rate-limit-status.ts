import { AsyncLocalStorage } from 'node:async_hooks';
import type { WindowLimit } from './accounts/limits.ts';

/** Rate limit status: what is left of an account's limit until its window ends at `endMs` (ms since 1970). */
export type RateLimitStatus = Pick<WindowLimit, 'scope' | 'limit' | 'windowSeconds'> & {
  left: number;
  endMs: number;
};

/** The last status of each rate limit by scope, in order of first report. */
export type RateLimitStatuses = Map<string, RateLimitStatus>;

const collecting = new AsyncLocalStorage<RateLimitStatuses>();

/** Runs work and collects the status of each rate limit that it consumes. */
export const collectRateLimits = <Result>(
  statuses: RateLimitStatuses,
  work: () => Promise<Result>,
): Promise<Result> => collecting.run(statuses, work);

/** Reports the status of an account's rate limit to `collectRateLimits`, if it is running. */
export function reportRateLimit(
  { scope, limit, windowSeconds }: WindowLimit,
  { left, endMs }: Pick<RateLimitStatus, 'left' | 'endMs'>,
): void {
  collecting.getStore()?.set(scope, { scope, limit, windowSeconds, left, endMs });
}
