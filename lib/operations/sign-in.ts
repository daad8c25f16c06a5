import { randomBytes } from 'node:crypto';
import { keyedHash, toSource } from '#lib/accounts/limit-subjects.ts';
import { stageLimits, verificationLimits } from '#lib/accounts/limits.ts';
import { deriveSessionToken, hashSessionToken } from '#lib/accounts/session-token.ts';
import {
  codeMac,
  hashSignInHandle,
  MAX_CODES,
  macsEqual,
  REPEATABLE_MS,
  withoutReplaced,
} from '#lib/accounts/sign-in-code.ts';
import { count } from '#lib/log/metrics.ts';
import { findServiceSubkey } from '#lib/secret/service-secret.ts';
import { ServiceError, unavailable } from '#lib/service-error.ts';
import * as returningDevices from '#lib/table/returning-devices.ts';
import * as sessions from '#lib/table/sessions.ts';
import * as signInCodes from '#lib/table/sign-in-codes.ts';
import { transactWrite } from '#lib/table/transactions.ts';
import * as users from '#lib/table/users.ts';
import { consumeCallerAndStageLimits, consumeCallerLimits, undoOnFailure } from './consume-limits.ts';
import { findSignInKey, prepareSignInKey } from './keys.ts';
import { identifyRequester, type SignInRequester, withSecurityEvent } from './requester.ts';

const stage = stageLimits('verifications');

const TOO_MANY = 'Too many codes were tried. Wait before you try another.';
const EXHAUSTED = {
  code: 'stage_failures_used_up',
  detail: 'The service has reached its hourly limit of wrong codes.',
};

/**
 * Placeholders of the same length as real ids. They are read if an account or code doesn't exist, so timing reveals nothing.
 */
const NO_USER = `usr_${'0'.repeat(26)}`;
const NO_CODE = '0'.repeat(26);

/** A code to verify, with the browser's handle and its current session, if any. */
type Attempt = {
  email: string;
  code: string;
  ipAddress: string;
  handle: string;
  formerSessionToken: string | undefined;
};

/** A user who has signed in, with their credentials. */
export type SignedIn = { user: users.User; apiKey: string; sessionToken: string };

/** The account to sign in to, if it exists, and its sessions. The sign-in ends `previous`, the browser's old session. */
type Account = {
  user: users.User | undefined;
  previous: sessions.Session | undefined;
  others: sessions.Session[];
};

/**
 * Exchanges a code for a new session and the account's sign-in key. If the same browser repeats the request within a minute,
 * it gets the same result. Throws `rate_limited`, `unavailable` if the stage's limit is exhausted, `account_suspended` and
 * `invalid_code`. After any error but `invalid_code`, the attempt doesn't count as a failure.
 */
export async function signIn(request: Attempt): Promise<SignedIn> {
  const nowMs = Date.now();
  const { email, ipAddress, formerSessionToken } = request;
  const identity = await identifyRequester(email, ipAddress);
  const [isReturning, codes, userId] = await Promise.all([
    returningDevices.isReturning(identity.deviceHash, nowMs),
    signInCodes.list(email, nowMs),
    users.findId(email),
  ]);
  // The read starts even if the address is unknown, and is awaited only after a correct code, so timing doesn't reveal
  // whether an account exists.
  const reading = readAccount(userId ?? NO_USER, formerSessionToken);
  reading.catch(() => undefined);
  const requester = { ...identity, isReturning };
  const getUserId = ({ user }: SignedIn) => user.id;
  return withSecurityEvent({ event: 'sign_in', source: identity.source, getUserId }, async () => {
    const refund = await consumeFailure(requester, nowMs);
    const exchange = async (): Promise<SignedIn | undefined> => {
      const { match, refundTries } = await tryCode(request, codes, nowMs);
      if (!match) return undefined;
      const finishing = reading.then((account) =>
        finishSignIn({ ...request, code: match, requester }, account),
      );
      return undoOnFailure(finishing, refundTries);
    };
    const signedIn = await undoOnFailure(exchange(), refund);
    if (!signedIn)
      throw new ServiceError(
        'invalid_code',
        'The code is wrong or has expired. Check your mail or request a new one.',
      );
    await refund();
    count('SignIns');
    return signedIn;
  });
}

/** Counts an attempt as failed in advance, and returns a function that refunds it. */
async function consumeFailure(requester: SignInRequester, nowMs: number): Promise<() => Promise<void>> {
  const { perSource, failures, failuresPerStage } = verificationLimits(stage, requester);
  await consumeCallerLimits(perSource, TOO_MANY, nowMs);
  return consumeCallerAndStageLimits(
    { caller: failures, callerDetail: TOO_MANY, stage: failuresPerStage, exhausted: EXHAUSTED },
    nowMs,
  );
}

/**
 * Compares a code with every valid code of the address, after counting an attempt at each of them. Returns the matching code,
 * which may already be used, and a function that refunds the attempts. If counting fails, the attempts are refunded before
 * the error is thrown.
 */
async function tryCode(attempt: Attempt, stored: readonly signInCodes.StoredCode[], nowMs: number) {
  const { email, handle } = attempt;
  const pending = withoutReplaced(stored);
  const valid = pending.filter(({ usedAtMs }) => usedAtMs === undefined).slice(-MAX_CODES);
  const tried: signInCodes.TriedCode[] = await Promise.all(
    valid.map(async (code) => ({
      id: code.id,
      trier: (await hasRequested(attempt, code)) ? 'asker' : 'other',
    })),
  );
  // The padding makes every attempt take the same number of calls, which hides how many codes are pending.
  while (tried.length < MAX_CODES) tried.push({ id: NO_CODE, trier: 'other' });

  const tryName = randomBytes(9).toString('base64url');
  const refundTries = () =>
    Promise.allSettled(tried.map((one) => signInCodes.refundTry(email, one, tryName)));
  const counts = await Promise.allSettled(
    tried.map((one) => signInCodes.countTry(email, one, tryName, nowMs)),
  );
  const failed = counts.find((result) => result.status === 'rejected');
  if (failed) {
    await refundTries();
    throw failed.reason;
  }
  const counted = counts.flatMap((result) => (result.status === 'fulfilled' && result.value) || []);
  // A used code only works for the browser that used it, so these attempts needn't be counted.
  const ownUsed = pending.filter(({ usedBy }) => usedBy === hashSignInHandle(handle));
  const candidates = [...counted, ...ownUsed];
  const matches = await Promise.all(candidates.map((code) => isMatch(attempt, code)));
  return { match: candidates.find((_, index) => matches[index]), refundTries };
}

/** Whether a code was requested by the same browser or from the same source. */
async function hasRequested(attempt: Attempt, code: signInCodes.StoredCode): Promise<boolean> {
  if (hashSignInHandle(attempt.handle) === code.handleHash) return true;
  const subkey = await findServiceSubkey(code.secretVersion, 'limit');
  return subkey !== undefined && keyedHash(subkey, toSource(attempt.ipAddress)) === code.source;
}

/** Whether the code matches a stored one; never true if the stored code's version of the secret was retired. */
async function isMatch({ email, code }: Attempt, stored: signInCodes.StoredCode): Promise<boolean> {
  const subkey = await findServiceSubkey(stored.secretVersion, 'code');
  return subkey !== undefined && macsEqual(codeMac(subkey, email, code), stored.mac);
}

/** Reads an account to sign in to, with the same calls whether or not it exists. */
async function readAccount(userId: string, formerSessionToken: string | undefined): Promise<Account> {
  const [user, previous, all] = await Promise.all([
    users.find(userId),
    formerSessionToken === undefined ? undefined : sessions.find(hashSessionToken(formerSessionToken)),
    sessions.list(userId),
  ]);
  return { user, previous, others: all.filter(({ tokenHash }) => tokenHash !== previous?.tokenHash) };
}

type MatchedAttempt = Omit<Attempt, 'code'> & { code: signInCodes.StoredCode; requester: SignInRequester };

const MAX_ROUNDS = 3;

/**
 * Uses the code and signs in within one transaction; retries if the code, account or key changed meanwhile. Returns undefined
 * if another browser used the code or the code no longer exists. Throws `unavailable` if the account keeps changing.
 */
async function finishSignIn(attempt: MatchedAttempt, read: Account): Promise<SignedIn | undefined> {
  let { code } = attempt;
  let account = read;
  for (let round = 0; round < MAX_ROUNDS; round++) {
    if (code.usedAtMs !== undefined) return repeatSignIn({ ...attempt, code }, account);
    const signedIn = await writeSignIn({ ...attempt, code }, account);
    if (signedIn) return signedIn;
    const [current, user] = await Promise.all([
      signInCodes.find(attempt.email, code.id),
      users.findOrCreate(attempt.email),
    ]);
    if (!current || !user) return undefined;
    code = current;
    account = await readAccount(user.id, attempt.formerSessionToken);
  }
  throw unavailable(new Error('The account changed during every attempt to sign in'));
}

async function writeSignIn(
  attempt: MatchedAttempt,
  { user, previous, others }: Account,
): Promise<SignedIn | undefined> {
  if (!user) return undefined;
  // Only someone who reads the address's mail learns this.
  if (user.suspendedAt)
    throw new ServiceError('account_suspended', 'This account is suspended. Ask the operator.');
  const { email, code, handle, requester } = attempt;
  const nowMs = Date.now();
  const usedBy = hashSignInHandle(handle);
  const limitSubjects = { mailbox: requester.mailbox, source: requester.source };
  const { key, signInKey, writes } = await prepareSignInKey(user, requester.secretVersion);
  const sessionToken = await deriveToken(attempt);
  // The code's version of the secret may have been retired meanwhile.
  if (!sessionToken) return undefined;
  const isDone = await transactWrite([
    signInCodes.useWrite(email, code.id, { userId: user.id, usedBy, nowMs }),
    ...users.signInWrites(user, { signInKey, limitSubjects, nowMs }),
    ...writes,
    ...sessions.beginWrites(user.id, hashSessionToken(sessionToken), others, nowMs),
    // The browser drops its previous session, so no one else may continue that session (OWASP ASVS 5, V7.2).
    ...(previous ? sessions.endWrites(previous) : []),
    ...returningDevices.putWrites(user.id, requester.deviceHash, nowMs),
  ]);
  return isDone ? { user, apiKey: key, sessionToken } : undefined;
}

async function repeatSignIn(attempt: MatchedAttempt, { user }: Account): Promise<SignedIn | undefined> {
  const { code, handle } = attempt;
  const isSameBrowser = code.usedBy === hashSignInHandle(handle);
  if (!isSameBrowser || Date.now() - (code.usedAtMs ?? 0) > REPEATABLE_MS) return undefined;
  if (!user || user.suspendedAt || user.id !== code.userId) return undefined;
  const [apiKey, sessionToken] = [await findSignInKey(user), await deriveToken(attempt)];
  return apiKey && sessionToken ? { user, apiKey, sessionToken } : undefined;
}

async function deriveToken({ code, handle }: MatchedAttempt): Promise<string | undefined> {
  const subkey = await findServiceSubkey(code.secretVersion, 'session');
  return subkey && deriveSessionToken(subkey, code.id, handle);
}
