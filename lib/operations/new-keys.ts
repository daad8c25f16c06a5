import { newId } from '#lib/accounts/identifiers.ts';
import { deriveApiKey, hashApiKey, startOfApiKey } from '#lib/accounts/key-format.ts';
import type { KeyAccess } from '#lib/accounts/key-terms.ts';
import { currentVersion } from '#lib/accounts/subkeys.ts';
import { Refusal } from '#lib/refusal.ts';
import { findServiceSubkey, serviceSecret, serviceSubkey } from '#lib/secret/service-secret.ts';
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

/**
 * The key that sign-ins of this user return: created at the first, derived again at every later one, and replaced if
 * its version of the secret is retired.
 */
export async function signInKeyOf(user: User, secretVersion: string): Promise<string> {
  const { id: userId, signInKey } = user;
  if (signInKey) {
    const subkey = await findServiceSubkey(signInKey.secretVersion, 'key');
    if (subkey) return deriveApiKey(subkey, signInKey.id);
    await apiKeys.revoke(userId, signInKey.id);
  }
  const { stored } = await newKey({ userId, name: 'Sign-in', secretVersion });
  return signInKeyOf({ ...user, signInKey: await apiKeys.createSignInKey(stored) }, secretVersion);
}

async function newKey(of: Pick<apiKeys.StoredKey, 'userId' | 'name' | 'secretVersion'>) {
  const nowMs = Date.now();
  const id = newId('key', nowMs);
  const key = deriveApiKey(await serviceSubkey(of.secretVersion, 'key'), id);
  const createdAt = new Date(nowMs).toISOString();
  return { key, stored: { ...of, id, hash: hashApiKey(key), start: startOfApiKey(key), createdAt } };
}
