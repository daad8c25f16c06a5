import type { Caller, Credential } from '#lib/accounts/caller.ts';
import { hashApiKey, isWellFormedApiKey } from '#lib/accounts/key-format.ts';
import { hashSessionToken } from '#lib/accounts/session-token.ts';
import { logError } from '#lib/log.ts';
import * as keyOwners from '#lib/table/key-owners.ts';
import * as sessions from '#lib/table/sessions.ts';
import * as users from '#lib/table/users.ts';

/**
 * Who is calling, as of now, by what they show; notes the use of a key. Undefined for a credential that is none, has
 * been revoked or belongs to an account that is gone.
 */
export async function findCaller(credential: Credential | undefined): Promise<Caller | undefined> {
  if (!credential) return undefined;
  return 'key' in credential ? callerByKey(credential.key) : callerBySession(credential.sessionToken);
}

async function callerByKey(key: string): Promise<Caller | undefined> {
  if (!isWellFormedApiKey(key)) return undefined;
  const owner = await keyOwners.find(hashApiKey(key));
  if (!owner) return undefined;
  const { id: userId, tier } = owner.user;
  await keyOwners
    .noteUse(owner.key)
    .catch((error: unknown) => logError('use of a key not noted', { userId }, error));
  return { userId, tier, credential: 'key' };
}

async function callerBySession(sessionToken: string): Promise<Caller | undefined> {
  const userId = await sessions.findUserId(hashSessionToken(sessionToken));
  const user = userId && (await users.find(userId));
  return user ? { userId: user.id, tier: user.tier, credential: 'session' } : undefined;
}
