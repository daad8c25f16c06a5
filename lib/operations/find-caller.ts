import type { Caller, Credential } from '#lib/accounts/caller.ts';
import { hashApiKey, isWellFormedApiKey } from '#lib/accounts/key-format.ts';
import { hashSessionToken } from '#lib/accounts/session-token.ts';
import { logError } from '#lib/log.ts';
import { Recent } from '#lib/recent.ts';
import { accessOf } from '#lib/table/api-keys.ts';
import * as keyOwners from '#lib/table/key-owners.ts';
import * as sessions from '#lib/table/sessions.ts';
import * as users from '#lib/table/users.ts';

/** How many keys, and how many sessions, a process remembers at a time. */
const REMEMBERED = 10_000;

/**
 * Whose the keys and sessions are that this process has seen, by their hashes. That never changes, so that the account
 * and the credential are read together and as of now, where one that is new to the process first has to be looked up.
 */
const seenKeys = new Recent<keyOwners.KeyPlace>(REMEMBERED);
const seenSessions = new Recent<sessions.Session>(REMEMBERED);

/**
 * Who is calling, as of now, by what they show; notes that it was used. Undefined for a credential that is none, has
 * ended or belongs to an account that is gone.
 */
export async function findCaller(credential: Credential | undefined): Promise<Caller | undefined> {
  if (!credential) return undefined;
  return 'key' in credential ? callerByKey(credential.key) : callerBySession(credential.sessionToken);
}

async function callerByKey(key: string): Promise<Caller | undefined> {
  if (!isWellFormedApiKey(key)) return undefined;
  const hash = hashApiKey(key);
  const place = seenKeys.get(hash) ?? (await keyOwners.locate(hash));
  if (!place) return undefined;
  const [owner, lastUsedAt] = await Promise.all([
    keyOwners.find(place),
    noted('key', place.userId, keyOwners.noteUse(place)),
  ]);
  if (!owner) {
    seenKeys.forget(hash);
    return undefined;
  }
  seenKeys.set(hash, { ...place, lastUsedAt });
  const { id: userId, tier } = owner.user;
  return { userId, tier, credential: 'key', keyId: owner.key.id, access: accessOf(owner.key) };
}

async function callerBySession(sessionToken: string): Promise<Caller | undefined> {
  const hash = hashSessionToken(sessionToken);
  const seen = seenSessions.get(hash);
  const found = seen ?? (await sessions.find(hash));
  if (!found) return undefined;
  const [owned, lastUsedAt] = await Promise.all([
    seen ? sessions.findWithOwner(seen) : withOwner(found),
    noted('session', found.userId, sessions.noteUse(found)),
  ]);
  if (!owned) {
    seenSessions.forget(hash);
    return undefined;
  }
  const { user, session } = owned;
  seenSessions.set(hash, { ...session, lastUsedAt });
  const { id: userId, tier } = user;
  return { userId, tier, credential: 'session', sessionId: session.id, signedInAt: session.createdAt };
}

async function withOwner(session: sessions.Session) {
  const user = await users.find(session.userId);
  return user && { user, session };
}

/** When something was last used, as far as is known; that it could not be noted is no reason to refuse, nor to try again at once. */
function noted(what: string, userId: string, noting: Promise<string>): Promise<string> {
  return noting.catch((error: unknown) => {
    logError(`use of a ${what} not noted`, { userId }, error);
    return new Date().toISOString();
  });
}
