import { hashEmail } from '#lib/accounts/email.ts';
import { codeLimits, stageLimits } from '#lib/accounts/limits.ts';
import { CODE_VALID_MINUTES, codeMac, newCode } from '#lib/accounts/sign-in-code.ts';
import { sourceOf } from '#lib/accounts/source.ts';
import { currentVersion, subkey } from '#lib/accounts/subkeys.ts';
import { logError } from '#lib/log.ts';
import { sendCodeMail, UncertainDelivery, UndeliverableAddress } from '#lib/mail/send-code-mail.ts';
import { Refusal, rateLimited, unavailable } from '#lib/refusal.ts';
import { serviceSecret } from '#lib/secret/service-secret.ts';
import * as counters from '#lib/table/counters.ts';
import * as signInCodes from '#lib/table/sign-in-codes.ts';
import * as users from '#lib/table/users.ts';

const stage = stageLimits();

/**
 * Mails a new code to an address, whether or not it is known; every earlier one is void. Answers how long it is valid.
 * Refused as `rate_limited` for the caller's own limits, `unavailable` for the stage's or when no mail goes out, and
 * `email_undeliverable`.
 */
export async function sendCode(email: string, ipAddress: string): Promise<{ minutesValid: number }> {
  // First, so that nothing has been counted when it cannot be read.
  const secret = await serviceSecret();
  const nowMs = Date.now();
  const limits = codeLimits(stage, hashEmail(email), sourceOf(ipAddress));
  await countRequest(limits, nowMs);

  await users.ensure(email, nowMs);
  const secretVersion = currentVersion(secret);
  const code = newCode();
  const stored = { mac: codeMac(subkey(secret, secretVersion, 'code'), email, code), secretVersion };
  await signInCodes.create(email, stored, nowMs);
  try {
    await sendCodeMail({ to: email, code, minutesValid: CODE_VALID_MINUTES });
  } catch (cause) {
    if (cause instanceof UndeliverableAddress)
      throw new Refusal('email_undeliverable', 'No mail can be delivered to this address.', { cause });
    if (cause instanceof UncertainDelivery)
      throw unavailable(
        cause,
        60,
        'The mail with your code may still arrive, and is good if it does; ask for another after a minute.',
      );
    await signInCodes.consume(email, stored);
    await counters.giveBackAll(limits.ofEmail, nowMs);
    throw unavailable(cause);
  }
  return { minutesValid: CODE_VALID_MINUTES };
}

async function countRequest(limits: ReturnType<typeof codeLimits>, nowMs: number): Promise<void> {
  const { ofSource, ofEmail, ofStage } = limits;
  const retryAfterSeconds =
    (await counters.takeAll(ofSource, nowMs)) ?? (await counters.takeAll(ofEmail, nowMs));
  if (retryAfterSeconds)
    throw rateLimited('Too many codes were asked for; wait before you ask for the next.', retryAfterSeconds);
  const stageRetryAfterSeconds = await counters.takeAll(ofStage, nowMs);
  if (!stageRetryAfterSeconds) return;
  await counters.giveBackAll(ofEmail, nowMs);
  const cause = new Error('The stage has sent its codes of this hour');
  logError('no more codes in this hour', { code: 'stage_codes_used_up' }, cause);
  throw unavailable(cause, stageRetryAfterSeconds);
}
