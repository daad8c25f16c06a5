import { stageLimits, verificationLimits } from '#lib/accounts/limits.ts';
import { logError } from '#lib/log.ts';
import { count } from '#lib/metrics.ts';
import { Refusal } from '#lib/refusal.ts';
import * as counters from '#lib/table/counters.ts';
import { finishSignIn, type SignedIn } from './finish-sign-in.ts';
import { requesterOf, type SignInRequester } from './requester.ts';
import { withSecurityEvent } from './security-event.ts';
import { takeOfCaller, takeOfStage } from './take-limits.ts';
import { type Attempt, tryCode } from './try-code.ts';
import { undoIfFailed } from './undo-if-failed.ts';

const stage = stageLimits();

/** Who signs in, and from where; the former session is the one that the same browser still has. */
type SignIn = Attempt & { formerSessionToken: string | undefined };

/**
 * Exchanges a code for the account of its address, the account's sign-in key and a new session, or for the same once more
 * if the same browser repeats it within a minute. Refused as `rate_limited`, as `unavailable` for the stage's limit, and
 * as `invalid_code` whatever is wrong with the code. A failure uses nothing up that can be given back.
 */
export async function signIn(request: SignIn): Promise<SignedIn> {
  const nowMs = Date.now();
  const requester = await requesterOf(request.email, request.ipAddress, nowMs);
  const { source } = requester;
  const about = { event: 'sign_in' as const, source, userIdOf: ({ user }: SignedIn) => user.id };
  return withSecurityEvent(about, async () => {
    const giveBack = await countFailure(requester, nowMs);
    const signedIn = await undoIfFailed(exchange(request, requester, nowMs), giveBack);
    if (!signedIn)
      throw new Refusal('invalid_code', 'The code is wrong, used, or no longer valid; ask for a new one.');
    await giveBack();
    count('SignIns');
    return signedIn;
  });
}

/** Counts a try as failed until it is known to be none; answers with what takes that back, as far as can be. */
async function countFailure(requester: SignInRequester, nowMs: number): Promise<() => Promise<void>> {
  const { ofSource, failures, failuresOfStage } = verificationLimits(stage, requester);
  const tooMany = 'Too many codes were tried; wait before the next.';
  await takeOfCaller(ofSource, tooMany, nowMs);
  await takeOfCaller(failures, tooMany, nowMs);
  const giveBack = (limits: typeof failures) =>
    counters
      .giveBackAll(limits, nowMs)
      .catch((error: unknown) => logError('failures that are none stay counted', {}, error));
  const sentence = 'Too many wrong codes were tried at this service';
  const takingOfStage = takeOfStage(failuresOfStage, { code: 'stage_failures_used_up', sentence }, nowMs);
  await undoIfFailed(takingOfStage, () => giveBack(failures));
  return () => giveBack([...failures, ...failuresOfStage]);
}

async function exchange(
  request: SignIn,
  requester: SignInRequester,
  nowMs: number,
): Promise<SignedIn | undefined> {
  const { right, giveBack } = await tryCode(request, nowMs);
  if (!right) return undefined;
  return undoIfFailed(finishSignIn({ ...request, code: right, requester }), giveBack);
}
