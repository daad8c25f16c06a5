import { ulid } from 'ulid';
import { codeLimits, type Requester, refusalLimits, stageLimits } from '#lib/accounts/limits.ts';
import { CODE_VALID_MINUTES, codeMac, hashSignInHandle, newCode } from '#lib/accounts/sign-in-code.ts';
import { logError } from '#lib/log/log.ts';
import { count } from '#lib/log/metrics.ts';
import { acceptsMail } from '#lib/mail/accepts-mail.ts';
import { sendCodeMail, UncertainDelivery, UndeliverableAddress } from '#lib/mail/send-code-mail.ts';
import { serviceSubkey } from '#lib/secret/service-secret.ts';
import { rateLimited, ServiceError, unavailable } from '#lib/service-error.ts';
import * as counters from '#lib/table/counters.ts';
import * as returningDevices from '#lib/table/returning-devices.ts';
import * as signInCodes from '#lib/table/sign-in-codes.ts';
import * as undeliverableAddresses from '#lib/table/undeliverable.ts';
import * as users from '#lib/table/users.ts';
import { consumeCallerAndStageLimits, consumeCallerLimits } from './consume-limits.ts';
import { identifyRequester, type SignInRequester, withSecurityEvent } from './requester.ts';

const stage = stageLimits('codes');

const TOO_MANY = 'Too many codes were requested. Wait before you request another.';
const TOO_MANY_UNDELIVERABLE = 'Too many undeliverable addresses were given. Wait before you try another.';
const EXHAUSTED = {
  code: 'stage_codes_used_up',
  detail: 'The service has reached its hourly limit of sign-in codes.',
};

type CodeRequest = { email: string; ipAddress: string; handle: string };

/**
 * Mails a new code, whether or not the address has an account, and returns how long the code is valid. Throws `rate_limited`
 * if a limit of the caller is exhausted, `unavailable` if a limit of the stage is exhausted or sending fails, and
 * `email_undeliverable`.
 */
export async function sendCode({ email, ipAddress, handle }: CodeRequest): Promise<{ minutesValid: number }> {
  const nowMs = Date.now();
  const identity = await identifyRequester(email, ipAddress);
  const [isReturning, isUndeliverable, refusedRecipients] = await Promise.all([
    returningDevices.isReturning(identity.deviceHash, nowMs),
    undeliverableAddresses.has(email, nowMs),
    counters.getCount(refusalLimits(stage, identity).perSource, nowMs),
  ]);
  const requester = { ...identity, isReturning, refusedRecipients };
  return withSecurityEvent({ event: 'code_asked', source: identity.source }, async () => {
    const { perSource, perMailbox, perStage } = codeLimits(stage, requester);
    await consumeCallerLimits(perSource, TOO_MANY, nowMs);
    await limitRefusedRecipients(requester, nowMs, async () => {
      // A returning device has signed in with a code mailed to this address, so DNS needn't be checked.
      if (isUndeliverable || !(isReturning || (await acceptsMail(domainOf(email), nowMs))))
        throw undeliverable();
      await consumeCallerAndStageLimits(
        { caller: perMailbox, callerDetail: TOO_MANY, stage: perStage, exhausted: EXHAUSTED },
        nowMs,
      );
      const refund = () => counters.refundAll(perMailbox, nowMs);
      await mailCode({ email, handle }, requester, { nowMs, refund });
    });
    return { minutesValid: CODE_VALID_MINUTES };
  });
}

const domainOf = (email: string): string => email.slice(email.indexOf('@') + 1);

const undeliverable = (cause?: unknown) =>
  new ServiceError('email_undeliverable', 'No mail can be delivered to this address.', { cause });

/**
 * Runs work and counts undeliverable addresses: per stage, and per source unless the device is a returning one. Throws
 * `rate_limited` if the source has reached its limit. If the stage has reached its limit, only logs a code for an alarm.
 */
async function limitRefusedRecipients(
  { source, isReturning, refusedRecipients }: Requester & { refusedRecipients: number },
  nowMs: number,
  work: () => Promise<void>,
): Promise<void> {
  const { perSource, perStage } = refusalLimits(stage, { source });
  if (!isReturning && refusedRecipients >= perSource.limit)
    throw rateLimited(TOO_MANY_UNDELIVERABLE, (counters.windowAt(perSource, nowMs).endMs - nowMs) / 1000);
  try {
    await work();
  } catch (error) {
    if (error instanceof ServiceError && error.reason === 'email_undeliverable') {
      // Counted before the response, so concurrent requests can't probe more addresses than the limit allows.
      if (!isReturning) await consumeCallerLimits([perSource], TOO_MANY_UNDELIVERABLE, nowMs);
      if (await counters.consumeAll([perStage], nowMs))
        logError('many recipients refused', { code: 'stage_recipients_refused' }, error);
    }
    throw error;
  }
}

async function mailCode(
  { email, handle }: Pick<CodeRequest, 'email' | 'handle'>,
  requester: SignInRequester,
  { nowMs, refund }: { nowMs: number; refund: () => Promise<void> },
): Promise<void> {
  const { secretVersion, source, isReturning } = requester;
  const [id, code] = [ulid(nowMs), newCode()];
  const mac = codeMac(await serviceSubkey(secretVersion, 'code'), email, code);
  const handleHash = hashSignInHandle(handle);
  const stored = { id, mac, secretVersion, source, handleHash, isKnown: isReturning };
  // Best effort: a code that wasn't sent must not count as one of the address's codes.
  const undo = () => Promise.allSettled([signInCodes.remove(email, id), refund()]);
  const writes = await Promise.allSettled([
    users.ensure(email, nowMs),
    signInCodes.create(email, stored, nowMs),
  ]);
  const failed = writes.find((write) => write.status === 'rejected');
  if (failed) {
    await undo();
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
        'The mail with your code may still arrive, and the code will work. If it does not, request another after a minute.',
      );
    await undo();
    throw unavailable(cause);
  }
}
