import { hashEmail } from '#lib/accounts/email.ts';
import { stageLimits, verificationLimits } from '#lib/accounts/limits.ts';
import { hashSessionToken, newSessionToken } from '#lib/accounts/session-token.ts';
import { codeMac, macsEqual } from '#lib/accounts/sign-in-code.ts';
import { sourceOf } from '#lib/accounts/source.ts';
import { currentVersion } from '#lib/accounts/subkeys.ts';
import { Refusal, rateLimited } from '#lib/refusal.ts';
import { findServiceSubkey, serviceSecret } from '#lib/secret/service-secret.ts';
import * as counters from '#lib/table/counters.ts';
import * as sessions from '#lib/table/sessions.ts';
import * as signInCodes from '#lib/table/sign-in-codes.ts';
import * as users from '#lib/table/users.ts';
import { signInKeyOf } from './new-keys.ts';

const stage = stageLimits();

/** Who signs in, and from where; the former session is the one that the same browser still has. */
type SignIn = { email: string; code: string; ipAddress: string; formerSessionToken: string | undefined };

/**
 * Exchanges a code for the account of its address, the account's sign-in key and a new session. Refused as
 * `rate_limited`, and as `invalid_code` whatever is wrong with the code.
 */
export async function signIn({ email, code, ipAddress, formerSessionToken }: SignIn) {
  const nowMs = Date.now();
  // First, so that nothing has been counted when it cannot be read.
  const secretVersion = currentVersion(await serviceSecret());
  const { ofSource, failures } = verificationLimits(stage, hashEmail(email), sourceOf(ipAddress));
  const retryAfterSeconds =
    (await counters.takeAll(ofSource, nowMs)) ?? (await counters.takeAll(failures, nowMs));
  if (retryAfterSeconds)
    throw rateLimited('Too many codes were tried; wait before the next.', retryAfterSeconds);

  if (!(await useCode(email, code, secretVersion)))
    throw new Refusal('invalid_code', 'The code is wrong, used, or no longer valid; ask for a new one.');
  await counters.giveBackAll(failures, nowMs);

  const user = await users.signIn(email);
  const apiKey = await signInKeyOf(user, secretVersion);
  // The browser forgets the session that it had: nobody else may go on with it (OWASP ASVS 5, V7.2).
  if (formerSessionToken) await sessions.revoke(hashSessionToken(formerSessionToken));
  const sessionToken = newSessionToken();
  await sessions.create(user.id, hashSessionToken(sessionToken));
  return { user, apiKey, sessionToken };
}

/** Whether a code is the one valid code of the address; uses it up if so. Every try counts before it is compared. */
async function useCode(email: string, code: string, secretVersion: string): Promise<boolean> {
  const stored = await signInCodes.countTry(email);
  const subkey = await findServiceSubkey(stored?.secretVersion ?? secretVersion, 'code');
  const isRight = subkey !== undefined && macsEqual(codeMac(subkey, email, code), stored?.mac ?? '');
  return stored !== undefined && isRight && (await signInCodes.consume(email, stored));
}
