import { newId } from '#lib/accounts/identifiers.ts';
import { deriveApiKey, hashApiKey, startOfApiKey } from '#lib/accounts/key-format.ts';
import type { KeyAccess } from '#lib/accounts/key-terms.ts';
import { currentVersion } from '#lib/accounts/subkeys.ts';
import { Refusal } from '#lib/refusal.ts';
import { serviceSecret, serviceSubkey } from '#lib/secret/service-secret.ts';
import * as apiKeys from '#lib/table/api-keys.ts';
import type { User } from '#lib/table/users.ts';

/** What a key's owner chooses for it; without an expiry it is good until it is revoked. */
type KeyTerms = { name: string; access: KeyAccess; expiresAt?: string | null | undefined };

/** A further key of a user, shown this once. Refused as `key_limit_reached`. */
export async function createKey(userId: string, { name, access, expiresAt }: KeyTerms) {
  const secretVersion = currentVersion(await serviceSecret());
  const { key, stored } = await newKey({ userId, name, secretVersion });
  const terms = { access, ...(expiresAt && { expiresAt }) };
  if (!(await apiKeys.create({ ...stored, ...terms })))
    throw new Refusal(
      'key_limit_reached',
      `An account has at most ${apiKeys.MAX_KEYS} keys beside the one of its sign-ins; revoke one first.`,
    );
  return { id: stored.id, key, name, createdAt: stored.createdAt };
}

/** The key that sign-ins of this user return: created at the first, derived again at every later one. */
export async function signInKeyOf(user: User, secretVersion: string): Promise<string> {
  if (user.signInKey) return derive(user.signInKey.id, user.signInKey.secretVersion);
  const { stored } = await newKey({ userId: user.id, name: 'Sign-in', secretVersion });
  const kept = await apiKeys.createSignInKey(stored);
  return derive(kept.id, kept.secretVersion);
}

async function newKey(of: Pick<apiKeys.StoredKey, 'userId' | 'name' | 'secretVersion'>) {
  const nowMs = Date.now();
  const id = newId('key', nowMs);
  const key = await derive(id, of.secretVersion);
  const createdAt = new Date(nowMs).toISOString();
  return { key, stored: { ...of, id, hash: hashApiKey(key), start: startOfApiKey(key), createdAt } };
}

async function derive(keyId: string, secretVersion: string): Promise<string> {
  return deriveApiKey(await serviceSubkey(secretVersion, 'key'), keyId);
}
