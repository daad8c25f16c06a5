import { EmailAddress } from '#lib/accounts/email.ts';
import { stageLimits } from '#lib/accounts/limits.ts';
import { codeLimits } from '#lib/accounts/rate-limits.ts';
import { currentVersion, subkey } from '#lib/accounts/secret-versions.ts';
import { CODE_VALID_MINUTES, codeMac, newCode } from '#lib/accounts/sign-in-code.ts';
import { sourceOf } from '#lib/accounts/source.ts';
import { ok } from '#lib/http/answers.ts';
import { endpoint } from '#lib/http/endpoint.ts';
import { Problem, rateLimited, unavailable } from '#lib/http/problem.ts';
import { inputObject, readBody } from '#lib/http/read-input.ts';
import { logError } from '#lib/log.ts';
import { sendCodeMail, UndeliverableAddress } from '#lib/mail/send-code-mail.ts';
import { serviceSecret } from '#lib/secret/service-secret.ts';
import * as rateLimits from '#lib/table/rate-limits.ts';
import * as signInCodes from '#lib/table/sign-in-codes.ts';
import * as users from '#lib/table/users.ts';

const SendCode = inputObject({ email: EmailAddress });
const limits = stageLimits();

/** Counts a request for a code; throws 429 for the caller's own limits, 503 for the stage's. */
async function countRequest(email: string, source: string, nowMs: number): Promise<void> {
  const { ofSource, ofEmail, ofStage } = codeLimits(limits, email, source);
  const retryAfterSeconds =
    (await rateLimits.takeAll(ofSource, nowMs)) ?? (await rateLimits.takeAll(ofEmail, nowMs));
  if (retryAfterSeconds)
    throw rateLimited('Too many codes were asked for; wait before you ask for the next.', retryAfterSeconds);
  const stageRetryAfterSeconds = await rateLimits.takeAll(ofStage, nowMs);
  if (!stageRetryAfterSeconds) return;
  await rateLimits.giveBackAll(ofEmail, nowMs);
  const cause = new Error('The stage has sent its codes of this hour');
  logError('no more codes in this hour', { code: 'stage_codes_used_up' }, cause);
  throw unavailable(cause, stageRetryAfterSeconds);
}

/** POST /api/auth/send-code: mails a new code to an address, whether or not it is known; every earlier one is void. */
export const handler = endpoint(async (event) => {
  const { email } = readBody(event, SendCode);
  const source = sourceOf(event.requestContext.identity.sourceIp);
  // First, so that nothing has been counted when it cannot be read.
  const secret = await serviceSecret();
  const nowMs = Date.now();
  await countRequest(email, source, nowMs);

  await users.ensure(email, nowMs);
  const secretVersion = currentVersion(secret);
  const code = newCode();
  const stored = { mac: codeMac(subkey(secret, secretVersion, 'code'), email, code), secretVersion };
  await signInCodes.create(email, stored, nowMs);
  try {
    await sendCodeMail({ to: email, code, minutesValid: CODE_VALID_MINUTES });
  } catch (error) {
    if (error instanceof UndeliverableAddress)
      throw new Problem(422, 'email_undeliverable', 'No mail can be delivered to this address.', {
        cause: error,
      });
    await signInCodes.consume(email, stored);
    await rateLimits.giveBackAll(codeLimits(limits, email, source).ofEmail, nowMs);
    throw unavailable(error);
  }
  return ok({
    message: `A six-digit code is on its way to ${email}. It is valid for ${CODE_VALID_MINUTES} minutes.`,
  });
});
