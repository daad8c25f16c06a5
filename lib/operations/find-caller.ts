import type { Caller, Credential } from '#lib/accounts/caller.ts';
import { hashApiKey, isWellFormedApiKey } from '#lib/accounts/key-format.ts';
import { hashSessionToken } from '#lib/accounts/session-token.ts';
import { logError } from '#lib/log/log.ts';
import { LruCache } from '#lib/lru-cache.ts';
import * as apiKeys from '#lib/table/api-keys.ts';
import * as sessions from '#lib/table/sessions.ts';
import * as users from '#lib/table/users.ts';

const CACHE_SIZE = 10_000;

/**
 * Caches of key locations and of sessions, by credential hash; a credential's owner never changes. A cache hit saves one
 * table read. Every request still reads the account and the credential from the table.
 */
const knownKeys = new LruCache<apiKeys.KeyLocation>(CACHE_SIZE);
const knownSessions = new LruCache<sessions.Session>(CACHE_SIZE);

/** An authenticated caller, and the account that was read. */
export type Found = { caller: Caller; user: users.User };

/** The hash under which a credential is stored, which is no secret. */
export const hashOfCredential = (credential: Credential): string =>
  'key' in credential ? hashApiKey(credential.key) : hashSessionToken(credential.sessionToken);

/**
 * Authenticates a credential against the table, with strongly consistent reads, and records its use. Returns undefined if
 * the credential is invalid or expired, or its account no longer exists.
 */
export async function findCaller(
  credential: Credential,
  hash = hashOfCredential(credential),
): Promise<Found | undefined> {
  if (!('key' in credential)) return findBySession(hash);
  return isWellFormedApiKey(credential.key) ? findByKey(hash) : undefined;
}

async function findByKey(hash: string): Promise<Found | undefined> {
  const location = knownKeys.get(hash) ?? (await apiKeys.locate(hash));
  if (!location) return undefined;
  const found = await apiKeys.findWithOwner(location);
  if (!found) {
    knownKeys.delete(hash);
    return undefined;
  }
  const lastUsedAt = await orNow('key', location.userId, apiKeys.recordUse(location));
  knownKeys.set(hash, { ...location, lastUsedAt });
  const { user, key: apiKey } = found;
  const account = { userId: user.id, tier: user.tier };
  const access = apiKeys.accessOf(apiKey);
  return { user, caller: { ...account, credential: 'key', keyId: apiKey.id, access } };
}

async function findBySession(hash: string): Promise<Found | undefined> {
  const cached = knownSessions.get(hash);
  const located = cached ?? (await sessions.find(hash));
  if (!located) return undefined;
  const found = await (cached ? sessions.findWithOwner(cached) : withOwner(located));
  if (!found) {
    knownSessions.delete(hash);
    return undefined;
  }
  const lastUsedAt = await orNow('session', located.userId, sessions.recordUse(located));
  const { user, session } = found;
  knownSessions.set(hash, { ...session, lastUsedAt });
  const account = { userId: user.id, tier: user.tier };
  const { id: sessionId, createdAt: signedInAt } = session;
  return { user, caller: { ...account, credential: 'session', sessionId, signedInAt } };
}

async function withOwner(session: sessions.Session) {
  const user = await users.find(session.userId);
  return user && { user, session };
}

/** Returns the recorded time of use, or the current time if recording fails. Such a failure must not reject the caller. */
function orNow(kind: 'key' | 'session', userId: string, recording: Promise<string>): Promise<string> {
  return recording.catch((error: unknown) => {
    logError(`${kind} use not recorded`, { userId }, error);
    return new Date().toISOString();
  });
}
