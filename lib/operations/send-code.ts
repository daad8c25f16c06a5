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
import * as signInCodes from '#lib/table/sign-in-codes.ts';
import * as undeliverableAddresses from '#lib/table/undeliverable.ts';
import * as users from '#lib/table/users.ts';
import { countingRefusals } from './refused-recipients.ts';
import { requesterOf, type SignInRequester } from './requester.ts';
import { withSecurityEvent } from './security-event.ts';
import { takeOfCaller, takeOfStage } from './take-limits.ts';
import { undoIfFailed } from './undo-if-failed.ts';

const stage = stageLimits();

const TOO_MANY = 'Too many codes were asked for; wait before you ask for the next.';

/** Who asks for a code, from where, and the handle by which the same browser is known again. */
type CodeRequest = { email: string; ipAddress: string; handle: string };

/**
 * Mails a new code to an address, whether or not it is known. Answers how long it is valid. Refused as `rate_limited` for
 * the caller's own limits, `unavailable` for the stage's or when no mail goes out, and `email_undeliverable`.
 */
export async function requestCode(request: CodeRequest): Promise<{ minutesValid: number }> {
  const nowMs = Date.now();
  const requester = await requesterOf(request.email, request.ipAddress, nowMs);
  return withSecurityEvent({ event: 'code_asked', source: requester.source }, async () => {
    const limits = codeLimits(stage, requester);
    await takeOfCaller(limits.ofSource, TOO_MANY, nowMs);
    await countingRefusals(requester, nowMs, async () => {
      if (!(await isDeliverable(request.email, requester, nowMs))) throw undeliverable();
      await countCode(limits, nowMs);
      const takeBack = () => counters.giveBackAll(limits.ofMailbox, nowMs);
      await mailCode(request, requester, { nowMs, takeBack });
    });
    return { minutesValid: CODE_VALID_MINUTES };
  });
}

async function isDeliverable(email: string, { isKnown }: SignInRequester, nowMs: number): Promise<boolean> {
  if (await undeliverableAddresses.has(email, nowMs)) return false;
  // Where somebody has signed in before, mail has arrived.
  return isKnown || takesMail(domainOf(email), nowMs);
}

const domainOf = (email: string): string => email.slice(email.indexOf('@') + 1);

const undeliverable = (cause?: unknown) =>
  new Refusal('email_undeliverable', 'No mail can be delivered to this address.', { cause });

type Counted = { nowMs: number; takeBack: () => Promise<void> };

async function mailCode(
  { email, handle }: CodeRequest,
  requester: SignInRequester,
  { nowMs, takeBack }: Counted,
): Promise<void> {
  await users.ensure(email, nowMs);
  const { secretVersion, source, isKnown } = requester;
  const [id, code] = [ulid(nowMs), newCode()];
  const mac = codeMac(await serviceSubkey(secretVersion, 'code'), email, code);
  const handleHash = hashSignInHandle(handle);
  await signInCodes.create(email, { id, mac, secretVersion, source, handleHash, isKnown }, nowMs);
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
    await signInCodes.remove(email, id);
    await takeBack();
    throw unavailable(cause);
  }
}

async function countCode(limits: ReturnType<typeof codeLimits>, nowMs: number): Promise<void> {
  const { ofMailbox, ofStage } = limits;
  await takeOfCaller(ofMailbox, TOO_MANY, nowMs);
  const sentence = 'The service has sent as many codes as it may in an hour';
  await undoIfFailed(takeOfStage(ofStage, { code: 'stage_codes_used_up', sentence }, nowMs), () =>
    counters.giveBackAll(ofMailbox, nowMs),
  );
}
