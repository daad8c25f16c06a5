import * as v from 'valibot';
import { deriveApiKey, hashApiKey, startOfApiKey } from '#lib/accounts/api-key.ts';
import { EmailAddress } from '#lib/accounts/email.ts';
import { newId } from '#lib/accounts/identifiers.ts';
import { stageLimits } from '#lib/accounts/limits.ts';
import { verificationLimits } from '#lib/accounts/rate-limits.ts';
import { currentVersion } from '#lib/accounts/secret-versions.ts';
import { hashSessionToken, newSessionToken, sessionCookie, sessionTokenIn } from '#lib/accounts/session.ts';
import { codeMac, macsEqual } from '#lib/accounts/sign-in-code.ts';
import { sourceOf } from '#lib/accounts/source.ts';
import { ok } from '#lib/http/answers.ts';
import { endpoint } from '#lib/http/endpoint.ts';
import { Problem, rateLimited } from '#lib/http/problem.ts';
import { inputObject, readBody } from '#lib/http/read-input.ts';
import { serviceSecret, serviceSubkey } from '#lib/secret/service-secret.ts';
import * as apiKeys from '#lib/table/api-keys.ts';
import * as rateLimits from '#lib/table/rate-limits.ts';
import * as sessions from '#lib/table/sessions.ts';
import * as signInCodes from '#lib/table/sign-in-codes.ts';
import * as users from '#lib/table/users.ts';

const Verify = inputObject({
  email: EmailAddress,
  code: v.pipe(
    v.string('code must be a string.'),
    v.trim(),
    v.regex(/^\d{6}$/, 'code must be the six digits from the mail.'),
  ),
});
const limits = stageLimits();

/** Whether a code is the one valid code of the address; uses it up if so. Every try counts before it is compared. */
async function useCode(email: string, code: string, secretVersion: string): Promise<boolean> {
  const stored = await signInCodes.countTry(email);
  const subkey = await serviceSubkey(stored?.secretVersion ?? secretVersion, 'code');
  const isRight = macsEqual(codeMac(subkey, email, code), stored?.mac ?? '');
  return stored !== undefined && isRight && (await signInCodes.consume(email, stored));
}

/** The key that sign-ins of this user return, created at the first. */
async function signInKeyOf(user: users.User, secretVersion: string): Promise<string> {
  const derive = async (id: string, version: string) => deriveApiKey(await serviceSubkey(version, 'key'), id);
  if (user.signInKey) return derive(user.signInKey.id, user.signInKey.secretVersion);
  const nowMs = Date.now();
  const id = newId('key', nowMs);
  const key = await derive(id, secretVersion);
  const kept = await apiKeys.createSignInKey({
    id,
    userId: user.id,
    hash: hashApiKey(key),
    name: 'Sign-in',
    start: startOfApiKey(key),
    secretVersion,
    createdAt: new Date(nowMs).toISOString(),
  });
  return derive(kept.id, kept.secretVersion);
}

/** POST /api/auth/verify: exchanges a code for the user, their API key and a session. */
export const handler = endpoint(async (event) => {
  const { email, code } = readBody(event, Verify);
  const nowMs = Date.now();
  // First, so that nothing has been counted when it cannot be read.
  const secretVersion = currentVersion(await serviceSecret());
  const { ofSource, failures } = verificationLimits(
    limits,
    email,
    sourceOf(event.requestContext.identity.sourceIp),
  );
  const retryAfterSeconds =
    (await rateLimits.takeAll(ofSource, nowMs)) ?? (await rateLimits.takeAll(failures, nowMs));
  if (retryAfterSeconds)
    throw rateLimited('Too many codes were tried; wait before the next.', retryAfterSeconds);

  if (!(await useCode(email, code, secretVersion)))
    throw new Problem(400, 'invalid_code', 'The code is wrong, used, or no longer valid; ask for a new one.');
  await rateLimits.giveBackAll(failures, nowMs);

  const user = await users.signIn(email);
  const apiKey = await signInKeyOf(user, secretVersion);
  // The browser forgets the session that it had: nobody else may go on with it (OWASP ASVS 5, V7.2).
  const formerToken = sessionTokenIn(event.headers['cookie']);
  if (formerToken) await sessions.end(hashSessionToken(formerToken));
  const token = newSessionToken();
  await sessions.create(user.id, hashSessionToken(token));
  return {
    ...ok({ id: user.id, email: user.email, tier: user.tier, apiKey }),
    multiValueHeaders: { 'Set-Cookie': [sessionCookie(token)] },
  };
});
