import type { RateLimit, WindowLimit } from '#lib/accounts/limits.ts';
import { logError, logFailure } from '#lib/log/log.ts';
import { reportRateLimit } from '#lib/rate-limit-status.ts';
import { rateLimited, type ServiceError, unavailable } from '#lib/service-error.ts';
import * as counters from '#lib/table/counters.ts';

/**
 * Consumes `amount` units of an account's rate limit, or none, and reports the limit's status in the RateLimit headers.
 * Throws `rate_limited` with the detail if too few units are left.
 */
export async function consumeAccountLimit(
  limit: WindowLimit,
  { amount = 1, detail, nowMs }: { amount?: number; detail: string; nowMs: number },
): Promise<void> {
  const { isConsumed, left, endMs } = await counters.consumeAmount(limit, amount, nowMs);
  reportRateLimit(limit, { left, endMs });
  if (!isConsumed) throw rateLimited(detail, (endMs - nowMs) / 1000, limit.scope);
}

/** Throws `rate_limited` with the detail if no units of an account's limit are left. Consumes none. */
export async function assertAccountLimit(
  limit: WindowLimit,
  { detail, nowMs }: { detail: string; nowMs: number },
): Promise<void> {
  const { consumed, nextMs } = await counters.getStatus(limit, nowMs);
  if (consumed >= limit.limit) throw rateLimited(detail, (nextMs - nowMs) / 1000, limit.scope);
}

/** Refunds one unit that was consumed at `nowMs` and reports the status. */
export async function refundAccountLimit(limit: WindowLimit, nowMs: number): Promise<void> {
  reportRateLimit(limit, await counters.refund(limit, nowMs));
}

/**
 * Consumes one unit of each of the caller's limits, or none. Throws `rate_limited`. Reports nothing in RateLimit headers,
 * since counts per address must not leak to other people.
 */
export async function consumeCallerLimits(
  limits: readonly RateLimit[],
  detail: string,
  nowMs: number,
): Promise<void> {
  const retryAfterSeconds = await counters.consumeAll(limits, nowMs);
  if (retryAfterSeconds) throw rateLimited(detail, retryAfterSeconds);
}

/** The `code` to log and the `detail` to return when a limit of the whole stage is exhausted. */
type Exhausted = { code: string; detail: string };

type CallerAndStage = {
  caller: readonly RateLimit[];
  callerDetail: string;
  stage: readonly RateLimit[];
  exhausted: Exhausted;
};

/**
 * Consumes one unit of each limit of the caller and of the stage, or none, and returns a function that refunds them. Throws
 * `rate_limited` if a limit of the caller is exhausted, or else `unavailable` if one of the stage is.
 */
export async function consumeCallerAndStageLimits(
  { caller, callerDetail, stage, exhausted }: CallerAndStage,
  nowMs: number,
): Promise<() => Promise<void>> {
  const refund = (limits: readonly RateLimit[]) =>
    counters.refundAll(limits, nowMs).catch(logFailure('rate limit refund failed'));
  const [ofCaller, ofStage] = await Promise.allSettled([
    consumeCallerLimits(caller, callerDetail, nowMs),
    counters.consumeAll(stage, nowMs),
  ]);
  const isStageConsumed = ofStage.status === 'fulfilled' && ofStage.value === undefined;
  if (ofCaller.status === 'rejected') {
    if (isStageConsumed) await refund(stage);
    throw ofCaller.reason;
  }
  if (!isStageConsumed) await refund(caller);
  if (ofStage.status === 'rejected') throw ofStage.reason;
  // The stage's exhaustion is only logged if the caller's own limits allowed the request.
  if (ofStage.value !== undefined) throw stageExhausted(ofStage.value, exhausted);
  return () => refund([...caller, ...stage]);
}

/** Logs the code of an exhausted limit of the stage, which an alarm counts (infra/service/stage-limits.ts). Returns the cause. */
function logStageExhausted(code: string): Error {
  const cause = new Error('A rate limit of the whole stage is exhausted');
  logError('stage rate limit exhausted', { code }, cause);
  return cause;
}

/** Logs that new accounts exhausted a limit that they share: of requests, mails or events. */
export const logNewAccountsExhausted = (): Error => logStageExhausted('stage_limits_of_new_accounts_used_up');

/** Logs an exhausted limit of the stage and returns the error to throw. */
function stageExhausted(retryAfterSeconds: number, { code, detail }: Exhausted): ServiceError {
  const cause = logStageExhausted(code);
  const minutes = Math.ceil(retryAfterSeconds / 60);
  const when = minutes === 1 ? 'a minute' : `${minutes} minutes`;
  return unavailable(cause, retryAfterSeconds, `${detail} Try again in ${when}.`);
}

/** Awaits `work`; if it fails, calls `undo` and rethrows the error. */
export async function undoOnFailure<Result>(
  work: Promise<Result>,
  undo: () => Promise<unknown>,
): Promise<Result> {
  try {
    return await work;
  } catch (error) {
    await undo();
    throw error;
  }
}
