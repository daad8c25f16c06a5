import { hashSessionToken, sessionTokenOf } from '#lib/accounts/session-token.ts';
import { REPEATABLE_MS } from '#lib/accounts/sign-in-code.ts';
import { hashSignInHandle } from '#lib/accounts/sign-in-handle.ts';
import { unavailable } from '#lib/refusal.ts';
import { findServiceSubkey } from '#lib/secret/service-secret.ts';
import * as knownPairs from '#lib/table/known-pairs.ts';
import * as sessions from '#lib/table/sessions.ts';
import * as signInCodes from '#lib/table/sign-in-codes.ts';
import { writeAll } from '#lib/table/single-table.ts';
import * as users from '#lib/table/users.ts';
import { existingSignInKeyOf, signInKeyOf } from './new-keys.ts';
import type { SignInRequester } from './requester.ts';

type RightCode = {
  email: string;
  code: signInCodes.StoredCode;
  handle: string;
  formerSessionToken: string | undefined;
  requester: SignInRequester;
};

/** What a sign-in needs to know of an account: undefined if it is gone; the session that is to end, and those that go on. */
type Account = {
  user: users.User | undefined;
  former: sessions.Session | undefined;
  others: sessions.Session[];
};

/** Who has signed in, with what the answer gives them. */
export type SignedIn = { user: users.User; apiKey: string; sessionToken: string };

const MAX_ROUNDS = 3;

/** Reads the account of an identifier, by the same calls whether or not there is one. */
export async function accountOf(userId: string, formerSessionToken: string | undefined): Promise<Account> {
  const [user, former, all] = await Promise.all([
    users.find(userId),
    formerSessionToken === undefined ? undefined : sessions.find(hashSessionToken(formerSessionToken)),
    sessions.list(userId),
  ]);
  return { user, former, others: all.filter(({ tokenHash }) => tokenHash !== former?.tokenHash) };
}

/**
 * Uses a right code up, and in the same transaction does all that a sign-in is: account, session, key, known pair. A code
 * that is used up gives the same again to the browser that used it, for a minute, and undefined to everybody else. Refused
 * as `unavailable` if the account keeps changing.
 */
export async function finishSignIn(right: RightCode, read: Account): Promise<SignedIn | undefined> {
  let { code } = right;
  let account = read;
  for (let round = 0; round < MAX_ROUNDS; round++) {
    if (code.usedAtMs !== undefined) return signInAgain({ ...right, code }, account);
    const signedIn = await signInWith({ ...right, code }, account);
    if (signedIn) return signedIn;
    // Something that it rests on has changed meanwhile: the code, the account or its key.
    const [current, user] = await Promise.all([
      signInCodes.find(right.email, code.id),
      users.findOrCreate(right.email),
    ]);
    if (!current || !user) return undefined;
    code = current;
    account = await accountOf(user.id, right.formerSessionToken);
  }
  throw unavailable(new Error('The account changes with every try to sign in'));
}

async function signInWith(
  right: RightCode,
  { user, former, others }: Account,
): Promise<SignedIn | undefined> {
  if (!user) return undefined;
  const { email, code, handle, requester } = right;
  const nowMs = Date.now();
  const usedBy = hashSignInHandle(handle);
  const { key, signInKey, writes } = await signInKeyOf(user, requester.secretVersion);
  const sessionToken = await sessionTokenFor(right);
  // An operator may take a version of the secret away at any moment; its codes go with it.
  if (!sessionToken) return undefined;
  const isDone = await writeAll([
    ...signInCodes.useOf(email, code.id, { userId: user.id, usedBy, nowMs }),
    ...users.signInWrites(user, signInKey),
    ...writes,
    ...sessions.writesToBegin(user.id, hashSessionToken(sessionToken), others, nowMs),
    // The browser forgets the session that it had: nobody else may go on with it (OWASP ASVS 5, V7.2).
    ...(former ? sessions.writesToEnd(former) : []),
    ...knownPairs.writesOf(user.id, requester.knownHash, nowMs),
  ]);
  return isDone ? { user, apiKey: key, sessionToken } : undefined;
}

async function signInAgain(right: RightCode, { user }: Account): Promise<SignedIn | undefined> {
  const { code, handle } = right;
  const isSameBrowser = code.usedBy === hashSignInHandle(handle);
  if (!isSameBrowser || Date.now() - (code.usedAtMs ?? 0) > REPEATABLE_MS) return undefined;
  if (!user || user.id !== code.userId) return undefined;
  const [apiKey, sessionToken] = [await existingSignInKeyOf(user), await sessionTokenFor(right)];
  return apiKey && sessionToken ? { user, apiKey, sessionToken } : undefined;
}

async function sessionTokenFor({ code, handle }: RightCode): Promise<string | undefined> {
  const subkey = await findServiceSubkey(code.secretVersion, 'session');
  return subkey && sessionTokenOf(subkey, code.id, handle);
}
