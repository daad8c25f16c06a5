import type { Caller, Credential } from '#lib/accounts/caller.ts';
import { hashApiKey, isWellFormedApiKey } from '#lib/accounts/key-format.ts';
import { hashSessionToken } from '#lib/accounts/session-token.ts';
import { planOf } from '#lib/accounts/tiers.ts';
import { logError } from '#lib/log/log.ts';
import { LruCache } from '#lib/lru-cache.ts';
import * as apiKeys from '#lib/table/api-keys.ts';
import * as sessions from '#lib/table/sessions.ts';
import type * as users from '#lib/table/users.ts';

const CACHE_SIZE = 10_000;

/**
 * Caches of locations, by credential hash; a credential's owner never changes. A cache hit saves one table read. Every
 * request still reads the account and the credential from the table.
 */
const knownKeys = new LruCache<apiKeys.KeyLocation>(CACHE_SIZE);
const knownSessions = new LruCache<sessions.SessionLocation>(CACHE_SIZE);

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
  knownKeys.set(hash, await apiKeys.recordUse(location).catch(useNotRecorded('key', location)));
  const { user, key: apiKey } = found;
  const account = { userId: user.id, ...planOf(user) };
  const access = apiKeys.accessOf(apiKey);
  return { user, caller: { ...account, credential: 'key', keyId: apiKey.id, access } };
}

async function findBySession(hash: string): Promise<Found | undefined> {
  const location = knownSessions.get(hash) ?? (await sessions.locate(hash));
  if (!location) return undefined;
  const found = await sessions.findWithOwner(location);
  if (!found) {
    knownSessions.delete(hash);
    return undefined;
  }
  const { user, session } = found;
  const recorded = sessions.recordUse({ lastUsedAt: session.lastUsedAt, ...location });
  knownSessions.set(hash, await recorded.catch(useNotRecorded('session', location)));
  const account = { userId: user.id, ...planOf(user) };
  const { id: sessionId, createdAt: signedInAt } = session;
  return { user, caller: { ...account, credential: 'session', sessionId, signedInAt } };
}

/** Handles a failure to record a use, which must not reject the caller. The location counts as used now. */
const useNotRecorded =
  <Location extends { userId: string }>(kind: 'key' | 'session', location: Location) =>
  (error: unknown): Location & { lastUsedAt: string } => {
    logError(`${kind} use not recorded`, { userId: location.userId }, error);
    return { ...location, lastUsedAt: new Date().toISOString() };
  };
