import { ulid } from 'ulid';
import { codeLimits, stageLimits } from '#lib/accounts/limits.ts';
import { CODE_VALID_MINUTES, codeMac, newCode } from '#lib/accounts/sign-in-code.ts';
import { hashSignInHandle } from '#lib/accounts/sign-in-handle.ts';
import { sendCodeMail, UncertainDelivery, UndeliverableAddress } from '#lib/mail/send-code-mail.ts';
import { takesMail } from '#lib/mail/takes-mail.ts';
import { count } from '#lib/metrics.ts';
import { Refusal, unavailable } from '#lib/refusal.ts';
import { serviceSubkey } from '#lib/secret/service-secret.ts';
import * as counters from '#lib/table/counters.ts';
import * as knownPairs from '#lib/table/known-pairs.ts';
import * as signInCodes from '#lib/table/sign-in-codes.ts';
import * as undeliverableAddresses from '#lib/table/undeliverable.ts';
import * as users from '#lib/table/users.ts';
import { countingRefusals, refusedRecipientsOf } from './refused-recipients.ts';
import { type SignInRequester, whoAsks } from './requester.ts';
import { withSecurityEvent } from './security-event.ts';
import { takeOfBoth, takeOfCaller } from './take-limits.ts';

const stage = stageLimits();

const TOO_MANY = 'Too many codes were asked for; wait before you ask for the next.';
const USED_UP = {
  code: 'stage_codes_used_up',
  sentence: 'The service has sent as many codes as it may in an hour',
};

/** Who asks for a code, from where, and the handle by which the same browser is known again. */
type CodeRequest = { email: string; ipAddress: string; handle: string };

/**
 * Mails a new code to an address, whether or not it is known. Answers how long it is valid. Refused as `rate_limited` for
 * the caller's own limits, `unavailable` for the stage's or when no mail goes out, and `email_undeliverable`.
 */
export async function requestCode({
  email,
  ipAddress,
  handle,
}: CodeRequest): Promise<{ minutesValid: number }> {
  const nowMs = Date.now();
  const who = await whoAsks(email, ipAddress);
  const [isKnown, isNoted, refusedRecipients] = await Promise.all([
    knownPairs.has(who.knownHash, nowMs),
    undeliverableAddresses.has(email, nowMs),
    refusedRecipientsOf(who.source, nowMs),
  ]);
  const requester = { ...who, isKnown, refusedRecipients };
  return withSecurityEvent({ event: 'code_asked', source: who.source }, async () => {
    const { ofSource, ofMailbox, ofStage } = codeLimits(stage, requester);
    await takeOfCaller(ofSource, TOO_MANY, nowMs);
    await countingRefusals(requester, nowMs, async () => {
      // Where somebody has signed in before, mail has arrived.
      if (isNoted || !(isKnown || (await takesMail(domainOf(email), nowMs)))) throw undeliverable();
      await takeOfBoth({ ofCaller: ofMailbox, tooMany: TOO_MANY, ofStage, usedUp: USED_UP }, nowMs);
      const takeBack = () => counters.giveBackAll(ofMailbox, nowMs);
      await mailCode({ email, handle }, requester, { nowMs, takeBack });
    });
    return { minutesValid: CODE_VALID_MINUTES };
  });
}

const domainOf = (email: string): string => email.slice(email.indexOf('@') + 1);

const undeliverable = (cause?: unknown) =>
  new Refusal('email_undeliverable', 'No mail can be delivered to this address.', { cause });

type Counted = { nowMs: number; takeBack: () => Promise<void> };

async function mailCode(
  { email, handle }: Pick<CodeRequest, 'email' | 'handle'>,
  requester: SignInRequester,
  { nowMs, takeBack }: Counted,
): Promise<void> {
  const { secretVersion, source, isKnown } = requester;
  const [id, code] = [ulid(nowMs), newCode()];
  const mac = codeMac(await serviceSubkey(secretVersion, 'code'), email, code);
  const handleHash = hashSignInHandle(handle);
  const stored = { id, mac, secretVersion, source, handleHash, isKnown };
  // As far as can be: a code that nobody was sent is not to count among those of the address.
  const takeBackCode = () => Promise.allSettled([signInCodes.remove(email, id), takeBack()]);
  const writes = await Promise.allSettled([
    users.ensure(email, nowMs),
    signInCodes.create(email, stored, nowMs),
  ]);
  const failed = writes.find((write) => write.status === 'rejected');
  if (failed) {
    await takeBackCode();
    throw failed.reason;
  }
  try {
    await sendCodeMail({ to: email, code, minutesValid: CODE_VALID_MINUTES });
    count('MailsSent');
  } catch (cause) {
    if (cause instanceof UndeliverableAddress) throw undeliverable(cause);
    count('MailsFailed');
    if (cause instanceof UncertainDelivery)
      throw unavailable(
        cause,
        60,
        'The mail with your code may still arrive, and is good if it does; ask for another after a minute.',
      );
    await takeBackCode();
    throw unavailable(cause);
  }
}
