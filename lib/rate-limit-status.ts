import { AsyncLocalStorage } from 'node:async_hooks';
import type { WindowLimit } from './accounts/limits.ts';

/** Status of an account's rate limit: the units left until the window ends at `endMs` (ms since 1970). */
export type RateLimitStatus = Pick<WindowLimit, 'scope' | 'limit' | 'windowSeconds'> & {
  left: number;
  endMs: number;
};

/** The latest status of each rate limit by scope, in the order in which the limits were first reported. */
export type RateLimitStatuses = Map<string, RateLimitStatus>;

const collecting = new AsyncLocalStorage<RateLimitStatuses>();

/** Runs work and collects the status of each rate limit that it consumes. */
export const collectRateLimits = <Result>(
  statuses: RateLimitStatuses,
  work: () => Promise<Result>,
): Promise<Result> => collecting.run(statuses, work);

/** Reports the status of an account's rate limit to the running `collectRateLimits`, if any. */
export function reportRateLimit(
  { scope, limit, windowSeconds }: WindowLimit,
  { left, endMs }: Pick<RateLimitStatus, 'left' | 'endMs'>,
): void {
  collecting.getStore()?.set(scope, { scope, limit, windowSeconds, left, endMs });
}
