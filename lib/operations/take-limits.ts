import type { RateLimit } from '#lib/accounts/limits.ts';
import { logError } from '#lib/log.ts';
import { rateLimited, unavailable } from '#lib/refusal.ts';
import * as counters from '#lib/table/counters.ts';

/**
 * Takes one from each limit of whoever asks, or nothing. Beyond one it is refused as `rate_limited`, with a sentence that
 * says what there is too much of.
 */
export async function takeOfCaller(
  limits: readonly RateLimit[],
  sentence: string,
  nowMs: number,
): Promise<void> {
  const retryAfterSeconds = await counters.takeAll(limits, nowMs);
  if (retryAfterSeconds) throw rateLimited(sentence, retryAfterSeconds);
}

/**
 * Takes one from limits of the whole stage. Beyond them it is refused as `unavailable`, in a sentence that ends with the
 * minutes until then, and logged with a code that an alarm waits for (infra/service/stage-brakes.ts).
 */
export async function takeOfStage(
  limits: readonly RateLimit[],
  { code, sentence }: { code: string; sentence: string },
  nowMs: number,
): Promise<void> {
  const retryAfterSeconds = await counters.takeAll(limits, nowMs);
  if (!retryAfterSeconds) return;
  const cause = new Error('A limit of the whole stage is used up');
  logError('a limit of the stage is used up', { code }, cause);
  const minutes = Math.ceil(retryAfterSeconds / 60);
  const when = minutes === 1 ? 'a minute' : `${minutes} minutes`;
  throw unavailable(cause, retryAfterSeconds, `${sentence}; try again in ${when}.`);
}
