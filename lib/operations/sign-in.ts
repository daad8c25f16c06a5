import { stageLimits, verificationLimits } from '#lib/accounts/limits.ts';
import { count } from '#lib/metrics.ts';
import { Refusal } from '#lib/refusal.ts';
import * as knownPairs from '#lib/table/known-pairs.ts';
import * as signInCodes from '#lib/table/sign-in-codes.ts';
import * as users from '#lib/table/users.ts';
import { accountOf, finishSignIn, type SignedIn } from './finish-sign-in.ts';
import { type SignInRequester, whoAsks } from './requester.ts';
import { withSecurityEvent } from './security-event.ts';
import { takeOfBoth, takeOfCaller } from './take-limits.ts';
import { type Attempt, tryCode } from './try-code.ts';
import { undoIfFailed } from './undo-if-failed.ts';

const stage = stageLimits();

const TOO_MANY = 'Too many codes were tried; wait before the next.';
const USED_UP = {
  code: 'stage_failures_used_up',
  sentence: 'Too many wrong codes were tried at this service',
};

/** Stands for the account of an address that has none: as long as any identifier. */
const NOBODY = `usr_${'0'.repeat(26)}`;

/** Who signs in, and from where; the former session is the one that the same browser still has. */
type SignIn = Attempt & { formerSessionToken: string | undefined };

/**
 * Exchanges a code for the account of its address, the account's sign-in key and a new session, or for the same once more
 * if the same browser repeats it within a minute. Refused as `rate_limited`, as `unavailable` for the stage's limit, and
 * as `invalid_code` whatever is wrong with the code. A failure uses nothing up that can be given back.
 */
export async function signIn(request: SignIn): Promise<SignedIn> {
  const nowMs = Date.now();
  const { email, ipAddress } = request;
  const who = await whoAsks(email, ipAddress);
  const [isKnown, pending, userId] = await Promise.all([
    knownPairs.has(who.knownHash, nowMs),
    signInCodes.list(email, nowMs),
    users.idOf(email),
  ]);
  // Whoever has no right code does not wait for it, so that the time that it takes tells nobody who has an account; and it is
  // read for an address that has none, too.
  const account = accountOf(userId ?? NOBODY, request.formerSessionToken);
  account.catch(() => undefined);
  const found = { requester: { ...who, isKnown }, pending, account };
  const about = { event: 'sign_in' as const, source: who.source, userIdOf: ({ user }: SignedIn) => user.id };
  return withSecurityEvent(about, async () => {
    const giveBack = await countFailure(found.requester, nowMs);
    const signedIn = await undoIfFailed(exchange(request, found, nowMs), giveBack);
    if (!signedIn)
      throw new Refusal(
        'invalid_code',
        'The code is wrong or no longer valid: check the mail, or ask for a new one.',
      );
    await giveBack();
    count('SignIns');
    return signedIn;
  });
}

/** Counts a try as failed until it is known to be none; answers with what takes that back, as far as can be. */
async function countFailure(requester: SignInRequester, nowMs: number): Promise<() => Promise<void>> {
  const { ofSource, failures, failuresOfStage } = verificationLimits(stage, requester);
  await takeOfCaller(ofSource, TOO_MANY, nowMs);
  return takeOfBoth(
    { ofCaller: failures, tooMany: TOO_MANY, ofStage: failuresOfStage, usedUp: USED_UP },
    nowMs,
  );
}

/** What is read before it is known whether the code is right: who asks, the address's codes, and its account. */
type Found = {
  requester: SignInRequester;
  pending: signInCodes.StoredCode[];
  account: ReturnType<typeof accountOf>;
};

async function exchange(
  request: SignIn,
  { requester, pending, account }: Found,
  nowMs: number,
): Promise<SignedIn | undefined> {
  const { right, giveBack } = await tryCode(request, pending, nowMs);
  if (!right) return undefined;
  const finishing = account.then((read) => finishSignIn({ ...request, code: right, requester }, read));
  return undoIfFailed(finishing, giveBack);
}
