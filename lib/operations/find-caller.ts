import type { Caller, Credential } from '#lib/accounts/caller.ts';
import { hashApiKey, isWellFormedApiKey } from '#lib/accounts/key-format.ts';
import { hashSessionToken } from '#lib/accounts/session-token.ts';
import { logError } from '#lib/log.ts';
import { accessOf } from '#lib/table/api-keys.ts';
import * as keyOwners from '#lib/table/key-owners.ts';
import * as sessions from '#lib/table/sessions.ts';
import * as users from '#lib/table/users.ts';

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
  const owner = await keyOwners.find(hashApiKey(key));
  if (!owner) return undefined;
  const { id: userId, tier } = owner.user;
  await keyOwners
    .noteUse(owner.key)
    .catch((error: unknown) => logError('use of a key not noted', { userId }, error));
  return { userId, tier, credential: 'key', keyId: owner.key.id, access: accessOf(owner.key) };
}

async function callerBySession(sessionToken: string): Promise<Caller | undefined> {
  const session = await sessions.find(hashSessionToken(sessionToken));
  const user = session && (await users.find(session.userId));
  if (!user) return undefined;
  const { id: userId, tier } = user;
  await sessions
    .noteUse(session)
    .catch((error: unknown) => logError('use of a session not noted', { userId }, error));
  return { userId, tier, credential: 'session', sessionId: session.id, signedInAt: session.createdAt };
}
