import type { RateLimit, WindowLimit } from '#lib/accounts/limits.ts';
import { logError } from '#lib/log.ts';
import { type Refusal, rateLimited, unavailable } from '#lib/refusal.ts';
import { tellStanding } from '#lib/standings.ts';
import * as counters from '#lib/table/counters.ts';

/** How much is taken of what an account may have, one if that is not said, and a sentence for who has used theirs up. */
type Taking = { amount?: number; sentence: string; nowMs: number };

/**
 * Takes something from a limit of the caller's account, or nothing, and tells how it stands then. Beyond it it is refused
 * as `rate_limited`.
 */
export async function takeOfAccount(
  limit: WindowLimit,
  { amount = 1, sentence, nowMs }: Taking,
): Promise<void> {
  const { isTaken, left, endMs } = await counters.takeAmount(limit, amount, nowMs);
  tellStanding(limit, { left, endMs });
  if (!isTaken) throw rateLimited(sentence, (endMs - nowMs) / 1000);
}

/** Gives one back to a limit of the caller's account, from which it was taken at `nowMs`, and tells how it stands then. */
export async function giveBackToAccount(limit: WindowLimit, nowMs: number): Promise<void> {
  tellStanding(limit, await counters.giveBackTo(limit, nowMs));
}

/**
 * Takes one from each limit of whoever asks, or nothing, and tells nobody how they stand: what is counted of an address
 * is nothing for strangers. Beyond one it is refused as `rate_limited`, with a sentence that says what there is too
 * much of.
 */
export async function takeOfCaller(
  limits: readonly RateLimit[],
  sentence: string,
  nowMs: number,
): Promise<void> {
  const retryAfterSeconds = await counters.takeAll(limits, nowMs);
  if (retryAfterSeconds) throw rateLimited(sentence, retryAfterSeconds);
}

/** What is logged and said when a limit of the whole stage is used up. */
type UsedUp = { code: string; sentence: string };

/** Limits of whoever asks, and of the whole stage, with what their refusals say. */
type Both = {
  ofCaller: readonly RateLimit[];
  tooMany: string;
  ofStage: readonly RateLimit[];
  usedUp: UsedUp;
};

/**
 * Takes one from each limit of whoever asks and of the stage at the same time, or nothing; answers with what gives them
 * back, as far as can be. Refused as `takeOfCaller` does, then as `takeOfStage`.
 */
export async function takeOfBoth(
  { ofCaller, tooMany, ofStage, usedUp }: Both,
  nowMs: number,
): Promise<() => Promise<void>> {
  const giveBack = (limits: readonly RateLimit[]) =>
    counters
      .giveBackAll(limits, nowMs)
      .catch((error: unknown) => logError('what was not used stays counted', {}, error));
  const [ofThem, ofAll] = await Promise.allSettled([
    takeOfCaller(ofCaller, tooMany, nowMs),
    counters.takeAll(ofStage, nowMs),
  ]);
  const isOfAllTaken = ofAll.status === 'fulfilled' && ofAll.value === undefined;
  if (ofThem.status === 'rejected') {
    if (isOfAllTaken) await giveBack(ofStage);
    throw ofThem.reason;
  }
  if (!isOfAllTaken) await giveBack(ofCaller);
  if (ofAll.status === 'rejected') throw ofAll.reason;
  // Whoever is beyond their own limits is told of these, and nobody has met the stage's then.
  if (ofAll.value !== undefined) throw stageUsedUp(ofAll.value, usedUp);
  return () => giveBack([...ofCaller, ...ofStage]);
}

/**
 * Takes one from limits of the whole stage. Beyond them it is refused as `unavailable`, in a sentence that ends with the
 * minutes until then, and logged with a code that an alarm waits for (infra/service/stage-brakes.ts).
 */
export async function takeOfStage(
  limits: readonly RateLimit[],
  usedUp: UsedUp,
  nowMs: number,
): Promise<void> {
  const retryAfterSeconds = await counters.takeAll(limits, nowMs);
  if (retryAfterSeconds) throw stageUsedUp(retryAfterSeconds, usedUp);
}

function stageUsedUp(retryAfterSeconds: number, { code, sentence }: UsedUp): Refusal {
  const cause = new Error('A limit of the whole stage is used up');
  logError('a limit of the stage is used up', { code }, cause);
  const minutes = Math.ceil(retryAfterSeconds / 60);
  const when = minutes === 1 ? 'a minute' : `${minutes} minutes`;
  return unavailable(cause, retryAfterSeconds, `${sentence}; try again in ${when}.`);
}
